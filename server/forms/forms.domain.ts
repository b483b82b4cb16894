import type { FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import type { Question } from '#shared/submissions.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'

type Asked = Pick<FormSettings, 'asksCompany' | 'asksRole' | 'questions'>

/** Whether a change only keeps or removes what is asked for. */
export function asksNothingMore(input: Omit<FormSettingsInput, 'accentColor'>, present: Asked): boolean {
  const stands = (question: { id?: string | undefined; text: string }) =>
    present.questions.some(({ id, text }) => id === question.id && text === question.text)
  return (
    (!input.asksCompany || present.asksCompany) &&
    (!input.asksRole || present.asksRole) &&
    input.questions.every(stands)
  )
}

/**
 * Gives questions their ids. A reworded question gets a new one, so that no answer ever appears under a wording its
 * author didn't read. Null when an id is unknown or repeated.
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

export const readableSettings = ({
  accentColor,
  asksCompany,
  asksRole,
  questions,
}: Asked & Pick<FormSettings, 'accentColor'>): ReadableSettings => ({
  Colour: accentColor,
  Company: asksCompany,
  Role: asksRole,
  Questions: questions.map(({ text }) => text).join(' · '),
})
