import { emailAddress } from '#shared/fields.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { enqueueAll } from '#server/jobs/outbox.ts'
import { newId } from '#server/kernel/ids.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { needsFirstPaymentLookup } from '#server/stripe/payment-news.domain.ts'
import type { PaymentNews, PaymentRef, ToldFacts } from '#server/stripe/payment-news.ts'
import {
  accountKeyOf,
  type Facts,
  factsOf,
  firstAfterTrial,
  isUndoneBy,
  joiningRefs,
  mergeTold,
  mergeUndone,
  type Undone,
} from './payments.domain.ts'
import {
  deletePayment,
  findAskedByOthers,
  findPayment,
  insertPayment,
  insertRefs,
  listIdsOfRequest,
  listKeptBackOfClient,
  listOthersOfClient,
  listPaymentsByRefs,
  listRefsOf,
  listRefsOfSubscription,
  listUndecided,
  listUndecidedOfClient,
  moveRefs,
  type PaymentRow,
  updatePayment,
} from './payments.repository.ts'

export type { PaymentRow }

/** Whose account paid: what a payment needs to know of its connection. */
export type PayingConnection = AccountKey & {
  id: string
  workspaceId: string
  kind: 'account' | 'webhook'
  name: string | null
  connectedAt: Date
}

type Key = { workspaceId: string; paymentId: string }

/**
 * Decides about a payment soon: for the first time, or anew, whatever was decided before. Called in the transaction of
 * whatever could change the decision.
 */
export const decideSoon = (sql: Sql, { workspaceId, paymentId, now }: Key & { now: Date }): Work<void> =>
  decideAllSoon(sql, { workspaceId, paymentIds: [paymentId], now })

const decideAllSoon = (
  sql: Sql,
  { workspaceId, paymentIds, now }: { workspaceId: string; paymentIds: readonly string[]; now: Date },
): Work<void> => {
  const added = paymentIds.map((paymentId) => ({ dedupeKey: paymentId, payload: { workspaceId, paymentId } }))
  return enqueueAll(sql, { kind: 'payments.decide', added, now })
}

/** Decides anew about all payments of a workspace, or of one connection, that are planned or held. */
export function* decideAgain(
  sql: Sql,
  { now, ...of }: { workspaceId: string; connectionId?: string; now: Date },
): Work<void> {
  yield* decideAllSoon(sql, { workspaceId: of.workspaceId, paymentIds: yield* listUndecided(sql, of), now })
}

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
  const { paidAt, email, name, amount, currency, source, description, customerId } = facts
  const addressHash = email !== null && isAddress(email) ? hashAddress({ address: email, hashKey }) : null
  const client = { customerEmail: email, addressHash, customerName: name, customerId }
  return { ...happened, ...client, paidAt, amount, currency, source, description }
}

/** Whether the client had everything erased. What is told of it later is not kept. */
export const isErased = ({ paidAt, told }: PaymentRow) => paidAt !== null && factsOf(told) === undefined

export const undoneOf = ({ undoneAt, undoneBecause }: PaymentRow): Undone | null =>
  undoneAt && undoneBecause && { at: undoneAt, because: undoneBecause }

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

/** Decides anew about what waits for the client of a payment. */
export function* decideOthersOfClient(sql: Sql, payment: PaymentRow, now: Date): Work<void> {
  const { workspaceId } = payment
  yield* decideAllSoon(sql, { workspaceId, paymentIds: yield* listUndecidedOfClient(sql, payment), now })
}

/** Decides anew about payments that asked nobody, since the client was to be asked because of this one. */
export function* decideKeptBackOfClient(sql: Sql, payment: PaymentRow, now: Date): Work<void> {
  const { workspaceId } = payment
  yield* decideAllSoon(sql, { workspaceId, paymentIds: yield* listKeptBackOfClient(sql, payment), now })
}

