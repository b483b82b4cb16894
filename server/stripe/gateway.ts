import type { BillingOffer, OfferKey } from '#shared/billing.ts'
import type { PlanName } from '#shared/plans.ts'

export type PaidPlan = Exclude<PlanName, 'free'>

/** The one running subscription of a customer, as the payment provider has it. */
export type ProviderSubscription = {
  subscriptionId: string
  plan: PaidPlan
  interval: 'month' | 'year'
  /** It ends at `periodEndsAt` instead of being renewed. */
  isCancelling: boolean
  /** End of the period that is paid for. */
  periodEndsAt: Date
  /** When a payment of it first failed that is still owed; null while it is paid. */
  pastDueSince: Date | null
  /** The customer pays for more than this one. */
  isOneOfSeveral: boolean
}

/** Somebody pays for something that is none of our prices: what was known before stays. */
export class UnknownPrice extends Error {
  readonly customerId: string
  readonly priceId: string

  constructor({ customerId, priceId }: { customerId: string; priceId: string }) {
    super(`A subscription runs at a price that no plan has: ${priceId}.`)
    this.name = 'UnknownPrice'
    this.customerId = customerId
    this.priceId = priceId
  }
}

/** The provider does not know this customer any more: somebody removed it there. */
export class CustomerGone extends Error {
  readonly customerId: string

  constructor(customerId: string) {
    super(`There is no customer ${customerId} any more.`)
    this.name = 'CustomerGone'
    this.customerId = customerId
  }
}

/**
 * Port to whoever is paid for our plans. Throws `billing.unavailable` (503) when the provider cannot be reached or fails;
 * every call may be repeated.
 */
export type PaymentsGateway = {
  /** What can be bought, as far as the provider has a price for it. */
  listOffers(): Promise<BillingOffer[]>
  /** Makes whoever pays known. Two calls with one `idempotencyKey` make one customer. */
  createCustomer(customer: { userId: string; email: string; idempotencyKey: string }): Promise<{ customerId: string }>
  /**
   * Begins to pay for a plan. The page that it answers belongs to the provider and sends the browser on to `successUrl` or
   * `cancelUrl`. A page for the same offer that is still good is answered again; only the customer's newest page can be
   * paid on. Throws CustomerGone.
   */
  createCheckout(checkout: {
    userId: string
    email: string
    customerId: string
    offer: OfferKey
    successUrl: string
    cancelUrl: string
    idempotencyKey: string
  }): Promise<{ redirectUrl: string }>
  /**
   * The one that runs and is paid, or is owed for; of several, one that is paid, then that of the larger plan, then the
   * newest. Null when there is none. Throws UnknownPrice when what runs is at no price of ours.
   */
  findSubscription(customerId: string): Promise<ProviderSubscription | null>
  /** Lets the subscription end with its period. No effect on one that has ended. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Takes that back. No effect on one that has ended. */
  reinstate(subscriptionId: string): Promise<void>
  /**
   * The provider's page with cards, invoices and plans, or its question whether to change to `changeTo`. It comes back to
   * `returnUrl`.
   */
  openPortal(portal: {
    customerId: string
    returnUrl: string
    changeTo: { subscriptionId: string; offer: OfferKey } | null
  }): Promise<{ redirectUrl: string }>
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

/** A linked account that can be read. */
export type AccountKey = Pick<LinkedAccount, 'accountId' | 'isLive'>

/** An event that was found by looking. What it says is read anew, since it may be of an old version. */
export type EventPointer = { eventId: string; type: string; occurredAt: Date; isLive: boolean; objectId: string }

/**
 * Port to what linked accounts hold: only ever read. Objects are as Stripe has them in the version that we pin;
 * `payment-news.domain.ts` reads them. Throws `connections.unavailable` (503) when the provider cannot be reached or fails,
 * and `connections.access_lost` (409) when we may not read the account any more.
 */
export type LinkedAccounts = {
  /** Invoices of a customer that are open or drafts, but for one. */
  countUnsettledInvoices(
    account: AccountKey,
    of: { customerId: string; exceptInvoiceId: string | null },
  ): Promise<number>
  /** Whether nothing was paid for a subscription before this invoice. */
  isFirstPayment(account: AccountKey, of: { subscriptionId: string; invoiceId: string }): Promise<boolean>
  /** The invoices, `in_…`, that a payment intent paid. */
  listInvoicesPaidBy(account: AccountKey, paymentIntentId: string): Promise<string[]>
  /** Events of these types since then, of any order. Stripe keeps them for 30 days. */
  listEvents(account: AccountKey, of: { types: readonly string[]; since: Date }): Promise<EventPointer[]>
  /** The object that an event is about, as it is now; null when there is none. */
  readObject(account: AccountKey, of: { type: string; objectId: string }): Promise<unknown>
  /** Paid invoices and paid checkout sessions since then, the newest `max` of each. */
  listPaid(
    account: AccountKey,
    of: { since: Date; max: number },
  ): Promise<{
    invoices: unknown[]
    sessions: unknown[]
    /** Those that were refunded or are disputed. */
    charges: unknown[]
    isCut: boolean
  }>
}

/** What came in at a webhook, once its signature was found good. `object` is `data.object`, whatever its shape. */
export type StripeEvent = {
  eventId: string
  type: string
  /** The linked account; null for our own. */
  accountId: string | null
  apiVersion: string | null
  isLive: boolean
  occurredAt: Date
  object: unknown
}

/**
 * Reads what is posted to a webhook, signed with one of the secrets. `bad_signature` may be anybody's; `wrong_time` was signed
 * more than five minutes ago or ahead by our clock; `thin` names an event without telling it; `unreadable` is signed and yet
 * nothing that we know how to read, so that sending it again would not help.
 */
export type ReadStripeEvent = (posted: {
  body: Uint8Array
  signature: string | undefined
  secrets: readonly string[]
  now: Date
}) => StripeEvent | 'bad_signature' | 'wrong_time' | 'thin' | 'unreadable'

/** What is needed to take in what Stripe sends. An endpoint without a secret is not set up. */
export type StripeWebhooks = {
  read: ReadStripeEvent
  secrets: { billing: readonly string[]; link: readonly string[] }
  /** Whether it is about real money; events of the other mode are not for us. */
  isLive: boolean
}

/** Each undefined where it is not set up. Billing is our own account; links are those of owners, by consent. */
export type Stripe = {
  payments: PaymentsGateway | undefined
  links: LinkProvider | undefined
  accounts: LinkedAccounts | undefined
}
