import type { Transactional } from '#server/db/database.ts'
import type { Charge, CreditNote, Dispute, Invoice, Refund } from './kept-objects.ts'
import { makeCreditNote } from './make-credit-notes.domain.ts'
import { makeDispute, makeRefund } from './make-payments.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'
import { find, get, list, newIdIn, save, type StripeStore, tell } from './store.ts'

/** The charge of an invoice, session, payment intent, or the charge itself. */
export function* findCharge(store: StripeStore, id: string): Transactional<Charge | undefined> {
  if (id.startsWith('ch_')) return yield* find(store, 'charge', id)
  if (id.startsWith('pi_')) {
    const intent = yield* find(store, 'payment_intent', id)
    return intent?.latest_charge ? yield* find(store, 'charge', intent.latest_charge) : undefined
  }
  if (id.startsWith('cs_')) {
    const session = yield* find(store, 'checkout.session', id)
    const by = session?.payment_intent ?? session?.invoice
    return by ? yield* findCharge(store, by) : undefined
  }
  for (const { invoice, payment } of yield* list(store, 'invoice_payment')) {
    if (invoice === id && payment.payment_intent) return yield* findCharge(store, payment.payment_intent)
  }
  return undefined
}

export function* refundCharge(
  store: StripeStore,
  of: { charge: Charge; amount?: number | undefined },
): Transactional<Refund> {
  const left = of.charge.amount - of.charge.amount_refunded
  const amount = of.amount ?? left
  if (left === 0)
    throw problem(`Charge ${of.charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left || amount <= 0)
    throw problem(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  const refund = makeRefund({ id: newIdIn(store, 're'), charge: of.charge, amount, created: secondsOf(store.now) })
  yield* save(store, refund)
  const refundedSoFar = of.charge.amount_refunded + amount
  const changed: Charge = {
    ...of.charge,
    amount_refunded: refundedSoFar,
    refunded: refundedSoFar === of.charge.amount,
  }
  yield* save(store, changed)
  yield* tell(store, 'refund.created', { object: refund })
  yield* tell(store, 'charge.refunded', {
    object: changed,
    before: { amount_refunded: of.charge.amount_refunded, refunded: of.charge.refunded },
  })
  return refund
}

export function* disputeCharge(store: StripeStore, disputed: Charge): Transactional<Dispute> {
  if (disputed.disputed)
    throw problem(`Charge ${disputed.id} has already been charged back.`, { code: 'charge_disputed' })
  const dispute = makeDispute({ id: newIdIn(store, 'du'), charge: disputed, created: secondsOf(store.now) })
  yield* save(store, dispute)
  yield* save(store, { ...disputed, disputed: true })
  yield* tell(store, 'charge.dispute.created', { object: dispute })
  yield* tell(store, 'charge.dispute.funds_withdrawn', { object: dispute })
  return dispute
}

/** The bank sends the newest refund of a charge back: the charge holds that money again. */
export function* failRefund(store: StripeStore, refunded: Charge): Transactional<Refund> {
  const refund = yield* findRefund(store, refunded.id)
  if (!refund) throw problem(`Charge ${refunded.id} has no refund that can fail.`, { code: 'refund_not_found' })
  const failed = yield* save(store, { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' })
  yield* save(store, {
    ...refunded,
    amount_refunded: refunded.amount_refunded - refund.amount,
    refunded: false,
  })
  yield* tell(store, 'refund.updated', { object: failed, before: { status: refund.status } })
  yield* tell(store, 'charge.refund.updated', { object: failed, before: { status: refund.status } })
  yield* tell(store, 'refund.failed', { object: failed })
  return failed
}

/** The newest refund of a charge whose money has not come back. */
function* findRefund(store: StripeStore, chargeId: string): Transactional<Refund | undefined> {
  return (yield* list(store, 'refund')).find(({ charge, status }) => charge === chargeId && status === 'succeeded')
}

function* findDispute(store: StripeStore, chargeId: string): Transactional<Dispute | undefined> {
  return (yield* list(store, 'dispute')).find(({ charge }) => charge === chargeId)
}

const CLOSED: readonly Dispute['status'][] = ['won', 'lost', 'warning_closed', 'prevented']

export const isOpen = ({ status }: Dispute) => !CLOSED.includes(status)

/** The client's bank decides. */
export function* closeDispute(
  store: StripeStore,
  { charge, as }: { charge: Charge; as: 'won' | 'lost' },
): Transactional<Dispute> {
  const dispute = yield* findDispute(store, charge.id)
  if (!dispute || !isOpen(dispute))
    throw problem(`Charge ${charge.id} has no open dispute.`, { code: 'dispute_not_open' })
  const closed = yield* save(store, {
    ...dispute,
    status: as,
    evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: 1 },
  })
  if (as === 'won') yield* tell(store, 'charge.dispute.funds_reinstated', { object: closed })
  yield* tell(store, 'charge.dispute.closed', { object: closed })
  return closed
}

/** What a credit note can still take off a paid invoice. */
export const creditableOf = (invoice: Invoice, charge: Charge | undefined) =>
  invoice.amount_paid - invoice.post_payment_credit_notes_amount - (charge?.amount_refunded ?? 0)

/** Credits a paid invoice to the client's balance: everything that is left of it, or an amount. */
export function* creditInvoice(
  store: StripeStore,
  { id, amount: asked }: { id: string; amount?: number | undefined },
): Transactional<CreditNote> {
  const invoice = yield* get(store, 'invoice', { id })
  if (invoice.status !== 'paid')
    throw problem(`This invoice is ${invoice.status}. Only a paid invoice can be credited here.`, {
      code: 'invoice_not_paid',
    })
  const left = creditableOf(invoice, yield* findCharge(store, id))
  const amount = asked ?? left
  if (amount <= 0 || amount > left)
    throw problem(`The credit note amount (${amount}) is greater than what is left of the invoice (${left}).`, {
      param: 'amount',
    })
  const turn = (yield* list(store, 'credit_note')).filter((note) => note.invoice === id).length + 1
  const note = makeCreditNote({
    id: newIdIn(store, 'cn'),
    lineId: newIdIn(store, 'cnli'),
    balanceId: newIdIn(store, 'cbtxn'),
    invoice,
    amount,
    turn,
    origin: store.origin,
    created: secondsOf(store.now),
  })
  yield* save(store, note)
  const customer = invoice.customer === null ? undefined : yield* find(store, 'customer', invoice.customer)
  if (customer) yield* save(store, { ...customer, balance: customer.balance - amount })
  yield* save(store, {
    ...invoice,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + amount,
  })
  yield* tell(store, 'credit_note.created', { object: note })
  return note
}
