import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { Brand } from './submissions.ts'

/**
 * Ending mails. The address holds a signed token without expiry, another one than that of the client's own page: it stands
 * in the headers of our mails, where machines read it, so that it can end mails and nothing else. A look changes nothing.
 */
export const Unsubscribing = z.strictObject({
  ...Brand.shape,
  language: z.enum(LANGUAGES).nullable(),
  /** Shortened, like `a…@client.example`. */
  address: z.string(),
  /** No mail of this owner comes any more. */
  isUnsubscribed: z.boolean(),
  /** No mail comes any more, whoever asks through Goodword. */
  isUnsubscribedFromAll: z.boolean(),
})
export type Unsubscribing = z.infer<typeof Unsubscribing>

export const getUnsubscribing = defineEndpoint({
  method: 'GET',
  path: '/goodword/unsubscribe/:token',
  access: 'public',
  summary: 'Whose mails a link would end',
  response: Unsubscribing,
  errors: ['unsubscribing.not_found'],
})

/** Ends mails of this owner to this address, or of everybody. Again changes nothing; `everybody` adds to `owner`. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/goodword/unsubscribe/:token',
  access: 'public',
  summary: 'End mails',
  body: z.strictObject({ from: z.enum(['owner', 'everybody']).default('owner') }).optional(),
  response: Unsubscribing,
  errors: ['unsubscribing.not_found'],
})

/** Path of the page; a POST to it ends mails at once, as RFC 8058 has it. */
export const unsubscribePath = (token: string) => `/unsubscribe/${encodeURIComponent(token)}`
