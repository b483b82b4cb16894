import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'

export type LookedUp = Pick<StoredDnsRecord, 'type' | 'name' | 'value'>

/** Port to the DNS. Throws AppError `wall_domains.dns_unavailable` (503) when it doesn't answer. */
export type WallDns = {
  /** Which of the records are there, in the same order. */
  findRecords(records: readonly LookedUp[]): Promise<boolean[]>
}
