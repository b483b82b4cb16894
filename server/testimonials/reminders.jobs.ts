import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { nextWorkingMoment } from '#shared/working-hours.ts'
import { dropReminder, readRemindable } from './reminder-plans.service.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { isWorkspaceFrozen } from '#server/accounts/memberships.service.ts'
import { type EmailMessage, listMessagesAbout } from '#server/emails/emails.queries.ts'
import { enqueueEmail } from '#server/emails/emails.service.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { findSendingBlock, reserveSending } from '#server/emails/recipients/throttle.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** How long to wait for a report that the previous email was delivered. */
const AWAITS_DELIVERY_MS = 7 * DAY_MS

/** A reminder this late would only surprise the client. */
const OUTDATED_AFTER_MS = 30 * DAY_MS

/** `waits` until a time, or what to do now. */
type Next = { kind: 'waits'; until: Date } | { kind: 'ends' } | { kind: 'reminds' }

/**
 * Reminds a client of an unanswered request. Whether to do so is checked when the reminder is due, and again before it
 * is sent. It is enqueued in the transaction that decides it, so there is only one.
 */
export function createReminding(deps: {
  db: Database
  clock: Clock
  mailer: Pick<Mailer, 'tellsDelivery'>
  emailLimits: EmailLimits
  hashKey: string
  wakeJobs: () => void
}): JobHandler<JobPayloads['emails.remind']> {
  const { db, clock, emailLimits: limits, hashKey } = deps

  function* decide(tx: Tx, row: TestimonialRow, remindsAt: Date): Transactional<Next> {
    const now = clock.now()
    const { workspaceId } = row
    const after = (ms: number): Next => ({ kind: 'waits', until: new Date(now.getTime() + ms) })
    const { reminders } = yield* readEmailSettings(tx, workspaceId)
    if (row.remindersSent >= reminders.count) return { kind: 'ends' }
    if (now < remindsAt) return { kind: 'waits', until: remindsAt }
    if (yield* isWorkspaceFrozen(tx, { workspaceId, now })) return after(DAY_MS)
    const lateMs = now.getTime() - remindsAt.getTime()
    if (lateMs > OUTDATED_AFTER_MS) return { kind: 'ends' }
    // A request or reminder is being sent right now; its outcome schedules the next.
    const asked = yield* listAsking(tx, row)
    if (asked.some(({ status }) => status === 'queued')) return after(HOUR_MS)
    if (row.emailState !== 'sent') return { kind: 'ends' }
    const address = { workspaceId, address: row.customerEmail, now, hashKey }
    if (yield* findRefusal(tx, address)) return { kind: 'ends' }
    if (!hasArrived(asked)) return lateMs < AWAITS_DELIVERY_MS ? after(DAY_MS) : { kind: 'ends' }
    const timeZone = yield* getTimeZone(tx, workspaceId)
    const working = nextWorkingMoment(now, timeZone)
    if (working > now) return { kind: 'waits', until: working }
    const block = yield* findSendingBlock(tx, { workspaceId, recipient: row.customerEmail, now, limits, hashKey })
    if (!block) return { kind: 'reminds' }
    return block.until ? { kind: 'waits', until: block.until } : after(DAY_MS)
  }

  /** If the email service reports deliveries; otherwise it counts as delivered. */
  const hasArrived = (asked: readonly EmailMessage[]) =>
    !deps.mailer.tellsDelivery || asked.findLast(({ status }) => status === 'sent')?.delivery === 'delivered'

  function* remind(
    tx: Tx,
    { workspaceId, id: testimonialId, customerEmail: recipient }: TestimonialRow,
  ): Transactional<void> {
    const now = clock.now()
    const messageId = yield* enqueueEmail(tx, { kind: 'reminder', workspaceId, testimonialId, recipient, now })
    yield* reserveSending(tx, { workspaceId, recipient, messageId, now, limits, hashKey })
    yield* dropReminder(tx, { workspaceId, id: testimonialId })
  }

  return {
    async run({ workspaceId, testimonialId }) {
      const key = { workspaceId, id: testimonialId }
      const next = await db.transaction(function* (tx): Transactional<Next> {
        yield* lockWorkspace(tx, key.workspaceId)
        const row = yield* readRemindable(tx, key)
        const decided: Next = row?.remindsAt ? yield* decide(tx, row, row.remindsAt) : { kind: 'ends' }
        if (row && decided.kind === 'reminds') yield* remind(tx, row)
        if (decided.kind === 'ends') yield* dropReminder(tx, key)
        return decided
      })
      if (next.kind === 'waits') throw new NotYet('It is not due yet.', next.until.getTime() - clock.now().getTime())
      if (next.kind === 'reminds') deps.wakeJobs()
    },
  }
}

/** A request's emails to the client, oldest first. */
function* listAsking(tx: Tx, { workspaceId, id: testimonialId }: TestimonialRow): Transactional<EmailMessage[]> {
  const messages = yield* listMessagesAbout(tx, { workspaceId, testimonialId })
  return messages.filter(({ kind }) => kind === 'request' || kind === 'reminder')
}
