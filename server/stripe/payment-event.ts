import type { FactsBySource, MoneyBack } from '#server/db/schema/payment-facts.ts'

/**
 * What a Stripe event says about a client's payment. Created by `payment-event.domain.ts`, whatever format the event
 * has.
 */

/**
 * A name of a payment: `in:` an invoice, `pi:` a payment intent, `ch:` a charge, `cs:` a checkout session,
 * `sub:…#first` the first money of a subscription, `sub:…#trial` the zero invoice that started one, `sub:…#in_…` any
 * invoice of one.
 */
export type PaymentRef = `${'in' | 'pi' | 'ch' | 'cs' | 'sub'}:${string}`

export type ReversalReason = 'refunded' | 'disputed' | 'voided' | 'payment_failed'

export type PaymentEvent =
  /** The amount may be zero: a trial started. */
  | { kind: 'paid'; refs: PaymentRef[]; factsBySource: Pick<FactsBySource, 'invoice' | 'session'> }
  /** Only further names of a payment. */
  | { kind: 'names'; refs: PaymentRef[] }
  /** Money went back, or came back after that. */
  | { kind: 'money_back'; refs: PaymentRef[]; moneyBack: MoneyBack }
  /** The account was unlinked. */
  | { kind: 'deauthorized' }
  /** Nothing that concerns us. `reason` is for the log of events. */
  | { kind: 'nothing'; reason: string }
