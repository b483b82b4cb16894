import type { SendingDomain } from '#shared/emails.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue, takeBack } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { createQueue } from '#server/kernel/queue.ts'
import { refusalOfName } from './domain-names.ts'
import { withAdvice } from './domains.domain.ts'
import {
  domainExists,
  domainNotFound,
  domainNotIncluded,
  domainRefused,
  domainsNotPossible,
  domainTaken,
} from './domains.errors.ts'
import { createDomainLooks, planLook, planLookNow } from './domain-looks.service.ts'
import {
  deleteDomain,
  findDomainByProvider,
  findDomainNamed,
  findDomainOf,
  insertDomain,
  type SendingDomainRow,
} from './domains.repository.ts'
import type { SendingDomains } from './sending-domains.ts'

/** Adding and removing at the mail service, one after the other. */
export type DomainTurns = ReturnType<typeof createQueue>

/** Longer than any call to the mail service takes. */
const TIDIES_AFTER_MS = 60 * 1000

export type DomainsService = ReturnType<typeof createDomainsService>

/**
 * The domain that an owner sends from. It is added at the mail service between two transactions. The first one leaves a job
 * that takes away at the service what has no row here by then: whenever the process is killed in between, or the service
 * does not say what it did, nothing is left half. Adding it again begins anew.
 */
export function createDomainsService(deps: {
  db: Database
  clock: Clock
  sendingDomains: SendingDomains | undefined
  takeDomainTurn: DomainTurns
  /** Addresses that we send from. */
  ownAddresses: readonly string[]
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const { look } = createDomainLooks(deps)

  function getService(): SendingDomains {
    if (!deps.sendingDomains) throw domainsNotPossible()
    return deps.sendingDomains
  }

  function* refuseUnlessFree(sql: Sql, { workspaceId, name }: { workspaceId: string; name: string }): Work<void> {
    if (!(yield* isIncluded(sql, { workspaceId, now: clock.now() }))) throw domainNotIncluded()
    const why = refusalOfName(name, deps)
    if (why) throw domainRefused(name, why)
    const own = yield* findDomainOf(sql, workspaceId)
    if (own) throw domainExists(own.name)
    if (yield* findDomainNamed(sql, name)) throw domainTaken(name)
  }

  return {
    /** The mail service says that something about a domain of its has changed. */
    async noteDomainChanged(providerId: string): Promise<void> {
      await db.transaction((sql) => noteDomainChanged(sql, { providerId, now: clock.now() }))
      deps.wakeJobs()
    },

    /**
     * Throws `emails.not_included` (402), `emails.domain_exists`, `emails.domain_taken` and `emails.domains_not_possible`
     * (409), `emails.domain_refused` (422) and `emails.mail_service_unavailable` (503).
     */
    async addDomain(domain: { workspaceId: string; name: string; localPart: string }): Promise<SendingDomain> {
      const { workspaceId, name, localPart } = domain
      const service = getService()
      const added = await deps.takeDomainTurn(async () => {
        await db.read((sql) => refuseUnlessFree(sql, domain))
        // Somebody else's, or one whose removing is still under way: nobody takes over what was verified before.
        if ((await service.findProviderId(name)) !== null) throw domainTaken(name)
        await db.transaction((sql) => tidySoon(sql, { name, now: clock.now() }))
        const { providerId, status, records } = await service.addDomain(name)
        return db.transaction(function* (sql) {
          yield* refuseUnlessFree(sql, domain)
          const addedAt = clock.now()
          const row = { workspaceId, name, localPart, providerId, status, records: withAdvice(records), addedAt }
          yield* insertDomain(sql, row)
          yield* planLook(sql, { row: { ...row, checkedAt: null }, since: addedAt, now: addedAt })
          return { ...row, checkedAt: null }
        })
      })
      deps.wakeJobs()
      return viewDomain(added)
    },

    /** Looks now. Throws `emails.domain_not_found` (404), and as above when the service cannot be asked. */
    async checkDomain(workspaceId: string): Promise<SendingDomain> {
      const service = getService()
      const row = await db.read((sql) => findDomainOf(sql, workspaceId))
      const looked = row && (await look(service, { row, since: clock.now() }))
      if (!looked) throw domainNotFound()
      deps.wakeJobs()
      return viewDomain(looked)
    },

    /** Throws `emails.domain_not_found` (404). Mails come from our address at once. */
    async removeDomain(workspaceId: string): Promise<void> {
      await db.transaction(function* (sql) {
        const row = yield* findDomainOf(sql, workspaceId)
        if (!row) throw domainNotFound()
        yield* deleteDomain(sql, workspaceId)
        yield* removeSoon(sql, row, clock.now())
      })
      deps.wakeJobs()
    },
  }
}

const viewDomain = ({ name, localPart, status, records, addedAt, checkedAt }: SendingDomainRow): SendingDomain => ({
  name,
  localPart,
  status,
  records,
  addedAt: addedAt.toISOString(),
  checkedAt: checkedAt?.toISOString() ?? null,
})

function* isIncluded(sql: Sql, of: { workspaceId: string; now: Date }): Work<boolean> {
  const { plan } = yield* getSubscription(sql, of)
  return plans[plan].limits.hasOwnMailSender
}

/** The domain of a workspace as its owner sees it, in use or not; null without one. */
export function* readSendingDomain(sql: Sql, workspaceId: string): Work<SendingDomain | null> {
  const found = yield* findDomainOf(sql, workspaceId)
  return found ? viewDomain(found) : null
}

/** The domain that a workspace's mails come from at this moment; null is ours. */
export function* readVerifiedDomain(
  sql: Sql,
  of: { workspaceId: string; now: Date },
): Work<{ name: string; localPart: string } | null> {
  const found = yield* findDomainOf(sql, of.workspaceId)
  if (found?.status !== 'verified' || !(yield* isIncluded(sql, of))) return null
  return { name: found.name, localPart: found.localPart }
}

/** The mail service says that something about a domain of its has changed: it is looked at now. */
export function* noteDomainChanged(sql: Sql, { providerId, now }: { providerId: string; now: Date }): Work<void> {
  const row = yield* findDomainByProvider(sql, providerId)
  if (row) yield* planLookNow(sql, row, now)
}

/** To be called before a workspace is removed with all its rows. */
export function* removeDomainOf(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }): Work<void> {
  const row = yield* findDomainOf(sql, workspaceId)
  if (row) yield* removeSoon(sql, row, now)
}

function* removeSoon(sql: Sql, { workspaceId, name, providerId }: SendingDomainRow, now: Date): Work<void> {
  yield* takeBack(sql, { kind: 'emails.check-domain', workspaceId })
  yield* enqueue(sql, { kind: 'emails.remove-domain', dedupeKey: name, payload: { name, providerId }, now })
}

function* tidySoon(sql: Sql, { name, now }: { name: string; now: Date }): Work<void> {
  const runAt = new Date(now.getTime() + TIDIES_AFTER_MS)
  yield* enqueue(sql, {
    kind: 'emails.remove-domain',
    dedupeKey: name,
    payload: { name, providerId: null },
    now,
    runAt,
  })
}
