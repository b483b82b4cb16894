import type { SendingStanding } from '#shared/emails.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { momentInWords } from '#server/kernel/clock.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { findSendingPause, isSendingPaused } from '#server/workspaces/workspaces.service.ts'
import { recipientLimit, sendingPaused, unverifiedLimit } from './sending.errors.ts'
import type { MailLimits } from './sending-limits.ts'
import {
  deleteTurn,
  deleteTurnsBefore,
  deleteTurnsOfWaiting,
  findTurn,
  findTurnTo,
  insertTurn,
  listTurnsOf,
} from './sending-turns.repository.ts'
import { hashAddress } from './suppressions.service.ts'

type Moment = { workspaceId: string; now: Date; limits: MailLimits }
type Turn = Moment & { recipient: string; hashKey: string }

/** Why a workspace may not mail an address now. `until` is null where time alone does not help. */
export type SendingBlock =
  | { code: 'emails.sending_paused'; until: null }
  | { code: 'emails.recipient_limit' | 'emails.unverified_limit'; until: Date }

const DAY_MS = 24 * 60 * 60 * 1000
const MONTH_MS = 30 * DAY_MS

/** Whether a mail that asks may be queued at this moment; null when it may. */
export function* findSendingBlock(sql: Sql, turn: Turn): Work<SendingBlock | null> {
  const { workspaceId } = turn
  if (yield* isSendingPaused(sql, workspaceId)) return { code: 'emails.sending_paused', until: null }
  const free = yield* findRecipientFree(sql, turn)
  if (free) return { code: 'emails.recipient_limit', until: free }
  return yield* findUnverifiedBlock(sql, turn)
}

/**
 * Counts a message that asks somebody, in the transaction that queues it. Throws `emails.sending_paused` (409), and
 * `emails.recipient_limit` and `emails.unverified_limit` (429).
 */
export function* takeSendingTurn(
  sql: Sql,
  { customerName = null, ...turn }: Turn & { messageId: string; customerName?: string | null },
): Work<void> {
  const block = yield* findSendingBlock(sql, turn)
  if (block) yield* refuse(sql, block, { ...turn, customerName })
  yield* countMail(sql, turn)
}

/** Counts a message to an address, whatever else it had. */
export function* countMail(sql: Sql, turn: Turn & { messageId: string }): Work<void> {
  const { messageId, workspaceId, now: at } = turn
  yield* insertTurn(sql, { messageId, workspaceId, addressHash: addressHashOf(turn), at })
}

/** Whether an address has had as many mails as it may, of all workspaces together. */
export function* hasHadEnough(sql: Sql, turn: Turn): Work<boolean> {
  return (yield* findRecipientFree(sql, turn)) !== null
}

/** A test to the owner counts by its message. Throws as `takeSendingTurn`, but knows no recipient. */
export function* refuseTest(sql: Sql, moment: Moment): Work<void> {
  if (yield* isSendingPaused(sql, moment.workspaceId)) throw sendingPaused()
  const block = yield* findUnverifiedBlock(sql, moment)
  if (block) yield* refuse(sql, block, { ...moment, customerName: null })
}

/** Of a message that did not go out. */
export const giveTurnBack = (sql: Sql, messageId: string): Work<void> => deleteTurn(sql, messageId)

/** Whom a message asked, and for which workspace, also when the message is there no more; undefined after a month. */
export const findAsked = (
  sql: Sql,
  messageId: string,
): Work<{ workspaceId: string; addressHash: string } | undefined> => findTurn(sql, messageId)

/** Of messages about one testimonial that wait and were never handed over: before they are cancelled or forgotten. */
export const giveTurnsBackAbout = (sql: Sql, about: { workspaceId: string; testimonialId: string }): Work<void> =>
  deleteTurnsOfWaiting(sql, about)

/** Forgets turns that no limit counts any more. */
export const sweepTurns = (sql: Sql, now: Date): Work<void> => deleteTurnsBefore(sql, before(now, MONTH_MS))

/** What an owner is told of what may still be sent. */
export function* readSendingStanding(sql: Sql, moment: Moment): Work<SendingStanding> {
  const { workspaceId, now, limits } = moment
  const { isEmailVerified } = yield* getWorkspaceOwner(sql, workspaceId)
  const turns = yield* listTurnsOf(sql, { workspaceId, since: before(now, DAY_MS) })
  return {
    isAddressVerified: isEmailVerified,
    leftToday: isEmailVerified ? null : Math.max(0, limits.unverifiedADay - turns.length),
    pausedAt: (yield* findSendingPause(sql, workspaceId))?.toISOString() ?? null,
  }
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)
const addressHashOf = ({ recipient, hashKey }: Turn) => hashAddress({ address: recipient, hashKey })

/** When an address may be mailed again; null when it may be now. */
function* findRecipientFree(sql: Sql, turn: Turn): Work<Date | null> {
  const { now, limits } = turn
  const addressHash = addressHashOf(turn)
  const windows = [
    { ms: DAY_MS, max: limits.recipientADay },
    { ms: MONTH_MS, max: limits.recipientAMonth },
  ]
  const waits: number[] = []
  for (const { ms, max } of windows) {
    // The newest mails fill a window: it has room again once the oldest of these has left it.
    const oldest = yield* findTurnTo(sql, { addressHash, since: before(now, ms), skip: max - 1 })
    if (oldest) waits.push(oldest.getTime() + ms)
  }
  return waits.length > 0 ? new Date(Math.max(...waits)) : null
}

function* findUnverifiedBlock(
  sql: Sql,
  { workspaceId, now, limits }: Moment,
): Work<Extract<SendingBlock, { until: Date }> | null> {
  if ((yield* getWorkspaceOwner(sql, workspaceId)).isEmailVerified) return null
  const turns = yield* listTurnsOf(sql, { workspaceId, since: before(now, DAY_MS) })
  const oldest = turns[limits.unverifiedADay - 1]
  return oldest ? { code: 'emails.unverified_limit', until: new Date(oldest.getTime() + DAY_MS) } : null
}

function* refuse(
  sql: Sql,
  { code, until }: SendingBlock,
  { workspaceId, now, limits, customerName }: Moment & { customerName: string | null },
): Work<never> {
  if (until === null) throw sendingPaused()
  const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
  const wait = { until, now, inWords: momentInWords(until, timeZone) }
  if (code === 'emails.recipient_limit') throw recipientLimit({ ...wait, customerName })
  throw unverifiedLimit({ ...wait, limit: limits.unverifiedADay })
}
