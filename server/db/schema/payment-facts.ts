/** What one kind of event says about a payment. */
export type PaidFacts = {
  /** In milliseconds. */
  paidAt: number
  /** In the currency's smallest unit. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** As given by Stripe: it may be invalid. */
  email: string | null
  name: string | null
  /** At Stripe. */
  customerId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  /** For an invoice, Stripe's reason for creating it; for a session, its mode. */
  because: string | null
  /** A line, the description or metadata says that it is a deposit, retainer or partial payment. */
  isDeposit: boolean
  /**
   * The value of the owner's metadata key `testimonial`: `final` means it is not a deposit, `skip` means nobody is
   * asked.
   */
  wish: 'skip' | 'final' | null
  isPaidElsewhere: boolean
  description: string | null
  /** The client whose address this was had it erased: later addresses and names are ignored. */
  isForgotten?: true
}

/**
 * By kind of event: an invoice and a session can describe the same payment, in any order. Empty after the client had it
 * erased.
 */
export type FactsBySource = {
  invoice?: PaidFacts
  session?: PaidFacts
  /** Added by the owner when Stripe had no valid address. */
  owner?: { email: string; name: string | null }
}
