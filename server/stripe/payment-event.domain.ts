import { normalAddress } from '#shared/fields.ts'
import { type InvoiceLine, readSaidPart } from './part-words/said-part.domain.ts'
import { totalFactsOf } from './totals/event-total.domain.ts'
import { type Fields, fieldsOf, instantOf, isFields, listOf, textOf } from '#server/kernel/unknown-fields.ts'
import { amountOf, currencyOf, idOf, type NamedAs, refs } from './event-fields.domain.ts'
import { ended, readCreditNote, readDispute, readRefund, readRefundedCharge } from './money-back-event.domain.ts'
import type { PaidFacts } from '#server/db/schema/payment-facts.ts'
import type { PaymentEvent, PaymentRef } from './payment-event.ts'

type RawEvent = { type: string; object: unknown; occurredAt: Date }

/**
 * Reads what an event says about a payment. The object comes from outside and can be anything. Formats before and after
 * API version 2025-03-31 ("Basil") give the same result.
 */
export function readPaymentEvent({ type, object, occurredAt }: RawEvent): PaymentEvent {
  if (type === 'account.application.deauthorized') return { kind: 'deauthorized' }
  const read = readers.get(type)
  if (!read) return { kind: 'nothing', reason: 'unused_type' }
  if (!isFields(object)) return { kind: 'nothing', reason: 'unreadable' }
  const paymentEvent = read(object, occurredAt.getTime())
  const hasRefs = !('refs' in paymentEvent) || paymentEvent.refs.length > 0
  return hasRefs ? paymentEvent : { kind: 'nothing', reason: 'unreadable' }
}

/** A paid invoice or checkout session that was listed rather than received as an event. */
export function readListedPayment(listed: { kind: 'invoice' | 'session'; object: unknown }): PaymentEvent {
  const type = listed.kind === 'invoice' ? 'invoice.paid' : 'checkout.session.completed'
  const created = isFields(listed.object) ? instantOf(listed.object['created']) : null
  return readPaymentEvent({ type, object: listed.object, occurredAt: new Date(created ?? 0) })
}

/**
 * The renewal that may be the first money of a subscription, after a trial that no event told us about: only Stripe
 * knows. Null for everything else.
 */
export function needsFirstPaymentLookup(
  paymentEvent: PaymentEvent,
): { subscriptionId: string; invoiceId: string } | null {
  const facts = paymentEvent.kind === 'paid' ? paymentEvent.factsBySource.invoice : undefined
  if (!facts?.subscriptionId || !facts.invoiceId || facts.amount === 0) return null
  const isRenewal = facts.because?.startsWith('subscription') && facts.because !== 'subscription_create'
  return isRenewal ? { subscriptionId: facts.subscriptionId, invoiceId: facts.invoiceId } : null
}

/** The same facts, once Stripe confirmed that nothing was paid for the subscription before. */
export function asFirstPayment(paymentEvent: PaymentEvent): PaymentEvent {
  const found = needsFirstPaymentLookup(paymentEvent)
  return paymentEvent.kind === 'paid' && found
    ? { ...paymentEvent, refs: [...paymentEvent.refs, firstOf(found.subscriptionId)] }
    : paymentEvent
}

type Reader = (object: Fields, occurredAt: number) => PaymentEvent

const readers = new Map<string, Reader>(
  Object.entries({
    'invoice.paid': readInvoice,
    'invoice.payment_succeeded': readInvoice,
    'invoice.voided': readEndedInvoice,
    'invoice.marked_uncollectible': readEndedInvoice,
    'invoice_payment.paid': (object) => ({ kind: 'names', refs: refsOfInvoicePayment(object) }),
    'checkout.session.completed': readSession,
    'checkout.session.async_payment_succeeded': readSession,
    'checkout.session.async_payment_failed': (object, at) => ended('payment_failed', refsOfSession(object), at),
    'charge.refunded': readRefundedCharge,
    'refund.failed': readRefund,
    'refund.updated': readRefund,
    'charge.refund.updated': readRefund,
    'charge.dispute.created': readDispute,
    'charge.dispute.updated': readDispute,
    'charge.dispute.closed': readDispute,
    'credit_note.created': readCreditNote,
    'credit_note.updated': readCreditNote,
    'credit_note.voided': readCreditNote,
  } satisfies Record<string, Reader>),
)

