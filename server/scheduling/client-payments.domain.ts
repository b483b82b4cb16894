import type { HoldReason, SkipReason } from '#shared/payments.ts'

/**
 * Which of a client's payments triggers the request: the newest that qualifies; equal times by id. It depends only on
 * what happened, never on the order in which it was heard: each payment qualifies for reasons of its own.
 */

/** One payment, as far as it concerns the client's other payments. */
export type ClientPayment = {
  id: string
  /** Stripe's id of it: orders payments of the same time. */
  name: string
  paidAt: Date
  decision: 'ask' | 'hold' | 'skip' | 'asked' | null
  reason: string | null
  /** It is a deposit, and deposits are held: its final payment asks instead. */
  isDepositOnHold: boolean
  isReversed: boolean
  ownersChoice: 'ask' | 'skip' | null
  /** Since when its request is planned. */
  plannedSince: Date | null
}

/** Another payment, which decides that this one doesn't ask. */
export type Covering = { id: string; paidAt: Date; isAsked: boolean }

/** Reasons to hold back only the email of a payment that asks. */
const AT_THE_GATE: ReadonlySet<string | null> = new Set<HoldReason>([
  'quota',
  'email_limit',
  'sending_paused',
  'workspace_frozen',
])
const COVERED: SkipReason = 'covered'

/** It asks, or would if another one didn't. */
export const qualifies = ({
  decision,
  reason,
  isDepositOnHold,
}: Pick<ClientPayment, 'decision' | 'reason' | 'isDepositOnHold'>): boolean =>
  decision === 'ask' ||
  (decision === 'hold' && AT_THE_GATE.has(reason)) ||
  (decision === 'skip' && reason === COVERED && !isDepositOnHold)

type Dated = { paidAt: Date; name: string }

const isNewer = (one: Dated, other: Dated): boolean =>
  one.paidAt > other.paidAt || (one.paidAt.getTime() === other.paidAt.getTime() && one.name > other.name)

const newestOf = <Payment extends Dated>(all: readonly Payment[]): Payment | undefined =>
  all.reduce<Payment | undefined>((newest, one) => (newest && isNewer(newest, one) ? newest : one), undefined)

const DAY_MS = 24 * 60 * 60 * 1000
/** A client who pays often would never be asked if each payment could move the request further. */
const MOVED_FOR_DAYS = 14

/**
 * The payment that keeps this one from asking; null when this one asks, as far as the client's other payments are
 * concerned. A newer one that asked, asks, or that the owner skipped covers the older ones.
 */
export function coveringOf(payment: Asking, others: readonly ClientPayment[], now: Date): Covering | null {
  const asked = newestOf(
    others.filter((other) => other.decision === 'asked' && !other.isReversed && isNewer(other, payment)),
  )
  if (asked) return { id: asked.id, paidAt: asked.paidAt, isAsked: true }
  const skipped = others.filter((other) => other.ownersChoice === 'skip' && isNewer(other, payment))
  const asking = askingAmong([payment, ...others.filter((other) => !other.isReversed && qualifies(other))], now)
  const covering = newestOf([...skipped, ...(asking === undefined || asking.id === payment.id ? [] : [asking])])
  return covering ? { id: covering.id, paidAt: covering.paidAt, isAsked: false } : null
}

type Asking = Pick<ClientPayment, 'id' | 'name' | 'paidAt' | 'ownersChoice' | 'plannedSince'>

function askingAmong(all: readonly Asking[], now: Date): Asking | undefined {
  const chosen = all.filter(({ ownersChoice }) => ownersChoice === 'ask')
  const fixed = all.filter(
    ({ plannedSince }) => plannedSince !== null && now.getTime() - plannedSince.getTime() >= MOVED_FOR_DAYS * DAY_MS,
  )
  return newestOf(chosen) ?? newestOf(fixed) ?? newestOf(all)
}