/** A payment with what deciding about it needs: see `DecidedPayment` in server/asks/asks.domain.ts. */
export type PaymentToDecide = {
  row: PaymentRow
  /** Undefined for what is no payment (yet): nobody is asked, and a request that waits for it is taken back. */
  facts:
    | (Facts & { isFirstOfSubscription: boolean; undone: Undone | null; ownersChoice: PaymentRow['ownersChoice'] })
    | undefined
}

/** Undefined for one that is gone. */
export function* readPaymentToDecide(sql: Sql, { workspaceId, paymentId }: Key): Work<PaymentToDecide | undefined> {
  const row = yield* findPayment(sql, { workspaceId, id: paymentId })
  if (!row) return undefined
  const facts = factsOf(row.told)
  if (!facts) return { row, facts: undefined }
  const refs = yield* listRefsOf(sql, row.id)
  const undone = undoneOf(row)
  return {
    row,
    facts: {
      ...facts,
      isFirstOfSubscription: refs.some((ref) => ref.startsWith('sub:') && ref.endsWith('#first')),
      undone: undone && isUndoneBy(undone, facts.paidAt) ? undone : null,
      ownersChoice: row.ownersChoice ?? (facts.isSkipWished ? 'skip' : null),
    },
  }
}

/** What was decided about a payment, and the request that came of it. */
export const saveDecision = (
  sql: Sql,
  { workspaceId, paymentId }: Key,
  decided: Pick<PaymentRow, 'decision' | 'decisionReason' | 'decisionAt' | 'decidedAt'> &
    Partial<Pick<PaymentRow, 'heldSince' | 'testimonialId'>>,
): Work<void> => updatePayment(sql, { workspaceId, id: paymentId }, decided)

/** What the owner said of a payment; it is for the caller to have it decided anew. */
export const saveOwnersChoice = (
  sql: Sql,
  { workspaceId, paymentId }: Key,
  ownersChoice: PaymentRow['ownersChoice'],
): Work<void> => updatePayment(sql, { workspaceId, id: paymentId }, { ownersChoice })

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

/** The same by the request that came of it, where one did: after somebody has changed, sent or removed that. */
export function* decideSoonOfRequest(
  sql: Sql,
  { workspaceId, testimonialId, now }: { workspaceId: string; testimonialId: string; now: Date },
): Work<void> {
  yield* decideAllSoon(sql, {
    workspaceId,
    paymentIds: yield* listIdsOfRequest(sql, { workspaceId, testimonialId }),
    now,
  })
}

/** Another payment of the same client, by mailbox or as the customer of the account. */
export type OtherPayment = { row: PaymentRow; isDeposit: boolean; isUndone: boolean }

/** Those that have happened; in no order. */
export function* readOthersOfClient(sql: Sql, row: PaymentRow): Work<OtherPayment[]> {
  return (yield* listOthersOfClient(sql, row)).flatMap((other) => {
    const facts = factsOf(other.told)
    if (!facts) return []
    const undone = undoneOf(other)
    return [{ row: other, isDeposit: facts.isDeposit, isUndone: undone !== null && isUndoneBy(undone, facts.paidAt) }]
  })
}

/** When somebody else who has the same account linked, or had, asked whoever reads at this mailbox, or plans to, the last time. */
export const findAskedElsewhere = (
  sql: Sql,
  { account, ...of }: { workspaceId: string; account: AccountKey; addressHash: string; since: Date },
): Work<Date | null> => findAskedByOthers(sql, { ...of, accountKey: accountKeyOf(account) })

/** Whether the money went back that a request came of. */
export function* isUndoneRequest(sql: Sql, of: { workspaceId: string; testimonialId: string }): Work<boolean> {
  for (const id of yield* listIdsOfRequest(sql, of)) {
    const found = yield* readPaymentToDecide(sql, { workspaceId: of.workspaceId, paymentId: id })
    if (found?.facts?.undone) return true
  }
  return false
}
