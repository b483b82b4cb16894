import { and, eq, gte, isNotNull, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

type Key = { workspaceId: string; id: string }

const isRow = ({ workspaceId, id }: Key) => and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))

export function* saveRemindsAt(sql: Sql, key: Key, remindsAt: Date | null): Work<void> {
  yield* run(sql.update(testimonials).set({ remindsAt }).where(isRow(key)))
}

export function* countReminder(sql: Sql, key: Key): Work<void> {
  const remindersSent = expression`${testimonials.remindersSent} + 1`
  yield* run(sql.update(testimonials).set({ remindersSent, remindsAt: null }).where(isRow(key)))
}

/** As if nobody had been reminded. */
export function* resetReminders(sql: Sql, key: Key): Work<void> {
  yield* run(sql.update(testimonials).set({ remindersSent: 0, remindsAt: null }).where(isRow(key)))
}

/** False when it stood so before. */
export function* saveRemindersStopped(sql: Sql, key: Key, change: { areRemindersStopped: boolean }): Work<boolean> {
  const isNews = and(isRow(key), eq(testimonials.areRemindersStopped, !change.areRemindersStopped))
  const changed = yield* run(sql.update(testimonials).set(change).where(isNews).returning({ id: testimonials.id }))
  return changed.length === 1
}

/** Of requests of a workspace that have had this many. */
export function* dropRemindersFrom(
  sql: Sql,
  { workspaceId, count }: { workspaceId: string; count: number },
): Work<void> {
  const isTooMany = and(
    eq(testimonials.workspaceId, workspaceId),
    gte(testimonials.remindersSent, count),
    isNotNull(testimonials.remindsAt),
  )
  yield* run(sql.update(testimonials).set({ remindsAt: null }).where(isTooMany))
}
