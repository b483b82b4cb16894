import type { FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import type { Question } from '#shared/submissions.ts'

type Asked = Pick<FormSettings, 'asksCompany' | 'asksRole' | 'questions'>

/** What is asked for is kept or taken away, and nothing is added to it. */
export function asksNoMore(input: Omit<FormSettingsInput, 'accentColor'>, present: Asked): boolean {
  const stands = (question: { id?: string | undefined; text: string }) =>
    present.questions.some(({ id, text }) => id === question.id && text === question.text)
  return (
    (!input.asksCompany || present.asksCompany) &&
    (!input.asksRole || present.asksRole) &&
    input.questions.every(stands)
  )
}

/**
 * A question that is put otherwise is another one: nobody's answer may come to stand under words that were never read. Null
 * when a question is named that is not there, or one is named twice.
 */
export function nameQuestions(
  input: FormSettingsInput['questions'],
  { present, newId }: { present: readonly Question[]; newId: () => string },
): Question[] | null {
  const named = input.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const isKnown = named.every((id) => present.some((question) => question.id === id))
  if (!isKnown || new Set(named).size < named.length) return null
  const isAsItWas = (question: Question) => present.some(({ id, text }) => id === question.id && text === question.text)
  return input.map(({ id = '', text }) => (isAsItWas({ id, text }) ? { id, text } : { id: newId(), text }))
}
