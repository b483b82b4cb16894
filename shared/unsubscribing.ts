import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { Brand } from './submissions.ts'

/**
 * Unsubscribing. The URL contains a signed token without expiry. It differs from the client portal's token because it
 * is also in email headers, which machines read: it can unsubscribe and nothing else. Reading changes nothing.
 */
export const Unsubscribing = z.strictObject({
  ...Brand.shape,
  language: z.enum(LANGUAGES).nullable(),
  /** Shortened, like `a…@client.example`. */
  address: z.string(),
  /** This owner can't email the address any more. */
  isUnsubscribed: z.boolean(),
  /** Nobody can email the address through Goodword any more. */
  isUnsubscribedFromAll: z.boolean(),
})
export type Unsubscribing = z.infer<typeof Unsubscribing>

export const getUnsubscribing = defineEndpoint({
  method: 'GET',
  path: '/goodword/unsubscribe/:token',
  access: 'public',
  summary: 'Read who a link would unsubscribe',
  response: Unsubscribing,
  errors: ['unsubscribing.not_found'],
})

/**
 * Unsubscribes the address from this owner's emails, or from everybody's. Repeating it changes nothing; `everybody` can
 * follow `owner`.
 */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/goodword/unsubscribe/:token',
  access: 'public',
  summary: 'Unsubscribe',
  body: z.strictObject({ from: z.enum(['owner', 'everybody']).default('owner') }).optional(),
  response: Unsubscribing,
  errors: ['unsubscribing.not_found'],
})

/** Path of the page. A POST to it unsubscribes immediately, as RFC 8058 requires. */
export const unsubscribePath = (token: string) => `/unsubscribe/${encodeURIComponent(token)}`
