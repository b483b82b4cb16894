import { instant, string, table } from '../columns.ts'

/**
 * The secret of the installation, from which all its keys are derived: one row, once SECRET_KEY is set. Until then it is only in
 * the data folder.
 */
export const sealedSecrets = table('sealed_secrets', {
  id: string('id').primaryKey(),
  /** Encrypted with SECRET_KEY. */
  sealed: string('sealed').notNull(),
  /** Tells whether another secret is the same one. */
  fingerprint: string('fingerprint').notNull(),
  createdAt: instant('created_at').notNull(),
})
