import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { WallDns } from './wall-dns.ts'
import { planWallDomainNotice } from './wall-domain-notice.service.ts'
import { afterCheck, isClaimed, nextWallCheckAfterMs, withTarget } from './wall-domains.domain.ts'
import { findClaim, findWallDomainOf, updateWallDomain, type WallDomainRow } from './wall-domains.repository.ts'

/** `since`: when we started waiting for the records. */
type Looking = { row: WallDomainRow; since: Date }

/** How this installation serves owners' domains: where they lead, and who looks up their records. */
export type WallServing = { dns: WallDns; target: () => string }

/** Looks up a domain's records; each check stores the result and schedules the next one. */
export function createWallDomainChecks({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The updated row; undefined when it was removed or replaced meanwhile. */
    async look({ dns, target }: WallServing, { row, since }: Looking): Promise<WallDomainRow | undefined> {
      const wanted = withTarget(row.records, target())
      const found = await dns.findRecords(wanted)
      return db.transaction(function* (tx) {
        const now = clock.now()
        const records = wanted.map((record, index) => ({
          ...record,
          status: found[index] ? ('found' as const) : ('missing' as const),
        }))
        const claim = yield* findClaim(tx, row.name)
        const isOthers = claim !== undefined && claim.workspaceId !== row.workspaceId
        const before = yield* findWallDomainOf(tx, row.workspaceId)
        if (!before) return undefined
        const after = afterCheck({ before, areFound: found.every(Boolean), isOthers, since, now })
        const claimedName = isClaimed(after.status) ? row.name : null
        const looked = { ...row, ...after, records, claimedName, checkedAt: now }
        if (!(yield* updateWallDomain(tx, looked))) return undefined
        if (after.status === 'released') yield* recordRelease(tx, looked, now)
        if (after.status !== before.status) yield* planWallDomainNotice(tx, looked, now)
        yield* planWallCheck(tx, { row: looked, since: after.missingSince ?? since, now })
        return looked
      })
    },
  }
}

const recordRelease = (tx: Tx, { workspaceId, name: subject }: WallDomainRow, now: Date): Transactional<void> =>
  recordActivity(tx, { workspaceId, actor: BY_SYSTEM, kind: 'wall_domain_released', subject, now })

/** Call it after a domain was added, after a check, and after a check that failed. */
export function* planWallCheck(tx: Tx, { row, since, now }: Looking & { now: Date }): Transactional<void> {
  const afterMs = nextWallCheckAfterMs({ status: row.status, since, now })
  if (afterMs === null) return
  const { workspaceId, checkedAt } = row
  const runAt = new Date(now.getTime() + afterMs)
  yield* enqueue(tx, {
    kind: 'widgets.check-domain',
    dedupeKey: `${workspaceId} ${runAt.getTime()}`,
    // It names the last check, so that a job scheduled before another check is recognised as outdated.
    payload: { workspaceId, lastCheckAt: checkedAt?.toISOString() ?? null, since: since.toISOString() },
    now,
    runAt,
  })
}
