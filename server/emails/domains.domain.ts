import type { StoredDnsRecord } from '#server/db/schema.ts'
import { MAILBOX_BRANDS, MAILBOX_PROVIDERS, SHARED_SUFFIXES } from './mailbox-providers.ts'
import type { DomainStanding } from './sending-domains.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/** How long records are waited for. */
export const WAITS_FOR_RECORDS_MS = 72 * HOUR_MS

type Status = DomainStanding['status']

/** Why nobody may send from a domain here; null when it may be asked for. */
export function refusalOfName(
  name: string,
  { ownAddresses }: { ownAddresses: readonly string[] },
): 'mailbox_provider' | 'shared' | 'ours' | null {
  const isOurs = ownAddresses.some((address) => areRelated(name, domainOf(address)))
  if (isOurs) return 'ours'
  if (MAILBOX_PROVIDERS.some((provider) => isWithin(name, provider)) || isOfBrand(name)) return 'mailbox_provider'
  if (SHARED_SUFFIXES.some((suffix) => name === suffix || isHosted(name, suffix))) return 'shared'
  return null
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

const isWithin = (name: string, other: string) => name === other || name.endsWith(`.${other}`)

const areRelated = (name: string, other: string) => isWithin(name, other) || isWithin(other, name)

// A name below `co.uk` is somebody's own; one below `github.io` is the host's.
const isHosted = (name: string, suffix: string) => isWithin(name, suffix) && !/^[a-z]{2,3}\.[a-z]{2}$/.test(suffix)

const isOfBrand = (name: string) =>
  MAILBOX_BRANDS.some((brand) => new RegExp(`(?:^|\\.)${brand}\\.(?:com|net|(?:com?\\.)?[a-z]{2})$`).test(name))

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
