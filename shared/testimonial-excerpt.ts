import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { TESTIMONIAL_MAX_LENGTH } from './submissions.ts'
import { Testimonial, testimonialErrors } from './testimonials.ts'

export const HIGHLIGHT_MAX = 200

/**
 * What cards show of a testimonial: whole sentences with "…" where others are left out, and one highlighted phrase of
 * them. Null for all of the text, and for no highlight. Both replace what was chosen before. Anything but the client's
 * own words is refused with `testimonials.not_their_words` (422).
 */
export const showExcerpt = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/excerpt',
  access: 'editor',
  summary: 'Choose which sentences cards show, and highlight a phrase',
  body: z.strictObject({
    excerpt: z
      .string()
      .min(1, 'Choose at least one sentence.')
      .max(2 * TESTIMONIAL_MAX_LENGTH, 'An excerpt can’t be longer than the testimonial.')
      .nullable(),
    highlight: z
      .string()
      .min(1, 'Select the words to highlight.')
      .max(HIGHLIGHT_MAX, `A highlight can be at most ${HIGHLIGHT_MAX} characters long.`)
      .nullable(),
    /** Of the text that the member has read. A text that the client changed since is refused. */
    revisedAt: z.iso.datetime().nullable(),
  }),
  response: Testimonial,
  errors: [
    ...testimonialErrors,
    'testimonials.withdrawn',
    'testimonials.erased',
    'testimonials.revised',
    'testimonials.not_their_words',
  ],
})
