import * as z from 'zod'
import { clearableLine, optionalText, requiredLine } from './fields.ts'
import { LANGUAGES } from './languages.ts'
import { PlanName } from './plans.ts'
import { Accent } from './submissions.ts'

/** How an owner's emails to clients look and what they say. Instants are ISO 8601 in UTC. */

const instant = z.iso.datetime()

export const EMAIL_MESSAGE_MAX_LENGTH = 2000
export const EMAIL_SUBJECT_MAX_LENGTH = 120
export const EMAIL_FOOTER_MAX_LENGTH = 300

/** Fields that a subject or message can contain as `{{clientName}}`. They are filled in when the email is written. */
export const MERGE_FIELDS = ['clientName', 'ownerName', 'organisationName', 'service'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** The tone of our own wording, used where the owner has not written any. */
export const EmailTone = z.enum(['friendly', 'formal', 'brief'])
export type EmailTone = z.infer<typeof EmailTone>

/** An email that an owner can customise. */
export const EmailKind = z.enum(['request', 'reminder'])
export type EmailKind = z.infer<typeof EmailKind>

/** Id of the style that every workspace has. */
export const MAIN_EMAIL_STYLE = 'main'

/**
 * One style of request email. `language` and `tone` are on every plan; `subject`, `message`, logo and accent from Pro;
 * `senderName`, `footer` and additional styles on Studio. Null means our default.
 */
export const EmailStyleInput = z.strictObject({
  /** The owner's name for it. */
  name: requiredLine('Name').pipe(z.string().max(60, 'Name can be at most 60 characters long.')),
  language: z.enum(LANGUAGES),
  tone: EmailTone,
  subject: clearableLine('Subject').pipe(
    z
      .string()
      .max(EMAIL_SUBJECT_MAX_LENGTH, `Subject can be at most ${EMAIL_SUBJECT_MAX_LENGTH} characters long.`)
      .nullable(),
  ),
  /** Plain text with `**bold**`, `*italic*` and line breaks, shown between the greeting and the button. */
  message: optionalText('Message', EMAIL_MESSAGE_MAX_LENGTH),
  showsLogo: z.boolean(),
  /** `#rrggbb`, for the button. */
  accentColor: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'Enter a colour like #8e3075.')
    .transform((colour) => colour.toLowerCase())
    .nullable(),
  senderName: clearableLine('Sender name').pipe(
    z.string().max(60, 'Sender name can be at most 60 characters long.').nullable(),
  ),
  footer: optionalText('Footer', EMAIL_FOOTER_MAX_LENGTH),
})
export type EmailStyleInput = z.input<typeof EmailStyleInput>

export const EmailStyle = z.strictObject({
  /** `main`, or another style's id. */
  id: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  tone: EmailTone,
  subject: z.string().nullable(),
  message: z.string().nullable(),
  showsLogo: z.boolean(),
  accentColor: z.string().nullable(),
  /** The colour, adjusted to be readable on light and dark backgrounds. */
  accent: Accent.nullable(),
  senderName: z.string().nullable(),
  footer: z.string().nullable(),
  /** Null while it is unchanged. */
  changedAt: instant.nullable(),
})
export type EmailStyle = z.infer<typeof EmailStyle>

/** What the plan allows. Settings made on a larger plan are kept but not used. */
export const EmailRights = z.strictObject({
  plan: PlanName,
  /** Message, subject, logo, accent. */
  hasOwnText: z.boolean(),
  /** Sender name, footer, own domain. */
  hasOwnSender: z.boolean(),
  stylesMax: z.number().int().min(1),
})
export type EmailRights = z.infer<typeof EmailRights>
