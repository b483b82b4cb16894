import type { OwnersPart, PartEvidence } from '#shared/payment-parts.ts'
import type { SkipReason } from '#shared/payments.ts'
import { nearestTo, partOf } from './payment-part.domain.ts'
import { daysAfter, type DecidedPayment, type Decision, type RequestHistory, skip } from './decision.domain.ts'
import { blockOfPending } from './scheduling-rules.domain.ts'
import type { PaymentRef } from '#server/stripe/payment-event.ts'
import type { Reversal } from '#server/payments/money-back.domain.ts'
import type { Facts } from '#server/payments/payments.domain.ts'

/** A past payment, as the account shows it. */
export type PastPayment = {
  /** Identifies it when it is selected. */
  ref: PaymentRef
  facts: Facts
  isFirstOfSubscription: boolean
  /** The part of the price that the owner said it is. */
  ownersPart: OwnersPart | null
  reversal: Reversal | null
  /** The address's mailbox; null without a valid address. */
  mailbox: string | null
}

/** What is known today about a mailbox's owner. */
export type ClientState = {
  refusal: RequestHistory['refusal']
  isOwner: boolean
  /** Requests so far: one that is unanswered or scheduled, how many had no answer in a row, and when the last was. */
  pendingRequest: RequestHistory['pendingRequest']
  unansweredInRow: number
  lastAskedAt: Date | null
  /** When another workspace that linked the same account asked, or plans to. */
  elsewhere: Date | null
}

type Decide = (payment: DecidedPayment, history: RequestHistory, now: Date) => Decision

type World = {
  decide: Decide
  stateOf: (mailbox: string) => ClientState
  /** What the owner said of words of invoices, by wording. */
  lessons: ReadonlyMap<string, OwnersPart>
  now: Date
}

export type Simulated = { payment: PastPayment; decision: Decision; evidence: PartEvidence }

const NO_EVIDENCE: PartEvidence = { part: 'unclear', by: 'nothing', words: null, otherPaidAt: null }

const isSameClient = (one: PastPayment, other: PastPayment) =>
  (one.mailbox !== null && one.mailbox === other.mailbox) ||
  (one.facts.customerId !== null && one.facts.customerId === other.facts.customerId)

/**
 * What the rules would have decided about each payment at the time, oldest first: a client asked because of one is not
 * asked again because of the next. Clients' current wishes count for the past too. Returns the newest first.
 */
export function simulate(payments: readonly PastPayment[], world: World): Simulated[] {
  const inOrder = payments.toSorted(byTime)
  const parts = partsOf(inOrder, world)
  const evidenceOf = (payment: PastPayment) => parts.get(payment) ?? NO_EVIDENCE
  let asked: Asked[] = []
  const simulated = new Map<PastPayment, Simulated>()
  for (const [index, payment] of inOrder.entries()) {
    const ofClient = asked.filter((ask) => isSameClient(ask.payment, payment))
    const later = inOrder.slice(index + 1).filter((other) => isSameClient(other, payment))
    const evidence = evidenceOf(payment)
    const settling = later.find((other) => settles(other, evidenceOf(other)))
    const decision = decideThen(payment, { ofClient, settling, evidence, world })
    simulated.set(payment, { payment, decision, evidence })
    if (decision.kind !== 'ask') continue
    // The newest payment asks: what was only planned for an older one is not sent.
    const covered = ofClient.filter(({ at }) => at > payment.facts.paidAt)
    for (const { payment: older } of covered) {
      const before = simulated.get(older)
      if (before) simulated.set(older, { ...before, decision: skip('covered', payment.facts.paidAt) })
    }
    asked = [...asked.filter((ask) => !covered.includes(ask)), { payment, at: decision.at }]
  }
  return inOrder.flatMap((payment) => simulated.get(payment) ?? []).toReversed()
}

type Asked = { payment: PastPayment; at: Date }

const byTime = (one: PastPayment, other: PastPayment) =>
  one.facts.paidAt.getTime() - other.facts.paidAt.getTime() || (one.ref < other.ref ? -1 : 1)

const settles = ({ facts, reversal }: PastPayment, evidence: PartEvidence) =>
  facts.amount > 0 && evidence.part !== 'first' && reversal === null