const datedAddress = (email: string | null, at: number) => ({ email, ...(email !== null && { emailAt: at }) })

function readInvoice(invoice: Fields, occurredAt: number): PaymentEvent {
  const isPaid = invoice['status'] === 'paid' || invoice['paid'] === true
  if (!isPaid) return { kind: 'nothing', reason: 'not_paid' }
  const isPaidElsewhere = invoice['paid_out_of_band'] === true
  const paid = amountOf(invoice['amount_paid'])
  // Before Basil, this amount did not include what was paid outside Stripe.
  const amount = paid === 0 && isPaidElsewhere ? amountOf(invoice['amount_due']) : paid
  const currency = currencyOf(invoice['currency'])
  const invoiceId = idOf(invoice['id'])
  if (amount === null || currency === null || invoiceId === null) return { kind: 'nothing', reason: 'unreadable' }
  const details = subscriptionDetailsOf(invoice)
  const because = textOf(invoice['billing_reason'], 60)
  const subscriptionId = idOf(details['subscription']) ?? idOf(invoice['subscription'])
  const lines = listOf(invoice['lines'])
  const metadata = [invoice, details, ...lines].flatMap(metadataOf)
  const elsewhere = amountOf(invoice['amount_paid_off_stripe']) ?? 0
  const words = {
    lines: lines.flatMap(lineOf),
    description: lineOf({ description: invoice['description'] })[0] ?? null,
    metadata,
    names: namesIn([invoice['customer_name'], invoice['account_name']]),
    amount,
  }
  const facts: PaidFacts = {
    paidAt: instantOf(fieldsOf(invoice['status_transitions'])['paid_at']) ?? occurredAt,
    amount,
    currency,
    ...datedAddress(addressOf(invoice['customer_email']), occurredAt),
    name: textOf(invoice['customer_name'], NAME_MAX),
    customerId: idOf(invoice['customer']),
    subscriptionId,
    invoiceId,
    because,
    ...readSaidPart(words),
    ...totalFactsOf(invoice, { ...words, currency }),
    isSkipWished: isSkipWished(metadata),
    isPaidElsewhere: isPaidElsewhere || (elsewhere > 0 && elsewhere >= amount),
    description: firstText([invoice['number'], ...charged(lines), invoice['description']]),
  }
  const isBeginning = because === 'subscription_create' && subscriptionId !== null
  const beginning = isBeginning ? [amount > 0 ? firstOf(subscriptionId) : trialOf(subscriptionId)] : []
  return {
    kind: 'paid',
    refs: [...refsOfInvoice(invoice, subscriptionId), ...beginning],
    factsBySource: { invoice: facts },
  }
}

function readSession(session: Fields, occurredAt: number): PaymentEvent {
  if (session['mode'] === 'setup') return { kind: 'nothing', reason: 'setup' }
  const known = refsOfSession(session)
  const amount = amountOf(session['amount_total'])
  if (session['payment_status'] !== 'paid' || !amount) return { kind: 'names', refs: known }
  const currency = currencyOf(session['currency'])
  if (currency === null || idOf(session['id']) === null) return { kind: 'nothing', reason: 'unreadable' }
  const client = fieldsOf(session['customer_details'])
  const metadata = metadataOf(session)
  const lines = listOf(session['line_items']).map((item): Fields => ({ ...item, amount: item['amount_total'] }))
  const mode = textOf(session['mode'], 60)
  const subscriptionId = mode === 'subscription' ? idOf(session['subscription']) : null
  const words = { lines: lines.flatMap(lineOf), description: null, metadata, names: namesIn([client['name']]), amount }
  const facts: PaidFacts = {
    paidAt: occurredAt,
    amount,
    currency,
    ...datedAddress(addressOf(client['email']) ?? addressOf(session['customer_email']), occurredAt),
    name: textOf(client['name'], NAME_MAX),
    customerId: idOf(session['customer']),
    subscriptionId,
    invoiceId: idOf(session['invoice']),
    because: mode,
    ...readSaidPart(words),
    ...totalFactsOf(session, { ...words, currency }),
    isSkipWished: isSkipWished(metadata),
    isPaidElsewhere: false,
    description: firstText(charged(lines)),
  }
  const beginning = subscriptionId === null ? [] : [firstOf(subscriptionId)]
  return { kind: 'paid', refs: [...known, ...beginning], factsBySource: { session: facts } }
}

