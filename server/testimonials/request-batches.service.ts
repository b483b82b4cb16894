import type * as z from 'zod'
import {
  type BatchClient,
  type BatchTiming,
  type createBatch,
  type listBatches,
  OPEN_BATCHES_MAX,
  type RequestBatch,
  type RequestBatchDetails,
  type SendTiming,
} from '#shared/request-batches.ts'
import { planRequests, requestsLeft, type RequestsLeft, seedOf } from '#shared/request-plan.ts'
import { startOfDay } from '#shared/working-hours.ts'
import { makeTags } from '#server/tags/tags.service.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { requireStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { findPayerTimeZone } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import { chooseForm } from '#server/forms/forms.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { byMember } from '#server/kernel/actor.ts'
import { type Clock, firstDateAfter } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { keptSince } from './request-batches.domain.ts'
import { batchNotFound, batchRowEnded, batchRowNotFound, tooManyBatches } from './request-batches.errors.ts'
import {
  type BatchKey,
  cancelOpenRows,
  changeRow,
  countPlanned,
  countStates,
  deleteBatches,
  deleteBatchesBefore,
  deleteMailbox,
  findBatch,
  findNextDue,
  findRow,
  insertBatch,
  insertRows,
  listRowsOf,
  listStoredBatches,
  saveAllPlanned,
  saveSender,
  skipMailbox,
  type StoredBatch,
} from './request-batches.repository.ts'
import { countRows, viewBatch, viewRow } from './request-batches.view.ts'
import { readUsage } from './usage.service.ts'

type Input = z.output<NonNullable<typeof createBatch.body>>
type BatchList = z.output<NonNullable<typeof listBatches.response>>

/** Those with nobody to request any more are kept up to so many. */
const ENDED_BATCHES_MAX = 30
/** Batches that one sweep deletes, each with up to 1,000 rows. */
const SWEPT_BATCHES = 20

export type RequestBatchesService = ReturnType<typeof createRequestBatchesService>

/** Batches of clients to request. A job makes requests of those that are due. */
export function createRequestBatchesService(deps: {
  db: Database
  clock: Clock
  workspaceLimits: WorkspaceLimits
  wakeJobs: () => void
}) {
  const { db, clock, workspaceLimits } = deps
  return {
    /** Throws `batches.too_many` and `tags.too_many` (409), and `forms.not_found` (404). */
    async createBatch({
      workspaceId,
      userId,
      input,
      idempotencyKey,
    }: {
      workspaceId: string
      userId: string
      input: Input
      idempotencyKey: string | undefined
    }): Promise<RequestBatch> {
      const repeatable = { scope: `create-batch:${workspaceId}`, key: idempotencyKey, request: input }
      const created = await db.transaction(function* (tx) {
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier) return yield* readBatch(tx, { workspaceId, id: earlier })
        const now = clock.now()
        yield* requireStorage(tx, { workspaceId, workspaceLimits })
        yield* makeRoom(tx, workspaceId)
        const { formId } = yield* chooseForm(tx, { workspaceId, formId: input.formId ?? null })
        const key = { workspaceId, id: newId('bat') }
        const by = byMember({ userId })
        yield* makeTags(tx, { workspaceId, by, names: input.rows.flatMap(({ tags }) => tags), now })
        yield* insertBatch(tx, { ...key, userId, name: input.name, formId, createdAt: now })
        const times = yield* planTimes(tx, { workspaceId, rows: input.rows, timing: input.timing, now })
        const rows = input.rows.map((row, index) => ({ ...row, at: times[index] ?? null }))
        yield* insertRows(tx, key, rows)
        yield* notePlanned(tx, { ...key, userId, planned: times.filter((at) => at !== null).length, now })
        if (times.every((at) => at === null))
          yield* recordActivity(tx, {
            workspaceId,
            actor: byMember({ userId }),
            kind: 'batch_saved',
            count: rows.length,
            now,
          })
        yield* rememberResult(tx, repeatable, { entityId: key.id, now })
        return yield* readBatch(tx, key)
      })
      deps.wakeJobs()
      return created
    },

    listBatches: (workspaceId: string): Promise<BatchList> =>
      db.read(function* (tx) {
        const counts = Map.groupBy(yield* countStates(tx, workspaceId), ({ batchId }) => batchId)
        const items = (yield* listStoredBatches(tx, workspaceId)).map((batch) =>
          viewBatch(batch, counts.get(batch.id) ?? []),
        )
        const { planned } = yield* readMonths(tx, { workspaceId, now: clock.now() })
        return { items, planned }
      }),

    getBatch: (key: BatchKey): Promise<RequestBatchDetails> => db.read((tx) => readDetails(tx, key)),

    /** Plans those that are saved. */
    async planBatch({
      userId,
      timing,
      ...key
    }: BatchKey & { userId: string; timing: SendTiming }): Promise<RequestBatchDetails> {
      const planned = await db.transaction(function* (tx) {
        yield* getStoredBatch(tx, key)
        const now = clock.now()
        const saved = (yield* listRowsOf(tx, key)).filter(({ state }) => state === 'saved')
        const times = yield* planTimes(tx, { workspaceId: key.workspaceId, rows: saved, timing, now })
        for (const [index, row] of saved.entries()) {
          const at = times[index]
          if (at) yield* changeRow(tx, row, { state: 'planned', reason: null, plannedFor: at, at })
        }
        if (saved.length > 0) yield* saveSender(tx, key, userId)
        yield* notePlanned(tx, { ...key, userId, planned: times.filter((at) => at !== null).length, now })
        return yield* readDetails(tx, key)
      })
      deps.wakeJobs()
      return planned
    },

    cancelBatch: ({ userId, ...key }: BatchKey & { userId: string }): Promise<RequestBatchDetails> =>
      db.transaction(function* (tx) {
        yield* getStoredBatch(tx, key)
        const now = clock.now()
        yield* noteCancelled(tx, { ...key, userId, count: yield* cancelOpenRows(tx, key, now), now })
        return yield* readDetails(tx, key)
      }),

    /** Throws `batches.row_not_found` (404) and `batches.row_ended` (409). */
    cancelRow: ({
      userId,
      row: number,
      ...key
    }: BatchKey & { userId: string; row: number }): Promise<RequestBatchDetails> =>
      db.transaction(function* (tx) {
        yield* getStoredBatch(tx, key)
        const row = yield* findRow(tx, { ...key, row: number })
        if (!row) throw batchRowNotFound()
        if (row.state === 'requested' || row.state === 'skipped') throw batchRowEnded()
        if (row.state !== 'cancelled') {
          const now = clock.now()
          yield* changeRow(tx, row, { state: 'cancelled', reason: null, at: now })
          yield* noteCancelled(tx, { ...key, userId, count: 1, now })
        }
        return yield* readDetails(tx, key)
      }),
  }
}

