import type { ImportedApproval, ImportedToApprove } from '#shared/imported-approval.ts'
import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import {
  importBeingApproved,
  importBeingRemoved,
  importNeverApproved,
  importNotFound,
} from './existing-import.errors.ts'
import { findImport, type ImportKey, type ImportRow } from './existing-import.repository.ts'
import { endApproval } from './imported-approval.jobs.ts'
import {
  type ApprovalRow,
  countWaiting,
  findApproval,
  type ImportedFilter,
  listApprovals,
  replaceApproval,
} from './imported-approval.repository.ts'

type Start = ImportKey & { userId: string; filter: ImportedFilter; readAt: Date }

export type ImportedApprovalService = ReturnType<typeof createImportedApprovalService>

/** Approves what came with an import: a job decides on one after the other, each as if it were approved alone. */
export function createImportedApprovalService({
  db,
  clock,
  wakeJobs,
}: {
  db: Database
  clock: Clock
  wakeJobs: () => void
}) {
  return {
    /** Throws `imports.not_found` (404). */
    getToApprove: ({ filter, ...key }: ImportKey & { filter: ImportedFilter }): Promise<ImportedToApprove> =>
      db.read(function* (tx) {
        const { receivedVia } = yield* getImport(tx, key)
        const ratings: ImportedToApprove['ratings'] = [0, 0, 0, 0, 0, 0]
        let [waiting, kept] = [0, 0]
        for (const { rating, isPrivate, count } of yield* countWaiting(tx, key, filter)) {
          ratings[rating ?? 0] = (ratings[rating ?? 0] ?? 0) + count
          waiting += count
          if (isPrivate) kept += count
        }
        const found = yield* findApproval(tx, key)
        const approval = found ? viewApproval(found) : null
        return { waiting, private: kept, receivedVia, ratings, readAt: clock.now().toISOString(), approval }
      }),

    /** Throws `imports.not_found` (404), `imports.wrong_state` and `imports.being_approved` (409). */
    async start({ userId, filter, readAt, ...key }: Start): Promise<ImportedApproval> {
      const started = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const { state } = yield* getImport(tx, key)
        if (state === 'removing' || state === 'removed') throw importBeingRemoved()
        const wanted = { userId, tagId: filter.tag ?? null, service: filter.service ?? null }
        const running = yield* findApproval(tx, key)
        if (running?.state === 'approving') {
          if (!isSame(running, wanted)) throw importBeingApproved(running.memberName)
          return viewApproval(running)
        }
        const now = clock.now()
        // Nobody has read what is yet to be written.
        const read = readAt < now ? readAt : now
        const counted = yield* countWaiting(tx, key, { ...filter, readAt: read })
        const total = counted.reduce((sum, { count }) => sum + count, 0)
        yield* replaceApproval(tx, key, { ...wanted, state: 'approving', readAt: read, total, startedAt: now })
        yield* enqueue(tx, {
          kind: 'testimonials.approve-import',
          dedupeKey: key.id,
          payload: { workspaceId: key.workspaceId, importId: key.id },
          now,
        })
        return viewApproval(yield* getApproval(tx, key))
      })
      wakeJobs()
      return started
    },

    /** Throws `imports.not_found` (404) and `imports.wrong_state` (409). */
    cancel: (key: ImportKey): Promise<ImportedApproval> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const found = yield* getImport(tx, key)
        const running = yield* getApproval(tx, key)
        if (running.state === 'approving')
          yield* endApproval(tx, { found, approval: running, state: 'cancelled', now: clock.now() })
        return viewApproval(yield* getApproval(tx, key))
      }),
  }
}

/** The last approval of each of these imports. */
export function* findApprovals(
  tx: Tx,
  of: { workspaceId: string; ids: readonly string[] },
): Transactional<Map<string, ImportedApproval>> {
  return new Map((yield* listApprovals(tx, of)).map((row) => [row.importId, viewApproval(row)]))
}

type Wanted = Pick<ApprovalRow, 'userId' | 'tagId' | 'service'>

const isSame = (one: Wanted, other: Wanted) =>
  one.userId === other.userId && one.tagId === other.tagId && one.service === other.service

function* getImport(tx: Tx, key: ImportKey): Transactional<ImportRow> {
  const found = yield* findImport(tx, key)
  if (!found) throw importNotFound()
  return found
}

function* getApproval(tx: Tx, key: ImportKey): Transactional<ApprovalRow> {
  const found = yield* findApproval(tx, key)
  if (!found) throw importNeverApproved()
  return found
}

const viewApproval = (row: ApprovalRow): ImportedApproval => ({
  state: row.state,
  memberName: row.memberName,
  total: row.total,
  approved: row.approved,
  asked: row.asked,
  reason: row.reason,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})
