import type { ExtraFields, PublicRequest, Submission } from '#shared/submissions.ts'
import { answerOf, filledParts, type FilledIn } from '../client/answer.ts'
import type { Photo } from '../client/photo/photo.ts'

/** What the client has filled in so far. `idempotencyKey` is set from the first attempt to send until the next edit. */
export type Draft = FilledIn & {
  isPrivate: boolean
  isCompanyShown: boolean
  areAnswersShown: boolean
  photo: Photo | null
  /** The server's token for when the form was first opened; null in drafts from before it existed. */
  openedToken: string | null
  idempotencyKey: string | null
}

export const startDraft = ({ customerName, openedToken }: PublicRequest): Draft => ({
  customerName: customerName ?? '',
  rating: 0,
  testimonial: '',
  company: '',
  role: '',
  answers: {},
  isPrivate: false,
  isCompanyShown: false,
  areAnswersShown: false,
  photo: null,
  openedToken,
  idempotencyKey: null,
})

/** An edited answer is a new one to the server: with the old key it would return the old one's result. */
export const editDraft = (draft: Draft, change: Partial<Draft>): Draft => ({
  ...draft,
  ...change,
  idempotencyKey: null,
})

/** An answer to a question that has been reworded stays in its place, for the client to check. */
export function carryAnswers(
  draft: Draft,
  { from, to }: { from: ExtraFields['questions']; to: ExtraFields['questions'] },
): Draft {
  const carried = to.flatMap(({ id }, index) => {
    const former = from[index]?.id
    const isGone = former !== undefined && !to.some((question) => question.id === former)
    const answer = isGone && draft.answers[id] === undefined ? draft.answers[former] : undefined
    return answer === undefined ? [] : [[id, answer] as const]
  })
  return carried.length === 0
    ? draft
    : editDraft(draft, { answers: { ...draft.answers, ...Object.fromEntries(carried) } })
}

export function toSubmission(
  draft: Draft,
  { extraFields, consentVersion, website }: { extraFields: ExtraFields; consentVersion: string; website: string },
): Submission {
  const { isPrivate, isCompanyShown, areAnswersShown, photo, openedToken } = draft
  const answer = answerOf(draft, extraFields)
  const filled = filledParts(answer, extraFields)
  return {
    ...answer,
    isPrivate,
    parts: {
      name: true,
      photo: extraFields.photo,
      company: !isPrivate && isCompanyShown && filled.company,
      answers: !isPrivate && areAnswersShown && filled.answers,
    },
    ...(photo && extraFields.photo && { imageUrl: photo.downloadUrl }),
    consentVersion,
    ...(openedToken !== null && { openedToken }),
    ...(website && { website }),
  }
}
