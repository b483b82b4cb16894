import * as z from 'zod'
import type { ApiRoute } from './api.route.ts'
import { get, list } from './store.ts'
import { isWithin, pageOf, paging, parseFields, since, text } from './stripe-wire.ts'

const Search = z.object({
  ...paging,
  created: since.optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
})

/** Payments, refunds, disputes and credit notes. */
export const paymentRoutes: ApiRoute[] = [
  { method: 'GET', path: '/v1/payment_intents/:id', answer: ({ store, id }) => get(store, 'payment_intent', { id }) },
  {
    method: 'GET',
    path: '/v1/charges',
    *answer({ store, fields, url }) {
      const given = parseFields(Search, fields)
      const found = (yield* list(store, 'charge', { customerId: given.customer })).filter(
        (one) =>
          isWithin(one.created, given.created) &&
          (given.payment_intent === undefined || one.payment_intent === given.payment_intent),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/charges/:id', answer: ({ store, id }) => get(store, 'charge', { id }) },
  { method: 'GET', path: '/v1/disputes/:id', answer: ({ store, id }) => get(store, 'dispute', { id }) },
  { method: 'GET', path: '/v1/refunds/:id', answer: ({ store, id }) => get(store, 'refund', { id }) },
  { method: 'GET', path: '/v1/credit_notes/:id', answer: ({ store, id }) => get(store, 'credit_note', { id }) },
]
