import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { Accent, Question, QUESTIONS_MAX, QuestionText } from './submissions.ts'

const accentColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'The colour must look like #8e3075.')
  .transform((colour) => colour.toLowerCase())
  .nullable()

/** What an owner asks clients for, and how the form looks. */
export const FormSettings = z.strictObject({
  /** `#rrggbb`, or null for ours. */
  accentColor: z.string().nullable(),
  /** What becomes of the colour on light and on dark ground, so that it can be read there. */
  accent: Accent.nullable(),
  asksCompany: z.boolean(),
  asksRole: z.boolean(),
  questions: z.array(Question),
  /** Whether the plan includes company, role and questions. What was set on a larger plan is kept, and not asked. */
  areExtrasIncluded: z.boolean(),
})
export type FormSettings = z.infer<typeof FormSettings>

export const getFormSettings = defineEndpoint({
  method: 'GET',
  path: '/goodword/form',
  access: 'owner',
  summary: 'What the form of clients asks for',
  response: FormSettings,
})

/**
 * `id` of a question that is there already; none for a new one. One that is put otherwise gets another id, since what was
 * answered was the question as it stood. The colour is for every
 * plan, the rest for those that include it: to turn something on there that is not included answers `form.not_included`.
 */
export const FormSettingsInput = z.strictObject({
  accentColor,
  asksCompany: z.boolean(),
  asksRole: z.boolean(),
  questions: z
    .array(z.strictObject({ id: z.string().max(64).optional(), text: QuestionText }))
    .max(QUESTIONS_MAX, `There can be ${QUESTIONS_MAX} questions at most.`),
})
export type FormSettingsInput = z.input<typeof FormSettingsInput>

export const updateFormSettings = defineEndpoint({
  method: 'PUT',
  path: '/goodword/form',
  access: 'owner',
  summary: 'Change what the form of clients asks for',
  body: FormSettingsInput,
  response: FormSettings,
  errors: ['form.not_included', 'form.question_unknown'],
})

/** What a colour would become, before it is saved. */
export const previewAccent = defineEndpoint({
  method: 'GET',
  path: '/goodword/form/accent',
  access: 'owner',
  summary: 'What a colour becomes on light and on dark ground',
  query: z.strictObject({ color: accentColor.unwrap() }),
  response: Accent,
})
