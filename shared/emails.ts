import * as z from 'zod'
import { clearableLine, emailAddress, optionalText, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { PlanName } from './plans.ts'
import { Accent } from './submissions.ts'

/**
 * What an owner decides about mails to clients: how they are worded and look, whom they come from, who gets none. Instants
 * are ISO 8601 in UTC.
 */
const instant = z.iso.datetime()
const count = z.number().int().min(0)

export const EMAIL_MESSAGE_MAX_LENGTH = 2000
export const EMAIL_SUBJECT_MAX_LENGTH = 120
export const EMAIL_FOOTER_MAX_LENGTH = 300

/** What may stand in a subject or message as `{{clientName}}`, and is put in when the mail is written. */
export const MERGE_FIELDS = ['clientName', 'ownerName', 'organisationName', 'service'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

/** How our own words sound where the owner has not written any. */
export const EmailTone = z.enum(['friendly', 'formal', 'brief'])
export type EmailTone = z.infer<typeof EmailTone>

/** A mail that an owner can shape. */
export const EmailKind = z.enum(['request', 'reminder'])
export type EmailKind = z.infer<typeof EmailKind>

/** The style that every workspace has. */
export const MAIN_EMAIL_STYLE = 'main'

/**
 * One way to ask. `language` and `tone` are for every plan; `subject`, `message`, logo and accent from Pro; `senderName`,
 * `footer` and more than one style on Studio. Null is our own wording, colour or name.
 */
export const EmailStyleInput = z.strictObject({
  /** As the owner calls it. */
  name: requiredLine('Name').pipe(z.string().max(60, 'Name can have 60 characters at most.')),
  language: z.enum(LANGUAGES),
  tone: EmailTone,
  subject: clearableLine('Subject').pipe(
    z
      .string()
      .max(EMAIL_SUBJECT_MAX_LENGTH, `Subject can have ${EMAIL_SUBJECT_MAX_LENGTH} characters at most.`)
      .nullable(),
  ),
  /** Plain text with `**bold**`, `*italic*` and line breaks; what stands between greeting and button. */
  message: optionalText('Message', EMAIL_MESSAGE_MAX_LENGTH),
  showsLogo: z.boolean(),
  /** `#rrggbb`, for the button. */
  accentColor: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'The colour must look like #8e3075.')
    .transform((colour) => colour.toLowerCase())
    .nullable(),
  senderName: clearableLine('Sender name').pipe(
    z.string().max(60, 'Sender name can have 60 characters at most.').nullable(),
  ),
  footer: optionalText('Footer', EMAIL_FOOTER_MAX_LENGTH),
})
export type EmailStyleInput = z.input<typeof EmailStyleInput>

export const EmailStyle = z.strictObject({
  /** `main`, or the id of another. */
  id: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  tone: EmailTone,
  subject: z.string().nullable(),
  message: z.string().nullable(),
  showsLogo: z.boolean(),
  accentColor: z.string().nullable(),
  /** What becomes of the colour on light and on dark ground. */
  accent: Accent.nullable(),
  senderName: z.string().nullable(),
  footer: z.string().nullable(),
  /** Null while it is as it was given. */
  changedAt: instant.nullable(),
})
export type EmailStyle = z.infer<typeof EmailStyle>

/** What the plan lets an owner decide. What was set on a larger plan is kept, and not used. */
export const EmailRights = z.strictObject({
  plan: PlanName,
  /** Message, subject, logo, accent. */
  hasOwnWords: z.boolean(),
  /** Sender name, footer, own domain. */
  hasOwnSender: z.boolean(),
  stylesMax: z.number().int().min(1),
})
export type EmailRights = z.infer<typeof EmailRights>

export const REMINDERS_MAX = 2

/** What is decided for all mails of a workspace. */
export const EmailSettingsInput = z.strictObject({
  /** Which style a request is sent in that names none. */
  defaultStyleId: z.string().max(64),
  /** Stands at the foot of every request, as the law of many countries wants it. */
  postalAddress: optionalText('Postal address', 200),
  reminders: z.strictObject({
    /** How many follow a request that is not answered. */
    count: z.number().int().min(0).max(REMINDERS_MAX, `There can be ${REMINDERS_MAX} reminders at most.`),
    /** Days after the mail before. */
    afterDays: z
      .number('The days must be a whole number from 3 to 30.')
      .int('The days must be a whole number from 3 to 30.')
      .min(3, 'The days must be a whole number from 3 to 30.')
      .max(30, 'The days must be a whole number from 3 to 30.'),
  }),
  /** Mails to the owner. */
  notices: z.strictObject({
    newTestimonial: z.boolean(),
    /** A payment will ask a client: in time to say no. */
    askScheduled: z.boolean(),
    /** Clients of payments wait since the month's requests are used up: once a month at most. */
    requestsUsedUp: z.boolean().default(true),
  }),
})
export type EmailSettingsInput = z.input<typeof EmailSettingsInput>

/** `unverified`: of a new account, a few a day until its address is confirmed. `complaints`: until we have looked at it. */
export const SendingStanding = z.strictObject({
  isAddressVerified: z.boolean(),
  /** How many mails to clients are left of the last 24 hours; null is no limit. */
  leftToday: count.nullable(),
  pausedAt: instant.nullable(),
})
export type SendingStanding = z.infer<typeof SendingStanding>

const RECORD_STATES = ['pending', 'found', 'missing'] as const

/** One record that the owner of a domain adds at its DNS provider. */
export const DnsRecord = z.strictObject({
  /** What it is for. */
  purpose: z.enum(['DKIM', 'SPF', 'DMARC', 'other']),
  type: z.enum(['TXT', 'CNAME', 'MX']),
  /** Below the domain; the whole name is `name` and the domain. */
  name: z.string(),
  value: z.string(),
  priority: z.number().int().nullable(),
  status: z.enum(RECORD_STATES),
  /** One that is only advised is not waited for. */
  isRequired: z.boolean(),
})
export type DnsRecord = z.infer<typeof DnsRecord>

/** A domain of the owner that mails come from once it is `verified`; until then, and whenever it is not, they come from ours. */
export const SendingDomain = z.strictObject({
  name: z.string(),
  /** What stands before the @. */
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
    /** As a client's mail program shows it, in the default style. */
    name: z.string(),
    address: z.string(),
    /** Where answers go: the owner's address once it is confirmed. */
    replyTo: z.string().nullable(),
  }),
  sending: SendingStanding,
  domain: SendingDomain.nullable(),
  /** Whether this installation can send from domains of owners at all. */
  areDomainsPossible: z.boolean(),
})
export type EmailSettings = z.infer<typeof EmailSettings>

