import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueueEmail, enqueueMonthlyEmail } from '#server/emails/emails.service.ts'
import { listNoticeRecipients } from '#server/emails/templates/notices.service.ts'
import { readUsage } from '#server/testimonials/usage.service.ts'

// Payments become due together when the working day begins; waiting lets the email count all of them.
const WAITING_IS_COUNTED_AFTER_MS = 10 * 60_000

/**
 * Enqueues the notices of a scheduled request, one for each member who wants it, in the transaction that schedules it, early enough to cancel it.
 */
export function* enqueueScheduledNoticeEmail(
  tx: Tx,
  { now, ...about }: { workspaceId: string; testimonialId: string; now: Date },
): Transactional<void> {
  const { workspaceId } = about
  const recipients = yield* listNoticeRecipients(tx, { workspaceId, notice: 'requestScheduled' })
  for (const { userId: memberUserId, email: recipient } of recipients)
    yield* enqueueEmail(tx, { kind: 'scheduled_notice', ...about, recipient, memberUserId, now })
}

/**
 * Enqueues the notices of clients waiting for next month's requests, in the transaction that puts one on hold:
 * once a month, however many there are.
 */
export function* enqueueQuotaNoticeEmail(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<void> {
  const { month } = yield* readUsage(tx, { workspaceId, now })
  const runAt = new Date(now.getTime() + WAITING_IS_COUNTED_AFTER_MS)
  const message = { kind: 'quota_notice', workspaceId, month, now, runAt } as const
  for (const { userId: memberUserId, email: recipient } of yield* listNoticeRecipients(tx, {
    workspaceId,
    notice: 'requestsUsedUp',
  }))
    yield* enqueueMonthlyEmail(tx, { ...message, recipient, memberUserId })
}
