import { type AskRules } from '#shared/connections.ts'
import { decide } from '#server/asks/asks.domain.ts'
import type { LinkedConnection } from '#server/connections/linked-accounts.service.ts'
import type { Sql, Work } from '#server/db/database.ts'
import type { LinkedAccounts } from '#server/stripe/gateway.ts'
import { readListedCharge, readListedPayment } from '#server/stripe/payment-news.domain.ts'
import type { PaymentNews, PaymentRef } from '#server/stripe/payment-news.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { type Obstacle, obstaclesToday, type PastPayment, simulate, type Simulated } from './dry-run.domain.ts'
import { listKnown } from './dry-run.repository.ts'
import {
  factsOf,
  firstAfterTrial,
  isUndoneBy,
  joinNews,
  mergeTold,
  mergeUndone,
  type NamedPayment,
  type Purchase,
} from './payments.domain.ts'
import { isErased, type PaymentRow, undoneOf } from './payments.service.ts'
import { mailboxIn, readStandings } from './standings.service.ts'

export type Listed = Awaited<ReturnType<LinkedAccounts['listPaid']>>

export type Past = {
  simulated: Simulated[]
  obstacles: Map<PaymentRef, Obstacle | null>
  /** What a payment is recorded from. */
  newsOf: (ref: PaymentRef) => PaymentNews | undefined
}

/** Reads what an account showed of its past, as the rules would have decided, beside what is known of it here. */
export function* readPast(
  sql: Sql,
  {
    connection,
    listed,
    rules,
    since,
    now,
    hashKey,
  }: { connection: LinkedConnection; listed: Listed; rules: AskRules; since: Date; now: Date; hashKey: string },
): Work<Past> {
  const { workspaceId } = connection
  const purchases = yield* withKnown(sql, connection, joinNews(newsIn(listed)))
  const payments = pastPayments(purchases).filter(({ facts }) => facts.paidAt >= since)
  const mailboxes = new Set(payments.flatMap(({ mailbox }) => mailbox ?? []))
  const standingOf = yield* readStandings(sql, { connection, mailboxes, quietDays: rules.quietDays, now, hashKey })
  const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
  const settings = { rules, timeZone }
  const simulated = simulate(payments, {
    decide: (payment, history, then) => decide(payment, history, settings, then),
    standingOf,
    now,
  })
  const obstacles = obstaclesToday(simulated, { world: { standingOf, now }, quietDays: rules.quietDays })
  return { simulated, obstacles, newsOf: (ref) => newsOf(purchases.find(({ refs }) => refs.has(ref))) }
}

const newsIn = ({ invoices, sessions, charges }: Listed): PaymentNews[] => [
  ...invoices.map((object) => readListedPayment({ kind: 'invoice', object })),
  ...sessions.map((object) => readListedPayment({ kind: 'session', object })),
  ...charges.map(readListedCharge),
]

const newsOf = (purchase: Purchase | undefined): PaymentNews | undefined =>
  purchase && { kind: 'paid', refs: [...purchase.refs], told: purchase.told }

/** With what only we know: an address that the owner added, and what undid it. Without what the client had erased. */
function* withKnown(sql: Sql, connection: LinkedConnection, purchases: readonly Purchase[]): Work<Purchase[]> {
  const { id: connectionId, workspaceId } = connection
  const refs = purchases.flatMap((purchase) => [...purchase.refs])
  const known = new Map<string, PaymentRow>(
    (yield* listKnown(sql, { workspaceId, connectionId, refs })).map(({ ref, payment }) => [ref, payment]),
  )
  return purchases.flatMap((purchase) => {
    const rows = new Set([...purchase.refs].flatMap((ref) => known.get(ref) ?? []))
    if ([...rows].some(isErased)) return []
    return [
      [...rows].reduce(
        (one, row): Purchase => ({
          ...one,
          told: mergeTold(one.told, row.told),
          undone: mergeUndone(one.undone, undoneOf(row)),
        }),
        purchase,
      ),
    ]
  })
}

function pastPayments(purchases: readonly Purchase[]): PastPayment[] {
  const payments = purchases.flatMap(({ refs, told, undone }) => {
    const facts = factsOf(told)
    const ref = [...refs].find((name) => name.startsWith('in:')) ?? [...refs].find((name) => name.startsWith('cs:'))
    if (!facts || ref === undefined) return []
    const isUndone = undone !== null && isUndoneBy(undone, facts.paidAt)
    const isFirstOfSubscription = [...refs].some((name) => name.endsWith('#first'))
    const mailbox = mailboxIn(facts.email)
    return [{ refs, ref, facts, isFirstOfSubscription, undone: isUndone ? undone : null, mailbox }]
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
