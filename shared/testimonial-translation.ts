import * as z from 'zod'
import { ChosenIds } from './chosen-ids.ts'
import { requiredText } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { TESTIMONIAL_MAX_BODY_BYTES, TESTIMONIAL_MAX_LENGTH } from './submissions.ts'
import { Translation } from './testimonial-details.ts'
import { testimonialErrors } from './testimonials.ts'

/**
 * The owner's translation of a testimonial into one language. Visitors whose page is in that language read it first,
 * marked as a translation, with the original one press away. Plain text; line breaks stay. It replaces the translation so
 * far, and null removes it. The same text again keeps a translation of an earlier version. It is refused like a reply. The
 * language of the form is fine too: clients don't always write in it.
 */
export const translateTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/translation',
  access: 'editor',
  summary: 'Write, change, keep or remove the translation of a testimonial',
  maxBodyBytes: TESTIMONIAL_MAX_BODY_BYTES,
  body: z.strictObject({
    language: z.enum(LANGUAGES, 'Choose a language.'),
    text: requiredText('Translation', TESTIMONIAL_MAX_LENGTH).nullable(),
    /** Of the testimonial that the member has read. A translation of what the client changed since is refused. */
    revisedAt: z.iso.datetime().nullable(),
  }),
  response: z.strictObject({
    /** All of them, in the order of `LANGUAGES`. */
    translations: z.array(Translation),
  }),
  errors: [
    ...testimonialErrors,
    'testimonials.withdrawn',
    'testimonials.erased',
    'testimonials.revised',
    'testimonials.not_for_everybody',
    'testimonials.reply_needs_owner',
  ],
})

/** For the export of the list. Testimonials without translations, and those of other workspaces, are left out. */
export const listTranslations = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/translations',
  access: 'viewer',
  worksFrozen: true,
  summary: 'Read the translations of several testimonials',
  body: z.strictObject({ ids: ChosenIds }),
  response: z.strictObject({
    /** In the order of the ids; the translations in the order of `LANGUAGES`. */
    items: z.array(z.strictObject({ id: z.string(), translations: z.array(Translation) })),
  }),
})
