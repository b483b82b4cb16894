import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** The owner's own domain, from which emails to clients can be sent. Instants are ISO 8601 in UTC. */

const instant = z.iso.datetime()

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

export const domainName = /^@?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/

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
  access: 'admin',
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
  access: 'admin',
  summary: 'Check the DNS records of the sending domain',
  response: SendingDomain,
  errors: DomainErrors,
})

export const removeSendingDomain = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/domain',
  access: 'admin',
  summary: 'Remove the owner’s domain and send from ours again',
  errors: DomainErrors,
})
