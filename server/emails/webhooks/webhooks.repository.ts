import { lte } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emailEvents } from '#server/db/schema/emails.ts'

/** False when the event was already processed. */
export function* insertEmailEvent(tx: Tx, event: typeof emailEvents.$inferInsert): Transactional<boolean> {
  const inserted = yield* run(
    tx.insert(emailEvents).values(event).onConflictDoNothing().returning({ id: emailEvents.id }),
  )
  return inserted.length === 1
}

export function* deleteEmailEventsBefore(tx: Tx, before: Date): Transactional<void> {
  yield* run(tx.delete(emailEvents).where(lte(emailEvents.receivedAt, before)))
}
