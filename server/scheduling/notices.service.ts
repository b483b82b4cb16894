import type { Tx, Transactional } from '#server/db/database.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import { enqueueEmail, enqueueMonthlyEmail } from '#server/emails/emails.service.ts'
import { findNoticeAddress } from '#server/emails/templates/notices.service.ts'
import { calendarMonth } from '#server/kernel/clock.ts'

// Payments become due together when the working day begins; waiting lets the email count all of them.
const WAITING_IS_COUNTED_AFTER_MS = 10 * 60_000

/**
 * Enqueues the owner's notice of a scheduled request, in the transaction that schedules it, early enough to cancel it.
 */
export function* enqueueScheduledNoticeEmail(
  tx: Tx,
  { now, ...about }: { workspaceId: string; testimonialId: string; now: Date },
): Transactional<void> {
  const recipient = yield* findNoticeAddress(tx, about.workspaceId, 'requestScheduled')
  if (recipient !== null) yield* enqueueEmail(tx, { kind: 'scheduled_notice', ...about, recipient, now })
}

/**
 * Enqueues the owner's notice of clients waiting for next month's requests, in the transaction that puts one on hold:
 * once a month, however many there are.
 */
export function* enqueueQuotaNoticeEmail(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<void> {
  const recipient = yield* findNoticeAddress(tx, workspaceId, 'requestsUsedUp')
  if (recipient === null) return
  const { timeZone } = yield* getWorkspaceOwner(tx, workspaceId)
  const month = calendarMonth(now, timeZone)
  const runAt = new Date(now.getTime() + WAITING_IS_COUNTED_AFTER_MS)
  yield* enqueueMonthlyEmail(tx, { kind: 'quota_notice', workspaceId, recipient, month, now, runAt })
}
