import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

/** Testimonials that one call decides on. */
export const IMPORTED_APPROVAL_PIECE = 20

const count = z.int().min(0)

/** As in the list: only those with this tag, and this service. */
const filter = {
  tag: z.string().max(64, 'Tag must be the id of a tag.').optional(),
  service: z.string().max(200, 'Service must be the name of a service.').optional(),
}

export const ImportedToApprove = z.strictObject({
  /** How many are submitted, confirmed by whoever imported them, and don't wait for a sign-off. */
  waiting: count,
  /** How many of them the client made private since: approving them shows them to nobody. */
  private: count,
  /** Like "Senja". */
  receivedVia: z.string(),
  /** How many of them have no rating, 1 star, and so on to 5 stars. */
  ratings: z.tuple([count, count, count, count, count, count]),
  /** Send it back with the approval: what clients change after it is not approved unread. */
  readAt: z.iso.datetime(),
})
export type ImportedToApprove = z.infer<typeof ImportedToApprove>

export const getImportedToApprove = defineEndpoint({
  method: 'GET',
  path: '/goodword/import/:id/to-approve',
  access: 'editor',
  summary: 'Read what approving an import would approve',
  query: z.strictObject(filter),
  response: ImportedToApprove,
  errors: ['imports.not_found'],
})

/**
 * Approves the first testimonials of an import that wait for it, at most 20, each separately. Repeat it with `after` until
 * `next` is null; a caller who stopped can begin again, and nothing is approved twice. As for one testimonial, an approval
 * asks for the sign-off that the workspace needs.
 */
export const approveImported = defineEndpoint({
  method: 'POST',
  path: '/goodword/import/:id/approve',
  access: 'editor',
  summary: 'Approve the next testimonials of an import',
  body: z.strictObject({
    ...filter,
    readAt: z.iso.datetime('Send what the call before named as readAt.'),
    /** `next` of the call before. */
    after: z
      .int('Send what the call before named as next.')
      .min(0, 'Send what the call before named as next.')
      .default(0),
  }),
  response: z.strictObject({
    approved: count,
    /** How many of those decided on wait for a sign-off now. */
    asked: count,
    /** Those that can't be approved now, and why. */
    failures: z.array(z.strictObject({ id: z.string(), code: z.string(), message: z.string() })),
    next: z.int().nullable(),
  }),
  errors: ['imports.not_found'],
})
