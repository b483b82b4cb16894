import { answerField } from '#shared/form-steps.ts'
import type { AnswerFields, ExtraFields } from '#shared/submissions.ts'
import {
  cleanLine,
  cleanText,
  countCharacters,
  type Fault,
  findFault,
  lineMaxLength,
  questionAnswerMaxLength,
  testimonialMaxLength,
} from './answer-text.ts'

/** The fields of an answer, as they are filled in. */
export type FilledIn = {
  customerName: string
  /** 1 to 5 stars; 0 means none. */
  rating: number
  testimonial: string
  company: string
  role: string
  /** By question id. */
  answers: Readonly<Record<string, string>>
}

/** What is wrong, by field name. */
export type Faults = Readonly<Record<string, Fault>>

const lineIf = (isAsked: boolean, line: string) => (isAsked && cleanLine(line)) || null

/** What is sent of them, without what isn't asked for. */
export const answerOf = (filled: FilledIn, { rating, company, role, questions }: ExtraFields): AnswerFields => ({
  customerName: cleanLine(filled.customerName),
  rating: rating ? filled.rating : 0,
  testimonial: cleanText(filled.testimonial),
  company: lineIf(company, filled.company),
  role: lineIf(role, filled.role),
  answers: questions.flatMap(({ id: questionId, kind, options }) => {
    const answer = cleanText(filled.answers[questionId] ?? '')
    // One that isn't offered was given to an earlier question.
    const chosen = kind === 'choices' ? answer.split('\n') : [answer]
    const isOffered = options.length === 0 || chosen.every((one) => options.includes(one))
    return answer !== '' && isOffered ? [{ questionId, answer }] : []
  }),
})

/** The parts besides the testimonial that clients may choose to show. */
export const filledParts = ({ company, role, answers }: AnswerFields, { questions }: ExtraFields) => ({
  company: company !== null || role !== null,
  answers: questions.some(({ id, isPrivate }) => !isPrivate && answers.some(({ questionId }) => questionId === id)),
})

export function findFaults(filled: FilledIn, extraFields: ExtraFields): Faults {
  const { company, role, required, questions } = extraFields
  const faults: Record<string, Fault> = {}
  const check = (name: string, length: number, most: number, isRequired = false) => {
    const fault = findFault(length, { most, isRequired })
    if (fault) faults[name] = fault
  }
  const checkLine = (name: 'customerName' | 'company' | 'role', isRequired = false) =>
    check(name, cleanLine(filled[name]).length, lineMaxLength, isRequired)
  if (required.includes('rating') && filled.rating === 0) faults['rating'] = { kind: 'missing' }
  check('testimonial', countCharacters(filled.testimonial), testimonialMaxLength, true)
  checkLine('customerName', true)
  if (company) checkLine('company', required.includes('company'))
  if (role) checkLine('role', required.includes('role'))
  // An answer that isn't offered any more isn't sent, so it doesn't count.
  const given = new Map(answerOf(filled, extraFields).answers.map(({ questionId, answer }) => [questionId, answer]))
  for (const { id, isRequired } of questions)
    check(answerField(id), given.get(id)?.length ?? 0, questionAnswerMaxLength, isRequired)
  return faults
}

/** Those that are left once these fields have changed. */
export function withoutChanged(faults: Faults, changed: Partial<FilledIn>): Faults {
  const left = { ...faults }
  for (const name of Object.keys(changed)) delete left[name]
  for (const id of Object.keys(changed.answers ?? {})) delete left[answerField(id)]
  return left
}

const LINES = ['testimonial', 'customerName', 'customerEmail', 'company', 'role']

/** The fields that the server rejected, by their paths. */
export function refusedFields(paths: readonly string[], { answers }: Pick<AnswerFields, 'answers'>): Faults {
  const faults: Record<string, Fault> = {}
  for (const path of paths) {
    const [list, index] = path.split('.')
    const question = list === 'answers' ? answers[Number(index)] : undefined
    const name = question ? answerField(question.questionId) : path
    if (question || LINES.includes(path)) faults[name] = { kind: 'refused' }
  }
  return faults
}
