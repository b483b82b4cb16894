import { int, table } from '#server/db/columns.ts'

/** How far the clock was moved, in milliseconds. */
export const movedClock = table('moved_clock', {
  id: int('id').primaryKey(),
  aheadMs: int('ahead_ms').notNull(),
})
