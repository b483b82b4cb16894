import { nextWorkingMoment, nextWorkingMorning } from '#shared/working-hours.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import type { NoticeReader } from '#server/accounts/notices.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { findNewestMessageTime } from '#server/emails/emails.queries.ts'
import { enqueueWorkspaceEmail } from '#server/emails/emails.service.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { listNoticeRecipients } from '#server/emails/templates/notices.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { needsOwnerFrom } from '#server/payments/needs-owner.domain.ts'
import { findNeedingOwner } from '#server/payments/needs-owner.queries.ts'
import type { PaymentRow } from '#server/payments/payments.service.ts'
import { nextNoticeAt, NOTICES_MATTER_MS } from './payments-notice.domain.ts'

type Moment = { workspaceId: string; now: Date }

/** The switch may be turned on, or the address confirmed. */
const LOOK_AGAIN_AFTER_MS = 12 * 60 * 60 * 1000

/**
 * Schedules the owner's notice, in the transaction that puts a payment on hold: for the morning after, or the one after
 * it has been on hold for so long that it needs the owner.
 */
export function* planPaymentsNotice(
  tx: Tx,
  { workspaceId, now, ...onHold }: Moment & Pick<PaymentRow, 'decision' | 'decisionReason' | 'onHoldSince'>,
): Transactional<void> {
  const from = needsOwnerFrom(onHold)
  if (from === null) return
  const timeZone = yield* getTimeZone(tx, workspaceId)
  yield* planAt(tx, { workspaceId, now }, nextWorkingMorning(from > now ? from : now, timeZone))
}

/**
 * Enqueues the notices if they are due, one for each member who wants them, and schedules the next look if any payment needs the owner or will. Once per notice,
 * however often it is called: the message itself says when the owner was last told.
 */
export function* notifyOwnerOfPayments(tx: Tx, { hashKey, ...moment }: Moment & { hashKey: string }) {
  const { workspaceId, now } = moment
  const dueAt = yield* findNextNotice(tx, moment)
  if (dueAt === null) return
  if (dueAt > now) return yield* planAt(tx, moment, dueAt)
  const timeZone = yield* getTimeZone(tx, workspaceId)
  const workingAt = nextWorkingMoment(now, timeZone)
  if (workingAt > now) return yield* planAt(tx, moment, workingAt)
  const readers: NoticeReader[] = []
  for (const reader of yield* listNoticeRecipients(tx, { workspaceId, notice: 'paymentsNeedYou' }))
    if (!(yield* isBarred(tx, { address: reader.email, hashKey }))) readers.push(reader)
  if (readers.length === 0) {
    return yield* planAt(tx, moment, nextWorkingMorning(new Date(now.getTime() + LOOK_AGAIN_AFTER_MS), timeZone))
  }
  for (const { userId: memberUserId, email: recipient } of readers)
    yield* enqueueWorkspaceEmail(tx, { kind: 'payments_notice', workspaceId, recipient, memberUserId, now })
  const nextAt = yield* findNextNotice(tx, moment)
  if (nextAt) yield* planAt(tx, moment, nextAt)
}

/** Schedules another look a week later, for a notice that did not go out. */
export function* planPaymentsNoticeAgain(tx: Tx, moment: Moment): Transactional<void> {
  const timeZone = yield* getTimeZone(tx, moment.workspaceId)
  const nextWeek = new Date(moment.now.getTime() + 7 * 24 * 60 * 60 * 1000)
  yield* planAt(tx, moment, nextWorkingMorning(nextWeek, timeZone))
}

function* findNextNotice(tx: Tx, { workspaceId, now }: Moment): Transactional<Date | null> {
  const since = new Date(now.getTime() - NOTICES_MATTER_MS)
  const lastAt = yield* findNewestMessageTime(tx, { workspaceId, kind: 'payments_notice', since })
  const timeZone = yield* getTimeZone(tx, workspaceId)
  return nextNoticeAt({ ...(yield* findNeedingOwner(tx, { workspaceId, lastAt })), lastAt, timeZone })
}

const planAt = (tx: Tx, { workspaceId, now }: Moment, runAt: Date): Transactional<void> =>
  enqueue(tx, { kind: 'payments.notify-owner', dedupeKey: workspaceId, payload: { workspaceId }, now, runAt })
