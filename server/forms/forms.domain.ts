import type * as z from 'zod'
import type { FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import type { FormLayout, Question } from '#shared/submissions.ts'
import type { ActivityKind } from '#shared/activity.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'

type Asked = Pick<FormSettings, 'asksCompany' | 'asksRole' | 'questions' | 'thanks'>
type Input = z.output<typeof FormSettingsInput>
type QuestionInput = Input['questions'][number]

const isSame = (one: QuestionInput, other: Question) =>
  one.id === other.id &&
  one.text === other.text &&
  one.kind === other.kind &&
  one.options.join('\n') === other.options.join('\n')

/** Nothing, or what it was. */
const adds = (input: unknown, present: unknown) => input !== null && JSON.stringify(input) !== JSON.stringify(present)

/** Whether a change only keeps or removes what is asked for. */
export function asksNothingMore(input: Omit<Input, 'accentColor' | 'service'>, present: Asked): boolean {
  return (
    (!input.asksCompany || present.asksCompany) &&
    (!input.asksRole || present.asksRole) &&
    input.questions.every((question) => present.questions.some((each) => isSame(question, each))) &&
    !adds(input.thanks.message, present.thanks.message) &&
    !adds(input.thanks.link, present.thanks.link)
  )
}

/**
 * Gives questions their ids. A changed question gets a new one, so that no answer ever appears under a wording its
 * author didn't read. Null when an id is unknown or repeated.
 */
export function nameQuestions(
  input: readonly QuestionInput[],
  { present, newId }: { present: readonly Question[]; newId: () => string },
): Question[] | null {
  const named = input.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const isKnown = named.every((id) => present.some((question) => question.id === id))
  if (!isKnown || new Set(named).size < named.length) return null
  return input.map((question) => present.find((each) => isSame(question, each)) ?? { ...question, id: newId() })
}

/** How a change of a form is recorded: the default form is a part of the settings. */
export const recordedAs = (
  { isDefault, name }: { isDefault: boolean; name: string },
  part: 'Client form' | 'Collection link',
): { kind: ActivityKind; subject: string } =>
  isDefault ? { kind: 'settings_changed', subject: part } : { kind: 'form_changed', subject: name }

const LAYOUT_WORDS: Record<FormLayout, string> = { auto: 'on phones', steps: 'always', page: 'never' }

export const readableSettings = ({
  accentColor,
  asksCompany,
  asksRole,
  questions,
  service,
  layout,
  thanks: { message, link },
}: Asked & Pick<FormSettings, 'accentColor' | 'service' | 'layout'>): ReadableSettings => ({
  Colour: accentColor,
  Company: asksCompany,
  Role: asksRole,
  Questions: questions
    .map(({ text, kind, options }) => (kind === 'choice' ? `${text} (${options.join(', ')})` : text))
    .join(' · '),
  Service: service,
  'One step at a time': LAYOUT_WORDS[layout],
  'Thank-you message': message,
  'Link after sending': link && `${link.label} (${link.url})`,
})
