import * as z from 'zod'
import { optionalLine, optionalText } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { QuestionInput } from './questions.ts'
import { TagIds, TagRef } from './tags.ts'
import {
  Accent,
  FORM_LAYOUTS,
  Question,
  QUESTIONS_MAX,
  REQUIRABLE_FIELDS,
  Thanks,
  THANKS_MESSAGE_MAX_LENGTH,
  ThanksCodeInput,
  ThanksLinkInput,
} from './submissions.ts'

const accentColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'Enter a colour like #8e3075.')
  .transform((colour) => colour.toLowerCase())
  .nullable()

/** What a form asks clients for, what it says afterwards, its language and its colour. */
export const FormSettings = z.strictObject({
  /** Whether the form has a colour of its own. The default form never has: its colour is the one of the workspace. */
  hasOwnColor: z.boolean(),
  /** The colour of the default form, of all others without their own, and of emails. */
  defaultColor: z.string().nullable(),
  /** `#rrggbb`, or null for the default. */
  accentColor: z.string().nullable(),
  /** The colour, adjusted to be readable on light and dark backgrounds. */
  accent: Accent.nullable(),
  asksRating: z.boolean(),
  asksPhoto: z.boolean(),
  asksCompany: z.boolean(),
  asksRole: z.boolean(),
  /** Those of them that an answer needs. */
  required: z.array(z.enum(REQUIRABLE_FIELDS)),
  questions: z.array(Question),
  /** The service that its answers are about, unless their request names one; null for none. */
  service: z.string().nullable(),
  /** Tags that its answers get besides those they have, sorted by name. */
  tags: z.array(TagRef),
  layout: z.enum(FORM_LAYOUTS),
  /** The language in which clients' pages of this form open; null for the client's own. */
  language: z.enum(LANGUAGES).nullable(),
  thanks: Thanks,
  /** Whether the plan includes company, role, questions and own thanks. Settings made on a larger plan are kept but not used. */
  areExtrasIncluded: z.boolean(),
})
export type FormSettings = z.infer<typeof FormSettings>

/** The id `default` names the default form, here and when it is changed. */
export const getFormSettings = defineEndpoint({
  method: 'GET',
  path: '/goodword/forms/:id/settings',
  access: 'viewer',
  summary: 'Read the settings of a form',
  response: FormSettings,
  errors: ['forms.not_found'],
})

/**
 * `id` identifies an existing question; leave it out for a new one. A changed question gets a new id, because earlier
 * answers belong to the earlier wording. Only company, role, questions and own thanks depend on the plan: turning one on that
 * it doesn't include answers `form.not_included`.
 */
export const FormSettingsInput = z.strictObject({
  /** The `accentColor` of a form that is not the default one counts only with this. */
  hasOwnColor: z.boolean().default(false),
  accentColor,
  asksRating: z.boolean().default(true),
  asksPhoto: z.boolean().default(true),
  asksCompany: z.boolean(),
  asksRole: z.boolean(),
  /** What isn't asked for is dropped from it. */
  required: z.array(z.enum(REQUIRABLE_FIELDS)).max(REQUIRABLE_FIELDS.length).default([]),
  questions: z.array(QuestionInput).max(QUESTIONS_MAX, `There can be at most ${QUESTIONS_MAX} questions.`),
  service: optionalLine('Service'),
  tagIds: TagIds.default([]),
  layout: z.enum(FORM_LAYOUTS, 'Choose how clients answer.').default('auto'),
  language: z.enum(LANGUAGES, 'Choose a language.').nullable().default(null),
  thanks: z
    .strictObject({
      message: optionalText('Thank-you message', THANKS_MESSAGE_MAX_LENGTH),
      link: ThanksLinkInput.nullable(),
      code: ThanksCodeInput.nullable().default(null),
    })
    .default({ message: null, link: null, code: null }),
})
export type FormSettingsInput = z.input<typeof FormSettingsInput>

export const updateFormSettings = defineEndpoint({
  method: 'PUT',
  path: '/goodword/forms/:id/settings',
  access: 'admin',
  summary: 'Change the settings of a form',
  body: FormSettingsInput,
  response: FormSettings,
  errors: ['forms.not_found', 'form.not_included', 'form.question_unknown', 'form.tag_unknown'],
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
