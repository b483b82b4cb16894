import * as z from 'zod'
import { requiredText } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { Note, NOTE_MAX } from './notes.ts'
import { Testimonial } from './testimonials.ts'

/**
 * Adds a note for the team. Notes are never shown to clients or visitors. Honours `Idempotency-Key`. A testimonial can
 * have `NOTES_PER_TESTIMONIAL` notes; more are refused with `notes.too_many` (409).
 */
export const addNote = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/:id/notes',
  access: 'editor',
  summary: 'Add a note about a testimonial, for the team',
  body: z.strictObject({ text: requiredText('Note', NOTE_MAX) }),
  response: Note,
  status: 201,
  errors: [
    'testimonials.not_found',
    'testimonials.erased',
    'notes.too_many',
    'request.idempotency_key_reused',
    'request.already_done',
  ],
})

/** One's own, or as an admin anybody's: otherwise `notes.not_yours` (403). */
export const deleteNote = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/testimonial/:id/notes/:noteId',
  access: 'editor',
  summary: 'Delete a note',
  errors: ['testimonials.not_found', 'notes.not_found', 'notes.not_yours'],
})

/**
 * Makes one member of the workspace look after a testimonial or request, or nobody with null. Refused with
 * `testimonials.assignee_unknown` (422) for somebody who is no member.
 */
export const assignTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/assignee',
  access: 'editor',
  summary: 'Assign a testimonial to a member, or to nobody',
  body: z.strictObject({
    userId: z.string('Choose a member, or nobody.').min(1, 'Choose a member, or nobody.').max(64).nullable(),
  }),
  response: Testimonial,
  errors: ['testimonials.not_found', 'testimonials.erased', 'testimonials.assignee_unknown'],
})
