import * as z from 'zod'
import { requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'

const DELAY_MAX_DAYS = 90
const DELAY_HINT = `The days must be a whole number from 0 to ${DELAY_MAX_DAYS}.`
const delayDays = z.number(DELAY_HINT).int(DELAY_HINT).min(0, DELAY_HINT).max(DELAY_MAX_DAYS, DELAY_HINT)

export const QUIET_MIN_DAYS = 30
export const QUIET_MAX_DAYS = 730
const QUIET_HINT = `The quiet must be a whole number of days from ${QUIET_MIN_DAYS} to ${QUIET_MAX_DAYS}.`
const MINIMUM_HINT = 'The smallest amount must be a number from 0 to 1,000,000.'

/** When clients of a linked account are asked. Nobody is chosen by how satisfied they seem: there is no such rule. */
export const AskRules = z.strictObject({
  /** Days between the payment and the mail; 0 is at once. */
  delays: z.strictObject({
    invoiceDays: delayDays,
    checkoutDays: delayDays,
    /** After the first payment of a subscription. */
    subscriptionDays: delayDays,
  }),
  /** Mails go out Monday to Friday, 9 to 17 o'clock in the owner's time zone. */
  keepsWorkingHours: z.boolean(),
  /** A deposit waits for the payment that settles the work. */
  holdsDeposits: z.boolean(),
  /** Renewals of subscriptions ask too, as far as the quiet allows. */
  asksRenewals: z.boolean(),
  /** Smaller payments are skipped: in whole units (dollars, euros, yen) of whatever currency was paid in. */
  minimumAmount: z.number(MINIMUM_HINT).min(0, MINIMUM_HINT).max(1_000_000, MINIMUM_HINT),
  /** Days in which a client who was asked is not asked again by itself. */
  quietDays: z.number(QUIET_HINT).int(QUIET_HINT).min(QUIET_MIN_DAYS, QUIET_HINT).max(QUIET_MAX_DAYS, QUIET_HINT),
  /** Nobody is asked before the owner has said so, payment by payment. */
  asksOwnerFirst: z.boolean(),
})
export type AskRules = z.infer<typeof AskRules>

export const defaultAskRules: AskRules = {
  delays: { invoiceDays: 3, checkoutDays: 7, subscriptionDays: 30 },
  keepsWorkingHours: true,
  holdsDeposits: true,
  asksRenewals: false,
  minimumAmount: 0,
  quietDays: 180,
  asksOwnerFirst: false,
}

/**
 * A payment account of the owner's that is linked. `paused_plan` waits for a larger plan; `needs_attention` can no longer be
 * read; `awaiting_secret` is a webhook of the owner's own whose signing secret is not known yet.
 */
export const Connection = z.strictObject({
  id: z.string(),
  /** `account`: linked by consent at Stripe. `webhook`: the owner's own Stripe sends us its events, and we can ask it nothing. */
  kind: z.enum(['account', 'webhook']),
  /** At Stripe, like `acct_1PxQ…`; of a webhook, its own id. */
  accountId: z.string(),
  /** What the account calls itself, or the owner calls the webhook; null when it did not say. */
  name: z.string().nullable(),
  status: z.enum(['active', 'paused_plan', 'needs_attention', 'awaiting_secret']),
  /** False for one that only plays with test money. */
  isLive: z.boolean(),
  connectedAt: z.iso.datetime(),
  /** When Stripe last told us anything of it, ISO 8601 in UTC. */
  lastHeardAt: z.iso.datetime().nullable(),
  /** Where the owner's Stripe is to send its events; null for an account. */
  webhookUrl: z.url().nullable(),
  rules: AskRules,
})
export type Connection = z.infer<typeof Connection>

/** A link that the owner, or somebody in their account, ended at Stripe and not here. */
export const GivenUpConnection = z.strictObject({
  id: z.string(),
  accountId: z.string(),
  name: z.string().nullable(),
  /** ISO 8601 in UTC. */
  givenUpAt: z.iso.datetime(),
})
export type GivenUpConnection = z.infer<typeof GivenUpConnection>

export const listConnections = defineEndpoint({
  method: 'GET',
  path: '/goodword/stripe/connections',
  access: 'owner',
  summary: 'The linked payment accounts, oldest first',
  response: z.strictObject({
    items: z.array(Connection),
    /** How many the plan allows; null is no limit. */
    limit: z.number().int().min(0).nullable(),
    /** Whether accounts can be linked by consent at Stripe: otherwise only by a webhook. */
    canConnectAccounts: z.boolean(),
    /** Links that ended on Stripe's side, the latest first, until they are dismissed or the account is linked again. */
    givenUp: z.array(GivenUpConnection),
    /** Of what links Stripe told us something in the last 30 days that we could not take in, and how many times. */
    unread: z.array(z.strictObject({ connectionId: z.string(), count: z.number().int().min(1) })),
  }),
})

/** The owner has seen that a link ended on Stripe's side. */
export const dismissGivenUpConnection = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/stripe/given-up-connections/:id',
  access: 'owner',
  summary: 'Dismiss that a payment account was unlinked at Stripe',
  errors: ['connections.not_found'],
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

export const NewWebhook = z.strictObject({
  name: requiredLine('Name').pipe(z.string().max(60, 'Name can have 60 characters at most.')),
})

/**
 * The second way to link: the owner adds our address to their own Stripe as a webhook, and gives us its signing secret. Takes
 * a place of the plan at once.
 */
export const addWebhookConnection = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/webhook-connections',
  access: 'owner',
  checksRevocation: true,
  summary: 'Begin to link a payment account by a webhook',
  body: NewWebhook,
  response: Connection,
  status: 201,
  errors: ['connections.limit_reached'],
})

