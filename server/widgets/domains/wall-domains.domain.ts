import { WALL_DOMAIN_RELEASED_AFTER_DAYS, type WallDomain } from '#shared/wall-domains.ts'
import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'
import { nextCheckAfterMs, statusAfterCheck } from '#server/emails/domains/domains.domain.ts'

type Status = WallDomain['status']

const RELEASED_AFTER_MS = WALL_DOMAIN_RELEASED_AFTER_DAYS * 24 * 60 * 60 * 1000

/** Whether the domain is this workspace's, so that nobody else can have it. */
export const isClaimed = (status: Status): boolean => status === 'confirmed' || status === 'missing'

/**
 * The first record leads visitors here. The second one says for which workspace, so that nobody can take over a domain
 * whose first record was forgotten.
 */
export const recordsOf = (domain: { name: string; target: string; secret: string }): StoredDnsRecord[] => {
  const record = { purpose: 'other', priority: null, status: 'pending', isRequired: true } as const
  return [
    { ...record, type: 'CNAME', name: domain.name, value: domain.target },
    { ...record, type: 'TXT', name: `_goodword.${domain.name}`, value: `goodword-wall=${domain.secret}` },
  ]
}

/** The stored records, leading to where the installation is now. */
export const withTarget = (records: readonly StoredDnsRecord[], target: string): StoredDnsRecord[] =>
  records.map((record) => (record.type === 'CNAME' ? { ...record, value: target } : record))

type Before = { status: Status; missingSince: Date | null }
type Check = {
  before: Before
  areFound: boolean
  isOthers: boolean
  /** When we started waiting for the records. */
  since: Date
  now: Date
}

/** When a domain is released whose records are gone since then. */
export const releasedFrom = (missingSince: Date): Date => new Date(missingSince.getTime() + RELEASED_AFTER_MS)

/** What a domain is after its records were looked up. `isOthers`: another workspace has it. */
export function afterCheck({ before, areFound, isOthers, since, now }: Check): Before {
  if (areFound) return { status: isOthers ? 'taken' : 'confirmed', missingSince: null }
  if (isClaimed(before.status)) {
    const missingSince = before.missingSince ?? now
    const isOver = now >= releasedFrom(missingSince)
    return { status: isOver ? 'released' : 'missing', missingSince }
  }
  const status = statusAfterCheck({ found: 'pending', since, now }) === 'failed' ? 'failed' : 'pending'
  return { status, missingSince: null }
}

/** When to look again, like for sending domains; null for never, until the owner asks. */
export function nextWallCheckAfterMs({
  status,
  since,
  now,
}: {
  status: Status
  since: Date
  now: Date
}): number | null {
  if (status === 'failed' || status === 'released') return null
  return nextCheckAfterMs({ status: status === 'confirmed' ? 'verified' : 'pending', since, now })
}

/** Where a domain is opened: like our own address, with its name. */
export function wallOrigin({ name, publicUrl }: { name: string; publicUrl: string }): string {
  const { protocol, port } = new URL(publicUrl)
  return `${protocol}//${name}${port && `:${port}`}`
}
