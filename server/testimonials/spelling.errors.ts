import type { SpellingRefusal } from '#shared/spelling-fix.ts'
import { AppError } from '#server/kernel/app-error.ts'

const ONLY_SPELLING = 'Only spelling can be suggested.'

/** Names the words. They are of texts that the member can read. */
function whyNotSpelling(refusal: SpellingRefusal): string {
  switch (refusal.reason) {
    case 'unchanged':
      return 'Nothing is changed yet. Correct the spelling first.'
    case 'too_much':
      return `This changes more than half of the words, or adds too many characters. ${ONLY_SPELLING}`
    case 'added':
      return `“${refusal.word}” is new. ${ONLY_SPELLING} Leave it out.`
    case 'removed':
      return `“${refusal.word}” is missing. ${ONLY_SPELLING} Put it back.`
    case 'number':
      return `“${refusal.word}” became “${refusal.became}”. Numbers must stay as they are.`
    case 'negation':
      return `“${refusal.word}” became “${refusal.became}”. Words like “not” and “never” must stay as they are.`
    case 'other_word':
      return `“${refusal.word}” became “${refusal.became}”, which is another word. ${ONLY_SPELLING}`
  }
}

export function notSpelling(refusal: SpellingRefusal) {
  const message = whyNotSpelling(refusal)
  return new AppError({ code: 'testimonials.not_spelling', status: 422, message, details: [{ path: 'text', message }] })
}

export const suggestionOpen = (authorName: string) =>
  new AppError({
    code: 'testimonials.suggestion_open',
    status: 409,
    message: `A suggestion by ${authorName} waits for the client’s answer. Cancel it to make another one.`,
  })

export const suggestionDeclined = () =>
  new AppError({
    code: 'testimonials.suggestion_declined',
    status: 409,
    message: 'The client has declined exactly this. Suggest something else, or leave the testimonial as it is.',
  })

export const suggestionNeedsOwner = () =>
  new AppError({
    code: 'testimonials.suggestion_needs_owner',
    status: 409,
    message:
      'Testimonials need a sign-off here, so only the owner can suggest a spelling fix. Ask the owner to suggest it.',
  })

export const tooManySuggestions = (limit: number) =>
  new AppError({
    code: 'testimonials.too_many_suggestions',
    status: 409,
    message: `The client has answered ${limit} suggestions for this testimonial. Leave it as it is, or email the client.`,
  })

/** The testimonial was received elsewhere. */
export const noPortal = () =>
  new AppError({
    code: 'testimonials.no_portal',
    status: 409,
    message: 'A member added this testimonial, so its author has no page here to answer. Email them instead.',
  })
