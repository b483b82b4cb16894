import * as z from 'zod'
import { AskRules } from './connections.ts'
import { emailAddress, optionalLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PageQuery, Pagination } from './http/pagination.ts'
import { mailErrors, TestimonialStatus } from './testimonials.ts'

/** Payments of clients, and what was decided because of each. Instants are ISO 8601 in UTC. */
const instant = z.iso.datetime()
const count = z.number().int().min(0)

/** What a payment was for. */
export const PaymentSource = z.enum(['invoice', 'checkout', 'subscription'])
export type PaymentSource = z.infer<typeof PaymentSource>

/** Why a client is asked. `owner`: because the owner said so, whatever the rules say. */
export const AskReason = z.enum(['invoice', 'checkout', 'subscription', 'renewal', 'settled', 'owner'])
export type AskReason = z.infer<typeof AskReason>

/**
 * Why nothing happens yet. `open_invoice`: the client has another invoice that is open or a draft; `deposit`: it says that it
 * is one; `no_email`, `invalid_email`: nobody to write to; `quota`: the month's requests are used up; `mail_limit`: the client
 * has had mail enough, or a new account its few of the day; `sending_paused`: all mails of the owner are; `account_paused`: the
 * account waits for a larger plan, or cannot be read; `owners_call`: the owner is to decide.
 */
export const HoldReason = z.enum([
  'open_invoice',
  'deposit',
  'no_email',
  'invalid_email',
  'quota',
  'mail_limit',
  'sending_paused',
  'account_paused',
  'owners_call',
])
export type HoldReason = z.infer<typeof HoldReason>

/** Why nobody is asked. */
export const SkipReason = z.enum([
  /** Nothing was paid: a trial, a voucher for all of it. */
  'nothing_paid',
  'below_minimum',
  'own_address',
  'renewal',
  'plan_change',
  /** Stripe gives a reason for the invoice that we do not know. */
  'unknown_kind',
  /** A request to this client waits for an answer already. */
  'open_request',
  /** `since` is when. */
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
  /** Another payment of the client is the one that asks. */
  'covered',
  /** Somebody else who has linked the same account asks, or has asked. */
  'other_workspace',
  /** It waited for the next month's requests for thirty days. */
  'quota_expired',
  'hold_expired',
  'disconnected',
  /** The owner said so, or removed the request. */
  'owner',
])
export type SkipReason = z.infer<typeof SkipReason>

/** What was decided. It is decided anew whenever something is learned, and at the moment of asking. */
export const PaymentDecision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ask'), reason: AskReason, at: instant }),
  /** `until`: when it is looked at again; null, when something happens. */
  z.strictObject({ kind: z.literal('hold'), reason: HoldReason, until: instant.nullable() }),
  /** `since`: the date that the reason is about. */
  z.strictObject({ kind: z.literal('skip'), reason: SkipReason, since: instant.nullable() }),
  z.strictObject({ kind: z.literal('asked'), reason: AskReason, at: instant }),
])
export type PaymentDecision = z.infer<typeof PaymentDecision>

const PaymentFacts = z.strictObject({
  customerName: z.string().nullable(),
  /** As Stripe had it, or the owner added it. */
  customerEmail: z.string().nullable(),
  /** In the smallest unit of the currency. */
  amount: z.number().int().min(0),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  paidAt: instant,
  source: PaymentSource,
  /** The invoice's number or what was bought; null when Stripe did not say. */
  description: z.string().nullable(),
})

/** A payment, as the log shows it. */
export const Payment = PaymentFacts.extend({
  id: z.string(),
  connectionId: z.string(),
  /** What the account is called; null when it did not say. */
  connectionName: z.string().nullable(),
  /** The owner marked the invoice as paid: the money did not go through Stripe. */
  isPaidElsewhere: z.boolean(),
  decision: PaymentDecision,
  /** The request that came of it, while it is there. */
  testimonial: z.strictObject({ id: z.string(), status: TestimonialStatus }).nullable(),
})
export type Payment = z.infer<typeof Payment>

/** What an owner may do with a payment: `ask` now, `skip` it, or give the `address` that is missing. */
export type PaymentAction = 'ask' | 'skip' | 'address'

/** What the owner's word does not change. */
const final: readonly SkipReason[] = [
  'nothing_paid',
  'refunded',
  'disputed',
  'voided',
  'payment_failed',
  'unsubscribed',
  'declined',
  'bounced',
  'complained',
  'do_not_ask',
]

