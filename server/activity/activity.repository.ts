import { nameOfUser } from '#server/accounts/users.queries.ts'
import { sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { activity } from '#server/db/schema/activity.ts'

type ActivityRow = typeof activity.$inferSelect

/** A member's name is read from the account; `name` is that of anybody else who has one. */
export function* insertActivity(
  tx: Tx,
  { name, ...row }: Omit<ActivityRow, 'actorName'> & { name: string | null },
): Transactional<void> {
  const actorName = sql`coalesce(${name}, ${nameOfUser(row.actorUserId)})`
  yield* run(tx.insert(activity).values({ ...row, actorName }))
}
