import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { ExcerptRefusal } from '#shared/excerpt.ts'
import { eitherOf } from '#shared/name-lists.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Move } from './testimonials.domain.ts'

type Refused = Exclude<
  Move,
  'bounce' | 'decline' | 'revise' | 'make_public' | 'make_private' | 'show_parts' | 'withdraw' | 'accept_spelling'
>

export const testimonialNotFound = () =>
  new AppError({ code: 'testimonials.not_found', status: 404, message: 'This testimonial does not exist.' })

const CANNOT: Record<Refused, string> = {
  edit: 'be edited',
  send: 'be sent',
  remind: 'get reminders',
  submit: 'be answered',
  approve: 'be approved',
  reject: 'be rejected',
  reopen: 'be reopened',
  show_excerpt: 'be shown in part',
  reply: 'get a reply',
  translate: 'be translated',
  suggest_spelling: 'get a spelling fix',
}

export const wrongStatus = ({ status, move }: { status: TestimonialStatus; move: Refused }) =>
  new AppError({
    code: 'testimonials.wrong_status',
    status: 409,
    message: `This testimonial is now ${status} and can’t ${CANNOT[move]}.`,
  })

export const notRemovable = () =>
  new AppError({
    code: 'testimonials.wrong_status',
    status: 409,
    message: 'This is a client’s answer and can’t be removed. You can reject it, so that it isn’t shown anywhere.',
  })

const clientOf = (customerName: string | null) => customerName ?? 'The client'

/** `day` as text. */
export const declined = ({ customerName, day }: { customerName: string | null; day: string }) =>
  new AppError({
    code: 'testimonials.declined',
    status: 409,
    message: `${clientOf(customerName)} declined on ${day}. You can still copy the link.`,
  })

export const withdrawn = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.withdrawn',
    status: 409,
    message: `${clientOf(customerName)} withdrew this testimonial. It can be shown again only if they share it again.`,
  })

const whyRefused: Record<ExcerptRefusal, string> = {
  no_excerpt: 'An excerpt must be whole sentences of the testimonial, in its order and unchanged. Choose them again.',
  not_in_text: 'The highlight isn’t a phrase of the testimonial. Select it in the text again.',
  left_out: 'The excerpt leaves out words of the highlight. Highlight words that are shown, or remove the highlight.',
  paragraphs: 'A highlight can’t go over two paragraphs. Select words of one paragraph.',
}

export const notTheirWords = (refusal: ExcerptRefusal) =>
  new AppError({
    code: 'testimonials.not_their_words',
    status: 422,
    message: whyRefused[refusal],
    details: [{ path: refusal === 'no_excerpt' ? 'excerpt' : 'highlight', message: whyRefused[refusal] }],
  })

export const revised = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.revised',
    status: 409,
    message: `${clientOf(customerName)} changed this testimonial in the meantime. Read it again before you approve it.`,
  })

/** Before an excerpt of another text, a reply to it or its translation is shown. */
export const revisedMeanwhile = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.revised',
    status: 409,
    message: `${clientOf(customerName)} changed this testimonial in the meantime. Read it and try again.`,
  })

const UNREAD = {
  reply: 'so nobody would see a reply. Email them instead.',
  translate: 'so nobody would read a translation.',
  suggest_spelling: 'so nobody would see a spelling fix. Email them instead.',
}

/** Before a reply, a translation or a spelling fix that nobody could read. */
export const notForEverybody = (customerName: string | null, move: keyof typeof UNREAD) =>
  new AppError({
    code: 'testimonials.not_for_everybody',
    status: 409,
    message: `${clientOf(customerName)} sent this testimonial only to you, ${UNREAD[move]}`,
  })

export const assigneeUnknown = () =>
  new AppError({
    code: 'testimonials.assignee_unknown',
    status: 422,
    message: 'This person isn’t a member of the workspace any more. Choose somebody else.',
    details: [{ path: 'userId', message: 'Choose a member of the workspace.' }],
  })

/** Before a reply or translation that whoever signs off would not see. */
export const replyNeedsOwner = (move: 'reply' | 'translate') =>
  new AppError({
    code: 'testimonials.reply_needs_owner',
    status: 409,
    message: `Testimonials need a sign-off here, so only the owner can publish a ${move === 'reply' ? 'reply' : 'translation'}. Ask the owner to write it.`,
  })

/** The names of those who sign off. */
export const waitsForSignOff = (signers: readonly string[]) =>
  new AppError({
    code: 'testimonials.waits_for_sign_off',
    status: 409,
    message: `This testimonial already waits for a sign-off by ${eitherOf(signers)}. Only the owner can publish it without.`,
  })

export const nobodySignsOff = () =>
  new AppError({
    code: 'testimonials.nobody_signs_off',
    status: 409,
    message:
      'Testimonials need a sign-off, and no sign-off link is active. Create or extend one in the settings, or ask the owner to publish it.',
  })

export const erased = () =>
  new AppError({
    code: 'testimonials.erased',
    status: 409,
    message: 'The client had this erased. You can only remove it.',
  })

export const emailOnItsWay = () =>
  new AppError({
    code: 'testimonials.email_on_its_way',
    status: 409,
    message: 'This request’s email is being sent. Wait a moment and try again.',
  })

export const clientUnsubscribed = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.unsubscribed',
    status: 409,
    message: `${clientOf(customerName)} unsubscribed. You can still copy the link.`,
  })

/** `address` as its owner typed it. */
export const emailBouncedError = (address: string) =>
  new AppError({
    code: 'testimonials.bounced',
    status: 409,
    message: `An email to ${address} bounced. Correct the address, or copy the link.`,
  })

export const emailComplainedError = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.complained',
    status: 409,
    message: `${clientOf(customerName)} reported an email like this as spam and gets no more. You can still copy the link.`,
  })

export const onDoNotAskList = (address: string) =>
  new AppError({
    code: 'testimonials.do_not_ask',
    status: 409,
    message: `${address} is on your do-not-ask list. Remove it from the list, or copy the link.`,
  })

export const quotaExceeded = ({ limit, resetsOn }: { limit: number; resetsOn: string }) =>
  new AppError({
    code: 'testimonials.quota_exceeded',
    status: 402,
    message: `You’ve used all ${limit} requests of this month. You get new ones on ${resetsOn}, or immediately with a larger plan.`,
  })

export const receivedInFuture = () =>
  new AppError({
    code: 'testimonials.received_in_future',
    status: 422,
    message: 'The date you received it can’t be in the future.',
    details: [{ path: 'receivedOn', message: 'The date can’t be in the future.' }],
  })

type Hidden = {
  customerName: string | null
  status: TestimonialStatus
  isPrivate: boolean
  withdrawnAt: Date | null
  erasedAt: Date | null
}

/** Why there is no image of a testimonial that visitors can't see, and what to do. */
export const notShown = (testimonial: Hidden) =>
  new AppError({ code: 'testimonials.not_shown', status: 409, message: whyNotShown(testimonial) })

function whyNotShown({ customerName, status, isPrivate, withdrawnAt, erasedAt }: Hidden): string {
  if (erasedAt) return 'The client had this testimonial erased. Choose another one.'
  if (status === 'pending' || status === 'sent')
    return `${clientOf(customerName)} hasn’t answered yet. You can share the testimonial once it is there and approved.`
  if (withdrawnAt) return `${clientOf(customerName)} withdrew this testimonial. Choose another one.`
  if (isPrivate) return `${clientOf(customerName)} sent this testimonial only to you. Choose a public one.`
  return 'Only approved testimonials can be shared as an image. Approve it first.'
}
