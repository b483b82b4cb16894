import * as z from 'zod'
import { emailAddress, optionalLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PageQuery, Pagination } from './http/pagination.ts'
import { SearchText } from './http/search.ts'
import { emailErrors } from './testimonial-requests.ts'
import { OwnersPart, PartEvidence } from './payment-parts.ts'
import { TestimonialStatus } from './testimonials.ts'

/** Clients' payments and the decision made about each. Instants are ISO 8601 in UTC. */
const instant = z.iso.datetime()
const count = z.number().int().min(0)

/** What a payment was for. */
export const PaymentSource = z.enum(['invoice', 'checkout', 'subscription'])
export type PaymentSource = z.infer<typeof PaymentSource>

/** Why a client is asked. `owner`: because the owner decided so, regardless of the rules. */
export const RequestReason = z.enum(['invoice', 'checkout', 'subscription', 'renewal', 'settled', 'owner'])
export type RequestReason = z.infer<typeof RequestReason>

/**
 * Why nothing happens yet. `open_invoice`: the client has another open or draft invoice. `deposit`: the payment is
 * described as a deposit. `no_email`, `invalid_email`: there is no usable address. `quota`: the month's requests are
 * used up. `email_limit`: the client got enough emails lately, or a new account used up its few of the day.
 * `workspace_frozen`: the plan has no room for the workspace. `sending_paused`: all of the owner's emails are paused. `account_paused`: the plan allows fewer accounts, or the
 * account can't be read. `owners_call`: the owner has to decide.
 */
export const HoldReason = z.enum([
  'open_invoice',
  'deposit',
  'no_email',
  'invalid_email',
  'quota',
  'email_limit',
  'workspace_frozen',
  'sending_paused',
  'account_paused',
  'owners_call',
])
export type HoldReason = z.infer<typeof HoldReason>

/** Why the client is not asked. */
export const SkipReason = z.enum([
  /** Nothing was paid: a trial, or a 100% coupon. */
  'nothing_paid',
  'below_minimum',
  'own_address',
  'renewal',
  'plan_change',
  /** Stripe gives the invoice a reason that we don't know. */
  'unknown_kind',
  /** This client already has an unanswered request. */
  'open_request',
  /** The client left several requests in a row unanswered. `since` is the date of the last. */
  'no_answer',
  /** `since` is the date of the earlier request. */
  'asked_recently',
  'declined',
  'unsubscribed',
  'bounced',
  'complained',
  'do_not_ask',
  'refunded',
  'disputed',
  'voided',
  'payment_failed',
  /** Another payment of the same client triggers the request. */
  'covered',
  /** Another workspace that linked the same account asks, or has asked. */
  'other_workspace',
  /** It was on hold for the next month's requests for thirty days. */
  'quota_expired',
  'hold_expired',
  'disconnected',
  /** The owner skipped it, or cancelled the request. */
  'owner',
])
export type SkipReason = z.infer<typeof SkipReason>

/** The decision. It is made again whenever something new is known, and once more when the email is due. */
export const PaymentDecision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ask'), reason: RequestReason, at: instant }),
  /** `until`: when it is decided again; null for when something new is known. */
  z.strictObject({ kind: z.literal('hold'), reason: HoldReason, until: instant.nullable() }),
  /** `since`: the date belonging to the reason. */
  z.strictObject({ kind: z.literal('skip'), reason: SkipReason, since: instant.nullable() }),
  z.strictObject({ kind: z.literal('asked'), reason: RequestReason, at: instant }),
])
export type PaymentDecision = z.infer<typeof PaymentDecision>

export const PaymentFacts = z.strictObject({
  customerName: z.string().nullable(),
  /** As given by Stripe, or added by the owner. */
  customerEmail: z.string().nullable(),
  /** In the currency's smallest unit. */
  amount: z.number().int().min(0),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  paidAt: instant,
  source: PaymentSource,
  /** The invoice number or what was bought; null when Stripe gave none. */
  description: z.string().nullable(),
})

