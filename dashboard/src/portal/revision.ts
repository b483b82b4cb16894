import type { PortalTestimonial, VersionSeen } from '#shared/portal.ts'
import type { AnswerFields, ExtraFields } from '#shared/submissions.ts'
import { answerOf, type Faults, type FilledIn, findFaults } from '../client/answer.ts'
import { isRecord, isTextOrNull } from '../client/call.ts'
import { keptText } from '../client/kept-text.ts'

/** A testimonial while it is being edited. */
export type Revision = FilledIn

export const beginRevision = (wording: PortalTestimonial): Revision => ({
  customerName: wording.customerName,
  rating: wording.rating ?? 0,
  testimonial: wording.testimonial,
  company: wording.company ?? '',
  role: wording.role ?? '',
  answers: Object.fromEntries(wording.answers.map(({ questionId, answer }) => [questionId, answer])),
})

/** What identifies the version that the client has seen. */
export const seenOf = ({ revisedAt, withdrawnAt }: VersionSeen): VersionSeen => ({ revisedAt, withdrawnAt })

/** What the owner no longer asks for is kept. */
const keptFields = (questions: ExtraFields['questions']): ExtraFields => ({
  rating: true,
  photo: true,
  company: true,
  role: true,
  required: [],
  questions,
})

/** The body of the request. */
export const toAnswer = (revision: Revision, questions: ExtraFields['questions']): AnswerFields =>
  answerOf(revision, keptFields(questions))

/** Whether both have the same content. */
export const isSameRevision = (one: Revision, other: Revision, questions: ExtraFields['questions']) =>
  JSON.stringify(toAnswer(one, questions)) === JSON.stringify(toAnswer(other, questions))

export const findRevisionFaults = (revision: Revision, questions: ExtraFields['questions']): Faults =>
  findFaults(revision, keptFields(questions))

/** Keeps edits in the tab's session storage, so that a reload or going back loses nothing. */
export type RevisionStorage = { read: () => Unsent | null; write: (unsent: Unsent) => void; clear: () => void }

/** Edits, and what identifies the version they replace. */
type Unsent = { revision: Revision; was: VersionSeen }

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string')

function parseSeen(was: unknown): VersionSeen | null {
  if (!isRecord(was)) return null
  const { revisedAt, withdrawnAt } = was
  return isTextOrNull(revisedAt) && isTextOrNull(withdrawnAt) ? { revisedAt, withdrawnAt } : null
}

function parseUnsent(stored: string): Unsent | null {
  const unsent: unknown = JSON.parse(stored)
  if (!isRecord(unsent)) return null
  const revision = parseRevision(unsent['revision'])
  const was = parseSeen(unsent['was'])
  return revision && was && { revision, was }
}

function parseRevision(revision: unknown): Revision | null {
  if (typeof revision !== 'object' || revision === null) return null
  if (!('rating' in revision) || typeof revision.rating !== 'number') return null
  if (!('answers' in revision) || !isTextRecord(revision.answers)) return null
  const { rating, answers, ...lines } = revision
  if (!isTextRecord(lines) || ![0, 1, 2, 3, 4, 5].includes(rating)) return null
  const { customerName, testimonial, company = '', role = '' } = lines
  if (customerName === undefined || testimonial === undefined) return null
  return { customerName, rating, testimonial, company, role, answers }
}

export function openRevisionStorage(
  token: string,
  openStorage: () => Storage = () => window.sessionStorage,
): RevisionStorage {
  const kept = keptText(`goodword-revision:${token}`, parseUnsent, openStorage)
  return { ...kept, write: (unsent) => kept.write(JSON.stringify(unsent)) }
}
