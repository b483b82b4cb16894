import type { CollectedAnswer, CollectionPage } from '#shared/collection.ts'
import {
  cleanLine,
  cleanText,
  countCharacters,
  type Fault,
  findFault,
  lineMaxLength,
  questionAnswerMaxLength,
  testimonialMaxLength,
} from '../client/answer-text.ts'

/** What the visitor has filled in so far. `idempotencyKey` is set from the first attempt to send until the next edit. */
export type Draft = {
  customerName: string
  customerEmail: string
  /** 1 to 5 stars; 0 means none. */
  rating: number
  testimonial: string
  company: string
  role: string
  /** By question id. */
  answers: Readonly<Record<string, string>>
  isPrivate: boolean
  isCompanyShown: boolean
  areAnswersShown: boolean
  /** The server's token for when the page was first opened. */
  openedToken: string
  idempotencyKey: string | null
}

/** What is wrong, by field name. */
export type Faults = Readonly<Record<string, Fault>>

type ExtraFields = CollectionPage['extraFields']

/** Name of the form field for a question's answer. */
export const answerField = (questionId: string) => `answer-${questionId}`

export const startDraft = ({ openedToken }: Pick<CollectionPage, 'openedToken'>): Draft => ({
  customerName: '',
  customerEmail: '',
  rating: 0,
  testimonial: '',
  company: '',
  role: '',
  answers: {},
  isPrivate: false,
  isCompanyShown: false,
  areAnswersShown: false,
  openedToken,
  idempotencyKey: null,
})

/** An edited answer is a new one to the server: with the old key it would return the old one's result. */
export const editDraft = (draft: Draft, change: Partial<Draft>): Draft => ({
  ...draft,
  ...change,
  idempotencyKey: null,
})

const answered = ({ questions }: ExtraFields, { answers }: Pick<Draft, 'answers'>) =>
  questions.flatMap(({ id }) => {
    const answer = cleanText(answers[id] ?? '')
    return answer === '' ? [] : [{ questionId: id, answer }]
  })

const lineIf = (isAsked: boolean, line: string) => (isAsked && cleanLine(line)) || null

/** The parts besides the testimonial that the visitor may choose to show. */
export const filledParts = (draft: Draft, extraFields: ExtraFields) => ({
  company: lineIf(extraFields.company, draft.company) !== null || lineIf(extraFields.role, draft.role) !== null,
  answers: answered(extraFields, draft).length > 0,
})

export function toAnswer(
  draft: Draft,
  { extraFields, consentVersion, website }: { extraFields: ExtraFields; consentVersion: string; website: string },
): CollectedAnswer {
  const filled = filledParts(draft, extraFields)
  return {
    customerName: cleanLine(draft.customerName),
    customerEmail: cleanLine(draft.customerEmail) || null,
    rating: draft.rating,
    testimonial: cleanText(draft.testimonial),
    company: lineIf(extraFields.company, draft.company),
    role: lineIf(extraFields.role, draft.role),
    answers: answered(extraFields, draft),
    isPrivate: draft.isPrivate,
    parts: {
      name: true,
      photo: true,
      company: !draft.isPrivate && draft.isCompanyShown && filled.company,
      answers: !draft.isPrivate && draft.areAnswersShown && filled.answers,
    },
    consentVersion,
    openedToken: draft.openedToken,
    ...(website && { website }),
  }
}

const looksLikeEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text)

export function findFaults(draft: Draft, extraFields: ExtraFields): Faults {
  const line = { most: lineMaxLength, isRequired: false }
  const email = cleanLine(draft.customerEmail)
  const found: [string, Fault | null][] = [
    ['testimonial', findFault(countCharacters(draft.testimonial), { most: testimonialMaxLength, isRequired: true })],
    ['customerName', findFault(cleanLine(draft.customerName).length, { ...line, isRequired: true })],
    ['customerEmail', email === '' || looksLikeEmail(email) ? null : { kind: 'refused' }],
    ['company', extraFields.company ? findFault(cleanLine(draft.company).length, line) : null],
    ['role', extraFields.role ? findFault(cleanLine(draft.role).length, line) : null],
    ...extraFields.questions.map(({ id }): [string, Fault | null] => [
      answerField(id),
      findFault(countCharacters(draft.answers[id] ?? ''), { most: questionAnswerMaxLength, isRequired: false }),
    ]),
  ]
  return Object.fromEntries(found.flatMap(([name, fault]) => (fault ? [[name, fault] as const] : [])))
}

/** The fields that the server rejected, by their paths. */
export function refusedFields(paths: readonly string[], { answers }: Pick<CollectedAnswer, 'answers'>): Faults {
  const names = paths.flatMap((path) => {
    if (['testimonial', 'customerName', 'customerEmail', 'company', 'role'].includes(path)) return [path]
    const index = /^answers\D+(\d+)/.exec(path)?.[1]
    const questionId = index === undefined ? undefined : answers[Number(index)]?.questionId
    return questionId === undefined ? [] : [answerField(questionId)]
  })
  return Object.fromEntries(names.map((name) => [name, { kind: 'refused' }]))
}
