import * as z from 'zod'
import { RequestRules } from './connections.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PartEvidence } from './payment-parts.ts'
import { Payment, PaymentDecision, PaymentFacts, SkipReason } from './payments.ts'

/** Payments from before an account was connected, or before its rules changed. Instants are ISO 8601 in UTC. */
export const DRY_RUN_DAYS = 90

/** A past payment, and what the rules would have decided at the time. */
export const DryRunPayment = PaymentFacts.extend({
  /** Identifies it when it is selected, like `in:in_1PxQ…`. */
  ref: z.string(),
  decision: PaymentDecision,
  evidence: PartEvidence,
  /** Null when the client can be asked now; otherwise the reason why not. */
  cannotSendNow: z.enum([...SkipReason.options, 'no_address']).nullable(),
})
export type DryRunPayment = z.infer<typeof DryRunPayment>

/**
 * Reads the account's payments of the last 90 days without sending anything. Not available for webhooks, which we can't
 * read from.
 */
export const dryRun = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/connections/:id/dry-run',
  access: 'admin',
  summary: 'Show what the rules would have done with payments of the last 90 days',
  /** The account's own rules when left out. */
  body: z.strictObject({ rules: RequestRules.optional() }),
  response: z.strictObject({
    /** Newest first. */
    items: z.array(DryRunPayment),
    since: z.iso.datetime(),
    /** There were too many to read; these are the newest. */
    isCut: z.boolean(),
  }),
  errors: ['connections.not_found', 'connections.not_readable', 'connections.unavailable'],
})

const PICK_MAX = 100

/**
 * Asks the clients of payments from a dry run, soon and within working hours. Each payment is handled separately; those
 * that can't be asked are listed in `failures`.
 */
export const requestForPastPayments = defineEndpoint({
  method: 'POST',
  path: '/goodword/stripe/connections/:id/request-past',
  access: 'admin',
  summary: 'Ask clients of past payments',
  body: z.strictObject({
    refs: z
      .array(z.string().max(128))
      .min(1, 'Choose at least one payment.')
      .max(PICK_MAX, `Choose at most ${PICK_MAX} payments.`),
  }),
  response: z.strictObject({
    planned: z.array(Payment),
    failures: z.array(z.strictObject({ ref: z.string(), code: z.string(), message: z.string() })),
  }),
  errors: ['connections.not_found', 'connections.not_readable', 'connections.unavailable'],
})
