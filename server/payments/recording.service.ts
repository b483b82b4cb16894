import { emailAddress } from '#shared/fields.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { newId } from '#server/kernel/ids.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { needsFirstPaymentLookup } from '#server/stripe/payment-event.domain.ts'
import type { FactsBySource, MoneyBack } from '#server/db/schema/payment-facts.ts'
import type { PaymentEvent, PaymentRef } from '#server/stripe/payment-event.ts'
import { markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { accountKeyOf, factsOf, firstAfterTrial, joiningRefs, mergeFactsBySource } from './payments.domain.ts'
import { mergeMoneyBack, reversalIn } from './money-back.domain.ts'
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
import { decideLeaning, decideOthersOfClient, decideSoon, isErased } from './payments.service.ts'

/** What a payment needs to know about its connection. */
export type PayingConnection = AccountKey & {
  id: string
  workspaceId: string
  kind: 'account' | 'webhook'
  name: string | null
  connectedAt: Date
}

type Key = { workspaceId: string; paymentId: string }

/** Stripe's clock and ours may differ by this much. */
const BEFORE_THE_LINK_MS = 60_000

type Telling = { connection: PayingConnection; paymentEvent: PaymentEvent; now: Date; hashKey: string }

/**
 * Records what an event says about a payment, and schedules a decision. Several events describe one purchase: each
 * joins the payment by any of its names, in any order, however often it arrives. Payments from before the link are
 * ignored.
 */
export function* recordPaymentEvent(tx: Tx, telling: Telling): Transactional<void> {
  const { connection, paymentEvent } = telling
  if (paymentEvent.kind === 'nothing' || paymentEvent.kind === 'deauthorized') return
  // A single name doesn't connect anything.
  if (paymentEvent.kind === 'names' && paymentEvent.refs.length < 2) return
  const found = yield* listPaymentsByRefs(tx, { ...ofConnection(connection), refs: joiningRefs(paymentEvent) })
  const isKnown = found.some(({ paidAt }) => paidAt !== null)
  if (!isKnown && isFromBefore(paymentEvent, connection)) return
  yield* record(tx, telling, found)
}

/** The same for a payment from before the link that the owner selected. Returns its id. */
export function* recordPast(tx: Tx, telling: Telling): Transactional<string | undefined> {
  const { connection, paymentEvent } = telling
  if (paymentEvent.kind !== 'paid') return undefined
  const found = yield* listPaymentsByRefs(tx, { ...ofConnection(connection), refs: joiningRefs(paymentEvent) })
  return yield* record(tx, telling, found)
}

const ofConnection = ({ id, workspaceId }: PayingConnection) => ({ connectionId: id, workspaceId })

type Joined = Extract<PaymentEvent, { refs: PaymentRef[] }>

function isFromBefore(paymentEvent: Joined, { connectedAt }: PayingConnection): boolean {
  const facts = paymentEvent.kind === 'paid' ? factsOf(paymentEvent.factsBySource) : undefined
  return facts !== undefined && facts.paidAt.getTime() < connectedAt.getTime() - BEFORE_THE_LINK_MS
}

function* record(
  tx: Tx,
  { connection, paymentEvent, now, hashKey }: Telling,
  found: PaymentRow[],
): Transactional<string> {
  const [oldest = yield* createPayment(tx, { connection, now }), ...others] = found
  let payment = oldest
  for (const younger of others) payment = yield* mergePayments(tx, { older: payment, younger, now })
  const refs = 'refs' in paymentEvent ? paymentEvent.refs : []
  yield* insertRefs(tx, { connectionId: connection.id, paymentId: payment.id, refs })
  const factsBySource =
    paymentEvent.kind === 'paid'
      ? mergeFactsBySource(payment.factsBySource, paymentEvent.factsBySource)
      : payment.factsBySource
  const moneyBack =
    paymentEvent.kind === 'money_back' ? mergeMoneyBack(payment.moneyBack, paymentEvent.moneyBack) : payment.moneyBack
  const after = isErased(payment) ? payment : { ...payment, ...columnsOf({ factsBySource, moneyBack, hashKey }) }
  const isChanged = JSON.stringify(after) !== JSON.stringify(oldest)
  if (isChanged) yield* updatePayment(tx, payment, after)
  if (found.some((row) => row.decision === 'asked' && row.isPaidElsewhere !== after.isPaidElsewhere))
    yield* markContentChanged(tx, connection.workspaceId)
  const { subscriptionId } = factsOf(after.factsBySource) ?? {}
  if (subscriptionId) yield* settleFirst(tx, { connection, subscriptionId, now })
  if (isChanged && after.paidAt !== null) {
    if (isErased(after)) yield* decideSoon(tx, { workspaceId: after.workspaceId, paymentId: after.id, now })
    else yield* decideWithOthers(tx, after, now)
  }
  return payment.id
}

function* createPayment(
  tx: Tx,
  { connection, now }: { connection: PayingConnection; now: Date },
): Transactional<PaymentRow> {
  const id = newId('pay')
  const { workspaceId } = connection
  yield* insertPayment(tx, {
    id,
    ...ofConnection(connection),
    connectionName: connection.name,
    accountKey: connection.kind === 'account' ? accountKeyOf(connection) : null,
    factsBySource: {},
    source: 'invoice',
    createdAt: now,
  })
  const created = yield* findPayment(tx, { workspaceId, id })
  if (!created) throw new Error('The payment that was just saved does not exist.')
  return created
}

/** Two payments turn out to be the same. If both have a request, the older one's stays and the other's is cancelled. */
function* mergePayments(
  tx: Tx,
  { older, younger, now }: { older: PaymentRow; younger: PaymentRow; now: Date },
): Transactional<PaymentRow> {
  const { connectionId, workspaceId } = older
  yield* moveRefs(tx, { connectionId, from: younger.id, to: older.id })
  yield* decideLeaning(tx, { leansOn: younger.id, now })
  const isYoungersKept =
    younger.testimonialId !== null &&
    (older.testimonialId === null || (younger.decision === 'asked' && older.decision !== 'asked'))
  const [kept, other] = isYoungersKept ? [younger, older] : [older, younger]
  const isForgotten = isErased(older) || isErased(younger)
  const factsBySource = isForgotten ? {} : mergeFactsBySource(older.factsBySource, younger.factsBySource)
  if (other.testimonialId === null) yield* deletePayment(tx, younger)
  else yield* leaveRequest(tx, { workspaceId, id: younger.id, testimonialId: other.testimonialId, now })
  return {
    ...older,
    ...(isForgotten && {
      customerEmail: null,
      customerName: null,
      addressHash: null,
      customerId: null,
      description: null,
    }),
    factsBySource,
    paidAt: older.paidAt ?? younger.paidAt,
    moneyBack: mergeMoneyBack(older.moneyBack, younger.moneyBack),
    ownersChoice: older.ownersChoice ?? younger.ownersChoice,
    ownersPart: older.ownersPart ?? younger.ownersPart,
    evidence: kept.evidence,
    testimonialId: kept.testimonialId,
    decision: kept.decision,
    decisionReason: kept.decisionReason,
    decisionAt: kept.decisionAt,
    decidedAt: kept.decidedAt,
    onHoldSince: kept.onHoldSince,
  }
}

/** The remains of a payment that was merged into another: without facts, so that its scheduled request is cancelled. */
function* leaveRequest(
  tx: Tx,
  { workspaceId, id, testimonialId, now }: { workspaceId: string; id: string; testimonialId: string; now: Date },
): Transactional<void> {
  const nothing = {
    factsBySource: {},
    paidAt: null,
    moneyBack: {},
    reversedAt: null,
    reversalReason: null,
    customerId: null,
    ownersChoice: null,
    ownersPart: null,
    evidence: null,
  }
  const nobody = { customerEmail: null, customerName: null, addressHash: null, description: null, amount: 0 }
  yield* updatePayment(tx, { workspaceId, id }, { ...nothing, ...nobody, testimonialId, decision: null })
  yield* decideSoon(tx, { workspaceId, paymentId: id, now })
}

const Address = emailAddress('Address')
const isAddress = (text: string) => Address.safeParse(text).success

/** Columns derived from the facts. */
function columnsOf({
  factsBySource,
  moneyBack,
  hashKey,
}: {
  factsBySource: FactsBySource
  moneyBack: MoneyBack
  hashKey: string
}) {
  const facts = factsOf(factsBySource)
  const reversal = reversalIn(moneyBack, facts)
  const reversed = { reversedAt: reversal?.at ?? null, reversalReason: reversal?.because ?? null }
  const happened = { factsBySource, moneyBack, ...reversed }
  if (!facts) return happened
  const { paidAt, email, name, amount, currency, source, description, customerId, isPaidElsewhere } = facts
  const addressHash = email !== null && isAddress(email) ? hashAddress({ address: email, hashKey }) : null
  const client = { customerEmail: email, addressHash, customerName: name, customerId }
  return { ...happened, ...client, paidAt, amount, currency, source, description, isPaidElsewhere }
}

/** Names the first money of a subscription after a trial, or moves the name when an earlier payment is found. */
function* settleFirst(
  tx: Tx,
  { connection, subscriptionId, now }: { connection: PayingConnection; subscriptionId: string; now: Date },
): Transactional<void> {
  const { id: connectionId, workspaceId } = connection
  const known = yield* listRefsOfSubscription(tx, { connectionId, subscriptionId })
  const first = firstAfterTrial(known)
  const ref: PaymentRef = `sub:${subscriptionId}#first`
  const named = known.find((payment) => payment.ref === ref)
  if (!first || first.id === named?.id) return
  if (named) yield* moveRefs(tx, { connectionId, ref, to: first.id })
  else yield* insertRefs(tx, { connectionId, paymentId: first.id, refs: [ref] })
  for (const paymentId of [first.id, ...(named ? [named.id] : [])]) {
    yield* decideSoon(tx, { workspaceId, paymentId, now })
  }
}

/** A client's payment may settle others of the same client, so those are decided again too. */
function* decideWithOthers(tx: Tx, payment: PaymentRow, now: Date): Transactional<void> {
  yield* decideSoon(tx, { workspaceId: payment.workspaceId, paymentId: payment.id, now })
  yield* decideOthersOfClient(tx, payment, now)
}

/** Saves an address that Stripe lacked or had wrong. It takes precedence over later events. */
export function* saveOwnersAddress(
  tx: Tx,
  { workspaceId, paymentId }: Key,
  { email, name, hashKey }: { email: string; name: string | null; hashKey: string },
): Transactional<void> {
  const row = yield* findPayment(tx, { workspaceId, id: paymentId })
  if (!row) return
  const factsBySource = { ...row.factsBySource, owner: { email, name } }
  yield* updatePayment(tx, row, columnsOf({ factsBySource, moneyBack: row.moneyBack, hashKey }))
}

/** The renewal to ask Stripe about, because nothing here says whether it is the first money of its subscription. */
export function* findFirstPaymentLookup(
  tx: Tx,
  { connectionId, paymentEvent }: { connectionId: string; paymentEvent: PaymentEvent },
): Transactional<{ subscriptionId: string; invoiceId: string } | null> {
  const lookup = needsFirstPaymentLookup(paymentEvent)
  if (!lookup) return null
  const known = yield* listRefsOfSubscription(tx, { connectionId, subscriptionId: lookup.subscriptionId })
  const paidAt = paymentEvent.kind === 'paid' ? paymentEvent.factsBySource.invoice?.paidAt : undefined
  const saysSo = ({ ref, amount, paidAt: at }: (typeof known)[number]) =>
    ref.endsWith('#first') ||
    ref.endsWith('#trial') ||
    (amount > 0 && at !== null && paidAt !== undefined && at.getTime() < paidAt)
  return known.some(saysSo) ? null : lookup
}
