import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { PlanName } from './plans.ts'

/** The owner's own subscription at Goodword, and the prices that can be bought. */
export const Subscription = z.strictObject({
  plan: PlanName,
  /** The plan ends at `periodEndsAt` instead of being renewed. */
  isCancelling: z.boolean(),
  /** End of the paid period, ISO 8601 in UTC; null on the free plan. */
  periodEndsAt: z.iso.datetime().nullable(),
  /** The payment provider's price of each plan, by the plan's name; a plan without one cannot be bought. Free has none. */
  prices: z.strictObject({ pro: z.string().optional(), studio: z.string().optional() }),
})
export type Subscription = z.infer<typeof Subscription>

export const getSubscription = defineEndpoint({
  method: 'GET',
  path: '/goodword/stripe/subscription',
  access: 'owner',
  summary: 'The subscription and the prices',
  response: Subscription,
})

const RedirectUrl = z.strictObject({
  /** To be opened in a new window. */
  redirectUrl: z.url(),
})

const Nothing = z.strictObject({}).optional()

/** `priceId` must be one of `Subscription.prices`. */
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
