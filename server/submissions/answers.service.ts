import type { ExtraFields, Question, ShownParts, Submission } from '#shared/submissions.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { RecordedAnswer } from '#server/db/schema/testimonial-history.ts'
import { describeAnswer } from '#server/testimonials/history.queries.ts'
import { recordClientEvents } from '#server/testimonials/testimonials.service.ts'
import { enqueueNoticeEmails } from './answer-emails.service.ts'
import type { Consent } from './submissions.domain.ts'
import { answerMissing, choiceRepeated, questionUnknown } from './submissions.errors.ts'
import { insertAnswers, insertConsent } from './submissions.repository.ts'

type Input = Pick<Submission, 'customerName' | 'rating' | 'testimonial' | 'company' | 'role' | 'answers' | 'isPrivate'>

/**
 * The answers in the order of the questions, and several chosen ones in the order in which they are offered. Throws
 * `submissions.question_unknown` (422), also for an answer that its question doesn't offer: it is of an earlier one.
 * Throws `submissions.choice_repeated` (422) for one that is there twice.
 */
export function answersTo(questions: readonly Question[], { answers }: Pick<Input, 'answers'>): RecordedAnswer[] {
  const given = new Map(answers.flatMap(({ questionId, answer }) => (answer === null ? [] : [[questionId, answer]])))
  if ([...given.keys()].some((id) => !questions.some((question) => question.id === id))) throw questionUnknown()
  return questions.flatMap((question) => {
    const answer = given.get(question.id)
    if (answer === undefined) return []
    const { id: questionId, text, isPrivate } = question
    return [describeAnswer({ questionId, question: text, answer: chosenOf(question, answer), isPrivate })]
  })
}

function chosenOf({ kind, options }: Question, answer: string): string {
  if (options.length === 0) return answer
  const chosen = kind === 'choices' ? answer.split('\n') : [answer]
  if (chosen.some((one) => !options.includes(one))) throw questionUnknown()
  if (new Set(chosen).size < chosen.length) throw choiceRepeated()
  return options.filter((option) => chosen.includes(option)).join('\n')
}

/** Throws `submissions.answer_missing` (422) if something is missing that the form requires. */
export function requireAnswers(
  { required, questions }: ExtraFields,
  { input, answers }: { input: Input; answers: readonly RecordedAnswer[] },
): void {
  const missing = required.find((field) => !input[field])
  if (missing) throw answerMissing(missing)
  const isAnswered = ({ id }: Question) => answers.some(({ questionId }) => questionId === id)
  if (questions.some((question) => question.isRequired && !isAnswered(question))) throw answerMissing('answers')
}
type WithoutAnswers = Omit<Input, 'answers' | 'rating'> & { rating: number | null }

/** What a testimonial's row takes from an answer. */
export const columnsOf = (input: WithoutAnswers, { consent, parts }: { consent: Consent; parts: ShownParts }) => ({
  customerName: input.customerName,
  rating: input.rating || null,
  text: input.testimonial,
  company: input.company,
  role: input.role,
  language: consent.language,
  isPrivate: input.isPrivate,
  isNameShown: parts.name,
  isPhotoShown: parts.photo,
  isCompanyShown: parts.company,
  areAnswersShown: parts.answers,
})

type Recorded = {
  workspaceId: string
  id: string
  isPrivate: boolean
  answers: readonly RecordedAnswer[]
  consent: Consent
  parts: ShownParts
  /** The network address, hashed. */
  addressHash: string
  /** When the client agreed. */
  givenAt: Date
  now: Date
}

/** Stores what belongs to an answer beside its row, and tells the members. */
export function* recordAnswer(
  tx: Tx,
  { workspaceId, id, isPrivate, answers, consent, parts, addressHash, givenAt, now }: Recorded,
): Transactional<void> {
  const of = { workspaceId, testimonialId: id }
  yield* insertAnswers(tx, { ...of, answers })
  yield* insertConsent(tx, {
    ...of,
    choice: isPrivate ? 'private' : 'public',
    version: consent.version,
    wording: consent.text,
    wordingHash: consent.hash,
    locale: consent.language,
    parts,
    addressHash,
    givenAt,
  })
  yield* recordClientEvents(tx, { workspaceId, id }, { kinds: ['submitted'], at: now })
  yield* enqueueNoticeEmails(tx, { ...of, now })
}
