import * as z from 'zod'
import { newSecret } from '#server/kernel/tokens.ts'
import type { ApiRoute } from './api.route.ts'
import { get, list, newIdIn, save } from './store.ts'
import { makeWebhookEndpoint } from './make-accounts.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import { flag, isWithin, metadata, pageOf, paging, parseFields, problem, since, text } from './stripe-wire.ts'

export const EVENTS_ARE_KEPT_S = 30 * 24 * 60 * 60

/** Events and webhook endpoints. */
export const eventRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/events',
    *answer({ store, fields, url }) {
      const Query = z.object({
        ...paging,
        created: since.optional(),
        type: text.optional(),
        types: z.array(text).max(20).optional(),
        delivery_success: flag.optional(),
      })
      const given = parseFields(Query, fields)
      const oldest = secondsOf(store.now) - EVENTS_ARE_KEPT_S
      const found = (yield* list(store, 'event')).filter(
        ({ type, created }) =>
          created > oldest &&
          isWithin(created, given.created) &&
          (given.type === undefined || given.type === type) &&
          (!given.types || given.types.includes(type)),
      )
      return pageOf(found, { url, page: given })
    },
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    *answer({ store, fields }) {
      const Body = z.object({
        url: text,
        enabled_events: z.array(text).min(1),
        api_version: text.optional(),
        connect: flag.optional(),
        description: text.optional(),
        metadata: metadata.optional(),
      })
      const given = parseFields(Body, fields)
      if (!URL.canParse(given.url)) throw problem('Not a valid URL', { code: 'url_invalid', param: 'url' })
      const endpoint = makeWebhookEndpoint({
        id: newIdIn(store, 'we'),
        url: given.url,
        types: given.enabled_events,
        apiVersion: given.api_version ?? null,
        isOfLinks: given.connect ?? false,
        description: given.description ?? null,
        metadata: given.metadata ?? {},
        created: secondsOf(store.now),
      })
      yield* save(store, endpoint)
      return { ...endpoint, secret: `whsec_${newSecret().replaceAll(/[-_]/g, '')}` }
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    *answer({ store, fields, url }) {
      return pageOf(yield* list(store, 'webhook_endpoint'), { url, page: parseFields(z.object(paging), fields) })
    },
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    *answer({ store, id, fields }) {
      const Body = z.object({
        url: text.optional(),
        enabled_events: z.array(text).min(1).optional(),
        description: text.optional(),
        disabled: flag.optional(),
        metadata: metadata.optional(),
      })
      const { disabled, ...given } = parseFields(Body, fields)
      const found = yield* get(store, 'webhook_endpoint', { id })
      return yield* save(store, {
        ...found,
        url: given.url ?? found.url,
        enabled_events: given.enabled_events ?? found.enabled_events,
        description: given.description ?? found.description,
        metadata: given.metadata ?? found.metadata,
        ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
      })
    },
  },
]
