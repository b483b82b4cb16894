import * as z from 'zod'
import { RequestRules } from './connections.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PaymentDecision } from './payments.ts'
import { TestimonialEvent } from './testimonial-details.ts'

const instant = z.iso.datetime()

/**
 * What a decision about a payment checks. `delay` and `working_hours` only set the time of a request; `email_limit` and
 * `quota` are checked when it is due.
 */
export const PaymentRule = z.enum([
  'owner_chose_skip',
  'reversal',
  'nothing_paid',
  'refusal',
  'waited_enough',
  'own_address',
  'minimum_amount',
  'kind',
  'disconnected',
  'account_paused',
  'final_payment',
  'covered_by_asked',
  'open_request',
  'quiet_days',
  'other_workspace',
  'address',
  'owner_first',
  'covered',
  'workspace_frozen',
  'sending_paused',
  'outdated',
  'delay',
  'working_hours',
  'email_limit',
  'quota',
])
export type PaymentRule = z.infer<typeof PaymentRule>

/** `stopped`: it made the decision. `later`: it was not reached. */
export const PaymentCheck = z.strictObject({ rule: PaymentRule, state: z.enum(['passed', 'stopped', 'later']) })
export type PaymentCheck = z.infer<typeof PaymentCheck>

/** Something that happened to a payment: to its money, in a decision about it, or to the request it triggered. */
export const PaymentEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paid'), at: instant }),
  z.strictObject({
    kind: z.literal('reversed'),
    because: z.enum(['refunded', 'disputed', 'voided', 'payment_failed']),
    at: instant,
  }),
  /** Money came back: a refund failed, a dispute was won, or a credit note was voided. */
  z.strictObject({ kind: z.literal('restored'), at: instant }),
  z.strictObject({ kind: z.literal('decided'), decision: PaymentDecision, at: instant }),
  z.strictObject({ kind: z.literal('request'), event: TestimonialEvent, at: instant }),
])
export type PaymentEvent = z.infer<typeof PaymentEvent>

export const PaymentExplanation = z.strictObject({
  decision: PaymentDecision,
  /**
   * The checks that apply, in the order in which the decision makes them. Those before the one that stopped it passed;
   * none stops a request that is scheduled or sent. Empty once the client had everything erased.
   */
  checks: z.array(PaymentCheck),
  /** The rules of the account; the defaults once it is unlinked. */
  rules: RequestRules,
  isRenewal: z.boolean(),
  /** Some of the money was or is with the client again, by a refund, a credit note or a dispute. */
  hadMoneyBack: z.boolean(),
  /** Whether Stripe was asked for other open invoices of the client. */
  knowsOpenInvoices: z.boolean(),
  /** When the quiet days after the client's last request end; null unless they stopped it and are not over. */
  nextPossibleAt: instant.nullable(),
  /** Oldest first. */
  history: z.array(PaymentEvent),
  /** When the client gets a reminder; null when none is planned. */
  remindsAt: instant.nullable(),
  /** The payment or its invoice in Stripe's dashboard; null where its address isn't known. */
  stripeUrl: z.url().nullable(),
})
export type PaymentExplanation = z.infer<typeof PaymentExplanation>

export const explainPayment = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/:id/explanation',
  access: 'viewer',
  summary: 'Explain the decision about a payment: each check in its order, what happened, and what is next',
  response: PaymentExplanation,
  errors: ['payments.not_found'],
})
