import { plans } from '#shared/plans.ts'
import type { WallDomain, WallDomainSettings } from '#shared/wall-domains.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { getWidget } from '../widgets.service.ts'
import { removeWallDomain } from './wall-domain-removal.service.ts'
import { createWallDomainChecks, planWallCheck, type WallServing } from './wall-domain-checks.service.ts'
import { refusalOfWallDomain } from './wall-domain-names.ts'
import { recordsOf, wallOrigin } from './wall-domains.domain.ts'
import {
  wallDomainExists,
  wallDomainNotFound,
  wallDomainNotIncluded,
  wallDomainRefused,
  wallDomainsNotPossible,
} from './wall-domains.errors.ts'
import {
  findClaim,
  findClaimOfWidget,
  findWallDomainOf,
  insertWallDomain,
  type WallDomainRow,
} from './wall-domains.repository.ts'

export type WallDomainsService = ReturnType<typeof createWallDomainsService>

/** The domain at which an owner shows one hosted wall. */
export function createWallDomainsService(deps: {
  db: Database
  clock: Clock
  wallServing: WallServing | undefined
  config: { allowedHosts: readonly string[] }
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  const { look } = createWallDomainChecks(deps)

  function getServing(): WallServing {
    if (!deps.wallServing) throw wallDomainsNotPossible()
    return deps.wallServing
  }

  const ownNames = ({ target }: WallServing) => [
    new URL(deps.publicUrl()).hostname,
    target(),
    ...deps.config.allowedHosts,
  ]

  const view = (row: WallDomainRow) => viewWallDomain(row, deps.publicUrl())

  return {
    getSettings: (workspaceId: string): Promise<WallDomainSettings> =>
      db.read(function* (tx) {
        return {
          domain: yield* readWallDomain(tx, { workspaceId, publicUrl: deps.publicUrl() }),
          isIncluded: yield* includesWallDomain(tx, { workspaceId, now: clock.now() }),
          isPossible: deps.wallServing !== undefined,
        }
      }),

    /**
     * Throws `wall_domains.not_included` (402), `widgets.not_found` (404), `wall_domains.not_possible` and
     * `wall_domains.exists` (409), and `wall_domains.refused` (422).
     */
    async addDomain(domain: { workspaceId: string; by: Actor; name: string; widgetId: string }): Promise<WallDomain> {
      const { workspaceId, by: actor, name, widgetId } = domain
      const serving = getServing()
      const added = await db.transaction(function* (tx) {
        const now = clock.now()
        if (!(yield* includesWallDomain(tx, { workspaceId, now }))) throw wallDomainNotIncluded()
        yield* getWidget(tx, { workspaceId, id: widgetId })
        const why = refusalOfWallDomain(name, ownNames(serving))
        if (why) throw wallDomainRefused(name, why)
        const own = yield* findWallDomainOf(tx, workspaceId)
        if (own) throw wallDomainExists(own.name)
        const row: WallDomainRow = {
          workspaceId,
          widgetId,
          name,
          claimedName: null,
          status: 'pending',
          records: recordsOf({ name, target: serving.target(), secret: newSecret() }),
          addedAt: now,
          checkedAt: null,
          missingSince: null,
        }
        yield* insertWallDomain(tx, row)
        yield* recordActivity(tx, { workspaceId, actor, kind: 'wall_domain_added', subject: name, now })
        yield* planWallCheck(tx, { row, since: now, now })
        return row
      })
      deps.wakeJobs()
      return view(added)
    },

    /** Looks now. Throws `wall_domains.not_found` (404), `wall_domains.not_possible` (409) and `wall_domains.dns_unavailable` (503). */
    async checkDomain(workspaceId: string): Promise<WallDomain> {
      const serving = getServing()
      const row = await db.read((tx) => findWallDomainOf(tx, workspaceId))
      const looked = row && (await look(serving, { row, since: clock.now() }))
      if (!looked) throw wallDomainNotFound()
      deps.wakeJobs()
      return view(looked)
    },

    /** Throws `wall_domains.not_found` (404). The domain leads nowhere immediately. */
    removeDomain: ({ workspaceId, by: actor }: { workspaceId: string; by: Actor }): Promise<void> =>
      db.transaction(function* (tx) {
        const row = yield* findWallDomainOf(tx, workspaceId)
        if (!row) throw wallDomainNotFound()
        yield* removeWallDomain(tx, { row, actor, now: clock.now() })
      }),
  }
}

const viewWallDomain = (row: WallDomainRow, publicUrl: string): WallDomain => {
  const { name, widgetId, status, records, addedAt, checkedAt, missingSince } = row
  return {
    name,
    url: `${wallOrigin({ name, publicUrl })}/`,
    widgetId,
    status,
    records,
    addedAt: addedAt.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
    missingSince: missingSince?.toISOString() ?? null,
  }
}

/** A workspace's domain as its owner sees it, whether it leads anywhere or not; null without one. */
export function* readWallDomain(
  tx: Tx,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Transactional<WallDomain | null> {
  const found = yield* findWallDomainOf(tx, workspaceId)
  return found ? viewWallDomain(found, publicUrl) : null
}

/** Whether the plan of a workspace includes a domain for a hosted wall. */
export function* includesWallDomain(tx: Tx, of: { workspaceId: string; now: Date }): Transactional<boolean> {
  const { plan } = yield* getSubscription(tx, of)
  return plans[plan].limits.hasOwnWallDomain
}

/** The hosted wall that is served at this name now. */
export const findServedWall = (tx: Tx, of: { name: string; now: Date }): Transactional<WallDomainRow | undefined> =>
  ifServed(tx, findClaim(tx, of.name), of.now)

/** The domain at which the hosted wall of this widget is served now. */
export const findServedDomain = (
  tx: Tx,
  of: { widgetId: string; now: Date },
): Transactional<WallDomainRow | undefined> => ifServed(tx, findClaimOfWidget(tx, of.widgetId), of.now)

/** A frozen workspace has none: no plan that freezes any includes one. */
function* ifServed(
  tx: Tx,
  finding: Transactional<WallDomainRow | undefined>,
  now: Date,
): Transactional<WallDomainRow | undefined> {
  const found = yield* finding
  if (!found) return undefined
  return (yield* includesWallDomain(tx, { workspaceId: found.workspaceId, now })) ? found : undefined
}
