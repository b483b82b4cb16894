import * as z from 'zod'
import { type FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import { readColor } from '../../../components/accent/color.ts'

export const ClientFormValues = FormSettingsInput.extend({
  accentColor: z.string().transform(readColor).pipe(FormSettingsInput.shape.accentColor),
})
export type ClientFormValues = z.input<typeof ClientFormValues>

/** Why the fields of larger plans can't be changed. */
export const ON_PRO = 'Part of Pro and Studio.'

export const valuesOf = ({ accentColor, asksCompany, asksRole, questions }: FormSettings): ClientFormValues => ({
  accentColor: accentColor ?? '',
  asksCompany,
  asksRole,
  questions,
})
