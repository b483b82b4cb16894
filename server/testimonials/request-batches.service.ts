import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type * as z from 'zod'
import {
  type createBatch,
  type listBatches,
  OPEN_BATCHES_MAX,
  type RequestBatch,
  type RequestBatchDetails,
  type SendTiming,
} from '#shared/request-batches.ts'
import { makeTags } from '#server/tags/tags.service.ts'
import { requireStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import { chooseForm } from '#server/forms/forms.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import { type Clock, formatDayIn } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { type Noted, notePlanned, planTimes, readMonths } from './request-batches.planning.ts'
import { keptSince } from './request-batches.domain.ts'
import {
  batchNotFound,
  batchRowEnded,
  batchRowNotFound,
  noRequestsLeft,
  tooManyBatches,
} from './request-batches.errors.ts'
import {
  type BatchKey,
  cancelOpenRows,
  changeRow,
  countStates,
  deleteBatches,
  deleteBatchesBefore,
  deleteMailbox,
  findBatch,
  findRow,
  insertBatch,
  insertRows,
  listRowsOf,
  listRowsOfMailbox,
  listStoredBatches,
  saveAllPlanned,
  saveSender,
  skipMailbox,
  type StoredBatch,
  type StoredRow,
} from './request-batches.repository.ts'
import { countRows, viewBatch, viewRow } from './request-batches.view.ts'

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
        yield* lockWorkspace(tx, workspaceId)
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier) return yield* readBatch(tx, { workspaceId, id: earlier })
        const now = clock.now()
        yield* requireStorage(tx, { workspaceId, workspaceLimits })
        yield* makeRoom(tx, workspaceId)
        const { formId } = yield* chooseForm(tx, { workspaceId, formId: input.formId ?? null })
        const key = { workspaceId, id: newId('bat') }
        const by = byMember({ userId })
        const { idsOf } = yield* makeTags(tx, { workspaceId, by, names: input.rows.flatMap(({ tags }) => tags), now })
        yield* insertBatch(tx, { ...key, userId, name: input.name, formId, createdAt: now })
        const times = yield* planTimes(tx, { workspaceId, rows: input.rows, timing: input.timing, now })
        const rows = input.rows.map(({ tags, ...row }, index) => ({
          ...row,
          tagIds: idsOf(tags),
          at: times[index] ?? null,
        }))
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

    /** Plans those that are saved and, if wanted, those that are planned anew. */
    async planBatch({
      userId,
      timing,
      includesPlanned,
      ...key
    }: BatchKey & { userId: string; timing: SendTiming; includesPlanned: boolean }): Promise<RequestBatchDetails> {
      const planned = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        yield* getStoredBatch(tx, key)
        const now = clock.now()
        const rows = (yield* listRowsOf(tx, key)).filter(
          ({ state }) => state === 'saved' || (includesPlanned && state === 'planned'),
        )
        yield* release(tx, rows)
        const times = yield* planTimes(tx, { workspaceId: key.workspaceId, rows, timing, now })
        for (const [index, row] of rows.entries()) yield* planRow(tx, row, times[index] ?? null)
        if (rows.length > 0) yield* saveSender(tx, key, userId)
        yield* notePlanned(tx, { ...key, userId, planned: times.filter((at) => at !== null).length, now })
        return yield* readDetails(tx, key)
      })
      deps.wakeJobs()
      return planned
    },

    /** Throws `batches.row_not_found` (404), `batches.row_ended` (409) and `batches.no_requests_left` (402). */
    async sendRow({ userId, row: number, ...key }: RowChange): Promise<RequestBatchDetails> {
      const sent = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const row = yield* getOpenRow(tx, { ...key, row: number })
        const now = clock.now()
        yield* release(tx, [row])
        const { left } = yield* readMonths(tx, { workspaceId: key.workspaceId, now })
        if (left.thisMonth < 1) throw noRequestsLeft(formatDayIn(new Date(left.resetsOn), 'UTC'))
        yield* planRow(tx, row, now)
        yield* saveSender(tx, key, userId)
        yield* notePlanned(tx, { ...key, userId, planned: 1, now })
        return yield* readDetails(tx, key)
      })
      deps.wakeJobs()
      return sent
    },

    cancelBatch: ({ userId, ...key }: BatchKey & { userId: string }): Promise<RequestBatchDetails> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        yield* getStoredBatch(tx, key)
        const now = clock.now()
        yield* noteCancelled(tx, { ...key, userId, count: yield* cancelOpenRows(tx, key, now), now })
        return yield* readDetails(tx, key)
      }),

    /** Throws `batches.row_not_found` (404) and `batches.row_ended` (409). */
    cancelRow: ({ userId, row: number, ...key }: RowChange): Promise<RequestBatchDetails> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const row = yield* getRow(tx, { ...key, row: number })
        if (row.state !== 'cancelled') {
          const now = clock.now()
          yield* changeRow(tx, row, { state: 'cancelled', reason: null, at: now })
          yield* noteCancelled(tx, { ...key, userId, count: 1, now })
        }
        return yield* readDetails(tx, key)
      }),
  }
}

type RowChange = BatchKey & { userId: string; row: number }

/** A row that hasn't been sent or skipped. Throws as `cancelRow` does. */
function* getRow(tx: Tx, { row: number, ...key }: BatchKey & { row: number }): Transactional<StoredRow> {
  yield* getStoredBatch(tx, key)
  const row = yield* findRow(tx, { ...key, row: number })
  if (!row) throw batchRowNotFound()
  if (row.state === 'requested' || row.state === 'skipped') throw batchRowEnded()
  return row
}

function* getOpenRow(tx: Tx, of: BatchKey & { row: number }): Transactional<StoredRow> {
  const row = yield* getRow(tx, of)
  if (row.state === 'cancelled') throw batchRowEnded()
  return row
}

/** Gives the requests back that these rows have planned. */
function* release(tx: Tx, rows: readonly StoredRow[]): Transactional<void> {
  for (const row of rows)
    if (row.state === 'planned') yield* changeRow(tx, row, { state: 'saved', reason: null, at: null })
}

function* planRow(tx: Tx, row: StoredRow, at: Date | null): Transactional<void> {
  if (at !== null) yield* changeRow(tx, row, { state: 'planned', reason: null, plannedFor: at, at })
}

/** All batches of a workspace, oldest first, one in each page. */
export async function* readAllBatches(snapshot: Snapshot, workspaceId: string): AsyncGenerator<RequestBatchDetails[]> {
  const stored = await snapshot.read((tx) => listStoredBatches(tx, workspaceId))
  for (const { id } of stored.toReversed()) yield [await snapshot.read((tx) => readDetails(tx, { workspaceId, id }))]
}

/** Deletes batches that are no longer kept. */
export const sweepBatches = (tx: Tx, now: Date): Transactional<void> =>
  deleteBatchesBefore(tx, { before: keptSince(now), limit: SWEPT_BATCHES })

/** What batches have of a client. */
export function* readBatchClient(
  tx: Tx,
  of: { workspaceId: string; address: string },
): Transactional<RequestBatchDetails['rows']> {
  return (yield* listRowsOfMailbox(tx, of)).map(viewRow)
}

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
