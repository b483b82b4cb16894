import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'
import type { DomainStanding } from './sending-domains.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** How long records are waited for. */
const WAITS_FOR_RECORDS_MS = 72 * HOUR_MS

type Status = DomainStanding['status']

/**
 * When to look a domain up again: often at first, since whoever adds one sits there and waits, then less and less. Null is
 * never, until its owner asks for it. `since` is when its records began to be waited for.
 */
export function nextLookAfterMs({ status, since, now }: { status: Status; since: Date; now: Date }): number | null {
  if (status === 'failed') return null
  if (status === 'verified') return 24 * HOUR_MS
  const waitedMs = now.getTime() - since.getTime()
  if (waitedMs < 10 * MINUTE_MS) return MINUTE_MS
  return waitedMs < 3 * HOUR_MS ? 10 * MINUTE_MS : HOUR_MS
}

/** What a domain is after a look: records that were not found for long enough are not coming. */
export function statusAfterLook({ found, since, now }: { found: Status; since: Date; now: Date }): Status {
  const isOverdue = now.getTime() - since.getTime() >= WAITS_FOR_RECORDS_MS
  return found === 'pending' && isOverdue ? 'failed' : found
}

/** Advised, since large mailbox providers want it, and not waited for. */
const dmarcAdvice: StoredDnsRecord = {
  purpose: 'DMARC',
  type: 'TXT',
  name: '_dmarc',
  value: 'v=DMARC1; p=none;',
  priority: null,
  status: 'pending',
  isRequired: false,
}

/** The service's records with what we advise beside them. */
export const withAdvice = (records: readonly StoredDnsRecord[]): StoredDnsRecord[] =>
  records.some(({ purpose }) => purpose === 'DMARC') ? [...records] : [...records, dmarcAdvice]

/** Of a domain that the service knows no more: nothing of it is found. */
export const withNothingFound = (records: readonly StoredDnsRecord[]): StoredDnsRecord[] =>
  records.map((record) => (record.isRequired ? { ...record, status: 'missing' } : record))
