import * as z from 'zod'
import { optionalLine, optionalText, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { EmailStyleInput, EmailStyle, EmailRights } from './email-styles.ts'
import { SendingDomain } from './sending-domains.ts'

/** An owner's settings for all emails to clients, and the styles among them. Instants are ISO 8601 in UTC. */

const instant = z.iso.datetime()
const count = z.number().int().min(0)

export const REMINDERS_MAX = 2

/** Settings for all emails of a workspace. */
export const EmailSettingsInput = z.strictObject({
  /** The style for requests that don't choose one. */
  defaultStyleId: z.string().max(64),
  /** Shown at the end of every request, because many countries' laws require it. */
  postalAddress: optionalText('Postal address', 200),
  reminders: z.strictObject({
    /** How many reminders follow an unanswered request. */
    count: z.number().int().min(0).max(REMINDERS_MAX, `There can be at most ${REMINDERS_MAX} reminders.`),
    /** Days since the previous email. */
    afterDays: z
      .number('Enter a whole number of days from 3 to 30.')
      .int('Enter a whole number of days from 3 to 30.')
      .min(3, 'Enter a whole number of days from 3 to 30.')
      .max(30, 'Enter a whole number of days from 3 to 30.'),
  }),
  /** The person who writes to clients; null for the owner. Left out, it stays. */
  person: z
    .strictObject({ firstName: requiredLine('First name'), lastName: optionalLine('Last name') })
    .nullable()
    .optional(),
  /** The member who gets clients' replies; null for the owner. Left out, it stays. */
  replyUserId: z.string().max(64).nullable().optional(),
})
export type EmailSettingsInput = z.input<typeof EmailSettingsInput>

/**
 * `unverified`: a new account may send a few a day until its email address is confirmed. `complaints`: sending is
 * paused until we have reviewed complaints.
 */
export const SendingStatus = z.strictObject({
  isAddressVerified: z.boolean(),
  /** How many emails to clients may still be sent within 24 hours; null is unlimited. */
  leftToday: count.nullable(),
  /** How many emails to clients may be sent within 24 hours; null is unlimited. */
  dailyLimit: count.nullable(),
  /** When emails were sent that count against `dailyLimit`, newest first, at most as many. Each counts for 24 hours. */
  countedAt: z.array(instant),
  pausedAt: instant.nullable(),
})
export type SendingStatus = z.infer<typeof SendingStatus>

export const EmailSettings = z.strictObject({
  rights: EmailRights,
  /** Main first, then by name. */
  styles: z.array(EmailStyle),
  ...EmailSettingsInput.shape,
  postalAddress: z.string().nullable(),
  person: z.strictObject({ firstName: z.string(), lastName: z.string() }).nullable(),
  /** The owner, who writes and gets replies while nobody else is chosen. */
  owner: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  replyUserId: z.string().nullable(),
  /** Members who can get clients' replies: those with a confirmed address. */
  replyMembers: z.array(z.strictObject({ userId: z.string(), name: z.string(), email: z.string() })),
  sender: z.strictObject({
    /** The sender's name as clients see it, in the default style. */
    name: z.string(),
    address: z.string(),
    /** Where replies go: to the chosen member or the owner, once the address is confirmed. */
    replyTo: z.string().nullable(),
  }),
  sending: SendingStatus,
  domain: SendingDomain.nullable(),
  /** Whether this installation supports sending from owners' domains. */
  areDomainsPossible: z.boolean(),
})
export type EmailSettings = z.infer<typeof EmailSettings>

export const getEmailSettings = defineEndpoint({
  method: 'GET',
  path: '/goodword/emails',
  access: 'viewer',
  summary: 'Read the settings for emails to clients',
  response: EmailSettings,
})

export const updateEmailSettings = defineEndpoint({
  method: 'PUT',
  path: '/goodword/emails',
  access: 'admin',
  summary: 'Change the settings for all emails',
  body: EmailSettingsInput,
  response: EmailSettings,
  errors: ['emails.style_not_found', 'emails.reply_member_unknown'],
})

/** Answers with the new style's id and the whole settings. */
export const createEmailStyle = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/style',
  access: 'admin',
  summary: 'Add an email style',
  body: EmailStyleInput,
  response: z.strictObject({ id: z.string(), settings: EmailSettings }),
  status: 201,
  errors: ['emails.not_included', 'emails.too_many_styles', 'request.idempotency_key_reused'],
})

/** Answers `emails.not_included` (402) when it turns on something that the plan doesn't include. */
export const updateEmailStyle = defineEndpoint({
  method: 'PUT',
  path: '/goodword/emails/style/:id',
  access: 'admin',
  summary: 'Change an email style',
  body: EmailStyleInput,
  response: EmailSettings,
  errors: ['emails.style_not_found', 'emails.not_included'],
})

/** Resets the main style to its defaults. Requests in a removed style are sent in the default style. */
export const removeEmailStyle = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/style/:id',
  access: 'admin',
  summary: 'Remove a style, or reset the main one',
  response: EmailSettings,
  errors: ['emails.style_not_found'],
})
