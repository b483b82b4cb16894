import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextCheckAfterMs, statusAfterCheck, withAdvice, withNothingFound } from './domains.domain.ts'
import { findDomainOf, type SendingDomainRow, updateDomain } from './domains.repository.ts'
import type { SendingDomains } from './sending-domains.ts'

/** `since`: when we started waiting for the records. */
type Appearance = { row: SendingDomainRow; since: Date }

/** Checks a domain's DNS records; each check stores the result and schedules the next one. */
export function createDomainChecks({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The updated row; undefined when it was removed or replaced meanwhile. */
    async look(service: SendingDomains, { row, since }: Appearance): Promise<SendingDomainRow | undefined> {
      // Asking would set a verified domain back to pending.
      if (row.status !== 'verified') await service.checkDomain(row.providerId)
      const known = await service.findDomain(row.providerId)
      return db.transaction(function* (tx) {
        const now = clock.now()
        const isLost = row.status === 'verified' && known?.status !== 'verified'
        const waitsSince = isLost ? now : since
        const looked: SendingDomainRow = {
          ...row,
          status: known ? statusAfterCheck({ found: known.status, since: waitsSince, now }) : 'failed',
          records: known ? withAdvice(known.records) : withNothingFound(row.records),
          checkedAt: now,
        }
        if (!(yield* updateDomain(tx, looked))) return undefined
        yield* planCheck(tx, { row: looked, since: waitsSince, now })
        return yield* findDomainOf(tx, row.workspaceId)
      })
    },
  }
}

/** Something changed: check immediately. */
export const planCheckNow = (tx: Tx, row: SendingDomainRow, now: Date): Transactional<void> =>
  enqueueCheck(tx, { row, since: now, runAt: now, now })

/** Call it after a domain was added, after a check, and after a check that failed. */
export function* planCheck(tx: Tx, { row, since, now }: Appearance & { now: Date }): Transactional<void> {
  const afterMs = nextCheckAfterMs({ status: row.status, since, now })
  if (afterMs === null) return
  yield* enqueueCheck(tx, { row, since, runAt: new Date(now.getTime() + afterMs), now })
}

// The job names the last check, so that a job scheduled before another check is recognised as outdated.
function* enqueueCheck(
  tx: Tx,
  { row: { workspaceId, checkedAt }, since, runAt, now }: Appearance & { runAt: Date; now: Date },
): Transactional<void> {
  yield* enqueue(tx, {
    kind: 'emails.check-domain',
    dedupeKey: `${workspaceId} ${runAt.getTime()}`,
    payload: { workspaceId, lastCheckAt: checkedAt?.toISOString() ?? null, since: since.toISOString() },
    now,
    runAt,
  })
}
