import type { Portal, PortalTestimonial, VersionSeen } from '#shared/portal.ts'
import type { AnswerFields } from '#shared/submissions.ts'
import {
  cleanLine,
  cleanText,
  type Fault,
  findFault,
  lineMaxLength,
  questionAnswerMaxLength,
  testimonialMaxLength,
} from '../client/answer-text.ts'
import { isRecord, isTextOrNull } from '../client/call.ts'

/** A testimonial while it is being edited. */
export type Revision = {
  customerName: string
  /** 1 to 5 stars; 0 means none. */
  rating: number
  testimonial: string
  company: string
  role: string
  /** By question id. */
  answers: Record<string, string>
}

type ExtraFields = Portal['extraFields']

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

/** The body of the request. */
export function toAnswer(revision: Revision, questions: ExtraFields['questions']): AnswerFields {
  return {
    customerName: cleanLine(revision.customerName),
    rating: revision.rating,
    testimonial: cleanText(revision.testimonial),
    company: cleanLine(revision.company) || null,
    role: cleanLine(revision.role) || null,
    answers: questions.flatMap(({ id }) => {
      const answer = cleanText(revision.answers[id] ?? '')
      return answer ? [{ questionId: id, answer }] : []
    }),
  }
}

/** Whether both have the same content. */
export const isSameRevision = (one: Revision, other: Revision, questions: ExtraFields['questions']) =>
  JSON.stringify(toAnswer(one, questions)) === JSON.stringify(toAnswer(other, questions))

/** What is wrong with each field; answers by question id. */
export type RevisionFaults = {
  testimonial?: Fault
  customerName?: Fault
  company?: Fault
  role?: Fault
  answers: Record<string, Fault>
}

export function findFaults(revision: Revision, questions: ExtraFields['questions']): RevisionFaults {
  const faults: RevisionFaults = { answers: {} }
  const testimonial = findFault(cleanText(revision.testimonial).length, {
    most: testimonialMaxLength,
    isRequired: true,
  })
  const customerName = findFault(cleanLine(revision.customerName).length, { most: lineMaxLength, isRequired: true })
  const company = findFault(cleanLine(revision.company).length, { most: lineMaxLength, isRequired: false })
  const role = findFault(cleanLine(revision.role).length, { most: lineMaxLength, isRequired: false })
  if (testimonial) faults.testimonial = testimonial
  if (customerName) faults.customerName = customerName
  if (company) faults.company = company
  if (role) faults.role = role
  for (const { id } of questions) {
    const fault = findFault(cleanText(revision.answers[id] ?? '').length, {
      most: questionAnswerMaxLength,
      isRequired: false,
    })
    if (fault) faults.answers[id] = fault
  }
  return faults
}

const lineNames = ['testimonial', 'customerName', 'company', 'role'] as const

/** The faults of the fields that the server named, or null if none of them is in the form. */
export function refuse(
  paths: readonly string[],
  { questions, sent }: { questions: ExtraFields['questions']; sent: AnswerFields['answers'] },
): RevisionFaults | null {
  const faults: RevisionFaults = { answers: {} }
  for (const name of lineNames) if (paths.includes(name)) faults[name] = { kind: 'refused' }
  sent.forEach(({ questionId }, index) => {
    const isNamed = paths.some((path) => path.startsWith(`answers.${index}.`))
    if (isNamed && questions.some(({ id }) => id === questionId)) faults.answers[questionId] = { kind: 'refused' }
  })
  return hasFaults(faults) ? faults : null
}

export const hasFaults = ({ answers, ...lines }: RevisionFaults) =>
  Object.keys(lines).length + Object.keys(answers).length > 0

/**
 * Keeps edits in the tab's session storage, so that a reload or going back loses nothing. If the browser blocks storage,
 * only the page itself holds them, and nothing fails.
 */
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
  const key = `goodword-revision:${token}`
  const attempt = <T>(run: (storage: Storage) => T): T | null => {
    try {
      return run(openStorage())
    } catch {
      // Storage is blocked, full or holds something else: the page uses what it has in memory.
      return null
    }
  }
  return {
    read: () =>
      attempt((storage) => {
        const stored = storage.getItem(key)
        return stored === null ? null : parseUnsent(stored)
      }),
    write: (unsent) => void attempt((storage) => storage.setItem(key, JSON.stringify(unsent))),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  }
}
