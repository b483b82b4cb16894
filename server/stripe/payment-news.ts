/** What an event of Stripe tells of a payment of a client. Made by `payment-news.domain.ts`, whatever shape the event has. */

/**
 * A name of a payment: `in:` an invoice, `pi:` a payment intent, `ch:` a charge, `cs:` a checkout session, `sub:…#first` the
 * first money of a subscription, `sub:…#trial` the invoice over nothing that began one, `sub:…#in_…` any invoice of one.
 */
export type PaymentRef = `${'in' | 'pi' | 'ch' | 'cs' | 'sub'}:${string}`

/** What one kind of event says of a payment. */
export type PaidFacts = {
  /** In milliseconds. */
  paidAt: number
  /** In the smallest unit of the currency. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** As Stripe had it: it may be no address at all. */
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
  /** What the owner's own metadata, `testimonial`, says: `final` is no deposit whatever else it says, `skip` asks nobody. */
  wish: 'skip' | 'final' | null
  isPaidElsewhere: boolean
  description: string | null
  /** Whose address stood here had it erased: no address and name are taken in again. */
  isForgotten?: true
}

/** By who told: an invoice and a session may tell of the same payment, in any order. Empty once the client had it erased. */
export type ToldFacts = {
  invoice?: PaidFacts
  session?: PaidFacts
  /** What the owner added where Stripe had no address that works. */
  owner?: { email: string; name: string | null }
}

export type UndoneBecause = 'refunded' | 'disputed' | 'voided' | 'payment_failed'

export type PaymentNews =
  /** Zero may have been paid: a trial has begun. */
  | { kind: 'paid'; refs: PaymentRef[]; told: Pick<ToldFacts, 'invoice' | 'session'> }
  /** Only other names of a payment. */
  | { kind: 'names'; refs: PaymentRef[] }
  | { kind: 'undone'; refs: PaymentRef[]; because: UndoneBecause; at: number }
  /** The account gave up the link. */
  | { kind: 'deauthorized' }
  /** Nothing that we act upon. `reason` is for the log of events. */
  | { kind: 'nothing'; reason: string }
