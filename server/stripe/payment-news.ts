/** What an event of Stripe tells of a payment of a client. Made by `payment-news.domain.ts`, whatever shape the event has. */

/**
 * A name of a payment: `in:` an invoice, `pi:` a payment intent, `ch:` a charge, `cs:` a checkout session, `sub:…#first` the
 * first money of a subscription.
 */
export type PaymentRef = `${'in' | 'pi' | 'ch' | 'cs' | 'sub'}:${string}`

/** What one kind of event says of a payment. */
export type PaidFacts = {
  paidAt: number
  /** In the smallest unit of the currency. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  email: string | null
  name: string | null
  /** At Stripe. */
  customerId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  /** Of an invoice: why it was made, as Stripe has it. Of a session: its mode. */
  because: string | null
  /** A line, the description or metadata says that it is a deposit, retainer, or part of more. */
  isDeposit: boolean
  isPaidElsewhere: boolean
  description: string | null
}

/** By who told: an invoice and a session may tell of the same payment, in any order. */
export type ToldFacts = { invoice?: PaidFacts; session?: PaidFacts }

export type UndoneBecause = 'refunded' | 'disputed' | 'voided' | 'payment_failed'

export type PaymentNews =
  /** Zero may have been paid: a trial has begun. */
  | { kind: 'paid'; refs: PaymentRef[]; told: ToldFacts }
  /** Only other names of a payment. */
  | { kind: 'names'; refs: PaymentRef[] }
  | { kind: 'undone'; refs: PaymentRef[]; because: UndoneBecause; at: number }
  /** The account gave up the link. */
  | { kind: 'deauthorized' }
  /** Nothing that we act upon. `reason` is for the log of events. */
  | { kind: 'nothing'; reason: string }
