/**
 * What an invoice or a session says about the part of a price that it pays. `first`: more money of the same project is
 * to come. `last`: it is the rest. `recurring`: work that goes on. `isWeak`: a mere percentage, which could be any part.
 * `words` is the line or the metadata that says so.
 */
export type SaidPart = {
  part: 'first' | 'last' | 'recurring'
  by: 'metadata' | 'deduction' | 'words'
  isWeak: boolean
  words: string
}

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
  /** Null when it says nothing about parts. */
  saidPart: SaidPart | null
  /** The line that these are the words of, or the first, at most 80 characters. */
  line: string | null
  /** Its words without names and numbers: a correction by the owner holds for the same words. */
  wordings: string[]
  /** The owner's metadata key `testimonial` says `skip`: nobody is asked. */
  isSkipWished: boolean
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
