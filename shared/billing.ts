import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { PlanName } from './plans.ts'

/** What can be bought: a plan, paid by the month or (where it is set up) by the year. */
export const OfferKey = z.enum(['pro', 'studio', 'pro_annual', 'studio_annual'])
export type OfferKey = z.infer<typeof OfferKey>

export const BillingOffer = z.strictObject({
  key: OfferKey,
  plan: PlanName.exclude(['free']),
  interval: z.enum(['month', 'year']),
  /** In the smallest unit of the currency, for one interval. */
  amount: z.number().int().min(0),
  /** ISO 4217, in lower case. */
  currency: z.string(),
})
export type BillingOffer = z.infer<typeof BillingOffer>

/** The owner's own subscription at Goodword, and what can be bought. */
export const Subscription = z.strictObject({
  plan: PlanName,
  /** How often it is paid; null where nobody pays. */
  interval: z.enum(['month', 'year']).nullable(),
  /** The plan ends at `periodEndsAt` instead of being renewed. */
  isCancelling: z.boolean(),
  /** End of the paid period, ISO 8601 in UTC; null on the free plan. */
  periodEndsAt: z.iso.datetime().nullable(),
  /** A payment failed: the plan stays until then, unless it is paid. ISO 8601 in UTC; null when nothing is wrong. */
  graceEndsAt: z.iso.datetime().nullable(),
  /** Two subscriptions run and are paid for: one of them is to be cancelled on the billing page. */
  hasSeveral: z.boolean(),
  /** Whether there is a billing page: cards, invoices, another plan. */
  hasBillingPage: z.boolean(),
  /** A plan that has none cannot be bought. */
  offers: z.array(BillingOffer),
})
export type Subscription = z.infer<typeof Subscription>

export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/goodword/stripe/subscription',
  access: 'owner',
  summary: 'The subscription and what can be bought',
  response: Subscription,
})

const RedirectUrl = z.strictObject({
  /** To be opened in a new window. */
  redirectUrl: z.url(),
})

const Nothing = z.strictObject({}).optional()

/**
 * `priceId` is the key of one of `Subscription.offers`; prices of the payment provider are refused. Whoever pays already is
 * sent to the provider's page that changes the plan, never to a second subscription.
 */
export const createCheckoutSession = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/create-checkout-session',
  access: 'owner',
  checksRevocation: true,
  summary: 'Begin to pay for a plan',
  body: z.strictObject({ priceId: z.string('Price is required.').min(1, 'Price is required.').max(255) }),
  response: RedirectUrl,
  errors: ['billing.unknown_price', 'billing.already_subscribed', 'billing.unavailable'],
})

/** The plan stays until the end of the paid period. */
export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/cancel-subscription',
  access: 'owner',
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
  checksRevocation: true,
  summary: 'Keep a subscription that was cancelled and has not ended',
  body: Nothing,
  response: Subscription,
  errors: ['billing.no_subscription', 'billing.unavailable'],
})

/** The payment provider's page with cards, invoices and plans. */
export const openBillingPortal = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/billing-portal',
  access: 'owner',
  checksRevocation: true,
  summary: 'Open the billing page',
  body: Nothing,
  response: RedirectUrl,
  errors: ['billing.no_customer', 'billing.unavailable'],
})
