import { type DomainRecords, type ErrorResponse, Resend } from 'resend'
import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'
import { domainRefusedByService, emailServiceUnavailable } from '#server/emails/domains/domains.errors.ts'
import type { ProviderDomain, SendingDomains } from '#server/emails/domains/sending-domains.ts'

const GIVES_UP_AFTER_MS = 15_000
const PAGE_SIZE = 100

/** The part of the SDK's results that we use. It never throws. */
type Answer<T> = { data: T | null; error: ErrorResponse | null }

type Found = { id: string; name: string; status: string; records: DomainRecords[] }

/** Domains at Resend. `url` is the origin of an emulator; undefined means Resend itself. */
export function createResendDomains({ apiKey, url }: { apiKey: string; url: string | undefined }): SendingDomains {
  const { domains } = new Resend(apiKey, url === undefined ? {} : { baseUrl: url })
  const within = () => ({ signal: AbortSignal.timeout(GIVES_UP_AFTER_MS) })

  return {
    async addDomain(name) {
      const { data, error } = await domains.create({ name }, within())
      if (error && isRefusal(error)) throw domainRefusedByService(sentenceOf(error.message))
      return stateOf(answerOf({ data, error }))
    },

    async findProviderId(name) {
      let after: string | undefined
      for (;;) {
        const page = answerOf(await domains.list({ limit: PAGE_SIZE, ...(after && { after }) }, within()))
        const found = page.data.find((domain) => domain.name === name)
        if (found) return found.id
        after = page.data.at(-1)?.id
        if (!page.has_more || after === undefined) return null
      }
    },

    async findDomain(providerId) {
      const { data, error } = await domains.get(providerId, within())
      if (error && isMissing(error)) return null
      return stateOf(answerOf({ data, error }))
    },

    async checkDomain(providerId) {
      const { data, error } = await domains.verify(providerId, within())
      // The result is found by reading the domain.
      if (error && isMissing(error)) return
      answerOf({ data, error })
    },

    async removeDomain(providerId) {
      const { data, error } = await domains.remove(providerId, within())
      if (error && isMissing(error)) return
      answerOf({ data, error })
    },
  }
}

function answerOf<T>({ data, error }: Answer<T>): T {
  if (error || data === null) throw emailServiceUnavailable(error?.message)
  return data
}

const isMissing = ({ statusCode }: ErrorResponse) => statusCode === 404

/** A permanent refusal because of the domain, not because of our key or rate. */
const isRefusal = ({ name, statusCode }: ErrorResponse) =>
  (statusCode === 400 || statusCode === 403 || statusCode === 409 || statusCode === 422) &&
  !['invalid_api_key', 'restricted_api_key', 'missing_api_key', 'invalid_access', 'security_error'].includes(name)

const sentenceOf = (message: string) => {
  const text = message
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** Only `verified` counts: from a partially verified domain some emails would be refused. */
const stateOf = ({ id, name, status, records }: Found): ProviderDomain => ({
  providerId: id,
  status: status === 'verified' ? 'verified' : status === 'failed' ? 'failed' : 'pending',
  records: records.flatMap((record) => recordOf(record, name)),
})

const RECORD_STATES: Record<string, StoredDnsRecord['status']> = {
  verified: 'found',
  failed: 'missing',
  temporary_failure: 'missing',
}

function recordOf(record: DomainRecords, domain: string): StoredDnsRecord[] {
  const { type } = record
  if (type !== 'TXT' && type !== 'CNAME' && type !== 'MX') return []
  return [
    {
      purpose: record.record === 'DKIM' || record.record === 'SPF' ? record.record : 'other',
      type,
      name: nameBelow(record.name, domain),
      value: record.value,
      priority: 'priority' in record ? (record.priority ?? null) : null,
      status: RECORD_STATES[record.status] ?? 'pending',
      isRequired: true,
    },
  ]
}

/**
 * Resend's record names are relative to the registered domain: for `mail.example.com` it says `send.mail`, which is
 * `send` below it.
 */
export function nameBelow(recordName: string, domain: string): string {
  const labels = domain.split('.')
  const ends = labels.map((_, index) => `.${labels.slice(0, labels.length - index).join('.')}`)
  const end = ends.find((candidate) => recordName.endsWith(candidate))
  return end === undefined ? recordName : recordName.slice(0, -end.length)
}
