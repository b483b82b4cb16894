import type { Database } from '#server/db/database.ts'
import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { domainRefusedByService } from '#server/emails/domains/domains.errors.ts'
import type { ProviderDomain, SendingDomains } from '#server/emails/domains/sending-domains.ts'
import {
  deleteEmulated,
  findEmulated,
  findEmulatedNamed,
  insertEmulated,
  listEmulated,
  type EmulatedDomain,
  updatePublished,
} from './emulated-domains.repository.ts'

export type EmulatedDomains = ReturnType<typeof createEmulatedDomains>

/**
 * Emulates the domains of an email service while none is configured. It checks no DNS: the person trying the product
 * publishes and removes records at `/dev/domains`.
 */
export function createEmulatedDomains({ db, clock }: { db: Database; clock: Clock }) {
  const service: SendingDomains = {
    addDomain: (name) =>
      db.transaction(function* (tx) {
        const row = { id: newId('dom'), name, arePublished: false, records: newRecords(), createdAt: clock.now() }
        if (!(yield* insertEmulated(tx, row))) throw domainRefusedByService('It is already registered.')
        return stateOf(row)
      }),

    findProviderId: async (name) => (await db.read((tx) => findEmulatedNamed(tx, name)))?.id ?? null,

    async findDomain(providerId) {
      const found = await db.read((tx) => findEmulated(tx, providerId))
      return found ? stateOf(found) : null
    },

    checkDomain: async () => {},

    removeDomain: (providerId) => db.transaction((tx) => deleteEmulated(tx, providerId)),
  }

  return {
    service,
    listDomains: () => db.read(listEmulated),
    /** False when there is no such domain. */
    publishRecords: (id: string) => db.transaction((tx) => updatePublished(tx, id, { arePublished: true })),
    takeRecordsAway: (id: string) => db.transaction((tx) => updatePublished(tx, id, { arePublished: false })),
  }
}

const stateOf = ({ id, arePublished, records }: EmulatedDomain): ProviderDomain => ({
  providerId: id,
  status: arePublished ? 'verified' : 'pending',
  records: records.map((record) => ({ ...record, status: arePublished ? 'found' : 'pending' })),
})

/** Like an email service's records; each domain has its own key. */
function newRecords(): StoredDnsRecord[] {
  const record = { priority: null, status: 'pending', isRequired: true } as const
  return [
    { ...record, purpose: 'DKIM', type: 'TXT', name: 'goodword._domainkey', value: `v=DKIM1; k=rsa; p=${newSecret()}` },
    { ...record, purpose: 'SPF', type: 'MX', name: 'send', value: 'feedback.mail.example', priority: 10 },
    { ...record, purpose: 'SPF', type: 'TXT', name: 'send', value: 'v=spf1 include:mail.example ~all' },
  ]
}
