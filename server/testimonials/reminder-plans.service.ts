import type { Sql, Work } from '#server/db/database.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { daysAfter, mayBeReminded } from './reminders.domain.ts'
import { countReminder, dropRemindersFrom, resetReminders, saveRemindsAt } from './reminders.repository.ts'
import { findTestimonial, insertEvents, type TestimonialRow } from './testimonials.repository.ts'

type Key = { workspaceId: string; id: string }

/**
 * When the client of a request is reminded, unless an answer comes before: so many days after the newest mail, in the
 * owner's working hours, as long as there are reminders left. Called whenever a mail was handed over; it moves what was
 * planned before.
 */
export function* planReminder(sql: Sql, key: Key, { mailedAt, now }: { mailedAt: Date; now: Date }): Work<void> {
  const row = yield* findTestimonial(sql, key)
  if (!row) return
  const { reminders } = yield* readEmailSettings(sql, key.workspaceId)
  if (!mayBeReminded(row) || row.remindersSent >= reminders.count) return yield* saveRemindsAt(sql, key, null)
  const { timeZone } = yield* getWorkspaceOwner(sql, key.workspaceId)
  const earliest = daysAfter(mailedAt, reminders.afterDays)
  const remindsAt = nextWorkingMoment(earliest > now ? earliest : now, timeZone)
  yield* saveRemindsAt(sql, key, remindsAt)
  yield* enqueue(sql, {
    kind: 'emails.remind',
    dedupeKey: row.id,
    payload: { workspaceId: row.workspaceId, testimonialId: row.id },
    now,
    runAt: remindsAt,
  })
}

/** Nobody is reminded of it, until another mail is sent or somebody decides otherwise. */
export const dropReminder = (sql: Sql, key: Key): Work<void> => saveRemindsAt(sql, key, null)

/** Of a request that goes to another client now. */
export const forgetReminders = (sql: Sql, key: Key): Work<void> => resetReminders(sql, key)

/** So many follow a request of the workspace from now on: where as many went out, none is due any more. */
export const limitReminders = (sql: Sql, limit: { workspaceId: string; count: number }): Work<void> =>
  dropRemindersFrom(sql, limit)

/** What a reminder needs to know at the moment of sending; undefined once nobody is to be reminded any more. */
export function* readRemindable(sql: Sql, key: Key): Work<TestimonialRow | undefined> {
  const row = yield* findTestimonial(sql, key)
  return row && mayBeReminded(row) ? row : undefined
}

/** A reminder was handed over: the next one is due, if there is one. */
export function* recordReminded(sql: Sql, key: Key, at: Date): Work<void> {
  yield* countReminder(sql, key)
  yield* insertEvents(sql, [{ ...eventOf(key), kind: 'reminded', actor: 'system', at }])
  yield* planReminder(sql, key, { mailedAt: at, now: at })
}

/** A reminder was refused, or may have gone out: it counts, and none follows by itself. */
export function* recordReminderFailed(
  sql: Sql,
  key: Key,
  { at, kind }: { at: Date; kind: 'send_failed' | 'mail_uncertain' },
): Work<void> {
  yield* countReminder(sql, key)
  yield* insertEvents(sql, [{ ...eventOf(key), kind, actor: 'system', at }])
}

const eventOf = (key: Key) => ({ workspaceId: key.workspaceId, testimonialId: key.id })
