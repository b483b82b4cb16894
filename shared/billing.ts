import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { PlanName } from './plans.ts'

/** What can be bought: a plan, paid monthly or (where it is set up) yearly. */
export const OfferKey = z.enum(['pro', 'studio', 'pro_annual', 'studio_annual'])
export type OfferKey = z.infer<typeof OfferKey>

export const BillingOffer = z.strictObject({
  key: OfferKey,
  plan: PlanName.exclude(['free']),
  interval: z.enum(['month', 'year']),
  /** In the currency's smallest unit, for one interval. */
  amount: z.number().int().min(0),
  /** ISO 4217, in lower case. */
  currency: z.string(),
})
export type BillingOffer = z.infer<typeof BillingOffer>

/** The owner's own Goodword subscription, and the plans on offer. */
export const Subscription = z.strictObject({
  plan: PlanName,
  /** How often it is paid; null on the free plan. */
  interval: z.enum(['month', 'year']).nullable(),
  /** The plan ends at `periodEndsAt` and is not renewed. */
  isCancelling: z.boolean(),
  /** When the paid period ends, ISO 8601 in UTC; null on the free plan. */
  periodEndsAt: z.iso.datetime().nullable(),
  /**
   * A payment failed: the plan ends at this time unless the payment succeeds first. ISO 8601 in UTC; null when all is
   * well.
   */
  graceEndsAt: z.iso.datetime().nullable(),
  /** Two subscriptions are running and being paid for. The owner should cancel one on the billing page. */
  hasSeveral: z.boolean(),
  /** Whether there is a billing page (cards, invoices, changing the plan). */
  hasBillingPage: z.boolean(),
  /** A plan without an offer can't be bought. */
  offers: z.array(BillingOffer),
})
export type Subscription = z.infer<typeof Subscription>

export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/goodword/stripe/subscription',
  access: 'owner',
  summary: 'Read the subscription and the plans on offer',
  response: Subscription,
})

const RedirectUrl = z.strictObject({
  /** To open in a new window. */
  redirectUrl: z.url(),
})

const Nothing = z.strictObject({}).optional()

/**
 * `priceId` is the key of one of `Subscription.offers`; price ids of the payment provider are refused. Owners who
 * already pay are sent to the provider's page for changing plans, so they never get a second subscription.
 */
export const createCheckoutSession = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/create-checkout-session',
  access: 'owner',
  worksFrozen: true,
  checksRevocation: true,
  summary: 'Begin to pay for a plan',
  body: z.strictObject({ priceId: z.string('Price is required.').min(1, 'Price is required.').max(255) }),
  response: RedirectUrl,
  errors: ['billing.unknown_price', 'billing.already_subscribed', 'billing.unavailable'],
})

/** The plan continues until the end of the paid period. */
export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/cancel-subscription',
  access: 'owner',
  worksFrozen: true,
  checksRevocation: true,
  summary: 'Cancel the subscription at the end of the paid period',
  body: Nothing,
  response: Subscription,
  errors: ['billing.no_subscription', 'billing.unavailable'],
})

export const reinstateSubscription = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/reinstate-subscription',
  access: 'owner',
  worksFrozen: true,
  checksRevocation: true,
  summary: 'Reinstate a cancelled subscription before it ends',
  body: Nothing,
  response: Subscription,
  errors: ['billing.no_subscription', 'billing.unavailable'],
})

/** The payment provider's page for cards, invoices and plans. */
export const openBillingPortal = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/billing-portal',
  access: 'owner',
  worksFrozen: true,
  checksRevocation: true,
  summary: 'Open the billing page',
  body: Nothing,
  response: RedirectUrl,
  errors: ['billing.no_customer', 'billing.unavailable'],
})
