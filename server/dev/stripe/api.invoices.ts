import * as z from 'zod'
import type { ApiRoute } from './api.route.ts'
import { find, get, list, newIdIn, save } from './store.ts'
import { removeKept } from './kept-objects.repository.ts'
import { makeInvoiceItem, makeLineOfItem } from './make-invoices.domain.ts'
import { addLines, draftInvoice, endInvoice, finalizeInvoice, payInvoice, takePendingItems } from './paying.ts'
import { secondsOf } from './stripe-ids.ts'
import {
  anything,
  flag,
  isWithin,
  metadata,
  missing,
  pageOf,
  paging,
  parseFields,
  problem,
  since,
  text,
  whole,
} from './stripe-wire.ts'
import { followInvoice } from './subscribing.ts'

const DAY_S = 24 * 60 * 60

/** Invoices, their lines and payments. */
export const invoiceRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/invoices',
    *answer({ store, fields }) {
      const Body = z.object({
        customer: text,
        auto_advance: anything.optional(),
        collection_method: z.enum(['charge_automatically', 'send_invoice']).default('charge_automatically'),
        currency: text.optional(),
        days_until_due: whole.optional(),
        due_date: whole.optional(),
        description: text.optional(),
        metadata: metadata.optional(),
        pending_invoice_items_behavior: z.enum(['include', 'exclude']).default('exclude'),
      })
      const given = parseFields(Body, fields)
      const customer = yield* get(store, 'customer', { id: given.customer, param: 'customer' })
      const created = secondsOf(store.now)
      const dueAt =
        given.due_date ?? (given.days_until_due === undefined ? null : created + given.days_until_due * DAY_S)
      const draft = yield* draftInvoice(store, {
        customer,
        subscription: null,
        because: 'manual',
        lines: () => [],
        currency: given.currency ?? 'usd',
        created,
        dueAt,
        period: { start: created, end: created },
        description: given.description ?? null,
        metadata: given.metadata ?? {},
      })
      const invoice = yield* save(store, { ...draft, collection_method: given.collection_method })
      if (given.pending_invoice_items_behavior === 'exclude') return invoice
      const lines = yield* takePendingItems(store, { invoiceId: invoice.id, customerId: customer.id })
      return yield* addLines(store, invoice, lines)
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    *answer({ store, fields, url }) {
      const Query = z.object({
        ...paging,
        collection_method: text.optional(),
        created: since.optional(),
        customer: text.optional(),
        due_date: since.optional(),
        status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
        subscription: text.optional(),
      })
      const given = parseFields(Query, fields)
      const found = (yield* list(store, 'invoice', { customerId: given.customer })).filter(
        (invoice) =>
          isWithin(invoice.created, given.created) &&
          (given.status === undefined || invoice.status === given.status) &&
          (given.collection_method === undefined || invoice.collection_method === given.collection_method) &&
          (given.due_date === undefined || (invoice.due_date !== null && isWithin(invoice.due_date, given.due_date))) &&
          (given.subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === given.subscription),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/invoices/:id', answer: ({ store, id }) => get(store, 'invoice', { id }) },
  {
    method: 'POST',
    path: '/v1/invoices/:id',
    *answer({ store, id, fields }) {
      const Body = z.object({
        description: text.optional(),
        metadata: metadata.optional(),
        auto_advance: anything.optional(),
      })
      const given = parseFields(Body, fields)
      const found = yield* get(store, 'invoice', { id })
      return yield* save(store, {
        ...found,
        ...(given.description !== undefined && { description: given.description || null }),
        metadata: { ...found.metadata, ...given.metadata },
      })
    },
  },
  {
    method: 'DELETE',
    path: '/v1/invoices/:id',
    *answer({ store, id }) {
      const found = yield* get(store, 'invoice', { id })
      if (found.status !== 'draft')
        throw problem(`You can only delete draft invoices. This invoice is ${found.status}.`, {
          code: 'invoice_not_editable',
        })
      yield* removeKept(store.tx, id)
      return { id, object: 'invoice', deleted: true }
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    *answer({ store, id, fields, url }) {
      const { lines } = yield* get(store, 'invoice', { id })
      return pageOf(lines.data, { url, page: parseFields(z.object(paging), fields) })
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/finalize',
    *answer({ store, id, fields }) {
      parseFields(z.object({ auto_advance: anything.optional() }), fields)
      return yield* finalizeInvoice(store, id)
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/send',
    *answer({ store, id }) {
      const found = yield* get(store, 'invoice', { id })
      return found.status === 'draft' ? yield* finalizeInvoice(store, id) : found
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    *answer({ store, id, fields }) {
      const Body = z.object({ paid_out_of_band: flag.default(false), payment_method: anything.optional() })
      const given = parseFields(Body, fields)
      const paid = yield* payInvoice(store, id, { how: given.paid_out_of_band ? 'elsewhere' : 'card' })
      yield* followInvoice(store, paid)
      return paid
    },
  },
  { method: 'POST', path: '/v1/invoices/:id/void', answer: ({ store, id }) => endInvoice(store, id, 'void') },
  {
    method: 'POST',
    path: '/v1/invoices/:id/mark_uncollectible',
    answer: ({ store, id }) => endInvoice(store, id, 'uncollectible'),
  },
  {
    method: 'POST',
    path: '/v1/invoiceitems',
    *answer({ store, fields }) {
      const Body = z.object({
        customer: text,
        amount: whole.optional(),
        unit_amount: whole.optional(),
        quantity: whole.optional(),
        currency: text.optional(),
        description: text.optional(),
        invoice: text.optional(),
        metadata: metadata.optional(),
        subscription: text.optional(),
      })
      const given = parseFields(Body, fields)
      yield* get(store, 'customer', { id: given.customer, param: 'customer' })
      const invoice =
        given.invoice === undefined ? undefined : yield* get(store, 'invoice', { id: given.invoice, param: 'invoice' })
      if (invoice && invoice.status !== 'draft')
        throw problem('The invoice is no longer editable.', { code: 'invoice_not_editable', param: 'invoice' })
      const item = yield* save(
        store,
        makeInvoiceItem({
          id: newIdIn(store, 'ii'),
          customerId: given.customer,
          invoiceId: given.invoice ?? null,
          subscriptionId: given.subscription ?? null,
          amount: given.amount ?? (given.unit_amount ?? 0) * (given.quantity ?? 1),
          currency: given.currency ?? invoice?.currency ?? 'usd',
          description: given.description ?? null,
          isProration: false,
          created: secondsOf(store.now),
          metadata: given.metadata ?? {},
        }),
      )
      if (invoice)
        yield* addLines(store, invoice, [makeLineOfItem({ id: newIdIn(store, 'il'), invoiceId: invoice.id, item })])
      return item
    },
  },
  {
    method: 'GET',
    path: '/v1/invoiceitems',
    *answer({ store, fields, url }) {
      const Query = z.object({
        ...paging,
        customer: text.optional(),
        invoice: text.optional(),
        pending: flag.optional(),
        created: since.optional(),
      })
      const given = parseFields(Query, fields)
      const found = (yield* list(store, 'invoiceitem', { customerId: given.customer })).filter(
        (item) =>
          isWithin(item.date, given.created) &&
          (given.invoice === undefined || item.invoice === given.invoice) &&
          (given.pending === undefined || (item.invoice === null) === given.pending),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/invoiceitems/:id', answer: ({ store, id }) => get(store, 'invoiceitem', { id }) },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    *answer({ store, fields, url }) {
      const Query = z.object({
        ...paging,
        created: since.optional(),
        invoice: text.optional(),
        payment: z
          .object({
            type: z.enum(['payment_intent', 'payment_record']),
            payment_intent: text.optional(),
            payment_record: text.optional(),
          })
          .optional(),
        status: z.enum(['canceled', 'open', 'paid']).optional(),
      })
      const given = parseFields(Query, fields)
      if (given.payment?.payment_intent !== undefined) {
        const { payment_intent: id } = given.payment
        const param = 'payment[payment_intent]'
        if (!(yield* find(store, 'payment_intent', id))) throw missing({ what: 'payment_intent', id, param })
      }
      const found = (yield* list(store, 'invoice_payment')).filter(
        (one) =>
          isWithin(one.created, given.created) &&
          (given.invoice === undefined || one.invoice === given.invoice) &&
          (given.status === undefined || one.status === given.status) &&
          (given.payment?.payment_intent === undefined ||
            one.payment.payment_intent === given.payment.payment_intent) &&
          (given.payment?.payment_record === undefined || one.payment.payment_record === given.payment.payment_record),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/invoice_payments/:id', answer: ({ store, id }) => get(store, 'invoice_payment', { id }) },
]