export const getEmailSettings = defineEndpoint({
  method: 'GET',
  path: '/goodword/emails',
  access: 'owner',
  summary: 'What is decided about mails to clients',
  response: EmailSettings,
})

export const updateEmailSettings = defineEndpoint({
  method: 'PUT',
  path: '/goodword/emails',
  access: 'owner',
  summary: 'Change what holds for all mails',
  body: EmailSettingsInput,
  response: EmailSettings,
  errors: ['emails.style_not_found'],
})

/** Answers the new style's id beside everything. */
export const createEmailStyle = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/style',
  access: 'owner',
  summary: 'Add a style of mails',
  body: EmailStyleInput,
  response: z.strictObject({ id: z.string(), settings: EmailSettings }),
  status: 201,
  errors: ['emails.not_included', 'emails.too_many_styles', 'request.idempotency_key_reused'],
})

/** To turn something on that the plan does not include answers `emails.not_included` (402). */
export const updateEmailStyle = defineEndpoint({
  method: 'PUT',
  path: '/goodword/emails/style/:id',
  access: 'owner',
  summary: 'Change a style of mails',
  body: EmailStyleInput,
  response: EmailSettings,
  errors: ['emails.style_not_found', 'emails.not_included'],
})

/** The main one goes back to what it was given as. Requests of a style that is gone are sent in the default one. */
export const removeEmailStyle = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/style/:id',
  access: 'owner',
  summary: 'Remove a style, or put the main one back',
  response: EmailSettings,
  errors: ['emails.style_not_found'],
})

