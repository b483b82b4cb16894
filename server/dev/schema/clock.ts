import { sqliteColumns } from '#server/db/dialect/sqlite-columns.ts'

// The emulators keep their data in SQLite, whatever the product uses.
const { int, table } = sqliteColumns()

/** How far the clock was moved, in milliseconds. */
export const movedClock = table('moved_clock', {
  id: int('id').primaryKey(),
  aheadMs: int('ahead_ms').notNull(),
})
