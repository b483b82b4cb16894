import type { Database } from '#server/db/database.ts'
import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { WallDns } from '#server/widgets/domains/wall-dns.ts'
import {
  type EmulatedName,
  findEmulatedName,
  listEmulatedNames,
  publishName,
  saveEmulatedName,
} from './emulated-domains.repository.ts'

export type EmulatedDns = ReturnType<typeof createEmulatedDns>

/**
 * Emulates the DNS for owners' domains of hosted walls. The person trying the product publishes and removes at
 * `/dev/domains` what was last looked for.
 */
export function createEmulatedDns({ db, clock }: { db: Database; clock: Clock }) {
  const service: WallDns = {
    findRecords: (wanted) =>
      db.transaction(function* (tx) {
        const name = wanted.find(({ type }) => type === 'CNAME')?.name ?? ''
        const known = yield* findEmulatedName(tx, name)
        const records = wanted.map((record): StoredDnsRecord => ({ ...OTHER, ...record }))
        if (known?.arePublished) return wanted.map((record) => known.records.some((one) => isSame(one, record)))
        yield* saveEmulatedName(tx, { name, records, arePublished: false, createdAt: known?.createdAt ?? clock.now() })
        return wanted.map(() => false)
      }),
  }
  return {
    service,
    listNames: (): Promise<EmulatedName[]> => db.read(listEmulatedNames),
    /** False when nothing looked for this name. */
    publish: (name: string, change: { arePublished: boolean }): Promise<boolean> =>
      db.transaction((tx) => publishName(tx, name, change)),
  }
}

const OTHER = { purpose: 'other', priority: null, status: 'pending', isRequired: true } as const

type Wanted = Parameters<WallDns['findRecords']>[0][number]

const isSame = (one: Wanted, other: Wanted) =>
  one.type === other.type && one.name === other.name && one.value === other.value