export function actionsOfPayment({
  decision,
  customerEmail,
}: Pick<Payment, 'decision' | 'customerEmail'>): PaymentAction[] {
  if (decision.kind === 'asked') return []
  if (decision.kind === 'ask') return ['ask', 'skip']
  if (decision.kind === 'hold')
    return decision.reason === 'no_email' || decision.reason === 'invalid_email' ? ['address', 'skip'] : ['ask', 'skip']
  return customerEmail === null || final.includes(decision.reason) ? [] : ['ask']
}

export const PaymentFilter = z.enum(['all', 'planned', 'held', 'asked', 'skipped'])
export type PaymentFilter = z.infer<typeof PaymentFilter>

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/list',
  access: 'owner',
  summary: 'Payments of clients, newest first, with what was decided because of each',
  query: PageQuery.extend({ show: PaymentFilter.default('all'), connectionId: z.string().max(64).optional() }),
  response: z.strictObject({
    items: z.array(Payment),
    pagination: Pagination,
    counts: z.strictObject({ all: count, planned: count, held: count, asked: count, skipped: count }),
    /** How many wait because the month's requests are used up. */
    waitingForQuota: count,
  }),
})

const PaymentErrors = ['payments.not_found', 'payments.wrong_state'] as const

/** Queues the mail at once, whatever the rules say; what clients want, and limits, hold all the same. */
export const askForPayment = defineEndpoint({
  method: 'POST',
  path: '/goodword/payment/:id/ask',
  access: 'owner',
  summary: 'Ask the client of a payment now',
  body: z.strictObject({}).optional(),
  response: Payment,
  errors: [...PaymentErrors, 'testimonials.quota_exceeded', ...mailErrors],
})

/** Takes a request back that waits for its time. */
export const skipPayment = defineEndpoint({
  method: 'POST',
  path: '/goodword/payment/:id/skip',
  access: 'owner',
  summary: 'Do not ask because of a payment',
  body: z.strictObject({}).optional(),
  response: Payment,
  errors: PaymentErrors,
})

export const PaymentAddress = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name').optional(),
})

/** It is decided anew with it. */
export const addPaymentAddress = defineEndpoint({
  method: 'PUT',
  path: '/goodword/payment/:id/address',
  access: 'owner',
  summary: 'Add the address that a payment lacks',
  body: PaymentAddress,
  response: Payment,
  errors: PaymentErrors,
})

export const DRY_RUN_DAYS = 90

/** A payment of the past, and what the rules would have said when it came. */
export const DryRunPayment = PaymentFacts.extend({
  /** Names it when it is picked, like `in:in_1PxQ…`. */
  ref: z.string(),
  decision: PaymentDecision,
  /** Null when the client can be asked now; otherwise why not. */
  cannotAskNow: z.enum([...SkipReason.options, 'no_address']).nullable(),
})
export type DryRunPayment = z.infer<typeof DryRunPayment>

/** Reads the account's payments of the last 90 days and sends nothing. Not for a webhook, which can be asked nothing. */
export const dryRun = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/connections/:id/dry-run',
  access: 'owner',
  summary: 'Show what the rules would have done with payments of the last 90 days',
  /** The account's own rules when left out. */
  body: z.strictObject({ rules: AskRules.optional() }),
  response: z.strictObject({
    /** Newest first. */
    items: z.array(DryRunPayment),
    since: instant,
    /** There were more than could be read; these are the newest. */
    isCut: z.boolean(),
  }),
  errors: ['connections.not_found', 'connections.not_readable', 'connections.unavailable'],
})

const PICK_MAX = 100

/** Asks the clients of payments that a dry run showed: soon, in working hours. Each for itself; one that cannot be asked is among the failures. */
export const askForPast = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/connections/:id/ask-past',
  access: 'owner',
  summary: 'Ask clients of the past',
  body: z.strictObject({
    refs: z
      .array(z.string().max(128))
      .min(1, 'Choose one payment at least.')
      .max(PICK_MAX, `Choose ${PICK_MAX} payments at most.`),
  }),
  response: z.strictObject({
    planned: z.array(Payment),
    failures: z.array(z.strictObject({ ref: z.string(), code: z.string(), message: z.string() })),
  }),
  errors: ['connections.not_found', 'connections.not_readable', 'connections.unavailable'],
})