/** A style as it stands in the editor, saved or not, and who the mail would be to. */
export const EmailDraft = z.strictObject({
  kind: EmailKind.default('request'),
  style: EmailStyleInput,
  customerName: z.string().max(400).nullable().default(null),
  service: z.string().max(400).nullable().default(null),
})
export type EmailDraft = z.input<typeof EmailDraft>

/** The mail as the renderer makes it that sends, with links that lead nowhere. */
export const EmailPreview = z.strictObject({
  from: z.strictObject({ name: z.string(), address: z.string() }),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /**
   * Path of the mail for a frame, good for ten minutes. `?theme=light` or `?theme=dark` shows it in one theme whatever the
   * browser's is; `&images=off` without pictures.
   */
  htmlPath: z.string(),
})
export type EmailPreview = z.infer<typeof EmailPreview>

export const previewEmail = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/preview',
  access: 'owner',
  summary: 'What a mail would look like',
  body: EmailDraft,
  response: EmailPreview,
})

/** To the signed-in owner's own address; five an hour. */
export const sendTestEmail = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/test',
  access: 'owner',
  summary: 'Send the owner a mail as clients would get it',
  body: EmailDraft,
  response: z.strictObject({ to: z.string() }),
  errors: ['emails.not_included', 'emails.unverified_limit', 'emails.sending_paused', 'emails.own_address_refused'],
})

export const DO_NOT_ASK_MAX = 2000

/** An address, or a whole domain as `@example.com`, that is never asked by mail. In lower case. */
export const DoNotAskEntry = z.strictObject({ pattern: z.string(), addedAt: instant })
export type DoNotAskEntry = z.infer<typeof DoNotAskEntry>

const DoNotAskList = z.strictObject({ items: z.array(DoNotAskEntry) })

/** Newest first. */
export const listDoNotAsk = defineEndpoint({
  method: 'GET',
  path: '/goodword/emails/do-not-ask',
  access: 'owner',
  summary: 'Who is never asked',
  response: DoNotAskList,
})

const domainName = /^@?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/

/** `ana@example.com`, `@example.com` or `example.com`. */
export const doNotAskPattern = z
  .string({ error: 'An address or a domain is required.' })
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'An address or a domain is required.')
      .max(254)
      .refine(
        (text) => domainName.test(text) || emailAddress('Address').safeParse(text).success,
        'Write an address like ana@example.com, or a domain like @example.com.',
      )
      .transform((text) => (text.includes('@') ? text : `@${text}`)),
  )

/** Adds each; one that is there already stays. Mails that wait for them are not sent. */
export const addDoNotAsk = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/do-not-ask',
  access: 'owner',
  summary: 'Never ask an address or a domain',
  body: z.strictObject({ patterns: z.array(doNotAskPattern).min(1).max(200, 'Add 200 at a time at most.') }),
  response: DoNotAskList,
  errors: ['emails.do_not_ask_full'],
})

export const removeDoNotAsk = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/do-not-ask/:pattern',
  access: 'owner',
  summary: 'Let an address or a domain be asked again',
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
        .regex(domainName, 'Write a domain like mail.example.com.'),
    ),
  localPart: z
    .string({ error: 'The name before the @ is required.' })
    .transform((text) => text.trim().toLowerCase())
    .pipe(
      z
        .string()
        .regex(/^[a-z\d](?:[a-z\d._-]{0,30}[a-z\d])?$/, 'Before the @ there can be letters, digits, dots and dashes.'),
    ),
})
export type SendingDomainInput = z.input<typeof SendingDomainInput>

const DomainErrors = [
  'emails.domains_not_possible',
  'emails.domain_not_found',
  'emails.mail_service_unavailable',
] as const

/** One a workspace, one workspace a domain. The domain must be the owner's: mailbox providers and our own are refused. */
export const addSendingDomain = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/domain',
  access: 'owner',
  summary: 'Send from a domain of the owner',
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

/** Looks the records up now. */
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
  summary: 'Send from our domain again',
  errors: DomainErrors,
})