function readEndedInvoice(invoice: Fields, at: number): PaymentEvent {
  return ended('voided', refsOfInvoice(invoice, null), at)
}

const REFS_MAX = 20

const firstOf = (subscriptionId: string): PaymentRef => `sub:${subscriptionId}#first`
const trialOf = (subscriptionId: string): PaymentRef => `sub:${subscriptionId}#trial`

function refsOfInvoice(invoice: Fields, subscriptionId: string | null): PaymentRef[] {
  const invoiceId = idOf(invoice['id'])
  if (invoiceId === null) return []
  const paidBy = listOf(invoice['payments']).slice(0, REFS_MAX)
  const known = refs(
    ['in', invoiceId],
    ['pi', invoice['payment_intent']],
    ['ch', invoice['charge']],
    ...paidBy.flatMap(namesOfMoney),
  )
  return subscriptionId === null ? known : [...known, `sub:${subscriptionId}#${invoiceId}`]
}

const refsOfSession = (session: Fields) =>
  refs(['cs', session['id']], ['pi', session['payment_intent']], ['in', session['invoice']])

const refsOfInvoicePayment = (invoicePayment: Fields) =>
  refs(['in', invoicePayment['invoice']], ...namesOfMoney(invoicePayment))

function namesOfMoney(invoicePayment: Fields): NamedAs[] {
  const payment = fieldsOf(invoicePayment['payment'])
  return [
    ['pi', payment['payment_intent']],
    ['ch', payment['charge']],
  ]
}

/** Its location since Basil, or before. */
function subscriptionDetailsOf(invoice: Fields): Fields {
  const now = fieldsOf(invoice['parent'])['subscription_details']
  return fieldsOf(now ?? invoice['subscription_details'])
}

/** Lines with a positive amount: a negative one deducts an earlier payment. */
const charged = (lines: readonly Fields[]) =>
  lines.flatMap(({ amount, description }) => (typeof amount === 'number' && amount < 0 ? [] : [description]))

type Metadata = [string, string][]

function metadataOf(of: Fields): Metadata {
  const entries = Object.entries(fieldsOf(of['metadata'])).slice(0, 50)
  return entries.flatMap(([key, value]): Metadata => (typeof value === 'string' ? [[key, value]] : []))
}

const isSkipWished = (metadata: Metadata) =>
  metadata.some(([key, value]) => key.trim().toLowerCase() === 'testimonial' && value.trim().toLowerCase() === 'skip')

const LINE_MAX = 500

function lineOf({ description, amount }: Fields): InvoiceLine[] {
  const text = typeof description === 'string' ? description.slice(0, LINE_MAX) : ''
  return text.trim() === '' ? [] : [{ text, amount: typeof amount === 'number' ? amount : null }]
}

const namesIn = (values: readonly unknown[]) => values.flatMap((value) => textOf(value, NAME_MAX) ?? [])

const NAME_MAX = 120
const DESCRIPTION_MAX = 200

const firstText = (values: readonly unknown[]): string | null =>
  values.map((value) => textOf(value, DESCRIPTION_MAX)).find((text) => text !== null) ?? null

function addressOf(value: unknown): string | null {
  const text = textOf(value, 254)
  return text === null ? null : normalAddress(text)
}
