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
  /** Of the price, if a first part says it. */
  percent?: number
  /** Whether a first part is numbered like "2/3" or "Milestone 2", so that there can be more. Undefined in older rows. */
  isCounted?: boolean
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
  /** When Stripe told the address, in milliseconds: a later one replaces it. Undefined without an address. */
  emailAt?: number
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
  /** The price of the whole project, in the currency's smallest unit. Undefined when nothing names one. */
  total?: number
  /** What was taken off the price by coupons, in the currency's smallest unit. Undefined when nothing was. */
  discount?: number
  /** Stripe left out lines and could not be asked for them so far: nobody is asked before this time, in milliseconds. */
  linesAwaitedUntil?: number
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

/**
 * What is known about money that went back to the client. Each entry is the last that was told about one thing, so that
 * the order of events makes no difference. Amounts are in the currency's smallest unit, instants in milliseconds.
 */
export type MoneyBack = {
  /** By charge: what it took, and how much of that was refunded so far. Null amounts are unknown, so all went back. */
  charges?: Record<string, { amount: number | null; back: number | null; currency: string | null; at: number }>
  /** By refund: it failed, so its amount is the owner's again. `chargeId` is null when unknown. */
  failedRefunds?: Record<string, { chargeId: string | null; amount: number; at: number }>
  /**
   * By charge. `isKept`: the owner won, or the bank's question ended without a dispute. Without an amount it is about all
   * of the charge.
   */
  disputes?: Record<string, { isKept: boolean; at: number; amount?: number; currency?: string }>
  /** By credit note: what it took off a paid invoice other than by a refund. */
  creditNotes?: Record<string, { amount: number; isVoid: boolean; at: number }>
  /** The payment failed, or the invoice was voided; or what was recorded before amounts were. */
  ended?: { because: 'voided' | 'payment_failed' | 'refunded'; at: number }
}
