import { int, primaryKey, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/**
 * What a workspace's testimonials are by day, so that nobody has to count them. Triggers maintain it. A day is a day in
 * UTC, as the number of days since 1970.
 */
export const workspaceDays = table(
  'workspace_days',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    day: int('day').notNull(),
    /** Requests whose email was sent that day, and those that were answered that day without one. */
    asked: int('asked').notNull(),
    /** Of those, how many have an answer by now. */
    answered: int('answered').notNull(),
    /** Answers that clients gave that day. */
    answers: int('answers').notNull(),
    /** Testimonials of that day that visitors can see now. */
    published: int('published').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.day] })],
)

/** How many testimonials of a workspace visitors can see. Triggers maintain it. */
export const publishedCounts = table('published_counts', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  count: int('count').notNull(),
})
