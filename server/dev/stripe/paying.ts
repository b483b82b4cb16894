import type { Transactional } from '#server/db/database.ts'
import type { Customer, Invoice, InvoiceLine, PaymentIntent } from './kept-objects.ts'
import { type StripeStore, find, get, list, newIdIn, save, tell } from './store.ts'
import { makeInvoice, makeInvoicePayment, makeLineOfItem } from './make-invoices.domain.ts'
import { makeCharge, makePaymentIntent } from './make-payments.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { problem } from './stripe-wire.ts'

/** Charges money; always succeeds immediately. */
export function* charge(
  store: StripeStore,
  of: {
    amount: number
    currency: string
    customerId: string | null
    payer: { email: string | null; name: string | null }
    description: string | null
    metadata: Record<string, string>
    at: number
    /** A payment intent that waits for the money. */
    intentId?: string | null
  },
): Transactional<PaymentIntent> {
  const id = of.intentId ?? newIdIn(store, 'pi')
  const chargeId = newIdIn(store, 'ch')
  const intent = makePaymentIntent({
    ...of,
    id,
    chargeId,
    clientSecret: `${id}_secret_simulated`,
    email: of.payer.email,
    created: of.at,
  })
  yield* save(store, intent)
  const made = makeCharge({ id: chargeId, intent, payer: of.payer, created: of.at })
  yield* save(store, made)
  yield* tell(store, 'payment_intent.succeeded', { object: intent })
  yield* tell(store, 'charge.succeeded', { object: made })
  return intent
}

/** A payment that takes days to arrive. */
export function* awaitMoney(
  store: StripeStore,
  of: { amount: number; currency: string; customerId: string | null; email: string | null },
): Transactional<PaymentIntent> {
  const id = newIdIn(store, 'pi')
  const intent = makePaymentIntent({
    ...of,
    id,
    chargeId: '',
    clientSecret: `${id}_secret_simulated`,
    description: null,
    metadata: {},
    created: secondsOf(store.now),
  })
  return yield* save(store, { ...intent, status: 'processing', amount_received: 0, latest_charge: null })
}

export function* draftInvoice(
  store: StripeStore,
  of: Omit<Parameters<typeof makeInvoice>[0], 'id' | 'account' | 'lines'> & {
    /** Called with the invoice's id. */
    lines: (invoiceId: string) => InvoiceLine[]
  },
): Transactional<Invoice> {
  const id = newIdIn(store, 'in')
  const account = store.accountId === null ? null : yield* find(store, 'account', store.accountId)
  const name = account?.settings?.dashboard.display_name ?? null
  const invoice = makeInvoice({ ...of, id, account: { name }, lines: of.lines(id) })
  yield* save(store, invoice)
  yield* tell(store, 'invoice.created', { object: invoice })
  return invoice
}

/** Adds the customer's pending items that are on no invoice yet. */
export function* takePendingItems(
  store: StripeStore,
  { invoiceId, customerId }: { invoiceId: string; customerId: string },
): Transactional<InvoiceLine[]> {
  const lines: InvoiceLine[] = []
  for (const item of yield* list(store, 'invoiceitem', { customerId })) {
    if (item.invoice !== null) continue
    yield* save(store, { ...item, invoice: invoiceId })
    lines.push(makeLineOfItem({ id: newIdIn(store, 'il'), invoiceId, item }))
  }
  return lines.toReversed()
}

