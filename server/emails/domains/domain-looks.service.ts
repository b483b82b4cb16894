import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextLookAfterMs, statusAfterLook, withAdvice, withNothingFound } from './domains.domain.ts'
import { findDomainOf, type SendingDomainRow, updateDomain } from './domains.repository.ts'
import type { SendingDomains } from './sending-domains.ts'

/** `since`: when the records began to be waited for. */
type Look = { row: SendingDomainRow; since: Date }

/** Each look at the records of a domain writes down what was found and plans the next one. */
export function createDomainLooks({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The row afterwards; undefined when it was removed or replaced meanwhile. */
    async look(service: SendingDomains, { row, since }: Look): Promise<SendingDomainRow | undefined> {
      // To ask for it would make one that is verified wait again.
      if (row.status !== 'verified') await service.checkDomain(row.providerId)
      const standing = await service.findDomain(row.providerId)
      return db.transaction(function* (sql) {
        const now = clock.now()
        const isLost = row.status === 'verified' && standing?.status !== 'verified'
        const waitsSince = isLost ? now : since
        const looked: SendingDomainRow = {
          ...row,
          status: standing ? statusAfterLook({ found: standing.status, since: waitsSince, now }) : 'failed',
          records: standing ? withAdvice(standing.records) : withNothingFound(row.records),
          checkedAt: now,
        }
        if (!(yield* updateDomain(sql, looked))) return undefined
        yield* planLook(sql, { row: looked, since: waitsSince, now })
        return yield* findDomainOf(sql, row.workspaceId)
      })
    },
  }
}

/** Something has changed: at once. */
export const planLookNow = (sql: Sql, row: SendingDomainRow, now: Date): Work<void> =>
  enqueueLook(sql, { row, since: now, runAt: now, now })

/** After it was added, after a look, or after one that nobody answered. */
export function* planLook(sql: Sql, { row, since, now }: Look & { now: Date }): Work<void> {
  const afterMs = nextLookAfterMs({ status: row.status, since, now })
  if (afterMs === null) return
  yield* enqueueLook(sql, { row, since, runAt: new Date(now.getTime() + afterMs), now })
}

// The last look is named, so that a plan made before another look is known to be out of date.
function* enqueueLook(
  sql: Sql,
  { row: { workspaceId, checkedAt }, since, runAt, now }: Look & { runAt: Date; now: Date },
): Work<void> {
  yield* enqueue(sql, {
    kind: 'emails.check-domain',
    dedupeKey: `${workspaceId} ${runAt.getTime()}`,
    payload: { workspaceId, lastLookAt: checkedAt?.toISOString() ?? null, since: since.toISOString() },
    now,
    runAt,
  })
}
