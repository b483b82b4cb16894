import * as z from 'zod'
import { clearableLine, emailAddress, optionalText, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { PlanName } from './plans.ts'
import { Accent } from './submissions.ts'

/**
 * An owner's settings for emails to clients: their text and appearance, who they come from, and who never gets one.
 * Instants are ISO 8601 in UTC.
 */
const instant = z.iso.datetime()
const count = z.number().int().min(0)

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
  /** Emails to the owner. */
  notices: z.strictObject({
    newTestimonial: z.boolean(),
    /** A payment will trigger a request: sent early enough to cancel it. */
    requestScheduled: z.boolean(),
    /** Clients who paid can't be asked because the month's requests are used up. At most once a month. */
    requestsUsedUp: z.boolean().default(true),
  }),
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
  pausedAt: instant.nullable(),
})
export type SendingStatus = z.infer<typeof SendingStatus>

const RECORD_STATES = ['pending', 'found', 'missing'] as const

/** One record that the owner adds at the domain's DNS provider. */
export const DnsRecord = z.strictObject({
  /** What it is for. */
  purpose: z.enum(['DKIM', 'SPF', 'DMARC', 'other']),
  type: z.enum(['TXT', 'CNAME', 'MX']),
  /** Relative to the domain: the full name is `name`, a dot and the domain. */
  name: z.string(),
  value: z.string(),
  priority: z.number().int().nullable(),
  status: z.enum(RECORD_STATES),
  /** False for a record that is only recommended: the domain is verified without it. */
  isRequired: z.boolean(),
})
export type DnsRecord = z.infer<typeof DnsRecord>

/** An owner's domain. Emails come from it while it is `verified`, and from our domain otherwise. */
export const SendingDomain = z.strictObject({
  name: z.string(),
  /** The part before the @. */
  localPart: z.string(),
  status: z.enum(['pending', 'verified', 'failed']),
  records: z.array(DnsRecord),
  addedAt: instant,
  checkedAt: instant.nullable(),
})
export type SendingDomain = z.infer<typeof SendingDomain>

export const EmailSettings = z.strictObject({
  rights: EmailRights,
  /** Main first, then by name. */
  styles: z.array(EmailStyle),
  ...EmailSettingsInput.shape,
  postalAddress: z.string().nullable(),
  sender: z.strictObject({
    /** The sender's name as clients see it, in the default style. */
    name: z.string(),
    address: z.string(),
    /** Where replies go: the owner's email address, once confirmed. */
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
  access: 'owner',
  summary: 'Read the settings for emails to clients',
  response: EmailSettings,
})

export const updateEmailSettings = defineEndpoint({
  method: 'PUT',
  path: '/goodword/emails',
  access: 'owner',
  summary: 'Change the settings for all emails',
  body: EmailSettingsInput,
  response: EmailSettings,
  errors: ['emails.style_not_found'],
})

/** Answers with the new style's id and the whole settings. */
export const createEmailStyle = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/style',
  access: 'owner',
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
  access: 'owner',
  summary: 'Change an email style',
  body: EmailStyleInput,
  response: EmailSettings,
  errors: ['emails.style_not_found', 'emails.not_included'],
})

/** Resets the main style to its defaults. Requests in a removed style are sent in the default style. */
export const removeEmailStyle = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/style/:id',
  access: 'owner',
  summary: 'Remove a style, or reset the main one',
  response: EmailSettings,
  errors: ['emails.style_not_found'],
})

/** A style in the editor, saved or not, and an example client. */
export const EmailDraft = z.strictObject({
  kind: EmailKind.default('request'),
  style: EmailStyleInput,
  customerName: z.string().max(400).nullable().default(null),
  service: z.string().max(400).nullable().default(null),
})
export type EmailDraft = z.input<typeof EmailDraft>

/** The email, made by the same renderer that sends it, with links that lead nowhere. */
export const EmailPreview = z.strictObject({
  from: z.strictObject({ name: z.string(), address: z.string() }),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /**
   * Path of the email's HTML for an iframe, valid for ten minutes. `?theme=light` or `?theme=dark` forces a theme;
   * `&images=off` leaves out images.
   */
  htmlPath: z.string(),
})
export type EmailPreview = z.infer<typeof EmailPreview>

