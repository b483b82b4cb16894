import type { Work } from '#server/db/database.ts'
import type { Charge, Customer, Dispute, Invoice, InvoiceLine, PaymentIntent, Refund } from './kept-objects.ts'
import { type Books, find, get, list, newIdIn, save, tell } from './books.ts'
import { makeInvoice, makeInvoicePayment, makeLineOfItem } from './make-invoices.domain.ts'
import { makeCharge, makeDispute, makePaymentIntent, makeRefund } from './make-payments.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'

/** Takes money, at once and always. */
export function* charge(
  books: Books,
  of: {
    amount: number
    currency: string
    customerId: string | null
    payer: { email: string | null; name: string | null }
    description: string | null
    metadata: Record<string, string>
    at: number
    /** One that was begun and waits for the money. */
    intentId?: string | null
  },
): Work<PaymentIntent> {
  const id = of.intentId ?? newIdIn(books, 'pi')
  const chargeId = newIdIn(books, 'ch')
  const intent = makePaymentIntent({
    ...of,
    id,
    chargeId,
    clientSecret: `${id}_secret_simulated`,
    email: of.payer.email,
    created: of.at,
  })
  yield* save(books, intent)
  const made = makeCharge({ id: chargeId, intent, payer: of.payer, created: of.at })
  yield* save(books, made)
  yield* tell(books, 'payment_intent.succeeded', { object: intent })
  yield* tell(books, 'charge.succeeded', { object: made })
  return intent
}

/** Money that takes days to come. */
export function* awaitMoney(
  books: Books,
  of: { amount: number; currency: string; customerId: string | null; email: string | null },
): Work<PaymentIntent> {
  const id = newIdIn(books, 'pi')
  const intent = makePaymentIntent({
    ...of,
    id,
    chargeId: '',
    clientSecret: `${id}_secret_simulated`,
    description: null,
    metadata: {},
    created: secondsOf(books.now),
  })
  return yield* save(books, { ...intent, status: 'processing', amount_received: 0, latest_charge: null })
}

export function* draftInvoice(
  books: Books,
  of: Omit<Parameters<typeof makeInvoice>[0], 'id' | 'account' | 'lines'> & {
    /** Made for the invoice's id. */
    lines: (invoiceId: string) => InvoiceLine[]
  },
): Work<Invoice> {
  const id = newIdIn(books, 'in')
  const account = books.accountId === null ? null : yield* find(books, 'account', books.accountId)
  const name = account?.settings?.dashboard.display_name ?? null
  const invoice = makeInvoice({ ...of, id, account: { name }, lines: of.lines(id) })
  yield* save(books, invoice)
  yield* tell(books, 'invoice.created', { object: invoice })
  return invoice
}

/** Takes what was written down for the customer and is on no invoice yet. */
export function* takePendingItems(
  books: Books,
  { invoiceId, customerId }: { invoiceId: string; customerId: string },
): Work<InvoiceLine[]> {
  const lines: InvoiceLine[] = []
  for (const item of yield* list(books, 'invoiceitem', { customerId })) {
    if (item.invoice !== null) continue
    yield* save(books, { ...item, invoice: invoiceId })
    lines.push(makeLineOfItem({ id: newIdIn(books, 'il'), invoiceId, item }))
  }
  return lines.toReversed()
}

/** Puts lines onto a draft, and counts anew. */
export function* addLines(books: Books, invoice: Invoice, lines: InvoiceLine[]): Work<Invoice> {
  const data = [...invoice.lines.data, ...lines]
  const total = data.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total)
  return yield* save(books, {
    ...invoice,
    lines: { ...invoice.lines, data },
    amount_due: due,
    amount_remaining: due,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  })
}

export function* finalizeInvoice(books: Books, id: string): Work<Invoice> {
  const invoice = yield* get(books, 'invoice', { id })
  if (invoice.status !== 'draft')
    throw problem(`This invoice is already finalized, you can't re-finalize a non-draft invoice.`, {
      code: 'invoice_not_editable',
    })
  const customer = invoice.customer === null ? undefined : yield* find(books, 'customer', invoice.customer)
  const turn = customer?.next_invoice_sequence ?? 1
  if (customer) yield* save(books, { ...customer, next_invoice_sequence: turn + 1 })
  const at = secondsOf(books.now)
  const open: Invoice = {
    ...invoice,
    status: 'open',
    number: `${customer?.invoice_prefix ?? 'SIM'}-${String(turn).padStart(4, '0')}`,
    effective_at: at,
    hosted_invoice_url: `${books.origin}/dev/stripe/invoices/${invoice.id}`,
    invoice_pdf: `${books.origin}/dev/stripe/invoices/${invoice.id}`,
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
    webhooks_delivered_at: at,
  }
  yield* save(books, open)
  yield* tell(books, 'invoice.finalized', { object: open })
  return open.amount_due === 0 ? yield* settleInvoice(books, open, { at }) : open
}

