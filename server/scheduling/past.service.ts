import { readLessons } from '#server/payments/part-lessons.service.ts'
import { type RequestRules } from '#shared/connections.ts'
import type { OwnersPart } from '#shared/payment-parts.ts'
import { decide } from './scheduling.domain.ts'
import type { LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { LinkedAccounts } from '#server/stripe/gateway.ts'
import { readListedCharge } from '#server/stripe/money-back-event.domain.ts'
import { readListedPayment } from '#server/stripe/payment-event.domain.ts'
import type { PaymentEvent, PaymentRef } from '#server/stripe/payment-event.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { type Obstacle, obstaclesToday, type PastPayment, simulate, type Simulated } from './dry-run.domain.ts'
import { listKnown } from './dry-run.repository.ts'
import {
  factsOf,
  firstAfterTrial,
  joinPaymentEvents,
  mergeFactsBySource,
  type NamedPayment,
  type Purchase,
} from '#server/payments/payments.domain.ts'
import { mergeMoneyBack, reversalIn } from '#server/payments/money-back.domain.ts'
import { isErased, type PaymentRow } from '#server/payments/payments.service.ts'
import { mailboxIn, readClientStates } from './client-states.service.ts'

export type Listed = Awaited<ReturnType<LinkedAccounts['listPaid']>>

export type Past = {
  simulated: Simulated[]
  obstacles: Map<PaymentRef, Obstacle | null>
  /** What to record about a payment. */
  eventOf: (ref: PaymentRef) => PaymentEvent | undefined
}

/** Combines an account's past payments, as the rules would have decided them, with what is known here. */
export function* readPast(
  tx: Tx,
  {
    connection,
    listed,
    rules,
    since,
    now,
    hashKey,
  }: { connection: LinkedConnection; listed: Listed; rules: RequestRules; since: Date; now: Date; hashKey: string },
): Transactional<Past> {
  const { workspaceId } = connection
  const purchases: KnownPurchase[] = yield* withKnown(tx, connection, joinPaymentEvents(eventIn(listed)))
  const payments = pastPayments(purchases).filter(({ facts }) => facts.paidAt >= since)
  const mailboxes = new Set(payments.flatMap(({ mailbox }) => mailbox ?? []))
  const stateOf = yield* readClientStates(tx, { connection, mailboxes, quietDays: rules.quietDays, now, hashKey })
  const timeZone = yield* getTimeZone(tx, workspaceId)
  const settings = { rules, timeZone }
  const simulated = simulate(payments, {
    decide: (payment, history, then) => decide(payment, history, settings, then),
    stateOf,
    lessons: yield* readLessons(tx, { workspaceId, wordings: payments.flatMap(({ facts }) => facts.wordings) }),
    now,
  })
  const obstacles = obstaclesToday(simulated, { world: { stateOf, now }, quietDays: rules.quietDays })
  return { simulated, obstacles, eventOf: (ref) => eventOf(purchases.find(({ refs }) => refs.has(ref))) }
}

const eventIn = ({ invoices, sessions, charges }: Listed): PaymentEvent[] => [
  ...invoices.map((object) => readListedPayment({ kind: 'invoice', object })),
  ...sessions.map((object) => readListedPayment({ kind: 'session', object })),
  ...charges.map(readListedCharge),
]

const eventOf = (purchase: Purchase | undefined): PaymentEvent | undefined =>
  purchase && { kind: 'paid', refs: [...purchase.refs], factsBySource: purchase.factsBySource }

type KnownPurchase = Purchase & { ownersPart: OwnersPart | null }

/**
 * Adds what only we know: an address that the owner added, what the owner said of the payment, and money that went back.
 * Leaves out what the client had erased.
 */
function* withKnown(
  tx: Tx,
  connection: LinkedConnection,
  purchases: readonly Purchase[],
): Transactional<KnownPurchase[]> {
  const { id: connectionId, workspaceId } = connection
  const refs = purchases.flatMap((purchase) => [...purchase.refs])
  const known = new Map<string, PaymentRow>(
    (yield* listKnown(tx, { workspaceId, connectionId, refs })).map(({ ref, payment }) => [ref, payment]),
  )
  return purchases.flatMap((purchase) => {
    const rows = new Set([...purchase.refs].flatMap((ref) => known.get(ref) ?? []))
    if ([...rows].some(isErased)) return []
    return [
      [...rows].reduce<KnownPurchase>(
        (one, row) => ({
          ...one,
          ownersPart: one.ownersPart ?? row.ownersPart,
          factsBySource: mergeFactsBySource(one.factsBySource, row.factsBySource),
          moneyBack: mergeMoneyBack(one.moneyBack, row.moneyBack),
        }),
        { ...purchase, ownersPart: null },
      ),
    ]
  })
}

function pastPayments(purchases: readonly KnownPurchase[]): PastPayment[] {
  const payments = purchases.flatMap(({ refs, factsBySource, moneyBack, ownersPart }) => {
    const facts = factsOf(factsBySource)
    const ref = [...refs].find((name) => name.startsWith('in:')) ?? [...refs].find((name) => name.startsWith('cs:'))
    if (!facts || ref === undefined) return []
    const reversal = reversalIn(moneyBack, facts)
    const isFirstOfSubscription = [...refs].some((name) => name.endsWith('#first'))
    const mailbox = mailboxIn(facts.email)
    return [{ refs, ref, facts, isFirstOfSubscription, ownersPart, reversal, mailbox }]
  })
  const firsts = firstsAfterTrials(payments)
  return payments.map(({ refs: _refs, ...payment }) => ({
    ...payment,
    isFirstOfSubscription: payment.isFirstOfSubscription || firsts.has(payment.ref),
  }))
}

function firstsAfterTrials(payments: readonly (PastPayment & Pick<Purchase, 'refs'>)[]): Set<string> {
  const named = payments.flatMap(({ refs, ref: id, facts: { amount, paidAt } }) =>
    [...refs].filter((ref) => ref.startsWith('sub:')).map((ref): NamedPayment => ({ ref, id, amount, paidAt })),
  )
  const bySubscription = Map.groupBy(named, ({ ref }) => ref.split('#')[0])
  return new Set([...bySubscription.values()].flatMap((known) => firstAfterTrial(known)?.id ?? []))
}
