import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { activity } from '#server/db/schema/activity.ts'

export type ActivityRow = typeof activity.$inferSelect

export function* insertActivity(tx: Tx, row: ActivityRow): Transactional<void> {
  yield* run(tx.insert(activity).values(row))
}
