import { autoNumber, index, instant, oneOf, string, table } from '../columns.ts'

/** What a restored backup must not bring back. */
export const ERASURE_KINDS = ['erased', 'removed', 'ended', 'withdrawn', 'refused', 'workspace', 'account'] as const

/**
 * Erasures that are not in the ledger yet. The transaction that erases something adds a row, and writes it to the ledger
 * and deletes it before it commits: afterwards the table is empty.
 */
export const erasuresToRecord = table('erasures_to_record', {
  key: autoNumber('key').primaryKey(),
  kind: oneOf('kind', ERASURE_KINDS).notNull(),
  /** A hash of the testimonial's id, the hash of an address, or the id of a workspace or account. */
  subject: string('subject').notNull(),
  /** Of `refused`: by whom the address must not be emailed; null for anybody. */
  workspaceId: string('workspace_id'),
  /** Of `refused`. */
  reason: string('reason'),
  at: instant('at').notNull(),
})

/** Every time that a backup was restored. */
export const restores = table(
  'restores',
  {
    id: string('id').primaryKey(),
    /** When the backup was made. */
    takenAt: instant('taken_at').notNull(),
    restoredAt: instant('restored_at').notNull(),
  },
  (t) => [index('restores_newest').on(t.restoredAt)],
)