export const previewEmail = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/preview',
  access: 'owner',
  summary: 'Preview an email',
  body: EmailDraft,
  response: EmailPreview,
})

/** Goes to the signed-in owner's own address; at most five an hour. */
export const sendTestEmail = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/test',
  access: 'owner',
  summary: 'Send the owner a test email',
  body: EmailDraft,
  response: z.strictObject({ to: z.string() }),
  errors: ['emails.not_included', 'emails.unverified_limit', 'emails.sending_paused', 'emails.own_address_refused'],
})

export const DO_NOT_ASK_MAX = 2000

/** An address, or a whole domain as `@example.com`, that never gets a request. In lower case. */
export const DoNotAskEntry = z.strictObject({ pattern: z.string(), addedAt: instant })
export type DoNotAskEntry = z.infer<typeof DoNotAskEntry>

const DoNotAskList = z.strictObject({ items: z.array(DoNotAskEntry) })

/** Newest first. */
export const listDoNotAsk = defineEndpoint({
  method: 'GET',
  path: '/goodword/emails/do-not-ask',
  access: 'owner',
  summary: 'List who is never asked',
  response: DoNotAskList,
})

const domainName = /^@?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/

/** `ana@example.com`, `@example.com` or `example.com`. */
export const doNotAskPattern = z
  .string({ error: 'Enter an address or a domain.' })
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Enter an address or a domain.')
      .max(254)
      .refine(
        (text) => domainName.test(text) || emailAddress('Address').safeParse(text).success,
        'Enter an address like ana@example.com, or a domain like @example.com.',
      )
      .transform((text) => (text.includes('@') ? text : `@${text}`)),
  )

/** Adds each entry; existing ones stay. Emails to them that are still queued are not sent. */
export const addDoNotAsk = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/do-not-ask',
  access: 'owner',
  summary: 'Never ask an address or a domain',
  body: z.strictObject({ patterns: z.array(doNotAskPattern).min(1).max(200, 'Add at most 200 at a time.') }),
  response: DoNotAskList,
  errors: ['emails.do_not_ask_full'],
})

export const removeDoNotAsk = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/do-not-ask/:pattern',
  access: 'owner',
  summary: 'Allow requests to an address or a domain again',
  response: DoNotAskList,
})

export const SendingDomainInput = z.strictObject({
  name: z
    .string({ error: 'Domain is required.' })
    .transform((text) => text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, ''))
    .pipe(
      z
        .string()
        .min(1, 'Domain is required.')
        .max(200, 'The domain is too long.')
        .regex(domainName, 'Enter a domain like mail.example.com.'),
    ),
  localPart: z
    .string({ error: 'Enter the name before the @.' })
    .transform((text) => text.trim().toLowerCase())
    .pipe(
      z.string().regex(/^[a-z\d](?:[a-z\d._-]{0,30}[a-z\d])?$/, 'Use letters, digits, dots and dashes before the @.'),
    ),
})
export type SendingDomainInput = z.input<typeof SendingDomainInput>

const DomainErrors = [
  'emails.domains_not_possible',
  'emails.domain_not_found',
  'emails.email_service_unavailable',
] as const

/**
 * A workspace can have one domain, and a domain can belong to one workspace. It must be the owner's: mailbox providers'
 * domains and ours are refused.
 */
export const addSendingDomain = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/domain',
  access: 'owner',
  summary: 'Send from the owner’s domain',
  body: SendingDomainInput,
  response: SendingDomain,
  status: 201,
  errors: [
    ...DomainErrors,
    'emails.not_included',
    'emails.domain_exists',
    'emails.domain_taken',
    'emails.domain_refused',
  ],
})

/** Looks up the records immediately. */
export const checkSendingDomain = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/domain/check',
  access: 'owner',
  summary: 'Check the DNS records of the sending domain',
  response: SendingDomain,
  errors: DomainErrors,
})

export const removeSendingDomain = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/domain',
  access: 'owner',
  summary: 'Remove the owner’s domain and send from ours again',
  errors: DomainErrors,
})
