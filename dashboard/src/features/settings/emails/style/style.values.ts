import * as z from 'zod'
import type { EmailSettings } from '#shared/email-settings.ts'
import { type EmailStyle, EmailStyleInput, MAIN_EMAIL_STYLE } from '#shared/email-styles.ts'
import { chosenColor, readColor } from '../../../../components/accent/color.ts'

/** A style as typed; empty values mean the default. */
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

/** The values to preview: unfinished ones count as empty. */
export const previewable = (values: StyleValues): EmailStyleInput => ({
  ...values,
  name: values.name.trim() || 'Style',
  accentColor: chosenColor(values.accentColor) ?? null,
})

type StyleField = keyof StyleValues

/** The fields of a style in the order of the page. */
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

/** The field that a server error is about, if it is one of these. */
export const fieldOf = (path: string): StyleField | undefined => fields.find((field) => field === path)

/** The style for requests that name none; where only one is allowed, the main one. */
export const usedStyleId = ({ rights, defaultStyleId }: EmailSettings): string =>
  rights.stylesMax > 1 ? defaultStyleId : MAIN_EMAIL_STYLE
