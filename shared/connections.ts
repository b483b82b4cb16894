import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** A payment account of the owner's that is linked: `paused_plan` waits for a larger plan. */
export const Connection = z.strictObject({
  id: z.string(),
  /** At Stripe, like `acct_1PxQ…`. */
  accountId: z.string(),
  /** What the account calls itself; null when it did not say. */
  name: z.string().nullable(),
  status: z.enum(['active', 'paused_plan', 'needs_attention']),
  connectedAt: z.iso.datetime(),
})
export type Connection = z.infer<typeof Connection>

export const listConnections = defineEndpoint({
  method: 'GET',
  path: '/goodword/stripe/connections',
  access: 'owner',
  summary: 'The linked payment accounts, oldest first',
  response: z.strictObject({
    items: z.array(Connection),
    /** How many the plan allows; null is no limit. */
    limit: z.number().int().min(0).nullable(),
  }),
})

export const connectStripe = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/oauth-connect',
  access: 'owner',
  checksRevocation: true,
  summary: 'Begin to link a payment account',
  body: z.strictObject({}).optional(),
  response: z.strictObject({
    /** To be opened in a new window. It comes back to `/stripe`. */
    redirectUrl: z.url(),
  }),
  errors: ['connections.limit_reached', 'connections.unavailable'],
})

/** Ends one link, or the oldest active one when none is named. */
export const disconnectStripe = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/oauth-disconnect',
  access: 'owner',
  checksRevocation: true,
  summary: 'Unlink a payment account',
  body: z.strictObject({ connectionId: z.string().max(64).optional() }).optional(),
  errors: ['connections.not_found'],
})

/** Where Stripe sends the browser back to; it sends on to the page `/stripe`. */
export const OAUTH_CALLBACK_PATH = '/goodword/stripe/oauth-callback'

/** What the page `/stripe` is told in its query, `result`. */
export const ConnectResult = z.enum(['connected', 'denied', 'expired', 'limit_reached', 'already_connected', 'failed'])
export type ConnectResult = z.infer<typeof ConnectResult>
