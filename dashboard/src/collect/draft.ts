import type { CollectedAnswer, CollectionPage } from '#shared/collection.ts'
import type { ExtraFields } from '#shared/submissions.ts'
import { answerOf, type Faults, filledParts, type FilledIn, findFaults as findAnswerFaults } from '../client/answer.ts'
import { cleanLine } from '../client/answer-text.ts'
import type { Photo } from '../client/photo/photo.ts'

/** What the visitor has filled in so far. `idempotencyKey` is set from the first attempt to send until the next edit. */
export type Draft = FilledIn & {
  customerEmail: string
  isPrivate: boolean
  isCompanyShown: boolean
  areAnswersShown: boolean
  photo: Photo | null
  /** The server's token for when the page was first opened. */
  openedToken: string
  /** The step of the last edit; null on one page, and before the first one. */
  step: string | null
  idempotencyKey: string | null
}

export const startDraft = ({ openedToken }: Pick<CollectionPage, 'openedToken'>): Draft => ({
  customerName: '',
  rating: 0,
  testimonial: '',
  company: '',
  role: '',
  answers: {},
  customerEmail: '',
  isPrivate: false,
  isCompanyShown: false,
  areAnswersShown: false,
  photo: null,
  openedToken,
  step: null,
  idempotencyKey: null,
})

/** Whether somebody has begun to answer. */
export const isBegun = ({ rating, photo, ...texts }: Draft): boolean =>
  rating > 0 ||
  photo !== null ||
  [texts.testimonial, texts.customerName, texts.customerEmail, texts.company, texts.role].some(isWritten) ||
  Object.values(texts.answers).some(isWritten)

const isWritten = (text: string) => text.trim() !== ''

/** An edited answer is a new one to the server: with the old key it would return the old one's result. */
export const editDraft = (draft: Draft, change: Partial<Draft>): Draft => ({
  ...draft,
  ...change,
  idempotencyKey: null,
})

export function toCollected(
  draft: Draft,
  { extraFields, consentVersion, website }: { extraFields: ExtraFields; consentVersion: string; website: string },
): CollectedAnswer {
  const { isPrivate, isCompanyShown, areAnswersShown, photo, openedToken } = draft
  const answer = answerOf(draft, extraFields)
  const filled = filledParts(answer, extraFields)
  return {
    ...answer,
    customerEmail: cleanLine(draft.customerEmail) || null,
    isPrivate,
    parts: {
      name: true,
      photo: true,
      company: !isPrivate && isCompanyShown && filled.company,
      answers: !isPrivate && areAnswersShown && filled.answers,
    },
    ...(photo && { imageUrl: photo.downloadUrl }),
    consentVersion,
    openedToken,
    ...(website && { website }),
  }
}

export const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text)

type Asked = Pick<CollectionPage, 'extraFields' | 'needsConfirmedEmail'>

export function findFaults(draft: Draft, { extraFields, needsConfirmedEmail }: Asked): Faults {
  const email = cleanLine(draft.customerEmail)
  const isLeftOut = email === '' && !needsConfirmedEmail
  return {
    ...findAnswerFaults(draft, extraFields),
    ...(!isLeftOut && !looksLikeEmail(email) && { customerEmail: { kind: 'refused' } }),
  }
}
