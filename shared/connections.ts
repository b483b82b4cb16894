import * as z from 'zod'
import { clearableLine, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'

const DELAY_MAX_DAYS = 90
const DELAY_HINT = `Enter a whole number of days from 0 to ${DELAY_MAX_DAYS}.`
const delayDays = z.number(DELAY_HINT).int(DELAY_HINT).min(0, DELAY_HINT).max(DELAY_MAX_DAYS, DELAY_HINT)

export const QUIET_MIN_DAYS = 30
export const QUIET_MAX_DAYS = 730
const QUIET_HINT = `Enter a whole number of days from ${QUIET_MIN_DAYS} to ${QUIET_MAX_DAYS}.`
const MINIMUM_HINT = 'Enter an amount from 0 to 1,000,000.'

export const PRODUCT_RULES_MAX = 20
export const PRODUCT_MAX_LENGTH = 100

/** What the requests of some payments get. */
export const ProductRule = z
  .strictObject({
    /** Part of the name of what was paid for. Case and accents don't count. */
    product: requiredLine('Product').pipe(
      z.string().max(PRODUCT_MAX_LENGTH, `Product can be at most ${PRODUCT_MAX_LENGTH} characters long.`),
    ),
    service: clearableLine('Service'),
    /** A deleted tag counts as null. */
    tagId: z.string().max(64).nullable(),
  })
  .refine(({ service, tagId }) => service !== null || tagId !== null, {
    path: ['service'],
    error: 'Enter a service or choose a tag.',
  })
export type ProductRule = z.infer<typeof ProductRule>

/**
 * When clients of a linked account are asked. There is deliberately no rule that picks clients by how satisfied they
 * seem.
 */
export const RequestRules = z.strictObject({
  /** Days between the payment and the email; 0 means immediately. */
  delays: z.strictObject({
    invoiceDays: delayDays,
    checkoutDays: delayDays,
    /** After the first payment of a subscription. */
    subscriptionDays: delayDays,
  }),
  /** Send only Monday to Friday, 9:00 to 17:00 in the workspace's time zone. */
  keepsWorkingHours: z.boolean(),
  /** Put deposits on hold until the final payment arrives. */
  holdsDeposits: z.boolean(),
  /** Renewals of subscriptions trigger requests too, as long as `quietDays` have passed. */
  asksRenewals: z.boolean(),
  /** Skip smaller payments. In whole units (dollars, euros, yen) of the currency that was paid in. */
  minimumAmount: z.number(MINIMUM_HINT).min(0, MINIMUM_HINT).max(1_000_000, MINIMUM_HINT),
  /** Days after a request during which the same client is not asked again automatically. */
  quietDays: z.number(QUIET_HINT).int(QUIET_HINT).min(QUIET_MIN_DAYS, QUIET_HINT).max(QUIET_MAX_DAYS, QUIET_HINT),
  /** Ask the owner to confirm each payment before its client is asked. */
  asksOwnerFirst: z.boolean(),
  /** The style of the emails to clients of this account; null for the default style. A removed one counts as null. */
  emailStyleId: z.string().max(64).nullable(),
  /** The form that these clients answer; null for the default form. A deleted one counts as null. */
  formId: z.string().max(64).nullable(),
  /** A request gets the service of the first rule that fits its payment, and the tags of all. */
  products: z.array(ProductRule).max(PRODUCT_RULES_MAX, `There can be at most ${PRODUCT_RULES_MAX} products.`),
})
export type RequestRules = z.infer<typeof RequestRules>

export const defaultRequestRules: RequestRules = {
  delays: { invoiceDays: 3, checkoutDays: 7, subscriptionDays: 30 },
  keepsWorkingHours: true,
  holdsDeposits: true,
  asksRenewals: false,
  minimumAmount: 0,
  quietDays: 180,
  asksOwnerFirst: false,
  emailStyleId: null,
  formId: null,
  products: [],
}

/**
 * A payment account that the owner linked. `paused_plan`: the plan allows fewer accounts. `needs_attention`: it can no
 * longer be read. `awaiting_secret`: the signing secret of the owner's own webhook is still missing.
 */
export const Connection = z.strictObject({
  id: z.string(),
  /**
   * `account`: linked with Stripe Connect. `webhook`: the owner's Stripe sends us its events, but we can't read
   * anything from it.
   */
  kind: z.enum(['account', 'webhook']),
  /** Stripe's id, like `acct_1PxQ…`; for a webhook, our own id. */
  accountId: z.string(),
  /** The account's name at Stripe, or the owner's name for the webhook; null when there is none. */
  name: z.string().nullable(),
  status: z.enum(['active', 'paused_plan', 'needs_attention', 'awaiting_secret']),
  /** False for test mode. */
  isLive: z.boolean(),
  connectedAt: z.iso.datetime(),
  /** When Stripe last sent us an event about it, ISO 8601 in UTC. */
  lastHeardAt: z.iso.datetime().nullable(),
  /** The URL to which the owner's Stripe sends its events; null for an account. */
  webhookUrl: z.url().nullable(),
  /** Event types that a webhook needs and that it lacked when it was set up; empty for an account. */
  missingEventTypes: z.array(z.string()),
  rules: RequestRules,
})
export type Connection = z.infer<typeof Connection>

/** An account that was unlinked at Stripe, by the owner or someone else with access to it. */
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
  access: 'viewer',
  summary: 'List the linked payment accounts, oldest first',
  response: z.strictObject({
    items: z.array(Connection),
    /** How many the plan allows; null is unlimited. */
    limit: z.number().int().min(0).nullable(),
    /** Whether accounts can be linked with Stripe Connect. If not, webhooks are the only way. */
    canConnectAccounts: z.boolean(),
    /** Accounts unlinked at Stripe, latest first, until the owner dismisses them or links them again. */
    givenUp: z.array(GivenUpConnection),
    /** Links for which Stripe sent events in the last 30 days that we couldn't read or process, and how many. */
    unread: z.array(z.strictObject({ connectionId: z.string(), count: z.number().int().min(1) })),
    /**
     * Webhooks that seem to lack event types: they reported so many paid invoices lately, but never
     * `invoice_payment.paid`, which Stripe sends with each of them.
     */
    incompleteWebhooks: z.array(z.strictObject({ connectionId: z.string(), paidInvoices: z.number().int().min(1) })),
  }),
})

