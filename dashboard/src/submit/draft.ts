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

/** A photo that has been uploaded: its upload's id, what the file was called, and the address to send. */
export type Photo = { id: string; name: string; totalBytes: number; downloadUrl: string }

/** What the client has filled in so far. `idempotencyKey` is there from the first attempt to send until the next edit. */
export type Draft = {
  customerName: string
  /** 1 to 5 stars; 0 is none chosen. */
  rating: number
  testimonial: string
  company: string
  role: string
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>
  isPrivate: boolean
  isCompanyShown: boolean
  areAnswersShown: boolean
  photo: Photo | null
  /** When the form was first opened, as the server put it; null where that was before drafts knew. */
  openedToken: string | null
  idempotencyKey: string | null
}

type Filled = Omit<Draft, 'idempotencyKey' | 'openedToken'>

/** What is wrong, by the name of the field. */
export type Faults = Readonly<Record<string, Fault>>

type Asks = PublicRequest['asks']

/** Name in the form of the field that a question is answered in. */
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

/** An edited answer is a new one to the server: the key of the old one would get the old one's receipt. */
export function editDraft(draft: Draft, change: Partial<Filled>): Draft {
  return { ...draft, ...change, idempotencyKey: null }
}

/** What was written below a question that is put otherwise by now stays in its place, for the client to look at again. */
export function carryAnswers(draft: Draft, { from, to }: { from: Asks['questions']; to: Asks['questions'] }): Draft {
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

const answered = ({ questions }: Asks, { answers }: Pick<Draft, 'answers'>) =>
  questions.flatMap(({ id }) => {
    const answer = cleanText(answers[id] ?? '')
    return answer === '' ? [] : [{ questionId: id, answer }]
  })

const lineIf = (isAsked: boolean, line: string) => (isAsked && cleanLine(line)) || null

/** What there is besides the words, of which the client says whether it may be shown. */
export const filledParts = (draft: Draft, asks: Asks) => ({
  company: lineIf(asks.company, draft.company) !== null || lineIf(asks.role, draft.role) !== null,
  answers: answered(asks, draft).length > 0,
})

export function toSubmission(
  draft: Draft,
  { asks, consentVersion, website }: { asks: Asks; consentVersion: string; website: string },
): Submission {
  const filled = filledParts(draft, asks)
  return {
    customerName: cleanLine(draft.customerName),
    rating: draft.rating,
    testimonial: cleanText(draft.testimonial),
    company: lineIf(asks.company, draft.company),
    role: lineIf(asks.role, draft.role),
    answers: answered(asks, draft),
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

export function findFaults(draft: Draft, asks: Asks): Faults {
  const line = { most: lineMaxLength, isRequired: false }
  const found: [string, Fault | null][] = [
    ['testimonial', findFault(countCharacters(draft.testimonial), { most: testimonialMaxLength, isRequired: true })],
    ['customerName', findFault(cleanLine(draft.customerName).length, { ...line, isRequired: true })],
    ['company', asks.company ? findFault(cleanLine(draft.company).length, line) : null],
    ['role', asks.role ? findFault(cleanLine(draft.role).length, line) : null],
    ...asks.questions.map(({ id }): [string, Fault | null] => [
      answerField(id),
      findFault(countCharacters(draft.answers[id] ?? ''), { most: questionAnswerMaxLength, isRequired: false }),
    ]),
  ]
  return Object.fromEntries(found.flatMap(([name, fault]) => (fault ? [[name, fault] as const] : [])))
}

/** The fields that the server refused, by the paths that it names. */
export function refusedFields(paths: readonly string[], { answers }: Pick<Submission, 'answers'>): Faults {
  const names = paths.flatMap((path) => {
    if (['testimonial', 'customerName', 'company', 'role'].includes(path)) return [path]
    const index = /^answers\D+(\d+)/.exec(path)?.[1]
    const questionId = index === undefined ? undefined : answers[Number(index)]?.questionId
    return questionId === undefined ? [] : [answerField(questionId)]
  })
  return Object.fromEntries(names.map((name) => [name, { kind: 'refused' }]))
}