/** All batches of a workspace, oldest first, one in each page. */
export async function* readAllBatches(snapshot: Snapshot, workspaceId: string): AsyncGenerator<RequestBatchDetails[]> {
  const stored = await snapshot.read((tx) => listStoredBatches(tx, workspaceId))
  for (const { id } of stored.toReversed()) yield [await snapshot.read((tx) => readDetails(tx, { workspaceId, id }))]
}

/** Deletes batches that are no longer kept. */
export const sweepBatches = (tx: Tx, now: Date): Transactional<void> =>
  deleteBatchesBefore(tx, { before: keptSince(now), limit: SWEPT_BATCHES })

/** The client had everything erased: takes the client out of all batches. */
export const forgetBatchClient = (tx: Tx, of: { workspaceId: string; address: string }): Transactional<void> =>
  deleteMailbox(tx, of)

/** The client unsubscribed, from one workspace or, without one, from all, and isn't requested any more. */
export const skipUnsubscribed = (
  tx: Tx,
  of: { workspaceId: string | null; address: string; now: Date },
): Transactional<void> => skipMailbox(tx, of)

/** A backup was restored: what was planned may have been sent or cancelled since, so its owner decides. */
export const saveRestoredPlans = (tx: Tx): Transactional<void> => saveAllPlanned(tx, 'restored')

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

/** Deletes the oldest batches that have ended. Throws `batches.too_many` (409). */
function* makeRoom(tx: Tx, workspaceId: string): Transactional<void> {
  const open = new Set(
    (yield* countStates(tx, workspaceId))
      .filter(({ state }) => state === 'saved' || state === 'planned')
      .map(({ batchId }) => batchId),
  )
  if (open.size >= OPEN_BATCHES_MAX) throw tooManyBatches()
  const ended = (yield* listStoredBatches(tx, workspaceId)).filter(({ id }) => !open.has(id))
  const surplus = ended.slice(ENDED_BATCHES_MAX - 1).map(({ id }) => id)
  yield* deleteBatches(tx, workspaceId, surplus)
}

type Planning = {
  workspaceId: string
  rows: readonly Pick<BatchClient, 'row' | 'customerEmail'>[]
  timing: BatchTiming
  now: Date
}

/** When each row is due; null for those that are only saved. */
function* planTimes(tx: Tx, { workspaceId, rows, timing, now }: Planning): Transactional<(Date | null)[]> {
  const { left } = yield* readMonths(tx, { workspaceId, now })
  const timeZone = yield* getTimeZone(tx, workspaceId)
  return planRequests({ timing, seeds: rows.map(seedOf), now, timeZone, left })
}

/** How many requests can still be planned in this month and in the next, and how many are. */
function* readMonths(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<{ left: RequestsLeft; planned: BatchList['planned'] }> {
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

type Noted = BatchKey & { userId: string; now: Date }

function* notePlanned(tx: Tx, { planned, workspaceId, userId, now }: Noted & { planned: number }): Transactional<void> {
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

function* noteCancelled(tx: Tx, { count, workspaceId, userId, now }: Noted & { count: number }): Transactional<void> {
  if (count === 0) return
  yield* recordActivity(tx, { workspaceId, actor: byMember({ userId }), kind: 'batch_cancelled', count, now })
}

function* getStoredBatch(tx: Tx, key: BatchKey): Transactional<StoredBatch> {
  const found = yield* findBatch(tx, key)
  if (!found) throw batchNotFound()
  return found
}

function* readDetails(tx: Tx, key: BatchKey): Transactional<RequestBatchDetails> {
  const batch = yield* getStoredBatch(tx, key)
  const rows = yield* listRowsOf(tx, key)
  return { ...viewBatch(batch, countRows(rows)), rows: rows.map(viewRow) }
}

const readBatch = function* (tx: Tx, key: BatchKey): Transactional<RequestBatch> {
  const { rows: _, ...batch } = yield* readDetails(tx, key)
  return batch
}
