import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { ExistingImport, ExistingImportContent, ExistingRow } from '#shared/existing-import.ts'
import type { ImportedApproval } from '#shared/imported-approval.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { requireEntries } from '#server/accounts/room.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { makeTags } from '#server/tags/tags.service.ts'
import { receivedAt } from './received-at.ts'
import { areSameWords, mayUndo, undoableSince, undoUntil } from './existing-import.domain.ts'
import {
  importNotFound,
  importNotReceiving,
  importUnfinished,
  rowsMissing,
  tooManyRows,
  undoTooLate,
} from './existing-import.errors.ts'
import {
  changeImport,
  findImport,
  hasUnfinishedImport,
  type ImportKey,
  type ImportRow,
  insertImport,
  insertRows,
  listForgotten,
  listImports,
  listOfNameAndLength,
} from './existing-import.repository.ts'
import { findApprovals } from './imported-approval.service.ts'
import { countContent } from './imported.repository.ts'

const HOUR_MS = 60 * 60 * 1000
/** A tab that is closed leaves rows behind that nobody can see. */
const FORGOTTEN_MS = 24 * HOUR_MS
const LISTED_MAX = 20
/** Of the same name and length. */
const COMPARED_MAX = 20

type Begun = { total: number; receivedVia: string; tags: string[] }
type Named = Pick<ExistingRow, 'row' | 'customerName' | 'testimonial'>
type Duplicate = { row: number; id: string; status: TestimonialStatus; submittedAt: string | null }

export type ExistingImportService = ReturnType<typeof createExistingImportService>

/**
 * Imports testimonials received elsewhere. Rows arrive in chunks and can't be seen. Once all have arrived, a job makes
 * testimonials of them, a few at a time, so that neither a closed page nor a stopped server leaves half of a file.
 */
