import type { AskRules } from '#shared/connections.ts'
import type { AskReason, HoldReason, SkipReason } from '#shared/payments.ts'
import type { UndoneBecause } from '#server/stripe/payment-news.ts'

/** What is decided about: a payment, as all events together tell it. */
export type DecidedPayment = {
  paidAt: Date
  /** In the smallest unit of the currency. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** What it was for, and why Stripe says that it was paid: `billing_reason` of an invoice, null for a plain checkout. */
  source: 'invoice' | 'checkout' | 'subscription'
  because: string | null
  /** Of a subscription: the first money that was paid for it, a trial before it or not. */
  isFirstOfSubscription: boolean
  isDeposit: boolean
  email: string | null
  undone: { because: UndoneBecause; at: Date } | null
  /** What the owner said, which goes before the rules, and not before what the client wants. */
  ownersChoice: 'ask' | 'skip' | null
  /** Since when it is held or waits for its month; null when it is not. */
  heldSince: Date | null
}

/** What is known beside it. Other payments, requests and mails are of the same client and workspace, but for `elsewhere`. */
export type AskHistory = {
  connection: 'active' | 'paused' | 'gone'
  /** Other invoices of the customer that are open or drafts; null when Stripe cannot be asked. */
  unsettledInvoices: number | null
  /** A payment that came after this one, was not undone and is no deposit. */
  laterPayment: { paidAt: Date } | null
  /** Another payment or request by which the client is asked already, or will be. */
  openRequest: { since: Date; isPlanned: boolean } | null
  lastAskedAt: Date | null
  refusal: { kind: 'unsubscribed' | 'declined' | 'bounced' | 'complained' | 'do_not_ask'; at: Date | null } | null
  /** When another workspace that has linked the same account asked the client, or plans to. */
  elsewhere: { at: Date } | null
  isOwnersAddress: boolean
  isSendingPaused: boolean
}

/** `at` is never before `now`. */
export type Decision =
  | { kind: 'ask'; reason: AskReason; at: Date }
  | { kind: 'hold'; reason: HoldReason; until: Date | null }
  | { kind: 'skip'; reason: SkipReason; since: Date | null }

/** Where the owner's day is. */
export type AskSettings = { rules: AskRules; timeZone: string }
