import { index, instant, int, oneOf, primaryKey, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/**
 * What several processes on one PostgreSQL must count or know together for a while. SQLite has one process, which remembers
 * this itself, so its tables stay empty. PostgreSQL forgets them when it crashes, as a process does.
 */

/** Attempts to sign in, solved challenges and the like. Keys are hashed. */
export const sharedValues = table(
  'shared_values',
  {
    name: string('name').notNull(),
    key: string('key').notNull(),
    /** JSON; null while it is decided about for the first time. */
    value: string('value'),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.key] })],
)

/** What rate-limiter-flexible writes. It fills the columns by their order, and reads these names. */
export const rateLimits = table('rate_limits', {
  /** The limit, and a hash of who is limited. */
  key: string('key').primaryKey(),
  points: int('points').notNull(),
  expire: instant('expire'),
})

/** What an owner looks at before it is saved. */
export const previews = table(
  'previews',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', ['email', 'widget']).notNull(),
    /** JSON. */
    draft: string('draft').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [index('previews_workspace').on(t.workspaceId, t.kind)],
)