/** A payment as shown in the payments log. */
export const Payment = PaymentFacts.extend({
  id: z.string(),
  connectionId: z.string(),
  /** The account's name; null when it has none. */
  connectionName: z.string().nullable(),
  /** The owner marked the invoice as paid; the money did not go through Stripe. */
  isPaidElsewhere: z.boolean(),
  decision: PaymentDecision,
  /** The part of a price that the decision took it for; null when it was decided before parts were told. */
  evidence: PartEvidence.nullable(),
  /** The part that the owner says it is. */
  ownersPart: OwnersPart.nullable(),
  /** The request it triggered, while that exists. */
  testimonial: z.strictObject({ id: z.string(), status: TestimonialStatus }).nullable(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentFilter = z.enum(['all', 'planned', 'onHold', 'asked', 'skipped'])
export type PaymentFilter = z.infer<typeof PaymentFilter>

/**
 * The orders of the log. `needs-you` begins with what only the owner can release, and deposits and invoices
 * that have waited for the final payment for 45 days, oldest first. Everything else follows, newest first; with a search, a filter or an account it is the same as `newest`.
 * In `needs-you-oldest`, everything else follows oldest first.
 */
export const PaymentOrder = z.enum(['needs-you', 'newest', 'needs-you-oldest', 'oldest'])
export type PaymentOrder = z.infer<typeof PaymentOrder>

/** What a row says besides the decision: only what applies. */
export const PaymentNote = z.strictObject({
  /** A renewal: when the client was asked because of the subscription's first payment. */
  askedAtStart: instant.optional(),
  /** When the client who hasn't answered was last reminded. */
  remindedAt: instant.optional(),
  /** The member who skipped it. */
  skippedBy: z.string().optional(),
})
export type PaymentNote = z.infer<typeof PaymentNote>

const PaymentChoice = {
  show: PaymentFilter.default('all'),
  connectionId: z.string().max(64).optional(),
  /** Only payments whose client, address, invoice number or description contains this, ignoring case and accents. */
  q: SearchText.optional(),
}

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/list',
  access: 'viewer',
  summary: 'List clients’ payments with the decision made about each, with search, filter and order',
  query: PageQuery.extend({ ...PaymentChoice, sort: PaymentOrder.default('newest') }),
  response: z.strictObject({
    items: z.array(Payment),
    pagination: Pagination,
    /** Of everything that the search finds. */
    counts: z.strictObject({ all: count, planned: count, onHold: count, asked: count, skipped: count }),
    /** How many are on hold because the month's requests are used up. */
    waitingForQuota: count,
    /** How many only the owner can release; only in the order `needs-you`. */
    needsYou: count.optional(),
    /** When each client that was asked recently can be asked again, by payment. */
    nextPossible: z.record(z.string(), instant).optional(),
    /** What else their rows say, by payment. */
    notes: z.record(z.string(), PaymentNote).optional(),
    /** Older payments were not searched, because there are too many. */
    searchedBackTo: instant.optional(),
  }),
})

/** Not paged: it is read and sent piece by piece. */
export const exportPayments = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/export',
  access: 'admin',
  summary: 'Download all payments that a search and a filter find, newest first',
  query: z.strictObject(PaymentChoice),
  response: z.strictObject({ items: z.array(Payment) }),
})

/** Where the log shows a payment: the narrowest filter, and the page of it. A link to one payment leads there. */
export const locatePayment = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/:id/place',
  access: 'viewer',
  summary: 'Find the page of the log that shows a payment',
  query: PageQuery.pick({ pageSize: true }),
  response: z.strictObject({ show: PaymentFilter.exclude(['all']), page: z.number().int().min(1) }),
  errors: ['payments.not_found'],
})

export const PaymentErrors = ['payments.not_found', 'payments.wrong_state'] as const

/** Queues the email immediately, regardless of the rules. Clients' wishes and sending limits still apply. */
export const sendPaymentRequest = defineEndpoint({
  method: 'POST',
  path: '/goodword/payment/:id/request',
  access: 'editor',
  summary: 'Ask the client of a payment now',
  body: z.strictObject({}).optional(),
  response: Payment,
  errors: [...PaymentErrors, 'testimonials.quota_exceeded', ...emailErrors],
})

/** Cancels a request that is scheduled. */
export const skipPayment = defineEndpoint({
  method: 'POST',
  path: '/goodword/payment/:id/skip',
  access: 'editor',
  summary: 'Skip a payment',
  body: z.strictObject({}).optional(),
  response: Payment,
  errors: PaymentErrors,
})

export const PaymentAddress = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name').optional(),
})

/** Changes nothing. With the address, the client's wishes and earlier requests count, too. */
export const previewPaymentAddress = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/:id/address',
  access: 'viewer',
  summary: 'Show what is decided about a payment once its missing address is known',
  response: z.strictObject({ decision: PaymentDecision }),
  errors: PaymentErrors,
})

/** The payment is decided again with it. */
export const addPaymentAddress = defineEndpoint({
  method: 'PUT',
  path: '/goodword/payment/:id/address',
  access: 'editor',
  summary: 'Add the missing address of a payment',
  body: PaymentAddress,
  response: Payment,
  errors: PaymentErrors,
})
