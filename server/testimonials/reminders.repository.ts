import { and, eq, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

export function* saveRemindsAt(tx: Tx, key: Key, remindsAt: Date | null): Transactional<void> {
  yield* run(tx.update(testimonials).set({ remindsAt }).where(isRow(key)))
}

export function* countReminder(tx: Tx, key: Key): Transactional<void> {
  const remindersSent = sql`${testimonials.remindersSent} + 1`
  yield* run(tx.update(testimonials).set({ remindersSent, remindsAt: null }).where(isRow(key)))
}

/** Resets the count of reminders, for a request that now goes to another client. */
export function* resetReminders(tx: Tx, key: Key): Transactional<void> {
  yield* run(tx.update(testimonials).set({ remindersSent: 0, remindsAt: null }).where(isRow(key)))
}

/** False when nothing changed. */
export function* saveRemindersStopped(
  tx: Tx,
  key: Key,
  change: { areRemindersStopped: boolean },
): Transactional<boolean> {
  const isChange = and(isRow(key), eq(testimonials.areRemindersStopped, !change.areRemindersStopped))
  const changed = yield* run(tx.update(testimonials).set(change).where(isChange).returning({ id: testimonials.id }))
  return changed.length === 1
}
