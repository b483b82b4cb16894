import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { OwnersPart } from './payment-parts.ts'
import { Payment, PaymentDecision, PaymentErrors } from './payments.ts'

const instant = z.iso.datetime()

/** At most three of them are named. */
const OtherClients = z.strictObject({
  count: z.number().int().min(0),
  clients: z.array(Payment.pick({ customerName: true, customerEmail: true })).max(3),
})
export type OtherClients = z.infer<typeof OtherClients>

/** What happens when the owner says which part of a price a payment is, or takes that back. */
export const PartEffect = z.strictObject({
  /** The one that is made; of a payment that is not decided again, the one that stays. */
  decision: PaymentDecision,
  /** Its client was asked already, or is asked because of another payment: only its words are learned. */
  isOnlyLearned: z.boolean(),
  /**
   * The words that will be read in the same way from now on, or that were until now, as the invoice has them; null when
   * there are none.
   */
  words: z.string().nullable(),
  /** Clients with other payments that have the same words, whose request is planned or cancelled because of it. */
  others: z.strictObject({
    asked: OtherClients,
    notAsked: OtherClients,
    /** There are too many such payments to look at all of them: the counts are of the oldest. */
    isCut: z.boolean(),
  }),
  /**
   * Who waits although this correction plans a request, because the month's requests will be used up by then: the client
   * of this payment, and so many of the others. Null when nobody does, as far as it is known now.
   */
  waiting: z
    .strictObject({
      isThisOne: z.boolean(),
      /** The same, if the correction is about this payment only. */
      isThisOneAlone: z.boolean(),
      others: z.number().int().min(0),
      until: instant,
    })
    .nullable(),
})
export type PartEffect = z.infer<typeof PartEffect>

/** Changes nothing. */
export const previewPaymentPart = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/:id/part',
  access: 'viewer',
  summary: 'Show what happens when the owner says which part of a price a payment is',
  /** Left out: when the owner takes it back. */
  query: z.strictObject({ part: OwnersPart.optional() }),
  response: PartEffect,
  errors: PaymentErrors,
})

/** Saves what the owner says, and decides again, unless the client was asked already or another payment asks. */
export const setPaymentPart = defineEndpoint({
  method: 'PUT',
  path: '/goodword/payment/:id/part',
  access: 'editor',
  summary: 'Say which part of a price a payment is',
  body: z.strictObject({
    /** Null takes it back. */
    part: OwnersPart.nullable(),
    /** Whether it is also about the words: invoices that have them are read in the same way, or no longer so. */
    learns: z.boolean().default(true),
  }),
  response: Payment,
  errors: PaymentErrors,
})

/** Words of an invoice, without names and numbers, and the part that the owner said they mean. */
export const PartLesson = z.strictObject({ wording: z.string(), part: OwnersPart, learnedAt: instant })
export type PartLesson = z.infer<typeof PartLesson>

export const listPartLessons = defineEndpoint({
  method: 'GET',
  path: '/goodword/payment/lessons',
  access: 'viewer',
  summary: 'List what was learned from the owner’s corrections of payments, newest first, at most 500',
  response: z.strictObject({ items: z.array(PartLesson) }),
})

/** Payments that are scheduled or on hold are decided again. Deleting one that is gone has no effect. */
export const deletePartLesson = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/payment/lessons/:wording',
  access: 'editor',
  summary: 'Read words of invoices as if the owner had never corrected them',
})
