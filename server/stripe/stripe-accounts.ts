import Stripe from 'stripe'
import { accessLost, connectionsUnavailable } from './gateway.errors.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { AccountKey, EventPointer, LinkedAccounts } from './gateway.ts'
import { brieflyOf, isMissing } from './stripe-client.ts'

const PAGE = 100
const INVOICES_READ_MAX = 1000
/** Invoices are listed by creation date; some are paid this much later. */
const PAID_LATE_BY_MS = 90 * 24 * 60 * 60 * 1000

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
const on = ({ accountId }: AccountKey) => ({ stripeAccount: accountId })
const idOf = (named: string | { id: string }) => (typeof named === 'string' ? named : named.id)

/** Reads accounts linked to our Connect platform. Never writes to them. */
export function createStripeAccounts({ stripe }: { stripe: Stripe }): LinkedAccounts {
  return {
    readUnsettledInvoices: (account, { customerId: customer, exceptInvoiceId }) =>
      asked(async () => {
        const pages = await Promise.all(
          (['open', 'draft'] as const).map((status) =>
            stripe.invoices.list({ customer, status, limit: PAGE }, on(account)),
          ),
        )
        const others = pages.map(({ data }) => data.filter(({ id }) => id !== exceptInvoiceId))
        // Stripe lists the newest first.
        const first = others.map((some) => some.at(-1)).find((invoice) => invoice !== undefined)
        return {
          count: others.flat().length,
          first: first ? { number: first.number, isDraft: first.status === 'draft' } : null,
        }
      }),

    isFirstPayment: (account, { subscriptionId: subscription, invoiceId }) =>
      asked(async () => {
        const paid = await stripe.invoices
          .list({ subscription, status: 'paid', limit: PAGE }, on(account))
          .autoPagingToArray({ limit: INVOICES_READ_MAX })
        const of = paid.find(({ id }) => id === invoiceId)
        const isBefore = (other: Stripe.Invoice) => !of || other.created < of.created
        return !paid.some((other) => other.id !== invoiceId && other.amount_paid > 0 && isBefore(other))
      }),

    listInvoicesPaidBy: (account, paymentIntent) =>
      asked(async () => {
        const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const
        const { data } = await stripe.invoicePayments.list({ payment, limit: PAGE }, on(account))
        return [...new Set(data.map(({ invoice }) => idOf(invoice)))]
      }),

    listLines: (account, { kind, id }) =>
      asked(async () => {
        const [page, options] = [{ limit: PAGE }, on(account)]
        const listed =
          kind === 'invoice'
            ? stripe.invoices.listLineItems(id, page, options)
            : stripe.checkout.sessions.listLineItems(id, page, options)
        try {
          return (await listed).data
        } catch (error) {
          if (isMissing(error)) return []
          throw error
        }
      }),

    listEvents: (account, { types, since }) =>
      asked(async () => {
        const pointers: EventPointer[] = []
        const created = { gte: seconds(since) }
        for await (const event of stripe.events.list({ types: [...types], created, limit: PAGE }, on(account))) {
          const pointer = pointerOf(event)
          if (pointer) pointers.push(pointer)
        }
        return pointers
      }),

    readObject: (account, { type, objectId }) =>
      asked(async () => {
        const read = readers.find(([prefix]) => type.startsWith(prefix))?.[1]
        if (!read) return null
        try {
          return await read(stripe, objectId, on(account))
        } catch (error) {
          if (isMissing(error)) return null
          throw error
        }
      }),

    listPaid: (account, { since, max }) =>
      asked(async () => {
        const [invoices, sessions, charges] = await Promise.all([
          newest(
            stripe.invoices.list(
              {
                status: 'paid',
                created: { gte: seconds(new Date(since.getTime() - PAID_LATE_BY_MS)) },
                expand: ['data.payments'],
                limit: PAGE,
              },
              on(account),
            ),
            { max, isMeant: (invoice) => (invoice.status_transitions.paid_at ?? invoice.created) >= seconds(since) },
          ),
          newest(
            stripe.checkout.sessions.list(
              {
                status: 'complete',
                created: { gte: seconds(since) },
                expand: ['data.line_items'],
                limit: PAGE,
              },
              on(account),
            ),
            { max, isMeant: (session) => session.payment_status === 'paid' },
          ),
          newest(
            stripe.charges.list(
              { created: { gte: seconds(since) }, expand: ['data.refunds'], limit: PAGE },
              on(account),
            ),
            { max, isMeant: (charge) => charge.refunded || charge.disputed },
          ),
        ])
        return {
          invoices: await completed(stripe, invoices.items, on(account)),
          sessions: sessions.items,
          charges: charges.items,
          isCut: invoices.isCut || sessions.isCut || charges.isCut,
        }
      }),
  }
}

type On = { stripeAccount: string }

/** Each takes a call: that of others stays as it is listed, with ten lines. */
const LONG_INVOICES_MAX = 50

async function completed(stripe: Stripe, invoices: readonly Stripe.Invoice[], account: On): Promise<Stripe.Invoice[]> {
  const long = invoices.filter(({ lines }) => lines.has_more).slice(0, LONG_INVOICES_MAX)
  const whole = new Map<string, Stripe.Invoice>()
  for (const invoice of long)
    whole.set(invoice.id, {
      ...invoice,
      lines: await stripe.invoices.listLineItems(invoice.id, { limit: PAGE }, account),
    })
  return invoices.map((invoice) => whole.get(invoice.id) ?? invoice)
}

/** The first matching type prefix decides how the object is read. */
const readers: [prefix: string, read: (stripe: Stripe, id: string, on: On) => Promise<unknown>][] = [
  ['invoice_payment.', (stripe, id, account) => stripe.invoicePayments.retrieve(id, {}, account)],
  ['invoice.', (stripe, id, account) => stripe.invoices.retrieve(id, { expand: ['payments'] }, account)],
  ['checkout.session.', (stripe, id, account) => stripe.checkout.sessions.retrieve(id, {}, account)],
  ['charge.dispute.', (stripe, id, account) => stripe.disputes.retrieve(id, {}, account)],
  ['refund.', (stripe, id, account) => stripe.refunds.retrieve(id, {}, account)],
  ['credit_note.', (stripe, id, account) => stripe.creditNotes.retrieve(id, {}, account)],
  ['charge.', (stripe, id, account) => stripe.charges.retrieve(id, {}, account)],
]

function pointerOf({ id, type, created, livemode, data }: Stripe.Event): EventPointer | undefined {
  if (!('id' in data.object) || typeof data.object.id !== 'string') return undefined
  return { eventId: id, type, occurredAt: new Date(created * 1000), isLive: livemode, objectId: data.object.id }
}

/** Limits how much is read to find the given number: an account may hold a thousand times as much. */
const LOOKED_AT_PER_MEANT = 4

async function newest<Item>(
  list: AsyncIterable<Item>,
  { max, isMeant }: { max: number; isMeant: (item: Item) => boolean },
): Promise<{ items: Item[]; isCut: boolean }> {
  const items: Item[] = []
  let seen = 0
  for await (const item of list) {
    seen += 1
    if (items.length === max || seen > max * LOOKED_AT_PER_MEANT) return { items, isCut: true }
    if (isMeant(item)) items.push(item)
  }
  return { items, isCut: false }
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof AppError) throw error
    // Stripe doesn't say whether the account was unlinked or never linked.
    throw error instanceof Stripe.errors.StripePermissionError
      ? accessLost(brieflyOf(error))
      : connectionsUnavailable(brieflyOf(error))
  }
}
