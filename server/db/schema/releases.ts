import { index, instant, string, table } from '../columns.ts'

/**
 * Scripts and styles of the dashboard, of the releases that ran lately: while a new one is rolled out, a page of one may
 * ask the other for its own.
 */
export const releaseFiles = table(
  'release_files',
  {
    /** It has a hash of the content. */
    name: string('name').primaryKey(),
    content: string('content').notNull(),
    /** When a process that has it in its release last said so. */
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [index('release_files_seen').on(t.seenAt)],
)
