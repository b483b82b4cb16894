import { index, instant, int, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** Links with which anyone can read the report of one month. Those that ended are kept, so that they can say so. */
export const reportLinks = table(
  'report_links',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Of 256 random bits, which nobody but the holder knows. */
    secretHash: string('secret_hash').notNull().unique(),
    month: string('month').notNull(),
    /** The member's name at that time. */
    createdBy: string('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    timesOpened: int('times_opened').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
  },
  (t) => [index('report_links_of_month').on(t.workspaceId, t.month, t.createdAt)],
)
