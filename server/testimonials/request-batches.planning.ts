import type { BatchClient, BatchTiming } from '#shared/request-batches.ts'
import { planRequests, requestsLeft, type RequestsLeft, seedOf } from '#shared/request-plan.ts'
import { startOfDay } from '#shared/working-hours.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { findPayerTimeZone } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { byMember } from '#server/kernel/actor.ts'
import { firstDateAfter } from '#server/kernel/clock.ts'
import { type BatchKey, countPlanned, findNextDue } from './request-batches.repository.ts'
import { readUsage } from './usage.service.ts'

type Planning = {
  workspaceId: string
  rows: readonly Pick<BatchClient, 'row' | 'customerEmail'>[]
  timing: BatchTiming
  now: Date
}

/** When each row is due; null for those that are only saved. */
export function* planTimes(tx: Tx, { workspaceId, rows, timing, now }: Planning): Transactional<(Date | null)[]> {
  const { left } = yield* readMonths(tx, { workspaceId, now })
  const timeZone = yield* getTimeZone(tx, workspaceId)
  return planRequests({ timing, seeds: rows.map(seedOf), now, timeZone, left })
}

/** How many requests can still be planned in this month and in the next, and how many are. */
export function* readMonths(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<{ left: RequestsLeft; planned: { thisMonth: number; nextMonth: number } }> {
  const { used, limit, month } = yield* readUsage(tx, { workspaceId, now })
  const timeZone = yield* findPayerTimeZone(tx, workspaceId)
  const resetsOn = firstDateAfter(month)
  const next = startOfDay(resetsOn, timeZone)
  const afterNext = startOfDay(firstDateAfter(resetsOn.slice(0, 'YYYY-MM'.length)), timeZone)
  const planned = {
    thisMonth: yield* countPlanned(tx, { workspaceId, from: new Date(0), to: next }),
    nextMonth: yield* countPlanned(tx, { workspaceId, from: next, to: afterNext }),
  }
  return { planned, left: requestsLeft({ used, limit, resetsOn, planned }) }
}

/** Runs the job when the workspace's next request is due. */
function* planSending(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }): Transactional<void> {
  const runAt = yield* findNextDue(tx, workspaceId)
  if (runAt === null) return
  yield* enqueue(tx, {
    kind: 'testimonials.send-batches',
    dedupeKey: workspaceId,
    payload: { workspaceId },
    now,
    runAt,
  })
}

export type Noted = BatchKey & { userId: string; now: Date }

export function* notePlanned(
  tx: Tx,
  { planned, workspaceId, userId, now }: Noted & { planned: number },
): Transactional<void> {
  if (planned === 0) return
  yield* planSending(tx, { workspaceId, now })
  yield* recordActivity(tx, {
    workspaceId,
    actor: byMember({ userId }),
    kind: 'batch_planned',
    count: planned,
    now,
  })
}
