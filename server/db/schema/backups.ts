import { autoNumber, index, instant, oneOf, string, table } from '../columns.ts'

/** What a restored backup must not bring back. */
export const ERASURE_KINDS = ['erased', 'removed', 'ended', 'withdrawn', 'refused', 'workspace', 'account'] as const

/**
 * The transaction that erases something adds a row. In SQLite these are erasures that are not in the ledger yet: the
 * transaction writes them to the ledger and deletes them before it commits, and the table is empty afterwards. In PostgreSQL
 * they stay, so that a database that was restored with its own tools can be told from the ledger.
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
