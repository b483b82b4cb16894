import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { Accent, Question, QUESTIONS_MAX, QuestionText } from './submissions.ts'

const accentColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'Enter a colour like #8e3075.')
  .transform((colour) => colour.toLowerCase())
  .nullable()

/** What the form asks clients for, and its colour. */
export const FormSettings = z.strictObject({
  /** `#rrggbb`, or null for the default. */
  accentColor: z.string().nullable(),
  /** The colour, adjusted to be readable on light and dark backgrounds. */
  accent: Accent.nullable(),
  asksCompany: z.boolean(),
  asksRole: z.boolean(),
  questions: z.array(Question),
  /** Whether the plan includes company, role and questions. Settings made on a larger plan are kept but not used. */
  areExtrasIncluded: z.boolean(),
})
export type FormSettings = z.infer<typeof FormSettings>

export const getFormSettings = defineEndpoint({
  method: 'GET',
  path: '/goodword/form',
  access: 'viewer',
  summary: 'Read the settings of the client form',
  response: FormSettings,
})

/**
 * `id` identifies an existing question; leave it out for a new one. A reworded question gets a new id, because earlier
 * answers belong to the earlier wording. Every plan can set the colour. Turning on an extra that the plan doesn't
 * include answers `form.not_included`.
 */
export const FormSettingsInput = z.strictObject({
  accentColor,
  asksCompany: z.boolean(),
  asksRole: z.boolean(),
  questions: z
    .array(z.strictObject({ id: z.string().max(64).optional(), text: QuestionText }))
    .max(QUESTIONS_MAX, `There can be at most ${QUESTIONS_MAX} questions.`),
})
export type FormSettingsInput = z.input<typeof FormSettingsInput>

export const updateFormSettings = defineEndpoint({
  method: 'PUT',
  path: '/goodword/form',
  access: 'admin',
  summary: 'Change the settings of the client form',
  body: FormSettingsInput,
  response: FormSettings,
  errors: ['form.not_included', 'form.question_unknown'],
})

/** Shows how a colour would be adjusted, before it is saved. */
export const previewAccent = defineEndpoint({
  method: 'GET',
  path: '/goodword/form/accent',
  access: 'viewer',
  summary: 'Preview a colour on light and dark backgrounds',
  query: z.strictObject({ color: accentColor.unwrap() }),
  response: Accent,
})
