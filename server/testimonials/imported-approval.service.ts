import { setImmediate as nextTurn } from 'node:timers/promises'
import { IMPORTED_APPROVAL_PIECE, type ImportedToApprove } from '#shared/imported-approval.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { importNotFound } from './existing-import.errors.ts'
import { findImport, type ImportKey, type ImportRow } from './existing-import.repository.ts'
import { countWaiting, type ImportedFilter, listWaiting } from './imported-approval.repository.ts'
import type { TestimonialsService } from './testimonials.service.ts'

type Piece = ImportKey & {
  by: Actor
  /** Publishes although a sign-off is needed. */
  needsNoSignOff: boolean
  filter: ImportedFilter
  readAt: Date
  after: number
}
type Outcome = {
  approved: number
  asked: number
  failures: { id: string; code: string; message: string }[]
  next: number | null
}

/** Somebody else has decided in the meantime. */
const DECIDED = 'testimonials.wrong_status'

export type ImportedApprovalService = ReturnType<typeof createImportedApprovalService>

/** Approves what came with an import: a few in each call, each as if it were approved alone. */
export function createImportedApprovalService({
  db,
  clock,
  testimonials,
}: {
  db: Database
  clock: Clock
  testimonials: TestimonialsService
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
        return { waiting, private: kept, receivedVia, ratings, readAt: clock.now().toISOString() }
      }),

    /** Throws `imports.not_found` (404). */
    async approveSome({ by, needsNoSignOff, filter, readAt, after, ...key }: Piece): Promise<Outcome> {
      const rows = await db.read(function* (tx) {
        yield* getImport(tx, key)
        return yield* listWaiting(tx, key, { ...filter, readAt, after, limit: IMPORTED_APPROVAL_PIECE })
      })
      const outcome: Outcome = { approved: 0, asked: 0, failures: [], next: null }
      for (const { id, revisedAt } of rows) {
        // Lets other requests be answered in between.
        await nextTurn()
        try {
          const one = { workspaceId: key.workspaceId, by, needsNoSignOff, id, idempotencyKey: undefined }
          const { status } = await testimonials.approveTestimonial({
            ...one,
            revisedAt: revisedAt?.toISOString() ?? null,
          })
          if (status === 'approved') outcome.approved += 1
          else outcome.asked += 1
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          if (error.code !== DECIDED) outcome.failures.push({ id, code: error.code, message: error.message })
        }
      }
      const last = rows.at(-1)
      return { ...outcome, next: last && rows.length === IMPORTED_APPROVAL_PIECE ? last.row : null }
    },
  }
}

function* getImport(tx: Tx, key: ImportKey): Transactional<ImportRow> {
  const found = yield* findImport(tx, key)
  if (!found) throw importNotFound()
  return found
}