export const WebhookSecret = z.strictObject({
  signingSecret: z
    .string('Signing secret is required.')
    .trim()
    .regex(
      /^whsec_[A-Za-z\d]{20,200}$/,
      'A signing secret begins with whsec_ and stands beside the endpoint in Stripe.',
    ),
})

/** Also takes a new secret in place of the one before. It is kept encrypted and never shown again. */
export const saveWebhookSecret = defineEndpoint({
  method: 'PUT',
  path: '/goodword/stripe/connections/:id/secret',
  access: 'owner',
  checksRevocation: true,
  summary: 'Save the signing secret of a webhook',
  body: WebhookSecret,
  response: Connection,
  errors: ['connections.not_found', 'connections.not_a_webhook'],
})

/** Whatever waits is decided anew by the rules that hold now. */
export const saveAskRules = defineEndpoint({
  method: 'PUT',
  path: '/goodword/stripe/connections/:id/rules',
  access: 'owner',
  summary: 'Change when clients of an account are asked',
  body: AskRules,
  response: Connection,
  errors: ['connections.not_found'],
})

/** Where Stripe sends the browser back to; it sends on to the page `/stripe`. */
export const OAUTH_CALLBACK_PATH = '/goodword/stripe/oauth-callback'

/** Where Stripe sends events: of our own subscriptions, of accounts linked by consent, and of an owner's own webhook. */
export const BILLING_WEBHOOK_PATH = '/goodword/stripe/webhook/billing'
export const LINK_WEBHOOK_PATH = '/goodword/stripe/webhook/link'
export const OWN_WEBHOOK_PATH = '/goodword/stripe/webhook/own'

/** Every event that a webhook of an owner's account needs. */
export const LINK_EVENT_TYPES = [
  'invoice.paid',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice_payment.paid',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.refunded',
  'charge.dispute.created',
] as const

/** What the page `/stripe` is told in its query, `result`. */
export const ConnectResult = z.enum(['connected', 'denied', 'expired', 'limit_reached', 'already_connected', 'failed'])
export type ConnectResult = z.infer<typeof ConnectResult>
