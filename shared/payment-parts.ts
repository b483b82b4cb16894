import * as z from 'zod'

/**
 * Which part of a project's price a payment is. `first`: a deposit or a part payment, more is to come. `last`: the rest.
 * `whole`: all of it. `recurring`: work that goes on, like a monthly retainer. `unclear`: nothing says it.
 */
export const PaymentPart = z.enum(['first', 'last', 'whole', 'recurring', 'unclear'])
export type PaymentPart = z.infer<typeof PaymentPart>

/** What an owner can say. `first`: a deposit or a part payment. `last`: the final payment. */
export const OwnersPart = z.enum(['first', 'last'])
export type OwnersPart = z.infer<typeof OwnersPart>

/**
 * What showed the part, strongest first. `owner`: the owner said it of this payment. `metadata`: Stripe's metadata says
 * it. `deduction`: a line of the invoice subtracts an earlier part. `subscription`: it belongs to a subscription.
 * `total`: the payment names the price of the whole project, of which this much is paid. `amounts`: it is equal to, or adds up with, another payment of this client. `rhythm`: the client pays the same amount
 * regularly. `lesson`: the owner corrected the same words before. `words`: the invoice says it. `nothing`: none of these.
 */
export const EvidenceKind = z.enum([
  'owner',
  'metadata',
  'deduction',
  'subscription',
  'total',
  'amounts',
  'rhythm',
  'lesson',
  'words',
  'nothing',
])
export type EvidenceKind = z.infer<typeof EvidenceKind>

/** The part that a decision took a payment for, and why. */
export const PartEvidence = z.strictObject({
  part: PaymentPart,
  by: EvidenceKind,
  /** The line or the metadata that says it, at most 80 characters; null when no words do. */
  words: z.string().nullable(),
  /** When the other payment was paid (ISO 8601, UTC) with which this one belongs together; null without one. */
  otherPaidAt: z.iso.datetime().nullable(),
  /** Of the price of the whole project, in the currency's smallest unit; left out unless a total shows the part. */
  total: z
    .strictObject({ paid: z.number().int().nonnegative(), price: z.number().int().positive(), currency: z.string() })
    .optional(),
  /** Another open invoice of the client, or a draft, as Stripe showed it then; left out when there was none. */
  openInvoice: z.strictObject({ number: z.string().nullable(), isDraft: z.boolean() }).optional(),
})
export type PartEvidence = z.infer<typeof PartEvidence>
