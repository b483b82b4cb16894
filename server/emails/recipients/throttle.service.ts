import type { SendingStatus } from '#shared/email-settings.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { formatMomentIn } from '#server/kernel/clock.ts'
import { findSendingPause, isSendingPaused, getTimeZone, getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import { recipientLimit, sendingPaused, unverifiedLimit } from './sending.errors.ts'
import type { EmailLimits } from './sending-limits.ts'
import {
  countSendings,
  deleteSendingsBefore,
  type EmailPurpose,
  findSendingTo,
  insertSending,
  listSendingsOf,
} from './throttle.repository.ts'
import { hashAddress } from './suppressions.service.ts'

type Moment = { workspaceId: string; now: Date; limits: EmailLimits }
type Sending = Moment & { recipient: string; hashKey: string }

/** Why a workspace can't email an address now. `until` is null when waiting alone doesn't help. */
export type SendingBlock =
  | { code: 'emails.sending_paused'; until: null }
  | { code: 'emails.recipient_limit' | 'emails.unverified_limit'; until: Date }

const DAY_MS = 24 * 60 * 60 * 1000
const MONTH_MS = 30 * DAY_MS

/** Why a request or reminder can't be queued now; null when it can. */
export function* findSendingBlock(tx: Tx, turn: Sending): Transactional<SendingBlock | null> {
  const { workspaceId } = turn
  if (yield* isSendingPaused(tx, workspaceId)) return { code: 'emails.sending_paused', until: null }
  const free = yield* findRecipientFree(tx, turn)
  if (free) return { code: 'emails.recipient_limit', until: free }
  return yield* findUnverifiedBlock(tx, turn)
}

/**
 * Counts a request or reminder, in the transaction that queues it. Throws `emails.sending_paused` (409), and
 * `emails.recipient_limit` and `emails.unverified_limit` (429).
 */
export function* reserveSending(
  tx: Tx,
  { customerName = null, ...turn }: Sending & { messageId: string; customerName?: string | null },
): Transactional<void> {
  const block = yield* findSendingBlock(tx, turn)
  if (block) yield* refuse(tx, block, { ...turn, customerName })
  yield* countEmail(tx, turn)
}

/** Counts a message to an address, without checking limits. */
export function* countEmail(
  tx: Tx,
  turn: Sending & { messageId: string; purpose?: EmailPurpose },
): Transactional<void> {
  const { messageId, workspaceId, now: at, purpose = 'request' } = turn
  const { isEmailVerified: isFromConfirmed } = yield* getWorkspaceOwner(tx, workspaceId)
  yield* insertSending(tx, { messageId, workspaceId, addressHash: addressHashOf(turn), isFromConfirmed, purpose, at })
}

/** Whether an address has reached its limit, across all workspaces. */
export function* hasHadEnough(tx: Tx, turn: Sending): Transactional<boolean> {
  return (yield* findRecipientFree(tx, turn)) !== null
}

/** Whether a workspace can ask an address to confirm an answer: anybody can make us send such an email. */
export function* canAskToConfirm(tx: Tx, turn: Sending): Transactional<boolean> {
  const { workspaceId, now, limits } = turn
  if (yield* isSendingPaused(tx, workspaceId)) return false
  if (yield* findUnverifiedBlock(tx, turn)) return false
  if (yield* findRecipientFree(tx, turn, 'confirmation')) return false
  const sent = yield* countSendings(tx, { workspaceId, purpose: 'confirmation', since: before(now, DAY_MS) })
  return sent < limits.workspaceConfirmationsADay
}

/**
 * Checks whether a test email may be sent; it is counted by its message. Throws like `reserveSending`, but has no
 * recipient limit.
 */
export function* refuseTest(tx: Tx, moment: Moment): Transactional<void> {
  if (yield* isSendingPaused(tx, moment.workspaceId)) throw sendingPaused(moment.limits.contactEmail)
  const block = yield* findUnverifiedBlock(tx, moment)
  if (block) yield* refuse(tx, block, { ...moment, customerName: null })
}

/** Deletes entries that no limit counts any more. */
export const sweepThrottle = (tx: Tx, now: Date): Transactional<void> => deleteSendingsBefore(tx, before(now, MONTH_MS))

/** What the owner sees about remaining emails and pauses. */
export function* readSendingStatus(tx: Tx, moment: Moment): Transactional<SendingStatus> {
  const { workspaceId, now, limits } = moment
  const { id: ownerUserId, isEmailVerified } = yield* getWorkspaceOwner(tx, workspaceId)
  const turns = yield* listSendingsOf(tx, { ownerUserId, since: before(now, DAY_MS) })
  return {
    isAddressVerified: isEmailVerified,
    leftToday: isEmailVerified ? null : Math.max(0, limits.unverifiedADay - turns.length),
    dailyLimit: isEmailVerified ? null : limits.unverifiedADay,
    countedAt: isEmailVerified ? [] : turns.slice(0, limits.unverifiedADay).map((at) => at.toISOString()),
    pausedAt: (yield* findSendingPause(tx, workspaceId))?.toISOString() ?? null,
  }
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
const addressHashOf = ({ recipient, hashKey }: Sending) => hashAddress({ address: recipient, hashKey })

/**
 * When an address can be emailed again; null for now. Emails of accounts with unconfirmed addresses limit only each
 * other, so that nobody can keep an owner from a client by opening accounts.
 */
function* findRecipientFree(tx: Tx, turn: Sending, purpose: EmailPurpose = 'request'): Transactional<Date | null> {
  const { now, limits, workspaceId } = turn
  const countsAll = !(yield* getWorkspaceOwner(tx, workspaceId)).isEmailVerified
  const addressHash = addressHashOf(turn)
  const [aDay, aMonth] =
    purpose === 'request'
      ? [limits.recipientADay, limits.recipientAMonth]
      : [limits.confirmationsADay, limits.confirmationsAMonth]
  const windows = [
    { ms: DAY_MS, max: aDay },
    { ms: MONTH_MS, max: aMonth },
  ]
  const waits: number[] = []
  for (const { ms, max } of windows) {
    // The newest emails fill the limit. There is room again once the oldest of them is out of the time window.
    const oldest = yield* findSendingTo(tx, {
      addressHash,
      purpose,
      since: before(now, ms),
      skip: max - 1,
      workspaceId,
      countsAll,
    })
    if (oldest) waits.push(oldest.getTime() + ms)
  }
  return waits.length > 0 ? new Date(Math.max(...waits)) : null
}

function* findUnverifiedBlock(
  tx: Tx,
  { workspaceId, now, limits }: Moment,
): Transactional<Extract<SendingBlock, { until: Date }> | null> {
  const { id: ownerUserId, isEmailVerified } = yield* getWorkspaceOwner(tx, workspaceId)
  if (isEmailVerified) return null
  const turns = yield* listSendingsOf(tx, { ownerUserId, since: before(now, DAY_MS) })
  const oldest = turns[limits.unverifiedADay - 1]
  return oldest ? { code: 'emails.unverified_limit', until: new Date(oldest.getTime() + DAY_MS) } : null
}

function* refuse(
  tx: Tx,
  { code, until }: SendingBlock,
  { workspaceId, now, limits, customerName }: Moment & { customerName: string | null },
): Transactional<never> {
  if (until === null) throw sendingPaused(limits.contactEmail)
  const timeZone = yield* getTimeZone(tx, workspaceId)
  const wait = { until, now, inText: formatMomentIn(until, timeZone) }
  if (code === 'emails.recipient_limit') throw recipientLimit({ ...wait, customerName })
  throw unverifiedLimit({ ...wait, limit: limits.unverifiedADay })
}
