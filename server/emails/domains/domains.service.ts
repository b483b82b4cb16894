import type { SendingDomain } from '#shared/sending-domains.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue, cancelJob } from '#server/jobs/outbox.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Turns } from '#server/kernel/queue.ts'
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
import { createDomainChecks, planCheck, planCheckNow } from './domain-checks.service.ts'
import {
  deleteDomain,
  findDomainByProvider,
  findDomainNamed,
  findDomainOf,
  insertDomain,
  type SendingDomainRow,
} from './domains.repository.ts'
import type { SendingDomains } from './sending-domains.ts'

/** The turns of adding and removing domains at the email service. */
export const DOMAIN_TURNS = 'sending domains'

/** Longer than any call to the email service takes. */
const TIDIES_AFTER_MS = 60 * 1000

export type DomainsService = ReturnType<typeof createDomainsService>

/**
 * The domain that an owner sends from. It is added at the email service between two transactions. The first one
 * schedules a job that removes domains without a row here. So if the process dies in between, or the service doesn't
 * confirm, nothing is left half done and the owner can simply add it again.
 */
export function createDomainsService(deps: {
  db: Database
  clock: Clock
  sendingDomains: SendingDomains | undefined
  turns: Turns
  /** The addresses we send from. */
  ownAddresses: readonly string[]
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const { look } = createDomainChecks(deps)

  function getService(): SendingDomains {
    if (!deps.sendingDomains) throw domainsNotPossible()
    return deps.sendingDomains
  }

  function* refuseUnlessFree(
    tx: Tx,
    { workspaceId, name }: { workspaceId: string; name: string },
  ): Transactional<void> {
    if (!(yield* isIncluded(tx, { workspaceId, now: clock.now() }))) throw domainNotIncluded()
    const why = refusalOfName(name, deps)
    if (why) throw domainRefused(name, why)
    const own = yield* findDomainOf(tx, workspaceId)
    if (own) throw domainExists(own.name)
    if (yield* findDomainNamed(tx, name)) throw domainTaken(name)
  }

  return {
    /** Called when the email service reports a change to one of its domains. */
    async noteDomainChanged(providerId: string): Promise<void> {
      await db.transaction((tx) => noteDomainChanged(tx, { providerId, now: clock.now() }))
      deps.wakeJobs()
    },

    /**
     * Throws `emails.not_included` (402), `emails.domain_exists`, `emails.domain_taken` and
     * `emails.domains_not_possible` (409), `emails.domain_refused` (422) and `emails.email_service_unavailable` (503).
     */
    async addDomain(domain: {
      workspaceId: string
      by: Actor
      name: string
      localPart: string
    }): Promise<SendingDomain> {
      const { workspaceId, by: actor, name, localPart } = domain
      const service = getService()
      const added = await deps.turns(DOMAIN_TURNS, async () => {
        await db.read((tx) => refuseUnlessFree(tx, domain))
        // It belongs to someone else, or is still being removed: nobody may take over a domain that another owner
        // verified.
        if ((await service.findProviderId(name)) !== null) throw domainTaken(name)
        await db.transaction((tx) => tidySoon(tx, { name, now: clock.now() }))
        const { providerId, status, records } = await service.addDomain(name)
        return db.transaction(function* (tx) {
          yield* refuseUnlessFree(tx, domain)
          const addedAt = clock.now()
          const row = { workspaceId, name, localPart, providerId, status, records: withAdvice(records), addedAt }
          yield* insertDomain(tx, row)
          yield* recordActivity(tx, { workspaceId, actor, kind: 'domain_added', subject: name, now: addedAt })
          yield* planCheck(tx, { row: { ...row, checkedAt: null }, since: addedAt, now: addedAt })
          return { ...row, checkedAt: null }
        })
      })
      deps.wakeJobs()
      return viewDomain(added)
    },

    /**
     * Checks immediately. Throws `emails.domain_not_found` (404), and the errors above when the service can't be
     * reached.
     */
    async checkDomain(workspaceId: string): Promise<SendingDomain> {
      const service = getService()
      const row = await db.read((tx) => findDomainOf(tx, workspaceId))
      const looked = row && (await look(service, { row, since: clock.now() }))
      if (!looked) throw domainNotFound()
      deps.wakeJobs()
      return viewDomain(looked)
    },

    /** Throws `emails.domain_not_found` (404). Emails come from our address immediately. */
    async removeDomain({ workspaceId, by: actor }: { workspaceId: string; by: Actor }): Promise<void> {
      await db.transaction(function* (tx) {
        const row = yield* findDomainOf(tx, workspaceId)
        if (!row) throw domainNotFound()
        const now = clock.now()
        yield* deleteDomain(tx, workspaceId)
        yield* recordActivity(tx, { workspaceId, actor, kind: 'domain_removed', subject: row.name, now })
        yield* removeSoon(tx, row, now)
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

function* isIncluded(tx: Tx, of: { workspaceId: string; now: Date }): Transactional<boolean> {
  const { plan } = yield* getSubscription(tx, of)
  return plans[plan].limits.hasOwnEmailSender
}

/** A workspace's domain as its owner sees it, whether in use or not; null without one. */
export function* readSendingDomain(tx: Tx, workspaceId: string): Transactional<SendingDomain | null> {
  const found = yield* findDomainOf(tx, workspaceId)
  return found ? viewDomain(found) : null
}

/** The domain that a workspace's emails come from now; null for ours. */
export function* readVerifiedDomain(
  tx: Tx,
  of: { workspaceId: string; now: Date },
): Transactional<{ name: string; localPart: string } | null> {
  const found = yield* findDomainOf(tx, of.workspaceId)
  if (found?.status !== 'verified' || !(yield* isIncluded(tx, of))) return null
  return { name: found.name, localPart: found.localPart }
}

/** The email service reported a change to one of its domains: check it now. */
export function* noteDomainChanged(
  tx: Tx,
  { providerId, now }: { providerId: string; now: Date },
): Transactional<void> {
  const row = yield* findDomainByProvider(tx, providerId)
  if (row) yield* planCheckNow(tx, row, now)
}

/** Call it before removing a workspace with all its rows. */
export function* removeDomainOf(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }): Transactional<void> {
  const row = yield* findDomainOf(tx, workspaceId)
  if (row) yield* removeSoon(tx, row, now)
}

function* removeSoon(tx: Tx, { workspaceId, name, providerId }: SendingDomainRow, now: Date): Transactional<void> {
  yield* cancelJob(tx, { kind: 'emails.check-domain', workspaceId })
  yield* enqueue(tx, { kind: 'emails.remove-domain', dedupeKey: name, payload: { name, providerId }, now })
}

function* tidySoon(tx: Tx, { name, now }: { name: string; now: Date }): Transactional<void> {
  const runAt = new Date(now.getTime() + TIDIES_AFTER_MS)
  yield* enqueue(tx, {
    kind: 'emails.remove-domain',
    dedupeKey: name,
    payload: { name, providerId: null },
    now,
    runAt,
  })
}