/** The part of each payment, told by what the client paid in all. */
function partsOf(
  payments: readonly PastPayment[],
  { lessons }: Pick<World, 'lessons'>,
): Map<PastPayment, PartEvidence> {
  const clients = clientsOf(payments)
  return new Map(
    payments.map((payment) => {
      const others = (clients.get(payment) ?? []).filter((other) => other !== payment && other.reversal === null)
      const nearest = nearestTo(
        payment.facts.paidAt,
        others.map(({ facts, ownersPart }) => ({ ...facts, ownersPart })),
      )
      return [
        payment,
        partOf({ payment: { ...payment.facts, ownersPart: payment.ownersPart }, others: nearest, lessons }),
      ]
    }),
  )
}

/** For each payment all payments of its client. */
function clientsOf(payments: readonly PastPayment[]): Map<PastPayment, readonly PastPayment[]> {
  return new Map(payments.map((payment) => [payment, payments.filter((other) => isSameClient(other, payment))]))
}

function decideThen(
  payment: PastPayment,
  {
    ofClient,
    settling,
    evidence,
    world,
  }: {
    ofClient: readonly { at: Date }[]
    settling: PastPayment | undefined
    evidence: PartEvidence
    world: World
  },
): Decision {
  const { paidAt } = payment.facts
  const sent = ofClient.filter(({ at }) => at <= paidAt).map(({ at }) => at)
  const clientState = payment.mailbox === null ? null : world.stateOf(payment.mailbox)
  const history: RequestHistory = {
    connection: 'active',
    unsettledInvoices: null,
    laterPayment: settling ? { id: settling.ref, paidAt: settling.facts.paidAt } : null,
    covering: null,
    pendingRequest: null,
    unansweredInRow: 0,
    lastAskedAt: sent.at(-1) ?? null,
    refusal: clientState?.refusal ?? null,
    elsewhere: null,
    isOwnersAddress: clientState?.isOwner ?? false,
    isSendingPaused: false,
    isFrozen: false,
  }
  const whole = { ...decidedOf(payment, payment.reversal), evidence }
  const unharmed = world.decide({ ...whole, reversal: null }, history, paidAt)
  const isReversedBefore = payment.reversal !== null && !(unharmed.kind === 'ask' && unharmed.at < payment.reversal.at)
  const decision = isReversedBefore ? world.decide(whole, history, paidAt) : unharmed
  if (decision.kind !== 'hold') return decision
  // A payment on hold back then may be skipped by now.
  return world.decide({ ...whole, onHoldSince: paidAt, before: decision }, history, world.now)
}

const decidedOf = (
  { facts, isFirstOfSubscription }: PastPayment,
  reversal: Reversal | null,
): Omit<DecidedPayment, 'evidence'> => ({
  ...facts,
  isFirstOfSubscription,
  reversal,
  restoredAt: null,
  ownersChoice: facts.isSkipWished ? 'skip' : null,
  onHoldSince: null,
})

/** Why the client of a past payment can't be asked today; null when it can. */
export type Obstacle = SkipReason | 'no_address'

/**
 * By payment. Of several payments of one client, one can be selected: the one that would have triggered the request, or
 * else the newest.
 */
export function obstaclesToday(
  simulated: readonly Simulated[],
  { world, quietDays }: { world: Pick<World, 'stateOf' | 'now'>; quietDays: number },
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

/** `simulated` begins with the newest, and sorting keeps that order. */
const rank = ({ decision }: Simulated) => (decision.kind === 'ask' ? 0 : 1)

function obstacleOf(
  { facts, reversal, mailbox }: PastPayment,
  { world, quietDays }: { world: Pick<World, 'stateOf' | 'now'>; quietDays: number },
): Obstacle | null {
  if (reversal) return reversal.because
  if (facts.amount === 0) return 'nothing_paid'
  if (mailbox === null) return 'no_address'
  const { refusal, isOwner, elsewhere, ...asked } = world.stateOf(mailbox)
  if (refusal) return refusal.kind
  if (isOwner) return 'own_address'
  const pending = blockOfPending(asked, { quietDays, now: world.now })
  if (pending) return pending
  const isQuiet = asked.lastAskedAt !== null && world.now < daysAfter(asked.lastAskedAt, quietDays)
  if (isQuiet) return 'asked_recently'
  return elsewhere ? 'other_workspace' : null
}
