import type { BillingOffer, OfferKey } from '#shared/billing.ts'
import type { PlanName } from '#shared/plans.ts'

export type PaidPlan = Exclude<PlanName, 'free'>

/** A customer's running subscription, as the payment provider returns it. */
export type ProviderSubscription = {
  subscriptionId: string
  plan: PaidPlan
  interval: 'month' | 'year'
  /** It ends at `periodEndsAt` and is not renewed. */
  isCancelling: boolean
  /** End of the paid period. */
  periodEndsAt: Date
  /** When the payment that is still overdue first failed; null while it is paid. */
  pastDueSince: Date | null
  /** The customer pays for more than this one. */
  isOneOfSeveral: boolean
}

/** The customer pays for something that is none of our prices. The known state stays. */
export class UnknownPrice extends Error {
  readonly customerId: string
  readonly priceId: string

  constructor({ customerId, priceId }: { customerId: string; priceId: string }) {
    super(`A subscription has a price that no plan has: ${priceId}.`)
    this.name = 'UnknownPrice'
    this.customerId = customerId
    this.priceId = priceId
  }
}

/** Someone deleted the customer at the provider. */
export class CustomerGone extends Error {
  readonly customerId: string

  constructor(customerId: string) {
    super(`The customer ${customerId} no longer exists.`)
    this.name = 'CustomerGone'
    this.customerId = customerId
  }
}

/**
 * Port to the provider that is paid for our plans. Throws `billing.unavailable` (503) when it can't be reached or
 * fails; every call can be repeated.
 */
export type PaymentsGateway = {
  /** The offers for which the provider has a price. */
  listOffers(): Promise<BillingOffer[]>
  /** Creates the paying customer. Two calls with the same `idempotencyKey` create one customer. */
  createCustomer(customer: { userId: string; email: string; idempotencyKey: string }): Promise<{ customerId: string }>
  /**
   * Starts paying for a plan. The returned page belongs to the provider and redirects to `successUrl` or `cancelUrl`. A
   * page for the same offer that is still valid is returned again; only the customer's newest page can be paid on.
   * Throws CustomerGone.
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
   * The running subscription, paid or overdue. Of several: a paid one first, then the larger plan, then the newest.
   * Null when there is none. Throws UnknownPrice when what runs has none of our prices.
   */
  findSubscription(customerId: string): Promise<ProviderSubscription | null>
  /** Lets the subscription end with its period. No effect on one that has ended. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Undoes the cancellation. No effect on one that has ended. */
  reinstate(subscriptionId: string): Promise<void>
  /**
   * The provider's page for cards, invoices and plans, or its confirmation for changing to `changeTo`. It returns to
   * `returnUrl`.
   */
  openPortal(portal: {
    customerId: string
    returnUrl: string
    changeTo: { subscriptionId: string; offer: OfferKey } | null
  }): Promise<{ redirectUrl: string }>
  /** For a closed account: ends the customer's subscriptions and unpaid pages immediately, and deletes the customer. */
  cancelNow(customerId: string): Promise<void>
}

/** An owner's own account at the payment provider. */
export type LinkedAccount = {
  /** Like `acct_1PxQ…`. */
  accountId: string
  /** The account's name; null when it has none. */
  name: string | null
  /** False for test mode. */
  isLive: boolean
}

/**
 * Port to the provider at which owners link their accounts. Throws `connections.unavailable` (503) when it can't be
 * reached or fails.
 */
export type LinkProvider = {
  /** Whether we link live accounts; others are refused. */
  isLive: boolean
  /**
   * The provider's consent page. It returns to `redirectUrl` with `code` and `state`, or with `error`, possibly without
   * the state. `email` and `name` only prefill fields.
   */
  authorizeUrl(request: { state: string; redirectUrl: string; email: string; name: string | null }): string
  /** The account for a code; null when the code is unknown, used or expired. A code works once. */
  exchange(code: string): Promise<LinkedAccount | null>
  /** Revokes our access to the account. No effect without access. */
  revoke(account: Pick<LinkedAccount, 'accountId' | 'isLive'>): Promise<void>
}

/** A linked account that can be read. */
export type AccountKey = Pick<LinkedAccount, 'accountId' | 'isLive'>

/** An event found by reconciliation. Its object is read again, because the event may have an old API version. */
export type EventPointer = { eventId: string; type: string; occurredAt: Date; isLive: boolean; objectId: string }

/** `first`: the one that was opened first; of drafts, which have no number, only if nothing is open. */
export type UnsettledInvoices = { count: number; first: { number: string | null; isDraft: boolean } | null }

/**
 * Port for reading linked accounts. Objects have the format of our pinned Stripe API version; `payment-event.domain.ts`
 * reads them. Throws `connections.unavailable` (503) when the provider can't be reached or fails, and
 * `connections.access_lost` (409) when we may no longer read the account.
 */
export type LinkedAccounts = {
  /** A customer's open or draft invoices, except one. */
  readUnsettledInvoices(
    account: AccountKey,
    of: { customerId: string; exceptInvoiceId: string | null },
  ): Promise<UnsettledInvoices>
  /** Whether nothing was paid for a subscription before this invoice. */
  isFirstPayment(account: AccountKey, of: { subscriptionId: string; invoiceId: string }): Promise<boolean>
  /** The invoices, `in_…`, paid by a payment intent. */
  listInvoicesPaidBy(account: AccountKey, paymentIntentId: string): Promise<string[]>
  /** The lines of an invoice or a checkout session, the first hundred; none when it doesn't exist. */
  listLines(account: AccountKey, of: { kind: 'invoice' | 'session'; id: string }): Promise<unknown[]>
  /** Events of these types since then, in any order. Stripe keeps them for 30 days. */
  listEvents(account: AccountKey, of: { types: readonly string[]; since: Date }): Promise<EventPointer[]>
  /** The current state of an event's object; null when it doesn't exist. */
  readObject(account: AccountKey, of: { type: string; objectId: string }): Promise<unknown>
  /** Paid invoices and paid checkout sessions since then with their lines, the newest `max` of each. */
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

/** A webhook event with a valid signature. `object` is `data.object`, of any shape. */
export type StripeEvent = {
  eventId: string
  type: string
  /** The linked account; null for our own. */
  accountId: string | null
  apiVersion: string | null
  isLive: boolean
  occurredAt: Date
  /** The whole event, as it was sent. */
  content: string
}

/**
 * Reads a webhook call signed with one of the secrets. `bad_signature`: anyone may have sent it. `wrong_time`: signed
 * more than five minutes before or after our clock. `thin`: it names an event without its content. `unreadable`:
 * signed, but we can't read it, so sending it again would not help. `too_deep`: signed, but nested in a way that no event
 * of Stripe is.
 */
export type ReadStripeEvent = (posted: {
  body: Uint8Array
  signature: string | undefined
  secrets: readonly string[]
  now: Date
}) => StripeEvent | 'bad_signature' | 'wrong_time' | 'thin' | 'unreadable' | 'too_deep'

/** What is needed to receive Stripe's events. An endpoint without a secret is not set up. */
export type StripeWebhooks = {
  read: ReadStripeEvent
  secrets: { billing: readonly string[]; link: readonly string[] }
  /** Whether it is live mode; events of the other mode are ignored. */
  isLive: boolean
}

/**
 * Each is undefined when not set up. `billing` is our own account; links are owners' accounts through Stripe Connect.
 */
export type Stripe = {
  payments: PaymentsGateway | undefined
  links: LinkProvider | undefined
  accounts: LinkedAccounts | undefined
}
