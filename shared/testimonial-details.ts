import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { EarlierWords } from './own-page.ts'
import { Payment } from './payments.ts'
import { QuestionAnswer, ShownParts } from './submissions.ts'
import { Testimonial } from './testimonials.ts'

const instant = z.iso.datetime()

/** Everything that can happen to a testimonial. */
export const TESTIMONIAL_EVENT_KINDS = [
  'created',
  'changed',
  'queued',
  'sent',
  'send_failed',
  'submitted',
  'approved',
  'rejected',
  'reopened',
  'imported',
  'added',
  'revised',
  'shown_parts_changed',
  'made_public',
  'made_private',
  'withdrawn',
  'shared_again',
  'declined',
  'unsubscribed',
  'erased',
  'reminded',
  'reminders_stopped',
  'reminders_resumed',
  'delivered',
  'bounced',
  'complained',
  'mail_uncertain',
  'scheduled',
] as const

/**
 * Whether words asked for after a payment carry a "Verified client", with a proof, once they are public. Otherwise why not: the
 * invoice was only marked as paid, only a webhook of the owner's told of the payment, or the answer came by another link than
 * that of the mail.
 */
export const VERIFICATIONS = ['verified', 'paid_elsewhere', 'own_webhook', 'owners_address', 'other_link'] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** One thing that happened to a testimonial, and who did it. */
export const TestimonialEvent = z.strictObject({
  kind: z.enum(TESTIMONIAL_EVENT_KINDS),
  actor: z.enum(['owner', 'client', 'system']),
  at: instant,
})
export type TestimonialEvent = z.infer<typeof TestimonialEvent>

/** What a client agreed to, in the very words that were shown. */
export const Consent = z.strictObject({
  choice: z.enum(['public', 'private']),
  version: z.string(),
  wording: z.string(),
  locale: z.string(),
  /** What the client allowed to be shown with public words. */
  parts: ShownParts,
  givenAt: instant,
  /** When it ended: by another choice of the client, or by withdrawing. Null while it holds. */
  withdrawnAt: instant.nullable(),
})
export type Consent = z.infer<typeof Consent>

/** What the owner stands for who typed in words received elsewhere. */
export const Attestation = z.strictObject({
  wording: z.string(),
  version: z.string(),
  /** Where the words were received, as the owner put it. */
  receivedVia: z.string().nullable(),
  givenAt: instant,
})
export type Attestation = z.infer<typeof Attestation>

/** Everything that is known of one testimonial. Lists are oldest first. */
export const TestimonialDetails = Testimonial.extend({
  history: z.array(TestimonialEvent),
  company: z.string().nullable(),
  role: z.string().nullable(),
  answers: z.array(QuestionAnswer),
  /** What the client lets be shown with public words. */
  parts: ShownParts,
  /** The language in which the client answered; null before, and for words that the owner added. */
  language: z.enum(LANGUAGES).nullable(),
  /** What speaks for a program and not a person: a hidden field was filled in, or it went faster than anybody writes. */
  suspicion: z.enum(['trap', 'fast']).nullable(),
  /** Words that stood before the client changed them. */
  earlierWords: z.array(EarlierWords),
  consents: z.array(Consent),
  /** Null unless the owner added it. */
  attestation: Attestation.nullable(),
  /** The payment that asks; null for others. */
  payment: Payment.omit({ testimonial: true }).nullable(),
  /** Null before there is an answer, and where no payment asked. */
  verification: z.enum(VERIFICATIONS).nullable(),
})
export type TestimonialDetails = z.infer<typeof TestimonialDetails>

export const getTestimonialDetails = defineEndpoint({
  method: 'GET',
  path: '/goodword/testimonial/:id/details',
  access: 'owner',
  summary: 'One testimonial with its history and consent',
  response: TestimonialDetails,
  errors: ['testimonials.not_found'],
})
