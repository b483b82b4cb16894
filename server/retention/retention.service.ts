import { setImmediate as nextTurn } from 'node:timers/promises'
import { DEFAULT_RETENTION, type Retention } from '#shared/retention.ts'
import { listOpenWorkspaces } from '#server/accounts/workspaces.queries.ts'
import { countOverdueActivity, endOverdueActivity } from '#server/activity/activity-log.service.ts'
import { recordActivity, recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { countEndedSince } from '#server/emails/recipients/ended-requests.queries.ts'
import { enqueueAll } from '#server/jobs/outbox.ts'
import { type Actor, BY_SYSTEM } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { countOverdueRequests, endOverdueRequests } from '#server/testimonials/ended-requests.service.ts'
import { countOverdueDays, endOverdueCounts } from '#server/widgets/counts.service.ts'
import { amountsOf, COUNTED_MAX, type DeletedNow, keptSince, readableRetention } from './retention.domain.ts'
import { deletesNow } from './retention.errors.ts'
import { findRetention, saveRetention } from './retention.repository.ts'

/** Deleted in one transaction. A request has rows in many tables and in the search index, the others have one each. */
const REQUESTS_AT_ONCE = 5
const ROWS_AT_ONCE = 250
/** Workspaces that are looked at in one turn of the event loop. */
const WORKSPACES_AT_ONCE = 100

export type RetentionService = ReturnType<typeof createRetentionService>

/** For how long a workspace keeps what isn't kept for good. */
export function createRetentionService(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock } = deps
  return {
    getRetention: (workspaceId: string): Promise<Retention> => db.read((tx) => readRetention(tx, workspaceId)),

    /** Throws `retention.deletes_now` (409) unless `mayDelete`. */
    async updateRetention({
      workspaceId,
      by: actor,
      input,
      mayDelete,
    }: {
      workspaceId: string
      by: Actor
      input: Retention
      mayDelete: boolean
    }): Promise<Retention> {
      const now = clock.now()
      await db.transaction(function* (tx) {
        const before = yield* readRetention(tx, workspaceId)
        const amounts = amountsOf(yield* countDeletedNow(tx, { workspaceId, retention: input, now }))
        if (amounts !== null && isShorter(input, before) && !mayDelete) throw deletesNow(amounts)
        yield* saveRetention(tx, { workspaceId, ...input })
        const settings = { before: readableRetention(before), after: readableRetention(input) }
        yield* recordChangedSettings(tx, { workspaceId, actor, subject: 'How long data is kept', ...settings, now })
        if (amounts !== null) yield* applySoon(tx, [workspaceId], now)
      })
      deps.wakeJobs()
      return input
    },
  }
}

export function* readRetention(tx: Tx, workspaceId: string): Transactional<Retention> {
  return (yield* findRetention(tx, workspaceId)) ?? DEFAULT_RETENTION
}

const isShorter = (after: Retention, before: Retention) =>
  after.requestMonths < before.requestMonths ||
  after.activityMonths < before.activityMonths ||
  after.viewMonths < before.viewMonths

type Applied = { workspaceId: string; retention: Retention; now: Date }

function* countDeletedNow(
  tx: Tx,
  { workspaceId, retention, now, limit = COUNTED_MAX }: Applied & { limit?: number },
): Transactional<DeletedNow> {
  const { requests, activity, views } = keptSince(retention, now)
  return {
    requests: yield* countOverdueRequests(tx, { workspaceId, before: requests, limit }),
    lines: yield* countOverdueActivity(tx, { workspaceId, before: activity, limit }),
    days: yield* countOverdueDays(tx, { workspaceId, before: views, limit }),
  }
}

const applySoon = (tx: Tx, workspaceIds: readonly string[], now: Date): Transactional<void> =>
  enqueueAll(tx, {
    kind: 'retention.apply',
    added: workspaceIds.map((workspaceId) => ({
      dedupeKey: workspaceId,
      payload: { workspaceId, since: now.toISOString() },
    })),
    now,
  })

/** Plans the deletion of what is no longer kept, in all workspaces that have such data. */
export async function planRetention({ db, now }: { db: Database; now: Date }): Promise<void> {
  const workspaceIds = await db.read(listOpenWorkspaces)
  for (let start = 0; start < workspaceIds.length; start += WORKSPACES_AT_ONCE) {
    const some = workspaceIds.slice(start, start + WORKSPACES_AT_ONCE)
    const overdue = await db.read((tx) => listOverdue(tx, some, now))
    if (overdue.length > 0) await db.transaction((tx) => applySoon(tx, overdue, now))
    await nextTurn()
  }
}

function* listOverdue(tx: Tx, workspaceIds: readonly string[], now: Date): Transactional<string[]> {
  const overdue: string[] = []
  for (const workspaceId of workspaceIds) {
    const retention = yield* readRetention(tx, workspaceId)
    const found = yield* countDeletedNow(tx, { workspaceId, retention, now, limit: 1 })
    if (amountsOf(found) !== null) overdue.push(workspaceId)
  }
  return overdue
}

/** Deletes some of what a workspace no longer keeps. False when nothing is left. `since` is when it was planned. */
export function* applySomeRetention(
  tx: Tx,
  { workspaceId, since, now, hashKey }: { workspaceId: string; since: Date; now: Date; hashKey: string },
): Transactional<boolean> {
  const { requests, activity, views } = keptSince(yield* readRetention(tx, workspaceId), now)
  const overdue = { workspaceId, before: requests }
  const ended = yield* endOverdueRequests(tx, { ...overdue, limit: REQUESTS_AT_ONCE, now, hashKey })
  if (ended > 0) {
    const isAnyLeft = (yield* countOverdueRequests(tx, { ...overdue, limit: 1 })) > 0
    if (!isAnyLeft) yield* recordEnded(tx, { workspaceId, since, now })
    return true
  }
  const some = { workspaceId, limit: ROWS_AT_ONCE }
  if ((yield* endOverdueActivity(tx, { ...some, before: activity })) === ROWS_AT_ONCE) return true
  return (yield* endOverdueCounts(tx, { ...some, before: views })) === ROWS_AT_ONCE
}

/** One line for all of them, in the transaction of the last. */
function* recordEnded(
  tx: Tx,
  { workspaceId, since, now }: { workspaceId: string; since: Date; now: Date },
): Transactional<void> {
  const count = yield* countEndedSince(tx, { workspaceId, since })
  yield* recordActivity(tx, { workspaceId, actor: BY_SYSTEM, kind: 'requests_ended', count, now })
}
