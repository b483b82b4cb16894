import { lte } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { mailEvents } from '#server/db/schema/emails.ts'

/** False when it was told before. */
export function* insertMailEvent(sql: Sql, event: typeof mailEvents.$inferInsert): Work<boolean> {
  const inserted = yield* run(
    sql.insert(mailEvents).values(event).onConflictDoNothing().returning({ id: mailEvents.id }),
  )
  return inserted.length === 1
}

export function* deleteMailEventsBefore(sql: Sql, before: Date): Work<void> {
  yield* run(sql.delete(mailEvents).where(lte(mailEvents.receivedAt, before)))
}
