import * as z from 'zod'
import { type EmailStyle, EmailStyleInput } from '#shared/emails.ts'
import { chosenColor, readColor } from '../accent/color.ts'

/** A style as it is typed: what is empty is ours. */
export const StyleValues = EmailStyleInput.extend({
  accentColor: z.string().transform(readColor).pipe(EmailStyleInput.shape.accentColor),
})
export type StyleValues = z.input<typeof StyleValues>

export const valuesOf = (style: EmailStyle): StyleValues => ({
  name: style.name,
  language: style.language,
  tone: style.tone,
  subject: style.subject ?? '',
  message: style.message ?? '',
  showsLogo: style.showsLogo,
  accentColor: style.accentColor ?? '',
  senderName: style.senderName ?? '',
  footer: style.footer ?? '',
})

/** As it may be previewed: what is not finished yet counts as not typed. */
export const previewable = (values: StyleValues): EmailStyleInput => ({
  ...values,
  name: values.name.trim() || 'Style',
  accentColor: chosenColor(values.accentColor) ?? null,
})

type StyleField = keyof StyleValues

/** The fields of a style in the order in which they stand on the page. */
const fields: readonly StyleField[] = [
  'name',
  'language',
  'tone',
  'subject',
  'message',
  'showsLogo',
  'accentColor',
  'senderName',
  'footer',
]

/** The field that a refusal of the server is about, when it is one of these. */
export const fieldOf = (path: string): StyleField | undefined => fields.find((field) => field === path)