/** Marks it paid; `by` is the money that paid it, where any moved. */
function* settleInvoice(
  books: Books,
  invoice: Invoice,
  { at, by }: { at: number; by?: PaymentIntent | 'elsewhere' },
): Work<Invoice> {
  const paid: Invoice = {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    ...(by === 'elsewhere' && { amount_paid_off_stripe: invoice.amount_due }),
    amount_remaining: 0,
    attempted: by !== undefined && by !== 'elsewhere',
    attempt_count: invoice.attempt_count + (by === undefined || by === 'elsewhere' ? 0 : 1),
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  }
  yield* save(books, paid)
  yield* tell(books, 'invoice.paid', { object: paid })
  if (by !== 'elsewhere') yield* tell(books, 'invoice.payment_succeeded', { object: paid })
  if (by === undefined) return paid
  const payment = makeInvoicePayment({
    id: newIdIn(books, 'inpay'),
    invoiceId: paid.id,
    amount: paid.amount_paid,
    currency: paid.currency,
    payment:
      by === 'elsewhere'
        ? { type: 'payment_record', payment_record: newIdIn(books, 'pr') }
        : { type: 'payment_intent', payment_intent: by.id },
    created: at,
  })
  yield* save(books, payment)
  yield* tell(books, 'invoice_payment.paid', { object: payment })
  return paid
}

/** `how`: by card, or told to Stripe that it was paid elsewhere. */
export function* payInvoice(
  books: Books,
  id: string,
  { how, at = secondsOf(books.now) }: { how: 'card' | 'elsewhere'; at?: number },
): Work<Invoice> {
  const found = yield* get(books, 'invoice', { id })
  if (found.status === 'paid') throw problem('Invoice is already paid', { code: 'invoice_already_paid' })
  const invoice = found.status === 'draft' ? yield* finalizeInvoice(books, id) : found
  if (invoice.status === 'paid') return invoice
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw problem(`You can only pay an open invoice. This one is ${invoice.status}.`, { code: 'invoice_not_payable' })
  if (how === 'elsewhere') return yield* settleInvoice(books, invoice, { at, by: 'elsewhere' })
  const intent = yield* charge(books, {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customerId: invoice.customer,
    payer: { email: invoice.customer_email, name: invoice.customer_name },
    description: `Payment for Invoice ${invoice.number}`,
    metadata: {},
    at,
  })
  return yield* settleInvoice(books, invoice, { at, by: intent })
}

/** Nobody will pay it: an invoice that was sent by mistake, or one that is given up. */
export function* endInvoice(books: Books, id: string, as: 'void' | 'uncollectible'): Work<Invoice> {
  const invoice = yield* get(books, 'invoice', { id })
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw problem(`You can only pass in open invoices. This invoice isn't open.`, { code: 'invoice_not_open' })
  const at = secondsOf(books.now)
  const moment = as === 'void' ? { voided_at: at } : { marked_uncollectible_at: at }
  const ended: Invoice = {
    ...invoice,
    status: as,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, ...moment },
  }
  yield* save(books, ended)
  yield* tell(books, as === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', { object: ended })
  return ended
}

/** The charge behind an invoice, a session, a payment intent or itself. */
export function* findCharge(books: Books, id: string): Work<Charge | undefined> {
  if (id.startsWith('ch_')) return yield* find(books, 'charge', id)
  if (id.startsWith('pi_')) {
    const intent = yield* find(books, 'payment_intent', id)
    return intent?.latest_charge ? yield* find(books, 'charge', intent.latest_charge) : undefined
  }
  if (id.startsWith('cs_')) {
    const session = yield* find(books, 'checkout.session', id)
    const by = session?.payment_intent ?? session?.invoice
    return by ? yield* findCharge(books, by) : undefined
  }
  for (const { invoice, payment } of yield* list(books, 'invoice_payment')) {
    if (invoice === id && payment.payment_intent) return yield* findCharge(books, payment.payment_intent)
  }
  return undefined
}

export function* refundCharge(books: Books, of: { charge: Charge; amount?: number | undefined }): Work<Refund> {
  const left = of.charge.amount - of.charge.amount_refunded
  const amount = of.amount ?? left
  if (left === 0)
    throw problem(`Charge ${of.charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left || amount <= 0)
    throw problem(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  const refund = makeRefund({ id: newIdIn(books, 're'), charge: of.charge, amount, created: secondsOf(books.now) })
  yield* save(books, refund)
  const refundedSoFar = of.charge.amount_refunded + amount
  const changed: Charge = {
    ...of.charge,
    amount_refunded: refundedSoFar,
    refunded: refundedSoFar === of.charge.amount,
  }
  yield* save(books, changed)
  yield* tell(books, 'refund.created', { object: refund })
  yield* tell(books, 'charge.refunded', {
    object: changed,
    before: { amount_refunded: of.charge.amount_refunded, refunded: of.charge.refunded },
  })
  return refund
}

export function* disputeCharge(books: Books, disputed: Charge): Work<Dispute> {
  if (disputed.disputed)
    throw problem(`Charge ${disputed.id} has already been charged back.`, { code: 'charge_disputed' })
  const dispute = makeDispute({ id: newIdIn(books, 'du'), charge: disputed, created: secondsOf(books.now) })
  yield* save(books, dispute)
  yield* save(books, { ...disputed, disputed: true })
  yield* tell(books, 'charge.dispute.created', { object: dispute })
  return dispute
}

export const payerOf = (customer: Customer) => ({ email: customer.email, name: customer.name ?? null })
