import type { Database } from '#server/db/database.ts'
import type { StoredDnsRecord } from '#server/db/schema/email-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { domainRefusedByService } from './domains.errors.ts'
import type { DomainStanding, SendingDomains } from './sending-domains.ts'
import {
  deleteSimulated,
  findSimulated,
  findSimulatedNamed,
  insertSimulated,
  listSimulated,
  type SimulatedDomain,
  updatePublished,
} from './simulated-domains.repository.ts'

export type SimulatedDomains = ReturnType<typeof createSimulatedDomains>

/**
 * Stands in for the domains of a mail service while none is configured. It looks into no DNS: whoever runs this publishes
 * the records, and takes them away, at `/dev/domains`.
 */
export function createSimulatedDomains({ db, clock }: { db: Database; clock: Clock }) {
  const service: SendingDomains = {
    addDomain: (name) =>
      db.transaction(function* (sql) {
        const row = { id: newId('dom'), name, arePublished: false, records: newRecords(), createdAt: clock.now() }
        if (!(yield* insertSimulated(sql, row))) throw domainRefusedByService('It is registered already.')
        return standingOf(row)
      }),

    findProviderId: async (name) => (await db.read((sql) => findSimulatedNamed(sql, name)))?.id ?? null,

    async findDomain(providerId) {
      const found = await db.read((sql) => findSimulated(sql, providerId))
      return found ? standingOf(found) : null
    },

    checkDomain: async () => {},

    removeDomain: (providerId) => db.transaction((sql) => deleteSimulated(sql, providerId)),
  }

  return {
    service,
    listDomains: () => db.read(listSimulated),
    /** False when there is no such domain. */
    publishRecords: (id: string) => db.transaction((sql) => updatePublished(sql, id, { arePublished: true })),
    takeRecordsAway: (id: string) => db.transaction((sql) => updatePublished(sql, id, { arePublished: false })),
  }
}

const standingOf = ({ id, arePublished, records }: SimulatedDomain): DomainStanding => ({
  providerId: id,
  status: arePublished ? 'verified' : 'pending',
  records: records.map((record) => ({ ...record, status: arePublished ? 'found' : 'pending' })),
})

/** As a mail service would ask for them; each domain has a key of its own. */
function newRecords(): StoredDnsRecord[] {
  const record = { priority: null, status: 'pending', isRequired: true } as const
  return [
    { ...record, purpose: 'DKIM', type: 'TXT', name: 'goodword._domainkey', value: `v=DKIM1; k=rsa; p=${newSecret()}` },
    { ...record, purpose: 'SPF', type: 'MX', name: 'send', value: 'feedback.mail.example', priority: 10 },
    { ...record, purpose: 'SPF', type: 'TXT', name: 'send', value: 'v=spf1 include:mail.example ~all' },
  ]
}
