import type { PlanName } from '#shared/plans.ts'

export type PaidPlan = Exclude<PlanName, 'free'>

/** The one running subscription of a customer, as the payment provider has it. */
export type ProviderSubscription = {
  subscriptionId: string
  plan: PaidPlan
  /** It ends at `periodEndsAt` instead of being renewed. */
  isCancelling: boolean
  /** End of the period that is paid for. */
  periodEndsAt: Date
}

/**
 * Port to whoever is paid for our plans. Throws `billing.unavailable` (503) when the provider cannot be reached or fails;
 * every call may be repeated.
 */
export type PaymentsGateway = {
  /** The provider's price of each plan. A plan that has none cannot be bought. */
  prices: { [Plan in PaidPlan]?: string }
  /** Makes whoever pays known. Two calls with one `idempotencyKey` make one customer. */
  createCustomer(customer: { userId: string; email: string; idempotencyKey: string }): Promise<{ customerId: string }>
  /**
   * Begins to pay for a plan. The page that it answers belongs to the provider and sends the browser on to `successUrl` or
   * `cancelUrl`. Two calls with one `idempotencyKey` begin one payment. Only the customer's newest page can be paid on.
   */
  createCheckout(checkout: {
    userId: string
    email: string
    customerId: string
    priceId: string
    successUrl: string
    cancelUrl: string
    idempotencyKey: string
  }): Promise<{ redirectUrl: string }>
  /** Null when the customer has none that runs. */
  findSubscription(customerId: string): Promise<ProviderSubscription | null>
  /** Lets the subscription end with its period. No effect on one that has ended. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Takes that back. No effect on one that has ended. */
  reinstate(subscriptionId: string): Promise<void>
  /** For a closed account: ends the customer's subscriptions and unpaid pages at once, and forgets the customer. */
  cancelNow(customerId: string): Promise<void>
}

/** An account of an owner's own at the payment provider. */
export type LinkedAccount = {
  /** Like `acct_1PxQ…`. */
  accountId: string
  /** What the account calls itself; null when it does not say. */
  name: string | null
  /** False for one that only plays with test money. */
  isLive: boolean
}

/**
 * Port to whoever lets owners link accounts of their own. Throws `connections.unavailable` (503) when the provider cannot
 * be reached or fails.
 */
export type LinkProvider = {
  /** Whether we link accounts of real money; others are refused. */
  isLive: boolean
  /**
   * The provider's page that asks the owner for consent. It comes back to `redirectUrl` with `code` and `state`, or with
   * `error`, which may come without the state. `email` and `name` only save typing.
   */
  authorizeUrl(request: { state: string; redirectUrl: string; email: string; name: string | null }): string
  /** The account that a code stands for; null when the code is unknown, used or too old. A code is good once. */
  exchange(code: string): Promise<LinkedAccount | null>
  /** Gives up our access to the account. No effect when there is none. */
  revoke(account: Pick<LinkedAccount, 'accountId' | 'isLive'>): Promise<void>
}

export type Stripe = { payments: PaymentsGateway; links: LinkProvider }
