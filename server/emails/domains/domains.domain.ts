import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'
import type { ProviderDomain } from './sending-domains.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** How long to wait for the records. */
const WAITS_FOR_RECORDS_MS = 72 * HOUR_MS

type Status = ProviderDomain['status']

/**
 * When to check a domain again: often at first, because the owner is watching, then less and less. Null for never,
 * until the owner asks for it. `since` is when we started waiting for the records.
 */
export function nextCheckAfterMs({ status, since, now }: { status: Status; since: Date; now: Date }): number | null {
  if (status === 'failed') return null
  if (status === 'verified') return 24 * HOUR_MS
  const waitedMs = now.getTime() - since.getTime()
  if (waitedMs < 10 * MINUTE_MS) return MINUTE_MS
  return waitedMs < 3 * HOUR_MS ? 10 * MINUTE_MS : HOUR_MS
}

/** The status after a check: records not found for long enough count as failed. */
export function statusAfterCheck({ found, since, now }: { found: Status; since: Date; now: Date }): Status {
  const isOverdue = now.getTime() - since.getTime() >= WAITS_FOR_RECORDS_MS
  return found === 'pending' && isOverdue ? 'failed' : found
}

/** Recommended because large mailbox providers expect it, but not required. */
const dmarcAdvice: StoredDnsRecord = {
  purpose: 'DMARC',
  type: 'TXT',
  name: '_dmarc',
  value: 'v=DMARC1; p=none;',
  priority: null,
  status: 'pending',
  isRequired: false,
}

/** The service's records and the ones we recommend. */
export const withAdvice = (records: readonly StoredDnsRecord[]): StoredDnsRecord[] =>
  records.some(({ purpose }) => purpose === 'DMARC') ? [...records] : [...records, dmarcAdvice]

/** For a domain that the service no longer knows: no record counts as found. */
export const withNothingFound = (records: readonly StoredDnsRecord[]): StoredDnsRecord[] =>
  records.map((record) => (record.isRequired ? { ...record, status: 'missing' } : record))
