import * as z from 'zod'
import { type FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import { QuestionInput } from '#shared/questions.ts'
import { FORM_LAYOUTS, QUESTION_KINDS } from '#shared/submissions.ts'
import { readColor } from '../../../components/accent/color.ts'

/** Answers that were typed for a choice are kept while another kind is chosen, and sent only for a choice. */
const QuestionValues = z
  .object({
    id: z.string().optional(),
    text: z.string(),
    kind: z.enum(QUESTION_KINDS),
    options: z.array(z.string()),
  })
  .transform((question): z.input<typeof QuestionInput> => ({
    ...question,
    options: question.kind === 'choice' ? question.options : [],
  }))
  .pipe(QuestionInput)
export type QuestionValues = z.input<typeof QuestionValues>

/** As fields have it: texts, empty for nothing. */
const ThanksValues = z
  .object({ message: z.string(), link: z.object({ label: z.string(), url: z.string() }) })
  .transform(({ message, link }): z.input<typeof FormSettingsInput.shape.thanks> => ({
    message,
    link: link.label.trim() === '' && link.url.trim() === '' ? null : link,
  }))
  .pipe(FormSettingsInput.shape.thanks)

export const ClientFormValues = FormSettingsInput.extend({
  accentColor: z.string().transform(readColor).pipe(FormSettingsInput.shape.accentColor),
  questions: z.array(QuestionValues),
  service: z
    .string()
    .transform((typed): z.input<typeof FormSettingsInput.shape.service> => typed)
    .pipe(FormSettingsInput.shape.service),
  layout: z.enum(FORM_LAYOUTS),
  thanks: ThanksValues,
})
export type ClientFormValues = z.input<typeof ClientFormValues>

/** Why the fields of larger plans can't be changed. */
export const ON_PRO = 'Part of Pro and Studio.'

export const NO_THANKS: ClientFormValues['thanks'] = { message: '', link: { label: '', url: '' } }

export const valuesOf = ({
  accentColor,
  asksCompany,
  asksRole,
  questions,
  service,
  layout,
  thanks,
}: FormSettings): ClientFormValues => ({
  accentColor: accentColor ?? '',
  asksCompany,
  asksRole,
  questions: questions.map((question) => ({
    ...question,
    options: question.kind === 'choice' ? question.options : [],
  })),
  service: service ?? '',
  layout,
  thanks: { message: thanks.message ?? '', link: thanks.link ?? NO_THANKS.link },
})
