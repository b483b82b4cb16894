import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { Payment, PaymentDecision, PaymentErrors } from './payments.ts'

/** `first`: a deposit or a part payment. `last`: the final payment. */
const OwnersPart = z.enum(['first', 'last'])
export type OwnersPart = z.infer<typeof OwnersPart>

/** At most three of them are named. */
const OtherClients = z.strictObject({
  count: z.number().int().min(0),
  clients: z.array(Payment.pick({ customerName: true, customerEmail: true })).max(3),
})
export type OtherClients = z.infer<typeof OtherClients>

/** What happens when the owner says which part of a price a payment is. */
export const PartEffect = z.strictObject({
  decision: PaymentDecision,
  /** The words that will be read in the same way from now on, as the invoice has them; null when it has none. */
  words: z.string().nullable(),
  /** Clients with other payments that have the same words, whose request is planned or cancelled because of it. */
  others: z.strictObject({
    asked: OtherClients,
    notAsked: OtherClients,
    /** There are too many such payments to look at all of them: the counts are of the oldest. */
    isCut: z.boolean(),
  }),
})
export type PartEffect = z.infer<typeof PartEffect>

/** Changes nothing. */
export const previewPaymentPart = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/:id/part',
  access: 'viewer',
  summary: 'Show what happens when the owner says which part of a price a payment is',
  query: z.strictObject({ part: OwnersPart }),
  response: PartEffect,
  errors: PaymentErrors,
})

/** Saves what the owner says, and decides again. The opposite answer takes it back. */
export const setPaymentPart = defineEndpoint({
  method: 'PUT',
  path: '/goodword/payment/:id/part',
  access: 'editor',
  summary: 'Say which part of a price a payment is',
  body: z.strictObject({
    part: OwnersPart,
    /** Whether invoices with the same words are read in the same way; if not, it is about this payment only. */
    learns: z.boolean().default(true),
  }),
  response: Payment,
  errors: PaymentErrors,
})
