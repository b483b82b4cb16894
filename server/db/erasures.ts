import { hashSecret } from '#server/kernel/tokens.ts'
import { ErasureNote, prepared, run, type Tx, type Transactional } from './database.ts'
import type { Erasure } from './erasure-ledger.ts'
import { erasuresToRecord } from './schema/backups.ts'
import { asc, gt, placeholder } from './sql.ts'

/** The id has enough random bits that nobody can guess it from the hash. It is a link to the client's page, so it is hashed. */
export const subjectOfTestimonial = (testimonialId: string) => hashSecret(testimonialId)

type OfTestimonial = { kind: 'erased' | 'removed' | 'ended' | 'withdrawn'; testimonialId: string; at: Date }

/**
 * Records that a testimonial was erased, removed or ended, or that its client shows less of it, so that no restored backup
 * brings it back.
 */
export function* recordErasure(tx: Tx, { kind, testimonialId, at }: OfTestimonial): Transactional<void> {
  yield* record(tx, { kind, subject: subjectOfTestimonial(testimonialId), workspaceId: null, reason: null, at })
}

/** Records that a client does not want emails: `workspaceId` null means from anybody. */
export function* recordRefusedAddress(
  tx: Tx,
  refused: { addressHash: string; workspaceId: string | null; reason: string; at: Date },
): Transactional<void> {
  const { addressHash: subject, ...rest } = refused
  yield* record(tx, { kind: 'refused', subject, ...rest })
}

/** What a restored database erases again is in its ledger already. */
export function* forgetUnrecorded(tx: Tx): Transactional<void> {
  yield* run(tx.delete(erasuresToRecord))
}

/** Records that a workspace was deleted, or that an account was closed. */
export function* recordDeletion(
  tx: Tx,
  deleted: { kind: 'workspace' | 'account'; subject: string; at: Date },
): Transactional<void> {
  yield* record(tx, { ...deleted, workspaceId: null, reason: null })
}

type Row = Omit<typeof erasuresToRecord.$inferSelect, 'key'>

const insertErasure = prepared((tx) =>
  tx.insert(erasuresToRecord).values({
    kind: placeholder('kind'),
    subject: placeholder('subject'),
    workspaceId: placeholder('workspaceId'),
    reason: placeholder('reason'),
    at: placeholder('at'),
  }),
)

function* record(tx: Tx, row: Row): Transactional<void> {
  yield* insertErasure(tx, row)
  yield new ErasureNote({ ...row, at: row.at.toISOString() })
}

/** Those that the database knows, oldest first. Only PostgreSQL's does: SQLite's are in the ledger. */
export function* listErasures(tx: Tx): Transactional<Erasure[]> {
  return (yield* listErasuresAfter(tx, 0)).erasures
}

/** Those after a key, and the newest key. */
export function* listErasuresAfter(tx: Tx, after: number): Transactional<{ erasures: Erasure[]; newest: number }> {
  const rows = yield* run(
    tx.select().from(erasuresToRecord).where(gt(erasuresToRecord.key, after)).orderBy(asc(erasuresToRecord.key)),
  )
  const erasures = rows.map(({ key: _, ...row }) => ({ ...row, at: row.at.toISOString() }))
  return { erasures, newest: rows.at(-1)?.key ?? after }
}

const INSERTED_AT_ONCE = 500

/** The opposite of `listErasures`. */
export function* rememberErasures(tx: Tx, erasures: readonly Erasure[]): Transactional<void> {
  for (let first = 0; first < erasures.length; first += INSERTED_AT_ONCE) {
    const some = erasures.slice(first, first + INSERTED_AT_ONCE)
    yield* run(tx.insert(erasuresToRecord).values(some.map((erasure) => ({ ...erasure, at: new Date(erasure.at) }))))
  }
}
