import type { PortalAnswer, PortalEvent, VersionSeen } from '#shared/portal.ts'
import type { ExtraFields, Question, QuestionAnswer } from '#shared/submissions.ts'
import { QUESTIONS_MAX } from '#shared/submissions.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'

/** An answer's state, and what the client can decide about it. */
export type AnswerState = {
  status: TestimonialStatus
  isPrivate: boolean
  withdrawnAt: Date | null
  isNameShown: boolean
  isPhotoShown: boolean
  isCompanyShown: boolean
  areAnswersShown: boolean
}

export const versionSeenOf = (row: { revisedAt: Date | null; withdrawnAt: Date | null }): VersionSeen => ({
  revisedAt: row.revisedAt?.toISOString() ?? null,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
})

/** The testimonial's visibility from the client's point of view. */
export function visibilityOf({ status, isPrivate, withdrawnAt }: AnswerState): PortalAnswer['visibility'] {
  if (withdrawnAt) return 'withdrawn'
  if (isPrivate) return 'private'
  if (status === 'approved') return 'shown'
  return status === 'rejected' ? 'not_shown' : 'waiting'
}

export type WrittenAnswer = {
  customerName: string | null
  rating: number | null
  text: string | null
  company: string | null
  role: string | null
  answers: readonly QuestionAnswer[]
}

function written({ customerName, rating, text, company, role, answers }: WrittenAnswer): string {
  const answered = Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]))
  const byQuestion = Object.entries(answered).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([customerName, rating, text, company, role, byQuestion])
}

/** Ignores the order of questions. */
export const isSameAnswer = (one: WrittenAnswer, other: WrittenAnswer) => written(one) === written(other)

/**
 * What the client can edit besides the testimonial: what the owner asks for, and everything answered before, so that
 * nothing gets lost when the owner stops asking for it. Answered questions keep their wording. Nothing is required: it may
 * have been optional when the client answered.
 */
export function asksToChange(extraFields: ExtraFields, { rating, company, role, answers }: WrittenAnswer): ExtraFields {
  const answered = new Map(answers.map(({ questionId, question }) => [questionId, question]))
  const asked = extraFields.questions.filter(({ id }) => !answered.has(id)).slice(0, QUESTIONS_MAX - answered.size)
  const isKept = new Set([...answered.keys(), ...asked.map(({ id }) => id)])
  const current = extraFields.questions.filter(({ id }) => isKept.has(id))
  const former = answers.filter(({ questionId }) => !current.some(({ id }) => id === questionId))
  return {
    ...extraFields,
    rating: extraFields.rating || rating !== null,
    company: extraFields.company || company !== null,
    role: extraFields.role || role !== null,
    required: [],
    questions: [
      ...current.map((question) => ({
        ...question,
        text: answered.get(question.id) ?? question.text,
        isRequired: false,
      })),
      // What it offered is not kept, so that the answer can be any text.
      ...former.map(({ questionId, question, isPrivate = false }) =>
        asText({ id: questionId, text: question, isPrivate }),
      ),
    ],
  }
}

const asText = (question: Pick<Question, 'id' | 'text' | 'isPrivate'>): Question => ({
  ...question,
  kind: 'long',
  options: [],
  isRequired: false,
})

type PastEvent = Pick<TestimonialEvent, 'kind'> & { at: Date }

const CLIENTS_EVENTS = [
  'submitted',
  'revised',
  'spelling_suggested',
  'spelling_accepted',
  'spelling_declined',
  'shown_parts_changed',
  'made_public',
  'made_private',
  'withdrawn',
  'shared_again',
] as const satisfies PortalEvent['kind'][]

const ENDS_APPROVAL = new Set<PastEvent['kind']>([
  'rejected',
  'reopened',
  'revised',
  'made_public',
  'withdrawn',
  'shared_again',
])

/**
 * The history as far as the client may know it, oldest first: everything the client did, and when the owner published
 * or unpublished it. The owner's decisions about unpublished testimonials stay private.
 */
export function historyForClient(
  events: readonly PastEvent[],
  { isPrivateAtFirst }: { isPrivateAtFirst: boolean },
): PortalEvent[] {
  const shown: PortalEvent[] = []
  let isPrivate = isPrivateAtFirst
  let isApproved = false
  for (const { kind, at } of events) {
    const wasShown = isApproved && !isPrivate
    if (kind === 'approved') isApproved = true
    if (ENDS_APPROVAL.has(kind)) isApproved = false
    if (kind === 'made_private') isPrivate = true
    if (kind === 'made_public') isPrivate = false
    const isTakenDown = wasShown && (kind === 'rejected' || kind === 'reopened')
    const own = CLIENTS_EVENTS.find((one) => one === kind)
    if (own) shown.push({ kind: own, at: at.toISOString() })
    else if (kind === 'approved' && !isPrivate) shown.push({ kind: 'approved', at: at.toISOString() })
    else if (isTakenDown) shown.push({ kind: 'taken_down', at: at.toISOString() })
  }
  return shown
}
