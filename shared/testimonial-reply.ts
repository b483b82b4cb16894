import * as z from 'zod'
import { requiredText } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { Testimonial, testimonialErrors } from './testimonials.ts'

export const REPLY_MAX = 500

/**
 * The owner's public reply, shown below the testimonial where there is room. Plain text; line breaks stay. It replaces
 * the reply so far, and null removes it. The same text again keeps a reply that was written for an earlier version.
 * Writing is refused with `testimonials.not_for_everybody` (409) for a private testimonial, and with
 * `testimonials.reply_needs_owner` (409) while a sign-off is needed and the member is not the owner.
 */
export const replyToTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reply',
  access: 'editor',
  summary: 'Write, change, keep or remove the public reply to a testimonial',
  body: z.strictObject({
    text: requiredText('Reply', REPLY_MAX).nullable(),
    /** Of the testimonial that the member has read. A reply to what the client changed since is refused. */
    revisedAt: z.iso.datetime().nullable(),
  }),
  response: Testimonial,
  errors: [
    ...testimonialErrors,
    'testimonials.withdrawn',
    'testimonials.erased',
    'testimonials.revised',
    'testimonials.not_for_everybody',
    'testimonials.reply_needs_owner',
  ],
})
