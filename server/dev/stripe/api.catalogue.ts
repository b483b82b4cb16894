import * as z from 'zod'
import type { ApiRoute } from './api.route.ts'
import { get, list } from './store.ts'
import { flag, pageOf, paging, parseFields, text } from './stripe-wire.ts'

/** Products and prices. */
export const catalogueRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/prices',
    *answer({ store, fields, url }) {
      const Query = z.object({
        ...paging,
        active: flag.optional(),
        lookup_keys: z.array(text).max(10).optional(),
        product: text.optional(),
        type: z.enum(['one_time', 'recurring']).optional(),
        currency: text.optional(),
        recurring: z.object({ interval: text.optional() }).optional(),
      })
      const given = parseFields(Query, fields)
      const found = (yield* list(store, 'price')).filter(
        (price) =>
          (given.active === undefined || price.active === given.active) &&
          (!given.lookup_keys || (price.lookup_key !== null && given.lookup_keys.includes(price.lookup_key))) &&
          (given.product === undefined || price.product === given.product) &&
          (given.type === undefined || price.type === given.type) &&
          (given.currency === undefined || price.currency === given.currency) &&
          (given.recurring?.interval === undefined || price.recurring?.interval === given.recurring.interval),
      )
      return pageOf(found, { url, page: given })
    },
  },
  { method: 'GET', path: '/v1/prices/:id', answer: ({ store, id }) => get(store, 'price', { id }) },
]
