import type { SkipReason } from '#shared/payments.ts'
import type { AskHistory, DecidedPayment, Decision } from '#server/asks/asks.domain.ts'
import type { PaymentRef } from '#server/stripe/payment-news.ts'
import type { Facts, Undone } from './payments.domain.ts'

/** A payment of the past, as the account shows it. */
export type PastPayment = {
  /** By which it is picked. */
  ref: PaymentRef
  facts: Facts
  isFirstOfSubscription: boolean
  undone: Undone | null
  /** Where the address leads to; null without one that works. */
  mailbox: string | null
}

/** What is known today of whoever reads at a mailbox. */
export type Standing = {
  refusal: AskHistory['refusal']
  isOwner: boolean
  /** A request waits for an answer, or is planned. */
  openSince: Date | null
  lastAskedAt: Date | null
  /** When another workspace that has linked the same account asked, or plans to. */
  elsewhere: Date | null
}

type Decide = (payment: DecidedPayment, history: AskHistory, now: Date) => Decision

type World = {
  decide: Decide
  standingOf: (mailbox: string) => Standing
  now: Date
}

export type Simulated = { payment: PastPayment; decision: Decision }

const isSameClient = (one: PastPayment, other: PastPayment) =>
  (one.mailbox !== null && one.mailbox === other.mailbox) ||
  (one.facts.customerId !== null && one.facts.customerId === other.facts.customerId)

/**
 * What the rules would have said of each payment when it came, in the order of time: who would have been asked because of one
 * is not asked again because of the next. What clients want today counts for then too. The newest comes first.
 */
export function simulate(payments: readonly PastPayment[], world: World): Simulated[] {
  const inOrder = payments.toSorted(byTime)
  const asked: { payment: PastPayment; at: Date }[] = []
  const simulated = inOrder.map((payment, index): Simulated => {
    const mine = asked.filter((ask) => isSameClient(ask.payment, payment))
    const later = inOrder.slice(index + 1).filter((other) => isSameClient(other, payment))
    const decision = decideThen(payment, { mine, later, world })
    if (decision.kind === 'ask') asked.push({ payment, at: decision.at })
    return { payment, decision }
  })
  return simulated.toReversed()
}

const byTime = (one: PastPayment, other: PastPayment) =>
  one.facts.paidAt.getTime() - other.facts.paidAt.getTime() || (one.ref < other.ref ? -1 : 1)

const settles = ({ facts, undone }: PastPayment) => facts.amount > 0 && !facts.isDeposit && undone === null

function decideThen(
  payment: PastPayment,
  { mine, later, world }: { mine: readonly { at: Date }[]; later: readonly PastPayment[]; world: World },
): Decision {
  const { paidAt } = payment.facts
  const planned = mine.filter(({ at }) => at > paidAt).map(({ at }) => at)
  const sent = mine.filter(({ at }) => at <= paidAt).map(({ at }) => at)
  const settling = later.find(settles)
  const standing = payment.mailbox === null ? null : world.standingOf(payment.mailbox)
  const history: AskHistory = {
    connection: 'active',
    unsettledInvoices: null,
    laterPayment: settling ? { paidAt: settling.facts.paidAt } : null,
    openRequest: planned[0] ? { since: planned[0], isPlanned: true } : null,
    lastAskedAt: sent.at(-1) ?? null,
    refusal: standing?.refusal ?? null,
    elsewhere: null,
    isOwnersAddress: standing?.isOwner ?? false,
    isSendingPaused: false,
  }
  const whole = decidedOf(payment, payment.undone)
  const unharmed = world.decide({ ...whole, undone: null }, history, paidAt)
  const isUndoneBefore = payment.undone !== null && !(unharmed.kind === 'ask' && unharmed.at < payment.undone.at)
  const decision = isUndoneBefore ? world.decide(whole, history, paidAt) : unharmed
  if (decision.kind !== 'hold') return decision
  // What was held then may have waited too long by now.
  return world.decide({ ...whole, heldSince: paidAt, before: decision }, history, world.now)
}

const decidedOf = ({ facts, isFirstOfSubscription }: PastPayment, undone: Undone | null): DecidedPayment => ({
  ...facts,
  isFirstOfSubscription,
  undone,
  ownersChoice: facts.isSkipWished ? 'skip' : null,
  heldSince: null,
})

/** Why a client of the past cannot be asked today; null when nothing is against it. */
export type Obstacle = SkipReason | 'no_address'

const DAY_MS = 24 * 60 * 60 * 1000

/** By payment. Of several of one client, one can be picked: the one that would have asked, or else the newest. */
export function obstaclesToday(
  simulated: readonly Simulated[],
  { world, quietDays }: { world: Pick<World, 'standingOf' | 'now'>; quietDays: number },
): Map<PaymentRef, Obstacle | null> {
  const first = [...simulated].toSorted((one, other) => rank(one) - rank(other))
  const free: PastPayment[] = []
  const found = first.map(({ payment }): [PaymentRef, Obstacle | null] => {
    const obstacle = obstacleOf(payment, { world, quietDays })
    if (obstacle !== null) return [payment.ref, obstacle]
    if (free.some((other) => isSameClient(other, payment))) return [payment.ref, 'covered']
    free.push(payment)
    return [payment.ref, null]
  })
  return new Map(found)
}

/** `simulated` begins with the newest, and sorting keeps that. */
const rank = ({ decision }: Simulated) => (decision.kind === 'ask' ? 0 : 1)

function obstacleOf(
  { facts, undone, mailbox }: PastPayment,
  { world, quietDays }: { world: Pick<World, 'standingOf' | 'now'>; quietDays: number },
): Obstacle | null {
  if (undone) return undone.because
  if (facts.amount === 0) return 'nothing_paid'
  if (mailbox === null) return 'no_address'
  const { refusal, isOwner, openSince, lastAskedAt, elsewhere } = world.standingOf(mailbox)
  if (refusal) return refusal.kind
  if (isOwner) return 'own_address'
  if (openSince) return 'open_request'
  const isQuiet = lastAskedAt !== null && world.now.getTime() - lastAskedAt.getTime() < quietDays * DAY_MS
  if (isQuiet) return 'asked_recently'
  return elsewhere ? 'other_workspace' : null
}
