import type { SaidPart } from '#server/db/schema/payment-facts.ts'

export type OwnersPart = 'first' | 'last'

/** What is known of a payment for telling which part of a price it is. */
export type PartFacts = {
  paidAt: Date
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  source: 'invoice' | 'checkout' | 'subscription'
  saidPart: SaidPart | null
  wordings: readonly string[]
  line: string | null
  ownersPart: OwnersPart | null
  /** The price of the whole project, when the payment names it, and what coupons took off; in the smallest unit. */
  total: number | null
  discount: number
}