export function createExistingImportService(deps: {
  db: Database
  clock: Clock
  workspaceLimits: WorkspaceLimits
  wakeJobs: () => void
}) {
  const { db, clock, workspaceLimits } = deps
  return {
    /** Throws `imports.unfinished` and `tags.too_many` (409). */
    begin: ({
      workspaceId,
      userId,
      input: { total, receivedVia, tags },
      idempotencyKey,
    }: {
      workspaceId: string
      userId: string
      input: Begun
      idempotencyKey: string | undefined
    }): Promise<ExistingImport> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const request = { total, receivedVia, tags }
        const repeatable = { scope: `begin-import:${workspaceId}`, key: idempotencyKey, request }
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier) return yield* viewImport(tx, { workspaceId, id: earlier })
        if (yield* hasUnfinishedImport(tx, workspaceId)) throw importUnfinished()
        yield* requireEntries(tx, { workspaceId, workspaceLimits, added: total })
        // Now, because nobody could be told once its testimonials are made.
        const { idsOf, madeIds } = yield* makeTags(tx, { workspaceId, by: byMember({ userId }), names: tags, now })
        const id = newId('imp')
        yield* insertImport(tx, {
          id,
          workspaceId,
          userId,
          state: 'receiving',
          total,
          receivedVia,
          tagIds: idsOf(tags),
          madeTagIds: madeIds,
          startedAt: now,
        })
        yield* rememberResult(tx, repeatable, { entityId: id, now })
        return yield* viewImport(tx, { workspaceId, id })
      }),

    /** Throws `imports.wrong_state`, `imports.too_many_rows` and `tags.too_many` (409), and `testimonials.received_in_future` (422). */
    receiveRows: ({
      rows,
      userId,
      ...key
    }: ImportKey & { userId: string; rows: readonly ExistingRow[] }): Promise<ExistingImport> =>
      db.transaction(function* (tx) {
        const { state, total, madeTagIds } = yield* getImport(tx, key)
        if (state !== 'receiving') throw importNotReceiving()
        const now = clock.now()
        for (const { receivedOn } of rows) receivedAt(receivedOn, now)
        const names = rows.flatMap(({ tags }) => tags)
        const made = yield* makeTags(tx, { workspaceId: key.workspaceId, by: byMember({ userId }), names, now })
        if (made.madeIds.length > 0) yield* changeImport(tx, key, { madeTagIds: [...madeTagIds, ...made.madeIds] })
        yield* insertRows(
          tx,
          key,
          rows.map(({ tags, ...row }) => ({ ...row, tagIds: made.idsOf(tags) })),
        )
        const changed = yield* viewImport(tx, key)
        if (changed.received > total) throw tooManyRows(total)
        return changed
      }),

    /** Repeating it changes nothing. Throws `imports.rows_missing` and `imports.wrong_state` (409). */
    async finish(key: ImportKey): Promise<ExistingImport> {
      const finished = await db.transaction(function* (tx) {
        const found = yield* getImport(tx, key)
        if (found.state === 'importing' || found.state === 'done') return yield* viewImport(tx, key)
        if (found.state !== 'receiving') throw importNotReceiving()
        if (found.received < found.total) throw rowsMissing(found)
        yield* requireEntries(tx, { workspaceId: key.workspaceId, workspaceLimits, added: found.total })
        yield* changeImport(tx, key, { state: 'importing' })
        yield* enqueueWork(tx, { ...key, now: clock.now() })
        return yield* viewImport(tx, key)
      })
      deps.wakeJobs()
      return finished
    },

    /** Cancels it before it is finished. Repeating it changes nothing. Throws `imports.too_late` (409). */
    async undo({ userId, ...key }: ImportKey & { userId: string }): Promise<ExistingImport> {
      const removing = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const found = yield* getImport(tx, key)
        const now = clock.now()
        if (!mayUndo(found, now)) throw undoTooLate()
        if (found.state !== 'removing' && found.state !== 'removed') {
          yield* changeImport(tx, key, { state: 'removing', removedByUserId: userId })
          yield* enqueueWork(tx, { ...key, now })
        }
        return yield* viewImport(tx, key)
      })
      deps.wakeJobs()
      return removing
    },

    getImport: (key: ImportKey): Promise<ExistingImportContent> =>
      db.read(function* (tx) {
        return { ...(yield* viewImport(tx, key)), ...(yield* countContent(tx, key)) }
      }),

    listImports: (workspaceId: string): Promise<{ items: ExistingImport[] }> =>
      db.read(function* (tx) {
        const since = undoableSince(clock.now())
        const rows = yield* listImports(tx, { workspaceId, since, limit: LISTED_MAX })
        return { items: yield* viewAll(tx, workspaceId, rows) }
      }),

    findDuplicates: ({ workspaceId, rows }: { workspaceId: string; rows: readonly Named[] }) =>
      db.read(function* (tx) {
        const duplicates: Duplicate[] = []
        for (const { row, customerName: name, testimonial: text } of rows) {
          const alike = yield* listOfNameAndLength(tx, { workspaceId, name, text, limit: COMPARED_MAX })
          const found = alike.find((one) => areSameWords(one.text ?? '', text))
          if (!found) continue
          const { id, status, submittedAt } = found
          duplicates.push({ row, id, status, submittedAt: submittedAt?.toISOString() ?? null })
        }
        return { duplicates }
      }),
  }
}

/** Cancels imports whose rows stopped arriving. */
export function* sweepImports(tx: Tx, now: Date): Transactional<void> {
  for (const key of yield* listForgotten(tx, new Date(now.getTime() - FORGOTTEN_MS))) {
    yield* changeImport(tx, key, { state: 'removing' })
    yield* enqueueWork(tx, { ...key, now })
  }
}

const enqueueWork = (tx: Tx, { workspaceId, id, now }: ImportKey & { now: Date }): Transactional<void> =>
  enqueue(tx, {
    kind: 'testimonials.import',
    dedupeKey: id,
    payload: { workspaceId, importId: id },
    now,
  })

function* getImport(tx: Tx, key: ImportKey): Transactional<ImportRow> {
  const found = yield* findImport(tx, key)
  if (!found) throw importNotFound()
  return found
}

function* viewImport(tx: Tx, key: ImportKey): Transactional<ExistingImport> {
  const [found] = yield* viewAll(tx, key.workspaceId, [yield* getImport(tx, key)])
  if (!found) throw importNotFound()
  return found
}

function* viewAll(tx: Tx, workspaceId: string, rows: readonly ImportRow[]): Transactional<ExistingImport[]> {
  const approvals = yield* findApprovals(tx, { workspaceId, ids: rows.map(({ id }) => id) })
  return rows.map((row) => view(row, approvals.get(row.id) ?? null))
}

const view = (row: ImportRow, approval: ImportedApproval | null): ExistingImport => ({
  id: row.id,
  state: row.state,
  receivedVia: row.receivedVia,
  total: row.total,
  received: row.received,
  imported: row.imported,
  memberName: row.memberName,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  undoUntil: undoUntil(row)?.toISOString() ?? null,
  approval,
})
