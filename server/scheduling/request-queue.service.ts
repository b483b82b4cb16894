import type { Tx, Transactional } from '#server/db/database.ts'
import { decideAllSoon, type PaymentRow } from '#server/payments/payments.service.ts'
import {
  countDueBefore,
  listPlannedUntil,
  listWaiting,
  listWaitingBefore,
} from '#server/payments/request-queue.queries.ts'
import { countRequestsLeft, findNextQuota } from '#server/testimonials/usage.service.ts'
import { beyondLeft, type PlannedAsk } from './requests-left.domain.ts'

/**
 * When a month’s requests don’t suffice, clients are asked in the order in which they paid, whenever their payments
 * happen to be decided.
 */

type Queued = { row: PaymentRow; paidAt: Date; now: Date }

/**
 * From when on the owner has a request left for a payment that is due; null for now. Older payments that are due or
 * wait take precedence; those that wait are decided again.
 */
export function* findRequestsFrom(
  tx: Tx,
  { row, paidAt, now, keepsWorkingHours }: Queued & { keepsWorkingHours: boolean },
): Transactional<Date | null> {
  const { workspaceId, id } = row
  const left = yield* countRequestsLeft(tx, { workspaceId, now })
  if (left === null) return null
  if (left > 0) {
    const before = { workspaceId, paidAt, id, limit: left }
    const waiting = yield* listWaitingBefore(tx, before)
    const due = yield* countDueBefore(tx, { ...before, now })
    if (waiting.length + due < left) return null
    yield* decideAllSoon(tx, { workspaceId, paymentIds: waiting, now })
  }
  return yield* findNextQuota(tx, { workspaceId, now, keepsWorkingHours })
}

/**
 * Which of these requests would wait, if they were planned, because the month's are used up by then, and until when.
 * Requests that members create until then are not known.
 */
export function* findWaitingOf(
  tx: Tx,
  {
    workspaceId,
    added,
    now,
    keepsWorkingHours,
  }: { workspaceId: string; added: readonly PlannedAsk[]; now: Date; keepsWorkingHours: boolean },
): Transactional<{ ids: Set<string>; until: Date }> {
  const until = yield* findNextQuota(tx, { workspaceId, now, keepsWorkingHours })
  const left = yield* countRequestsLeft(tx, { workspaceId, now })
  const ofThisMonth = added.filter(({ at }) => at < until)
  if (left === null || ofThisMonth.length === 0) return { ids: new Set(), until }
  // Some of those that are planned may be among the added.
  const planned = yield* listPlannedUntil(tx, { workspaceId, until, limit: left + ofThisMonth.length })
  const waiting = left === 0 ? [] : yield* listWaiting(tx, { workspaceId, limit: left })
  const beyond = beyondLeft({ planned, added: ofThisMonth, left: left - waiting.length })
  return { ids: new Set(beyond.map(({ id }) => id)), until }
}

/** A payment that had a request of the month, or was in line for one, gave it up: the next in line can have it. */
export function* passRequestOn(
  tx: Tx,
  { before, after, now }: { before: PaymentRow; after: PaymentRow; now: Date },
): Transactional<void> {
  if (!isInLine(before, now) || isInLine(after, now)) return
  yield* decideNextInLine(tx, before.workspaceId, now)
}

/** Decides again about those who have waited longest, as many as there are requests left. */
export function* decideNextInLine(tx: Tx, workspaceId: string, now: Date): Transactional<void> {
  const [next] = yield* listWaiting(tx, { workspaceId, limit: 1 })
  if (next === undefined) return
  const left = yield* countRequestsLeft(tx, { workspaceId, now })
  if (left === 0) return
  const paymentIds = yield* listWaiting(tx, { workspaceId, limit: left ?? 1 })
  yield* decideAllSoon(tx, { workspaceId, paymentIds, now })
}

/** It is due, waits for a request of the month or for its workspace to thaw, or had a request. */
const isInLine = ({ decision, decisionReason, decisionAt }: PaymentRow, now: Date): boolean =>
  decision === 'asked' ||
  (decision === 'hold' && (decisionReason === 'quota' || decisionReason === 'workspace_frozen')) ||
  (decision === 'ask' && decisionAt !== null && decisionAt <= now)
