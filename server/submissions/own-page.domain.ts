import type { OwnAnswer, OwnEvent, WordsSeen } from '#shared/own-page.ts'
import type { PublicRequest, QuestionAnswer } from '#shared/submissions.ts'
import { QUESTIONS_MAX } from '#shared/submissions.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'

type Asks = PublicRequest['asks']

/** An answer as it stands, and what the client may decide about it. */
export type Standing = {
  status: TestimonialStatus
  isPrivate: boolean
  withdrawnAt: Date | null
  isNameShown: boolean
  isPhotoShown: boolean
  isCompanyShown: boolean
  areAnswersShown: boolean
}

export const wordsSeenOf = (row: { revisedAt: Date | null; withdrawnAt: Date | null }): WordsSeen => ({
  revisedAt: row.revisedAt?.toISOString() ?? null,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
})

/** What has become of the words, in the client's eyes. */
export function visibilityOf({ status, isPrivate, withdrawnAt }: Standing): OwnAnswer['visibility'] {
  if (withdrawnAt) return 'withdrawn'
  if (isPrivate) return 'private'
  if (status === 'approved') return 'shown'
  return status === 'rejected' ? 'not_shown' : 'waiting'
}

export type WrittenWords = {
  customerName: string | null
  rating: number | null
  text: string | null
  company: string | null
  role: string | null
  answers: readonly QuestionAnswer[]
}

function written({ customerName, rating, text, company, role, answers }: WrittenWords): string {
  const answered = Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]))
  const byQuestion = Object.entries(answered).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([customerName, rating, text, company, role, byQuestion])
}

/** In whatever order the questions were asked. */
export const areSameWords = (one: WrittenWords, other: WrittenWords) => written(one) === written(other)

/**
 * What may be written besides the words: what the owner asks for, and whatever was answered, so that nothing is lost that the
 * owner asks for no more. A question stays as it was asked.
 */
export function asksToChange(asks: Asks, { company, role, answers }: WrittenWords): Asks {
  const answered = new Map(answers.map(({ questionId, question }) => [questionId, question]))
  const asked = asks.questions.filter(({ id }) => !answered.has(id)).slice(0, QUESTIONS_MAX - answered.size)
  const isKept = new Set([...answered.keys(), ...asked.map(({ id }) => id)])
  const current = asks.questions.filter(({ id }) => isKept.has(id))
  const former = answers.filter(({ questionId }) => !current.some(({ id }) => id === questionId))
  return {
    company: asks.company || company !== null,
    role: asks.role || role !== null,
    questions: [
      ...current.map(({ id, text }) => ({ id, text: answered.get(id) ?? text })),
      ...former.map(({ questionId, question }) => ({ id: questionId, text: question })),
    ],
  }
}

type Told = Pick<TestimonialEvent, 'kind'> & { at: Date }

const CLIENTS_EVENTS = [
  'submitted',
  'revised',
  'shown_parts_changed',
  'made_public',
  'made_private',
  'withdrawn',
  'shared_again',
] as const satisfies OwnEvent['kind'][]

const ENDS_APPROVAL = new Set<Told['kind']>([
  'rejected',
  'reopened',
  'revised',
  'made_public',
  'withdrawn',
  'shared_again',
])

/**
 * What the client may know of the history, oldest first: all that the client did, and when the owner put the words in public
 * or took them down; what the owner decides about words that nobody sees is the owner's.
 */
export function tellHistory(events: readonly Told[], { isPrivateAtFirst }: { isPrivateAtFirst: boolean }): OwnEvent[] {
  const told: OwnEvent[] = []
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
    if (own) told.push({ kind: own, at: at.toISOString() })
    else if (kind === 'approved' && !isPrivate) told.push({ kind: 'approved', at: at.toISOString() })
    else if (isTakenDown) told.push({ kind: 'taken_down', at: at.toISOString() })
  }
  return told
}