/** Adds lines to a draft and recalculates it. */
export function* addLines(store: StripeStore, invoice: Invoice, lines: InvoiceLine[]): Transactional<Invoice> {
  const data = [...invoice.lines.data, ...lines]
  const total = data.reduce((sum, { amount }) => sum + amount, 0)
  const due = Math.max(0, total)
  return yield* save(store, {
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

export function* finalizeInvoice(store: StripeStore, id: string): Transactional<Invoice> {
  const invoice = yield* get(store, 'invoice', { id })
  if (invoice.status !== 'draft')
    throw problem(`This invoice is already finalized, you can't re-finalize a non-draft invoice.`, {
      code: 'invoice_not_editable',
    })
  const customer = invoice.customer === null ? undefined : yield* find(store, 'customer', invoice.customer)
  const turn = customer?.next_invoice_sequence ?? 1
  if (customer) yield* save(store, { ...customer, next_invoice_sequence: turn + 1 })
  const at = secondsOf(store.now)
  const open: Invoice = {
    ...invoice,
    status: 'open',
    number: `${customer?.invoice_prefix ?? 'SIM'}-${String(turn).padStart(4, '0')}`,
    effective_at: at,
    hosted_invoice_url: `${store.origin}/dev/stripe/invoices/${invoice.id}`,
    invoice_pdf: `${store.origin}/dev/stripe/invoices/${invoice.id}`,
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
    webhooks_delivered_at: at,
  }
  yield* save(store, open)
  yield* tell(store, 'invoice.finalized', { object: open })
  return open.amount_due === 0 ? yield* settleInvoice(store, open, { at }) : open
}

/** Marks it as paid; `by` is the payment, if any money moved. */
function* settleInvoice(
  store: StripeStore,
  invoice: Invoice,
  { at, by }: { at: number; by?: PaymentIntent | 'elsewhere' },
): Transactional<Invoice> {
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
  yield* save(store, paid)
  yield* tell(store, 'invoice.paid', { object: paid })
  if (by !== 'elsewhere') yield* tell(store, 'invoice.payment_succeeded', { object: paid })
  if (by === undefined) return paid
  const payment = makeInvoicePayment({
    id: newIdIn(store, 'inpay'),
    invoiceId: paid.id,
    amount: paid.amount_paid,
    currency: paid.currency,
    payment:
      by === 'elsewhere'
        ? { type: 'payment_record', payment_record: newIdIn(store, 'pr') }
        : { type: 'payment_intent', payment_intent: by.id },
    created: at,
  })
  yield* save(store, payment)
  yield* tell(store, 'invoice_payment.paid', { object: payment })
  return paid
}

/** `how`: by card, or marked as paid outside Stripe. */
export function* payInvoice(
  store: StripeStore,
  id: string,
  { how, at = secondsOf(store.now) }: { how: 'card' | 'elsewhere'; at?: number },
): Transactional<Invoice> {
  const found = yield* get(store, 'invoice', { id })
  if (found.status === 'paid') throw problem('Invoice is already paid', { code: 'invoice_already_paid' })
  const invoice = found.status === 'draft' ? yield* finalizeInvoice(store, id) : found
  if (invoice.status === 'paid') return invoice
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw problem(`You can only pay an open invoice. This one is ${invoice.status}.`, { code: 'invoice_not_payable' })
  if (how === 'elsewhere') return yield* settleInvoice(store, invoice, { at, by: 'elsewhere' })
  const intent = yield* charge(store, {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customerId: invoice.customer,
    payer: { email: invoice.customer_email, name: invoice.customer_name },
    description: `Payment for Invoice ${invoice.number}`,
    metadata: {},
    at,
  })
  return yield* settleInvoice(store, invoice, { at, by: intent })
}

/** Voids an invoice or marks it uncollectible. */
export function* endInvoice(store: StripeStore, id: string, as: 'void' | 'uncollectible'): Transactional<Invoice> {
  const invoice = yield* get(store, 'invoice', { id })
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw problem(`You can only pass in open invoices. This invoice isn't open.`, { code: 'invoice_not_open' })
  const at = secondsOf(store.now)
  const moment = as === 'void' ? { voided_at: at } : { marked_uncollectible_at: at }
  const ended: Invoice = {
    ...invoice,
    status: as,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, ...moment },
  }
  yield* save(store, ended)
  yield* tell(store, as === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', { object: ended })
  return ended
}

export const payerOf = (customer: Customer) => ({ email: customer.email, name: customer.name ?? null })
