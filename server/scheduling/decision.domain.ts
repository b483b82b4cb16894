import type { RequestRules } from '#shared/connections.ts'
import type { SaidPart } from '#server/db/schema/payment-facts.ts'
import type { PartEvidence } from '#shared/payment-parts.ts'
import type { RequestReason, HoldReason, SkipReason } from '#shared/payments.ts'
import type { ReversalReason } from '#server/stripe/payment-event.ts'
import type { Covering } from './client-payments.domain.ts'

/** The payment to decide about, combined from all events about it. */
export type DecidedPayment = {
  paidAt: Date
  /** In the currency's smallest unit. */
  amount: number
  /** ISO 4217, in lower case. */
  currency: string
  /** What it was for, and Stripe's reason for it: `billing_reason` of an invoice, or the mode of a plain checkout. */
  source: 'invoice' | 'checkout' | 'subscription'
  because: string | null
  /** For a subscription: true for the first money paid for it, with or without a trial before. */
  isFirstOfSubscription: boolean
  /** Which part of the price it is, and what shows it. */
  evidence: PartEvidence
  /** What Stripe says of it; weak words could mean another part. */
  saidPart?: Pick<SaidPart, 'isWeak'> | null
  /** Nobody is asked before, because Stripe still has to say what was paid for. */
  linesAwaitedUntil?: Date | null
  email: string | null
  reversal: { because: ReversalReason; at: Date } | null
  /** When money last came back, or a refund failed; null if it never did. */
  restoredAt: Date | null
  /** The owner's own decision. It overrules the rules, but not the client's wishes. */
  ownersChoice: 'ask' | 'skip' | null
  /**
   * Since when it is on hold for this reason, or when it last was; null if never. Kept while the request is scheduled
   * after that.
   */
  onHoldSince: Date | null
  /** The previous decision; left out the first time. */
  before?: Decision | null
}

export type Refusal = {
  kind: 'unsubscribed' | 'declined' | 'bounced' | 'complained' | 'do_not_ask'
  at: Date | null
}

/**
 * What else is known. Other payments, requests and emails belong to the same client and workspace, except `elsewhere`.
 */
export type RequestHistory = {
  connection: 'active' | 'paused' | 'gone'
  /** The customer's other open or draft invoices; null when Stripe can't be asked. */
  unsettledInvoices: number | null
  /** A later payment that was not reversed, is not a deposit, and triggers a request, did so or still may. */
  laterPayment: { id: string; paidAt: Date } | null
  /** The client's payment that asks instead of this one. */
  covering: Covering | null
  /** A request that the client has not answered yet, or that is planned. */
  pendingRequest: { id: string; since: Date; isPlanned: boolean } | null
  lastAskedAt: Date | null
  /** How many of the last requests in a row the client did not answer. */
  unansweredInRow: number
  refusal: Refusal | null
  /** When another workspace that linked the same account asked the client, or plans to. */
  elsewhere: { paymentId: string; at: Date } | null
  isOwnersAddress: boolean
  isSendingPaused: boolean
  /** The plan has no room for the workspace. */
  isFrozen: boolean
}

/**
 * `at` is never before `now`. `leansOn`: the other payment or request because of which it was made; when that changes,
 * it is made again.
 */
export type Decision =
  | { kind: 'ask'; reason: RequestReason; at: Date }
  | { kind: 'hold'; reason: HoldReason; until: Date | null }
  | { kind: 'skip'; reason: SkipReason; since: Date | null; leansOn?: string }

/** `timeZone` is the owner's. */
export type SchedulingSettings = { rules: RequestRules; timeZone: string }

/** Everything a decision is made from. */
export type Input = { payment: DecidedPayment; history: RequestHistory; settings: SchedulingSettings; now: Date }
/** A rule returns null when it doesn't apply, and the next rule decides. */
export type Rule = (of: Input) => Decision | null

const DAY_MS = 24 * 60 * 60 * 1000
export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)

export const skip = (reason: SkipReason, since: Date | null = null, leansOn?: string): Decision => ({
  kind: 'skip',
  reason,
  since,
  ...(leansOn !== undefined && { leansOn }),
})
export const hold = (reason: HoldReason, until: Date | null = null): Decision => ({ kind: 'hold', reason, until })
