import type { PublicRequest, Submission } from '#shared/submissions.ts'
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

/** An uploaded photo: the upload's id, the file's name, and the URL to send. */
export type Photo = { id: string; name: string; totalBytes: number; downloadUrl: string }

/** What the client has filled in so far. `idempotencyKey` is set from the first attempt to send until the next edit. */
export type Draft = {
  customerName: string
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
  photo: Photo | null
  /** The server's token for when the form was first opened; null in drafts from before it existed. */
  openedToken: string | null
  idempotencyKey: string | null
}

type Filled = Omit<Draft, 'idempotencyKey' | 'openedToken'>

/** What is wrong, by field name. */
export type Faults = Readonly<Record<string, Fault>>

type ExtraFields = PublicRequest['extraFields']

/** Name of the form field for a question's answer. */
export const answerField = (questionId: string) => `answer-${questionId}`

export function startDraft(request: PublicRequest): Draft {
  return {
    customerName: request.customerName ?? '',
    rating: 0,
    testimonial: '',
    company: '',
    role: '',
    answers: {},
    isPrivate: false,
    isCompanyShown: false,
    areAnswersShown: false,
    photo: null,
    openedToken: request.openedToken,
    idempotencyKey: null,
  }
}

/** An edited answer is a new one to the server: with the old key it would return the old one's result. */
export function editDraft(draft: Draft, change: Partial<Filled>): Draft {
  return { ...draft, ...change, idempotencyKey: null }
}

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

const answered = ({ questions }: ExtraFields, { answers }: Pick<Draft, 'answers'>) =>
  questions.flatMap(({ id }) => {
    const answer = cleanText(answers[id] ?? '')
    return answer === '' ? [] : [{ questionId: id, answer }]
  })

const lineIf = (isAsked: boolean, line: string) => (isAsked && cleanLine(line)) || null

/** The parts besides the testimonial that the client may choose to show. */
export const filledParts = (draft: Draft, extraFields: ExtraFields) => ({
  company: lineIf(extraFields.company, draft.company) !== null || lineIf(extraFields.role, draft.role) !== null,
  answers: answered(extraFields, draft).length > 0,
})

export function toSubmission(
  draft: Draft,
  { extraFields, consentVersion, website }: { extraFields: ExtraFields; consentVersion: string; website: string },
): Submission {
  const filled = filledParts(draft, extraFields)
  return {
    customerName: cleanLine(draft.customerName),
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
    ...(draft.photo && { imageUrl: draft.photo.downloadUrl }),
    consentVersion,
    ...(draft.openedToken !== null && { openedToken: draft.openedToken }),
    ...(website && { website }),
  }
}

export function findFaults(draft: Draft, extraFields: ExtraFields): Faults {
  const line = { most: lineMaxLength, isRequired: false }
  const found: [string, Fault | null][] = [
    ['testimonial', findFault(countCharacters(draft.testimonial), { most: testimonialMaxLength, isRequired: true })],
    ['customerName', findFault(cleanLine(draft.customerName).length, { ...line, isRequired: true })],
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
export function refusedFields(paths: readonly string[], { answers }: Pick<Submission, 'answers'>): Faults {
  const names = paths.flatMap((path) => {
    if (['testimonial', 'customerName', 'company', 'role'].includes(path)) return [path]
    const index = /^answers\D+(\d+)/.exec(path)?.[1]
    const questionId = index === undefined ? undefined : answers[Number(index)]?.questionId
    return questionId === undefined ? [] : [answerField(questionId)]
  })
  return Object.fromEntries(names.map((name) => [name, { kind: 'refused' }]))
}
