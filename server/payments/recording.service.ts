import { emailAddress } from '#shared/fields.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { newId } from '#server/kernel/ids.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { needsFirstPaymentLookup } from '#server/stripe/payment-news.domain.ts'
import type { PaymentNews, PaymentRef, ToldFacts } from '#server/stripe/payment-news.ts'
import { markContentChanged } from '#server/workspaces/workspaces.service.ts'
import {
  accountKeyOf,
  factsOf,
  firstAfterTrial,
  joiningRefs,
  mergeTold,
  mergeUndone,
  type Undone,
} from './payments.domain.ts'
import {
  deletePayment,
  findPayment,
  insertPayment,
  insertRefs,
  listPaymentsByRefs,
  listRefsOfSubscription,
  moveRefs,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts'
import { decideOthersOfClient, decideSoon, isErased, undoneOf } from './payments.service.ts'

/** Whose account paid: what a payment needs to know of its connection. */
export type PayingConnection = AccountKey & {
  id: string
  workspaceId: string
  kind: 'account' | 'webhook'
  name: string | null
  connectedAt: Date
}

type Key = { workspaceId: string; paymentId: string }

/** Clocks of Stripe and of ours may differ by as much. */
const BEFORE_THE_LINK_MS = 60_000

type Telling = { connection: PayingConnection; news: PaymentNews; now: Date; hashKey: string }

/**
 * Writes down what an event tells of a payment, and has it decided about. One purchase tells of itself in several events: each
 * joins the payment by any name, in any order, as often as it comes. Nothing from before the link is taken in.
 */
export function* recordNews(sql: Sql, telling: Telling): Work<void> {
  const { connection, news } = telling
  if (news.kind === 'nothing' || news.kind === 'deauthorized') return
  // One name alone says nothing of what else it is called.
  if (news.kind === 'names' && news.refs.length < 2) return
  const found = yield* listPaymentsByRefs(sql, { ...ofConnection(connection), refs: joiningRefs(news) })
  const isKnown = found.some(({ paidAt }) => paidAt !== null)
  if (!isKnown && isFromBefore(news, connection)) return
  yield* record(sql, telling, found)
}

/** The same of a payment from before the link, which the owner picked: answers its id. */
export function* recordPast(sql: Sql, telling: Telling): Work<string | undefined> {
  const { connection, news } = telling
  if (news.kind !== 'paid') return undefined
  const found = yield* listPaymentsByRefs(sql, { ...ofConnection(connection), refs: joiningRefs(news) })
  return yield* record(sql, telling, found)
}

const ofConnection = ({ id, workspaceId }: PayingConnection) => ({ connectionId: id, workspaceId })

type Joined = Extract<PaymentNews, { refs: PaymentRef[] }>

function isFromBefore(news: Joined, { connectedAt }: PayingConnection): boolean {
  const facts = news.kind === 'paid' ? factsOf(news.told) : undefined
  return facts !== undefined && facts.paidAt.getTime() < connectedAt.getTime() - BEFORE_THE_LINK_MS
}

function* record(sql: Sql, { connection, news, now, hashKey }: Telling, found: PaymentRow[]): Work<string> {
  const [oldest = yield* createPayment(sql, { connection, now }), ...others] = found
  let payment = oldest
  for (const younger of others) payment = yield* mergePayments(sql, { older: payment, younger, now })
  const refs = 'refs' in news ? news.refs : []
  yield* insertRefs(sql, { connectionId: connection.id, paymentId: payment.id, refs })
  const told = news.kind === 'paid' ? mergeTold(payment.told, news.told) : payment.told
  const undone = news.kind === 'undone' ? mergeUndone(undoneOf(payment), undoneIn(news)) : undoneOf(payment)
  const after = isErased(payment) ? payment : { ...payment, ...columnsOf({ told, undone, hashKey }) }
  const isChanged = JSON.stringify(after) !== JSON.stringify(oldest)
  if (isChanged) yield* updatePayment(sql, payment, after)
  if (found.some((row) => row.decision === 'asked' && row.isPaidElsewhere !== after.isPaidElsewhere))
    yield* markContentChanged(sql, connection.workspaceId)
  const { subscriptionId } = factsOf(after.told) ?? {}
  if (subscriptionId) yield* settleFirst(sql, { connection, subscriptionId, now })
  if (isChanged && after.paidAt !== null) {
    if (isErased(after)) yield* decideSoon(sql, { workspaceId: after.workspaceId, paymentId: after.id, now })
    else yield* decideWithOthers(sql, after, now)
  }
  return payment.id
}

function* createPayment(sql: Sql, { connection, now }: { connection: PayingConnection; now: Date }): Work<PaymentRow> {
  const id = newId('pay')
  const { workspaceId } = connection
  yield* insertPayment(sql, {
    id,
    ...ofConnection(connection),
    connectionName: connection.name,
    accountKey: connection.kind === 'account' ? accountKeyOf(connection) : null,
    told: {},
    source: 'invoice',
    createdAt: now,
  })
  const created = yield* findPayment(sql, { workspaceId, id })
  if (!created) throw new Error('A payment is gone that was just written.')
  return created
}

/** Two payments that turn out to be one. A request that both have is that of the older; the other's is taken back. */
function* mergePayments(
  sql: Sql,
  { older, younger, now }: { older: PaymentRow; younger: PaymentRow; now: Date },
): Work<PaymentRow> {
  const { connectionId, workspaceId } = older
  yield* moveRefs(sql, { connectionId, from: younger.id, to: older.id })
  const isYoungersKept =
    younger.testimonialId !== null &&
    (older.testimonialId === null || (younger.decision === 'asked' && older.decision !== 'asked'))
  const [kept, other] = isYoungersKept ? [younger, older] : [older, younger]
  const isForgotten = isErased(older) || isErased(younger)
  const told = isForgotten ? {} : mergeTold(older.told, younger.told)
  const undone = mergeUndone(undoneOf(older), undoneOf(younger))
  if (other.testimonialId === null) yield* deletePayment(sql, younger)
  else yield* leaveRequest(sql, { workspaceId, id: younger.id, testimonialId: other.testimonialId, now })
  return {
    ...older,
    ...(isForgotten && {
      customerEmail: null,
      customerName: null,
      addressHash: null,
      customerId: null,
      description: null,
    }),
    told,
    paidAt: older.paidAt ?? younger.paidAt,
    undoneAt: undone?.at ?? null,
    undoneBecause: undone?.because ?? null,
    ownersChoice: older.ownersChoice ?? younger.ownersChoice,
    testimonialId: kept.testimonialId,
    decision: kept.decision,
    decisionReason: kept.decisionReason,
    decisionAt: kept.decisionAt,
    decidedAt: kept.decidedAt,
    heldSince: kept.heldSince,
  }
}

/** What is left of a payment that was another: without facts, so that a request that waits for it is taken back. */
function* leaveRequest(
  sql: Sql,
  { workspaceId, id, testimonialId, now }: { workspaceId: string; id: string; testimonialId: string; now: Date },
): Work<void> {
  const nothing = { told: {}, paidAt: null, undoneAt: null, undoneBecause: null, customerId: null, ownersChoice: null }
  const nobody = { customerEmail: null, customerName: null, addressHash: null, description: null, amount: 0 }
  yield* updatePayment(sql, { workspaceId, id }, { ...nothing, ...nobody, testimonialId, decision: null })
  yield* decideSoon(sql, { workspaceId, paymentId: id, now })
}

const Address = emailAddress('Address')
const isAddress = (text: string) => Address.safeParse(text).success

/** What follows from what was told. */
function columnsOf({ told, undone, hashKey }: { told: ToldFacts; undone: Undone | null; hashKey: string }) {
  const facts = factsOf(told)
  const happened = { told, undoneAt: undone?.at ?? null, undoneBecause: undone?.because ?? null }
  if (!facts) return happened
  const { paidAt, email, name, amount, currency, source, description, customerId, isPaidElsewhere } = facts
  const addressHash = email !== null && isAddress(email) ? hashAddress({ address: email, hashKey }) : null
  const client = { customerEmail: email, addressHash, customerName: name, customerId }
  return { ...happened, ...client, paidAt, amount, currency, source, description, isPaidElsewhere }
}

const undoneIn = ({ because, at }: Extract<PaymentNews, { kind: 'undone' }>): Undone => ({ because, at: new Date(at) })

/** Gives the first money of a subscription after a trial its name, or moves the name when an earlier one is heard of. */
function* settleFirst(
  sql: Sql,
  { connection, subscriptionId, now }: { connection: PayingConnection; subscriptionId: string; now: Date },
): Work<void> {
  const { id: connectionId, workspaceId } = connection
  const known = yield* listRefsOfSubscription(sql, { connectionId, subscriptionId })
  const first = firstAfterTrial(known)
  const ref: PaymentRef = `sub:${subscriptionId}#first`
  const named = known.find((payment) => payment.ref === ref)
  if (!first || first.id === named?.id) return
  if (named) yield* moveRefs(sql, { connectionId, ref, to: first.id })
  else yield* insertRefs(sql, { connectionId, paymentId: first.id, refs: [ref] })
  for (const paymentId of [first.id, ...(named ? [named.id] : [])]) {
    yield* decideSoon(sql, { workspaceId, paymentId, now })
  }
}

/** What came of a client may settle what waits for the same client. */
function* decideWithOthers(sql: Sql, payment: PaymentRow, now: Date): Work<void> {
  yield* decideSoon(sql, { workspaceId: payment.workspaceId, paymentId: payment.id, now })
  yield* decideOthersOfClient(sql, payment, now)
}

/** The address that Stripe had not, or not right: it goes before whatever is told later. */
export function* saveOwnersAddress(
  sql: Sql,
  { workspaceId, paymentId }: Key,
  { email, name, hashKey }: { email: string; name: string | null; hashKey: string },
): Work<void> {
  const row = yield* findPayment(sql, { workspaceId, id: paymentId })
  if (!row) return
  const told = { ...row.told, owner: { email, name } }
  yield* updatePayment(sql, row, columnsOf({ told, undone: undoneOf(row), hashKey }))
}

/** The renewal that Stripe is to be asked about, since nothing here says whether it is the first money of its subscription. */
export function* findFirstPaymentLookup(
  sql: Sql,
  { connectionId, news }: { connectionId: string; news: PaymentNews },
): Work<{ subscriptionId: string; invoiceId: string } | null> {
  const lookup = needsFirstPaymentLookup(news)
  if (!lookup) return null
  const known = yield* listRefsOfSubscription(sql, { connectionId, subscriptionId: lookup.subscriptionId })
  const paidAt = news.kind === 'paid' ? news.told.invoice?.paidAt : undefined
  const saysSo = ({ ref, amount, paidAt: at }: (typeof known)[number]) =>
    ref.endsWith('#first') ||
    ref.endsWith('#trial') ||
    (amount > 0 && at !== null && paidAt !== undefined && at.getTime() < paidAt)
  return known.some(saysSo) ? null : lookup
}
