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
