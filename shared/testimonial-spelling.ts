import * as z from 'zod'
import { requiredText } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { SpellingSuggestion, SuggestionEmail } from './spelling-suggestions.ts'
import { TESTIMONIAL_MAX_LENGTH } from './submissions.ts'
import { testimonialErrors } from './testimonials.ts'

/**
 * Suggests to the client how to spell the testimonial. Nothing changes before the client accepts it in the client portal.
 * The server decides by the text whether it is spelling and nothing else, and refuses the rest with
 * `testimonials.not_spelling` (422), whose message names the words. One suggestion at a time can be open:
 * `testimonials.suggestion_open` (409). What the client declined is refused with `testimonials.suggestion_declined` (409).
 * Private testimonials, and those that an owner added, get none: `testimonials.not_for_everybody` and
 * `testimonials.no_portal` (409). While a sign-off is needed, only the owner may: `testimonials.suggestion_needs_owner` (409).
 */
export const suggestSpelling = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/spelling',
  access: 'editor',
  summary: 'Suggest a spelling fix to the client',
  body: z.strictObject({
    text: requiredText('Testimonial', TESTIMONIAL_MAX_LENGTH),
    /** Of the testimonial that the member has read. A suggestion for what the client changed since is refused. */
    revisedAt: z.iso.datetime().nullable(),
  }),
  response: z.strictObject({
    suggestion: SpellingSuggestion,
    /** Whether an email about it goes to the client. */
    email: SuggestionEmail,
  }),
  errors: [
    ...testimonialErrors,
    'testimonials.withdrawn',
    'testimonials.erased',
    'testimonials.revised',
    'testimonials.not_for_everybody',
    'testimonials.no_portal',
    'testimonials.not_spelling',
    'testimonials.suggestion_open',
    'testimonials.suggestion_declined',
    'testimonials.suggestion_needs_owner',
    'testimonials.too_many_suggestions',
  ],
})

/** The open suggestion is gone, and its email isn't sent any more. Without one, nothing changes. */
export const cancelSpelling = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/testimonial/:id/spelling',
  access: 'editor',
  summary: 'Cancel the spelling fix that the client hasn’t answered',
  errors: ['testimonials.not_found'],
})
