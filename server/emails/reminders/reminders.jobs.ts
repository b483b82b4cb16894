import type { Database, Sql, Work } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { dropReminder, readRemindable } from '#server/testimonials/reminder-plans.service.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { type EmailMessage, getMessagesAbout, queueReminder } from '#server/emails/emails.service.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { findSendingBlock, takeSendingTurn } from '#server/emails/recipients/sending-turns.service.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How long word is awaited that the mail before has arrived. */
const AWAITS_DELIVERY_MS = 7 * DAY_MS

/** A reminder that could not go out for so long would only astonish. */
const OUTDATED_AFTER_MS = 30 * DAY_MS

/** `waits` until when, or what to do now. */
type Next = { kind: 'waits'; until: Date } | { kind: 'ends' } | { kind: 'reminds' }

/**
 * Reminds a client who was asked and has not answered. Whether there is still reason to is asked when the time has come, and
 * again before the mail is handed over; the mail is owed in the transaction that decides it, so that there is only one.
 */
export function createReminding(deps: {
  db: Database
  clock: Clock
  mailer: Pick<Mailer, 'tellsDelivery'>
  mailLimits: MailLimits
  hashKey: string
  wakeJobs: () => void
}): JobHandler<JobPayloads['emails.remind']> {
  const { db, clock, mailLimits: limits, hashKey } = deps

  function* decide(sql: Sql, row: TestimonialRow, remindsAt: Date): Work<Next> {
    const now = clock.now()
    const { workspaceId } = row
    const after = (ms: number): Next => ({ kind: 'waits', until: new Date(now.getTime() + ms) })
    const { reminders } = yield* readEmailSettings(sql, workspaceId)
    if (row.remindersSent >= reminders.count) return { kind: 'ends' }
    if (now < remindsAt) return { kind: 'waits', until: remindsAt }
    const lateMs = now.getTime() - remindsAt.getTime()
    if (lateMs > OUTDATED_AFTER_MS) return { kind: 'ends' }
    // The request goes out once more at this moment, or a reminder does: what becomes of it plans anew.
    const asked = yield* listAsking(sql, row)
    if (asked.some(({ status }) => status === 'queued')) return after(HOUR_MS)
    if (row.mailState !== 'sent') return { kind: 'ends' }
    const address = { workspaceId, address: row.customerEmail, now, hashKey }
    if (yield* findRefusal(sql, address)) return { kind: 'ends' }
    if (!hasArrived(asked)) return lateMs < AWAITS_DELIVERY_MS ? after(DAY_MS) : { kind: 'ends' }
    const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
    const working = nextWorkingMoment(now, timeZone)
    if (working > now) return { kind: 'waits', until: working }
    const block = yield* findSendingBlock(sql, { workspaceId, recipient: row.customerEmail, now, limits, hashKey })
    if (!block) return { kind: 'reminds' }
    return block.until ? { kind: 'waits', until: block.until } : after(DAY_MS)
  }

  /** Where the mail service tells; otherwise nobody knows, and it is taken to have. */
  const hasArrived = (asked: readonly EmailMessage[]) =>
    !deps.mailer.tellsDelivery || asked.findLast(({ status }) => status === 'sent')?.delivery === 'delivered'

  function* remind(sql: Sql, { workspaceId, id: testimonialId, customerEmail: recipient }: TestimonialRow): Work<void> {
    const now = clock.now()
    const messageId = yield* queueReminder(sql, { workspaceId, testimonialId, recipient, now })
    yield* takeSendingTurn(sql, { workspaceId, recipient, messageId, now, limits, hashKey })
    yield* dropReminder(sql, { workspaceId, id: testimonialId })
  }

  return {
    async run({ workspaceId, testimonialId }) {
      const key = { workspaceId, id: testimonialId }
      const next = await db.transaction(function* (sql): Work<Next> {
        const row = yield* readRemindable(sql, key)
        const decided: Next = row?.remindsAt ? yield* decide(sql, row, row.remindsAt) : { kind: 'ends' }
        if (row && decided.kind === 'reminds') yield* remind(sql, row)
        if (decided.kind === 'ends') yield* dropReminder(sql, key)
        return decided
      })
      if (next.kind === 'waits') throw new NotYet('It is not time yet.', next.until.getTime() - clock.now().getTime())
      if (next.kind === 'reminds') deps.wakeJobs()
    },
  }
}

/** The mails that asked the client of a request, oldest first. */
function* listAsking(sql: Sql, { workspaceId, id: testimonialId }: TestimonialRow): Work<EmailMessage[]> {
  const messages = yield* getMessagesAbout(sql, { workspaceId, testimonialId })
  return messages.filter(({ kind }) => kind === 'request' || kind === 'reminder')
}
