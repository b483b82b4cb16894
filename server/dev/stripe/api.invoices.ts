import * as z from 'zod'
import type { ApiRoute } from './api.route.ts'
import { find, get, list } from './store.ts'
import { payInvoice } from './paying.ts'
import { anything, flag, isWithin, missing, pageOf, paging, parseFields, since, text } from './stripe-wire.ts'
import { followInvoice } from './subscribing.ts'

/** Invoices, their lines and payments. */
export const invoiceRoutes: ApiRoute[] = [
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
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    *answer({ store, id, fields, url }) {
      const { lines } = yield* get(store, 'invoice', { id })
      return pageOf(lines.data, { url, page: parseFields(z.object(paging), fields) })
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
