import * as z from 'zod'
import { ChosenIds } from './chosen-ids.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { Testimonial, testimonialErrors } from './testimonials.ts'

const DecisionErrors = [...testimonialErrors, 'testimonials.withdrawn', 'testimonials.erased'] as const

/**
 * `revisedAt` of the text that the owner has read. If given, a text that the client changed since is not approved. If
 * left out, the current text is approved.
 */
const readRevision = z.iso.datetime().nullable()

/**
 * While the workspace needs a sign-off, only the owner's approval publishes. That of others asks for the sign-off: the
 * answer is `submitted` with `signOffAskedAt`. Private testimonials need none. Honours `Idempotency-Key`, so that a caller
 * who lost the answer can repeat the call: without one, approving twice is `testimonials.wrong_status`.
 */
export const approveTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/approve',
  access: 'editor',
  summary: 'Approve a submitted or rejected testimonial, or ask for the sign-off that it needs',
  body: z.strictObject({ revisedAt: readRevision.optional() }).optional(),
  response: Testimonial,
  errors: [
    ...DecisionErrors,
    'testimonials.revised',
    'testimonials.waits_for_sign_off',
    'testimonials.nobody_signs_off',
  ],
})

/** Honours `Idempotency-Key`. */
export const rejectTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reject',
  access: 'editor',
  summary: 'Reject a submitted or approved testimonial',
  body: z.strictObject({}).optional(),
  response: Testimonial,
  errors: DecisionErrors,
})

/**
 * Undoes a decision: an approved or rejected testimonial is submitted again. Refused when its status is not `from` any
 * more, so that only the decision the owner saw is undone. Honours `Idempotency-Key`.
 */
export const reopenTestimonial = defineEndpoint({
  method: 'PUT',
  path: '/goodword/testimonial/:id/reopen',
  access: 'editor',
  summary: 'Undo a decision',
  body: z.strictObject({ from: z.enum(['approved', 'rejected']) }),
  response: Testimonial,
  errors: DecisionErrors,
})

export const BulkAction = z.enum(['approve', 'reject', 'resend'])
export type BulkAction = z.infer<typeof BulkAction>

/**
 * Does the same to several testimonials, each separately: one that fails doesn't affect the others. `failures` says
 * which ones failed and why, in the order of `ids`. Repeated ids are handled once. Honours `Idempotency-Key`.
 */
export const changeTestimonials = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/bulk',
  access: 'editor',
  summary: 'Approve, reject or send several at once',
  body: z.strictObject({
    action: BulkAction,
    ids: ChosenIds,
    /** For approving: the `revisedAt` that the owner has read, by id. */
    revisedAt: z.record(z.string().max(64), readRevision).optional(),
  }),
  response: z.strictObject({
    changed: z.array(Testimonial),
    failures: z.array(z.strictObject({ id: z.string(), code: z.string(), message: z.string() })),
  }),
})
