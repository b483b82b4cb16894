import type { OwnPage, OwnWords, WordsSeen } from '#shared/own-page.ts'
import type { Words } from '#shared/submissions.ts'
import {
  cleanLine,
  cleanText,
  type Fault,
  findFault,
  lineMaxLength,
  questionAnswerMaxLength,
  testimonialMaxLength,
} from '../client/answer-text.ts'

/** The words of a client while they are being changed. */
export type Revision = {
  customerName: string
  /** 1 to 5 stars; 0 is none. */
  rating: number
  testimonial: string
  company: string
  role: string
  /** By the question's id. */
  answers: Record<string, string>
}

type Asks = OwnPage['asks']

export const beginRevision = (words: OwnWords): Revision => ({
  customerName: words.customerName,
  rating: words.rating ?? 0,
  testimonial: words.testimonial,
  company: words.company ?? '',
  role: words.role ?? '',
  answers: Object.fromEntries(words.answers.map(({ questionId, answer }) => [questionId, answer])),
})

/** By what words are known to be as they were when they were looked at. */
export const seenOf = ({ revisedAt, withdrawnAt }: WordsSeen): WordsSeen => ({ revisedAt, withdrawnAt })

/** What is sent. */
export function toWords(revision: Revision, questions: Asks['questions']): Words {
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

/** Whether both would say the same. */
export const isSameRevision = (one: Revision, other: Revision, questions: Asks['questions']) =>
  JSON.stringify(toWords(one, questions)) === JSON.stringify(toWords(other, questions))

/** What is wrong with the fields that can be wrong; the answers by the question's id. */
export type RevisionFaults = {
  testimonial?: Fault
  customerName?: Fault
  company?: Fault
  role?: Fault
  answers: Record<string, Fault>
}

export function findFaults(revision: Revision, questions: Asks['questions']): RevisionFaults {
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

/** The faults at the fields that the server named, or null where none of them is in the form. */
export function refuse(
  paths: readonly string[],
  { questions, sent }: { questions: Asks['questions']; sent: Words['answers'] },
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