/** The owner has read that an account was unlinked at Stripe. */
export const dismissGivenUpConnection = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/stripe/given-up-connections/:id',
  access: 'admin',
  summary: 'Dismiss the notice that a payment account was unlinked at Stripe',
  errors: ['connections.not_found'],
})

export const connectStripe = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/oauth-connect',
  access: 'admin',
  checksRevocation: true,
  summary: 'Begin to link a payment account',
  body: z.strictObject({}).optional(),
  response: z.strictObject({
    /** To open in a new window. It returns to `/stripe`. */
    redirectUrl: z.url(),
  }),
  errors: ['connections.limit_reached', 'connections.too_many', 'connections.unavailable'],
})

/** Unlinks one account, or the oldest active one when none is given. */
export const disconnectStripe = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/oauth-disconnect',
  access: 'admin',
  worksFrozen: true,
  checksRevocation: true,
  summary: 'Unlink a payment account',
  body: z.strictObject({ connectionId: z.string().max(64).optional() }).optional(),
  errors: ['connections.not_found'],
})

export const NewWebhook = z.strictObject({
  name: requiredLine('Name').pipe(z.string().max(60, 'Name can be at most 60 characters long.')),
})

/**
 * The other way to link: the owner adds our URL as a webhook in their own Stripe and gives us its signing secret. It
 * counts against the plan's accounts immediately.
 */
export const addWebhookConnection = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/webhook-connections',
  access: 'admin',
  checksRevocation: true,
  summary: 'Begin to link a payment account by a webhook',
  body: NewWebhook,
  response: Connection,
  status: 201,
  errors: ['connections.limit_reached', 'connections.too_many'],
})

export const WebhookSecret = z.strictObject({
  signingSecret: z
    .string('Signing secret is required.')
    .trim()
    .regex(
      /^whsec_[A-Za-z\d]{20,200}$/,
      'A signing secret begins with whsec_. You find it next to the endpoint in Stripe.',
    ),
})

/** Also replaces an earlier secret. It is stored encrypted and never shown again. */
export const saveWebhookSecret = defineEndpoint({
  method: 'PUT',
  path: '/goodword/stripe/connections/:id/secret',
  access: 'admin',
  checksRevocation: true,
  summary: 'Save the signing secret of a webhook',
  body: WebhookSecret,
  response: Connection,
  errors: ['connections.not_found', 'connections.not_a_webhook'],
})

/** The owner has added the missing event types at Stripe, where we can't look. */
export const confirmEventTypes = defineEndpoint({
  method: 'PUT',
  path: '/goodword/stripe/connections/:id/event-types',
  access: 'admin',
  summary: 'Confirm that a webhook sends all event types',
  body: z.strictObject({}),
  response: Connection,
  errors: ['connections.not_found', 'connections.not_a_webhook'],
})

/** Payments whose client has not been asked yet are decided again with the new rules. */
export const saveRequestRules = defineEndpoint({
  method: 'PUT',
  path: '/goodword/stripe/connections/:id/rules',
  access: 'admin',
  summary: 'Change when clients of an account are asked',
  body: RequestRules,
  response: Connection,
  errors: ['connections.not_found'],
})

/** Where Stripe sends the browser back to. It redirects to the page `/stripe`. */
export const OAUTH_CALLBACK_PATH = '/goodword/stripe/oauth-callback'

/**
 * Where Stripe sends events: about our own subscriptions, about accounts linked with Stripe Connect, and from owners'
 * own webhooks.
 */
export const BILLING_WEBHOOK_PATH = '/goodword/stripe/webhook/billing'
export const LINK_WEBHOOK_PATH = '/goodword/stripe/webhook/link'
export const OWN_WEBHOOK_PATH = '/goodword/stripe/webhook/own'

/** Every event type that an owner's webhook needs. Webhooks from before a type was added are told which they lack. */
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
  'charge.dispute.closed',
  'refund.failed',
  'credit_note.created',
  'credit_note.voided',
] as const

/** The values of `result` in the query of the page `/stripe`. */
export const ConnectResult = z.enum(['connected', 'denied', 'expired', 'limit_reached', 'already_connected', 'failed'])
export type ConnectResult = z.infer<typeof ConnectResult>
