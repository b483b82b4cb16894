import type { Tx, Transactional } from '#server/db/database.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { daysAfter, mayBeReminded } from './reminders.domain.ts'
import { countReminder, saveRemindsAt } from './reminders.repository.ts'
import { findTestimonial, type TestimonialRow } from './testimonials.queries.ts'
import { insertEvents } from './testimonials.repository.ts'

type Key = { workspaceId: string; id: string }

/**
 * Schedules the next reminder of an unanswered request: some days after the newest email, within the owner's working
 * hours, as long as reminders are left. Called whenever an email was sent; it replaces an earlier schedule.
 */
export function* planReminder(
  tx: Tx,
  key: Key,
  { emailedAt, now }: { emailedAt: Date; now: Date },
): Transactional<void> {
  const row = yield* findTestimonial(tx, key)
  if (!row) return
  const { reminders } = yield* readEmailSettings(tx, key.workspaceId)
  if (!mayBeReminded(row) || row.remindersSent >= reminders.count) return yield* saveRemindsAt(tx, key, null)
  const timeZone = yield* getTimeZone(tx, key.workspaceId)
  const earliest = daysAfter(emailedAt, reminders.afterDays)
  const remindsAt = nextWorkingMoment(earliest > now ? earliest : now, timeZone)
  yield* saveRemindsAt(tx, key, remindsAt)
  yield* enqueue(tx, {
    kind: 'emails.remind',
    dedupeKey: row.id,
    payload: { workspaceId: row.workspaceId, testimonialId: row.id },
    now,
    runAt: remindsAt,
  })
}

/** No reminder is sent until another email is sent or reminders are turned on again. */
export const dropReminder = (tx: Tx, key: Key): Transactional<void> => saveRemindsAt(tx, key, null)

/** What a reminder needs when it is sent; undefined when no reminder is wanted any more. */
export function* readRemindable(tx: Tx, key: Key): Transactional<TestimonialRow | undefined> {
  const row = yield* findTestimonial(tx, key)
  return row && mayBeReminded(row) ? row : undefined
}

/** A reminder was sent: schedules the next, if any. */
export function* recordReminded(tx: Tx, key: Key, at: Date): Transactional<void> {
  yield* countReminder(tx, key)
  yield* insertEvents(tx, [{ ...eventOf(key), kind: 'reminded', by: BY_SYSTEM, at }])
  yield* planReminder(tx, key, { emailedAt: at, now: at })
}

/** A reminder was refused, or may have been sent: it counts, and no other follows automatically. */
export function* recordReminderFailed(
  tx: Tx,
  key: Key,
  { at, kind }: { at: Date; kind: 'send_failed' | 'email_uncertain' },
): Transactional<void> {
  yield* countReminder(tx, key)
  yield* insertEvents(tx, [{ ...eventOf(key), kind, by: BY_SYSTEM, at }])
}

const eventOf = (key: Key) => ({ workspaceId: key.workspaceId, testimonialId: key.id })
