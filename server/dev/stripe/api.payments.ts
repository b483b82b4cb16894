import * as z from 'zod'
import type { ApiRoute } from './api.route.ts'
import { get, list } from './store.ts'
import { findCharge, refundCharge } from './paying.ts'
import {
  anything,
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

const Search = z.object({
  ...paging,
  created: since.optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
  charge: text.optional(),
})

/** Payments, refunds and disputes. */
export const paymentRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents',
    *answer({ store, fields, url }) {
      const given = parseFields(Search.pick({ customer: true, created: true }).extend(paging), fields)
      const found = (yield* list(store, 'payment_intent', { customerId: given.customer })).filter(({ created }) =>
        isWithin(created, given.created),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/payment_intents/:id', answer: ({ store, id }) => get(store, 'payment_intent', { id }) },
  {
    method: 'GET',
    path: '/v1/charges',
    *answer({ store, fields, url }) {
      const given = parseFields(Search.omit({ charge: true }), fields)
      const found = (yield* list(store, 'charge', { customerId: given.customer })).filter(
        (one) =>
          isWithin(one.created, given.created) &&
          (given.payment_intent === undefined || one.payment_intent === given.payment_intent),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/charges/:id', answer: ({ store, id }) => get(store, 'charge', { id }) },
  {
    method: 'POST',
    path: '/v1/refunds',
    *answer({ store, fields }) {
      const Body = z.object({
        charge: text.optional(),
        payment_intent: text.optional(),
        amount: whole.optional(),
        reason: anything.optional(),
        metadata: metadata.optional(),
      })
      const given = parseFields(Body, fields)
      const id = given.charge ?? given.payment_intent
      if (id === undefined)
        throw problem('One of the following params should be provided for this request: payment_intent or charge.')
      const charge = yield* findCharge(store, id)
      if (!charge)
        throw missing({
          what: given.charge === undefined ? 'payment_intent' : 'charge',
          id,
          param: given.charge === undefined ? 'payment_intent' : 'charge',
        })
      return yield* refundCharge(store, { charge, amount: given.amount })
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    *answer({ store, fields, url }) {
      const given = parseFields(Search.omit({ customer: true }), fields)
      const found = (yield* list(store, 'refund')).filter(
        (one) =>
          isWithin(one.created, given.created) &&
          (given.payment_intent === undefined || one.payment_intent === given.payment_intent) &&
          (given.charge === undefined || one.charge === given.charge),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/refunds/:id', answer: ({ store, id }) => get(store, 'refund', { id }) },
  {
    method: 'GET',
    path: '/v1/disputes',
    *answer({ store, fields, url }) {
      const given = parseFields(Search.omit({ customer: true }), fields)
      const found = (yield* list(store, 'dispute')).filter(
        (one) =>
          isWithin(one.created, given.created) &&
          (given.payment_intent === undefined || one.payment_intent === given.payment_intent) &&
          (given.charge === undefined || one.charge === given.charge),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/disputes/:id', answer: ({ store, id }) => get(store, 'dispute', { id }) },
]
