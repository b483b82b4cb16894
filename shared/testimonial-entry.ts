import * as z from 'zod'
import { emailAddress, optionalLine, requiredLine, requiredText, stars } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { TESTIMONIAL_MAX_LENGTH } from './submissions.ts'
import { Testimonial } from './testimonials.ts'

/**
 * What an owner confirms when adding a testimonial received elsewhere. Stored with its version: a new wording needs a
 * new version.
 */
export const ATTESTATION_VERSION = '2026-11-en'
export const ATTESTATION_TEXT =
  'These are the client’s own words, unchanged, and the client agreed that I may publish them.'

/** What is known of a testimonial that was received elsewhere, typed in or imported. */
export const ReceivedTestimonial = z.strictObject({
  customerName: requiredLine('Client name'),
  /** Empty or left out when unknown. Nothing is ever sent to it. */
  customerEmail: z
    .union([z.literal('').transform(() => null), emailAddress('Client email')])
    .nullish()
    .transform((email) => email ?? null),
  /** Stars, 1 to 5; 0 means no rating. */
  rating: stars,
  testimonial: requiredText('Testimonial', TESTIMONIAL_MAX_LENGTH),
  /** What the client bought. */
  service: optionalLine('Service'),
  /** When it was received, `YYYY-MM-DD`; today by default. Not in the future. */
  receivedOn: z.iso.date('The day must be a date like 2026-11-21.').optional(),
})

/**
 * A testimonial received elsewhere that the owner types in. It is approved immediately, or sent to the sign-off that it needs, always marked as added by the
 * owner, never verified, and doesn't count against the month's requests.
 */
export const TestimonialEntry = ReceivedTestimonial.extend({
  /** Where it was received, like "LinkedIn" or "a letter". */
  receivedVia: optionalLine('Where you received it'),
  isAttested: z.literal(true, 'Confirm that these are the client’s own words.'),
})
export type TestimonialEntry = z.infer<typeof TestimonialEntry>

/** Honours `Idempotency-Key`. */
export const addTestimonial = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/add',
  access: 'editor',
  summary: 'Add a testimonial received elsewhere',
  body: TestimonialEntry,
  response: Testimonial,
  status: 201,
  errors: [
    'testimonials.received_in_future',
    'workspaces.too_many_entries',
    'workspaces.storage_full',
    'testimonials.nobody_signs_off',
    'request.idempotency_key_reused',
  ],
})
