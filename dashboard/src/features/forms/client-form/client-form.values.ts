import * as z from 'zod'
import { type FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { hasOwnOptions, QuestionInput } from '#shared/questions.ts'
import { FORM_LAYOUTS, QUESTION_KINDS, REQUIRABLE_FIELDS, type RequirableField } from '#shared/submissions.ts'
import { readColor } from '../../../components/accent/color.ts'

const LEVELS = ['no', 'optional', 'required'] as const
/** Whether clients are asked for something, and have to answer. */
export type Level = (typeof LEVELS)[number]

/** Answers that were typed for a choice are kept while another kind is chosen, and sent only for a choice. */
const QuestionValues = z
  .object({
    id: z.string().optional(),
    text: z.string(),
    kind: z.enum(QUESTION_KINDS),
    options: z.array(z.string()),
    isRequired: z.boolean(),
    isPrivate: z.boolean(),
  })
  .transform((question): z.input<typeof QuestionInput> => ({
    ...question,
    options: hasOwnOptions(question.kind) ? question.options : [],
  }))
  .pipe(QuestionInput)
export type QuestionValues = z.input<typeof QuestionValues>

const isBlank = (...typed: string[]) => typed.every((text) => text.trim() === '')

/** As fields have it: texts, empty for nothing. */
export const ThanksValues = z
  .object({
    message: z.string(),
    link: z.object({ label: z.string(), url: z.string() }),
    code: z.object({ label: z.string(), code: z.string() }),
  })
  .transform(({ message, link, code }): z.input<typeof FormSettingsInput.shape.thanks> => ({
    message,
    link: isBlank(link.label, link.url) ? null : link,
    code: isBlank(code.label, code.code) ? null : code,
  }))
  .pipe(FormSettingsInput.shape.thanks)
export type ThanksValues = z.input<typeof ThanksValues>

const FieldLevels = z.object({
  rating: z.enum(LEVELS),
  photo: z.enum(['no', 'optional']),
  company: z.enum(LEVELS),
  role: z.enum(LEVELS),
})
type FieldLevels = z.infer<typeof FieldLevels>

/** The language of a form that opens in the client's own. */
export const CLIENTS_LANGUAGE = ''

export const ClientFormValues = z
  .object({
    hasOwnColor: z.boolean(),
    accentColor: z.string().transform(readColor).pipe(FormSettingsInput.shape.accentColor),
    fields: FieldLevels,
    questions: z.array(QuestionValues),
    service: z
      .string()
      .transform((typed): z.input<typeof FormSettingsInput.shape.service> => typed)
      .pipe(FormSettingsInput.shape.service),
    tagIds: FormSettingsInput.shape.tagIds.unwrap(),
    layout: z.enum(FORM_LAYOUTS),
    language: z.enum([CLIENTS_LANGUAGE, ...LANGUAGES]),
    thanks: ThanksValues,
  })
  .transform(({ fields, language, ...values }) => ({
    ...values,
    ...switchesOf(fields),
    language: language === CLIENTS_LANGUAGE ? null : language,
  }))
export type ClientFormValues = z.input<typeof ClientFormValues>

type Switches = Pick<FormSettings, 'asksRating' | 'asksPhoto' | 'asksCompany' | 'asksRole' | 'required'>

const switchesOf = (fields: FieldLevels): Switches => ({
  asksRating: fields.rating !== 'no',
  asksPhoto: fields.photo !== 'no',
  asksCompany: fields.company !== 'no',
  asksRole: fields.role !== 'no',
  required: REQUIRABLE_FIELDS.filter((field) => fields[field] === 'required'),
})

function levelsOf({ asksRating, asksPhoto, asksCompany, asksRole, required }: Switches): FieldLevels {
  const levelOf = (field: RequirableField, isAsked: boolean): Level => {
    if (!isAsked) return 'no'
    return required.includes(field) ? 'required' : 'optional'
  }
  return {
    rating: levelOf('rating', asksRating),
    photo: asksPhoto ? 'optional' : 'no',
    company: levelOf('company', asksCompany),
    role: levelOf('role', asksRole),
  }
}

/** Why the fields of larger plans can't be changed. */
export const ON_PRO = 'Part of Pro and Studio.'

export const NO_THANKS: ThanksValues = { message: '', link: { label: '', url: '' }, code: { label: '', code: '' } }

export const valuesOf = (settings: FormSettings): ClientFormValues => ({
  hasOwnColor: settings.hasOwnColor,
  accentColor: settings.accentColor ?? '',
  fields: levelsOf(settings),
  questions: settings.questions.map((question) => ({
    ...question,
    options: hasOwnOptions(question.kind) ? question.options : [],
  })),
  service: settings.service ?? '',
  tagIds: settings.tags.map(({ id }) => id),
  layout: settings.layout,
  language: settings.language ?? CLIENTS_LANGUAGE,
  thanks: {
    message: settings.thanks.message ?? '',
    link: settings.thanks.link ?? NO_THANKS.link,
    code: settings.thanks.code ?? NO_THANKS.code,
  },
})
