import type * as z from 'zod'
import type { FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { hasOwnOptions } from '#shared/questions.ts'
import type { ExtraFields, FormLayout, Question, RequirableField } from '#shared/submissions.ts'
import type { ActivityKind } from '#shared/activity.ts'
import type { ReadableSettings } from '#server/activity/activity.domain.ts'

type Switches = Pick<FormSettings, 'asksRating' | 'asksPhoto' | 'asksCompany' | 'asksRole' | 'required'>
type Asked = Switches & Pick<FormSettings, 'questions' | 'thanks'>
type Input = z.output<typeof FormSettingsInput>
type QuestionInput = Input['questions'][number]

const hasSameWording = (one: QuestionInput, other: Question) =>
  one.id === other.id &&
  one.text === other.text &&
  one.kind === other.kind &&
  one.isPrivate === other.isPrivate &&
  one.options.join('\n') === other.options.join('\n')

const asksSame = (question: QuestionInput, present: Question) =>
  hasSameWording(question, present) && (!question.isRequired || present.isRequired)

/** Nothing, or what it was. */
const adds = (input: unknown, present: unknown) => input !== null && JSON.stringify(input) !== JSON.stringify(present)

/** Whether a change only keeps or removes what is asked for. */
export function asksNothingMore(input: Switches & Pick<Input, 'questions' | 'thanks'>, present: Asked): boolean {
  return (
    (!input.asksCompany || present.asksCompany) &&
    (!input.asksRole || present.asksRole) &&
    input.required.every((field) => field === 'rating' || present.required.includes(field)) &&
    input.questions.every((question) => present.questions.some((each) => asksSame(question, each))) &&
    !adds(input.thanks.message, present.thanks.message) &&
    !adds(input.thanks.link, present.thanks.link) &&
    !adds(input.thanks.code, present.thanks.code)
  )
}

/**
 * Gives questions their ids. A changed question gets a new one, so that no answer ever appears under a wording its
 * author didn't read, or is shown although it said that only members read it. Null when an id is unknown or repeated.
 */
export function nameQuestions(
  input: readonly QuestionInput[],
  { present, newId }: { present: readonly Question[]; newId: () => string },
): Question[] | null {
  const named = input.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const isKnown = named.every((id) => present.some((question) => question.id === id))
  if (!isKnown || new Set(named).size < named.length) return null
  return input.map((question) => {
    const same = present.find((each) => hasSameWording(question, each))
    return { ...question, id: same?.id ?? newId() }
  })
}

/** What of it can be required: only what is asked for. */
export const requiredOf = ({ asksRating, asksCompany, asksRole, required }: Switches): RequirableField[] => {
  const isAsked = { rating: asksRating, company: asksCompany, role: asksRole }
  return [...new Set(required)].filter((field) => isAsked[field])
}

/** What clients are asked for, without what the plan doesn't include. */
export function fieldsToAsk(
  { asksRating, asksPhoto, asksCompany, asksRole, required, questions }: Omit<Asked, 'thanks'>,
  { hasFormExtras }: { hasFormExtras: boolean },
): ExtraFields {
  const asked = {
    asksRating,
    asksPhoto,
    asksCompany: hasFormExtras && asksCompany,
    asksRole: hasFormExtras && asksRole,
  }
  return {
    rating: asked.asksRating,
    photo: asked.asksPhoto,
    company: asked.asksCompany,
    role: asked.asksRole,
    required: requiredOf({ ...asked, required }),
    questions: hasFormExtras ? questions : [],
  }
}

/** How a change of a form is recorded: the default form is a part of the settings. */
export const recordedAs = (
  { isDefault, name }: { isDefault: boolean; name: string },
  part: 'Client form' | 'Collection link',
): { kind: ActivityKind; subject: string } =>
  isDefault ? { kind: 'settings_changed', subject: part } : { kind: 'form_changed', subject: name }

type Level = { isAsked: boolean; isRequired: boolean }
const levelOf = ({ isAsked, isRequired }: Level) => (!isAsked ? 'not asked' : isRequired ? 'required' : 'optional')

const readableQuestion = ({ text, kind, options, isRequired, isPrivate }: Question) => {
  const details = [
    ...(hasOwnOptions(kind) ? options : []),
    ...(kind === 'choices' ? ['several answers'] : []),
    ...(isRequired ? ['required'] : []),
    ...(isPrivate ? ['answers never shown'] : []),
  ]
  return details.length > 0 ? `${text} (${details.join(', ')})` : text
}

const LAYOUT_WORDS: Record<FormLayout, string> = { auto: 'on phones', steps: 'always', page: 'never' }

export const readableSettings = ({
  hasOwnColor,
  accentColor,
  asksRating,
  asksPhoto,
  asksCompany,
  asksRole,
  required,
  questions,
  service,
  tags,
  layout,
  language,
  thanks: { message, link, code },
}: Asked &
  Pick<
    FormSettings,
    'hasOwnColor' | 'accentColor' | 'service' | 'tags' | 'layout' | 'language'
  >): ReadableSettings => ({
  Colour: accentColor,
  'Colour of its own': hasOwnColor,
  Rating: levelOf({ isAsked: asksRating, isRequired: required.includes('rating') }),
  Photo: levelOf({ isAsked: asksPhoto, isRequired: false }),
  Company: levelOf({ isAsked: asksCompany, isRequired: required.includes('company') }),
  Role: levelOf({ isAsked: asksRole, isRequired: required.includes('role') }),
  Questions: questions.map(readableQuestion).join(' · '),
  Service: service,
  Tags: tags.map(({ name }) => name).join(', '),
  'One step at a time': LAYOUT_WORDS[layout],
  Language: language && LANGUAGE_NAMES[language],
  'Thank-you message': message,
  'Link after sending': link && `${link.label} (${link.url})`,
  'Code for answering': code && `${code.label} (${code.code})`,
})
