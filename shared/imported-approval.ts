import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

const count = z.int().min(0)

/** As in the list: only those with this tag, and this service. */
const filter = {
  tag: z.string().max(64, 'Tag must be the id of a tag.').optional(),
  service: z.string().max(200, 'Service must be the name of a service.').optional(),
}

/**
 * - `approving`: the server decides on one after the other.
 * - `done`: on all that still waited.
 * - `cancelled`: a member stopped it, or the import is undone.
 * - `stopped`: the server had to stop; `reason` says why.
 */
export const IMPORTED_APPROVAL_STATES = ['approving', 'done', 'cancelled', 'stopped'] as const

/** The last time that an import, or a part of it, was approved in one go. */
export const ImportedApproval = z.strictObject({
  state: z.enum(IMPORTED_APPROVAL_STATES),
  /** Who started it. */
  memberName: z.string().nullable(),
  /** How many waited when it started. */
  total: count,
  approved: count,
  /** How many wait for a sign-off instead. */
  asked: count,
  /** A sentence; null unless it is stopped. */
  reason: z.string().nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type ImportedApproval = z.infer<typeof ImportedApproval>

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
  /** The last approval of this import, also of another part; null before the first. */
  approval: ImportedApproval.nullable(),
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
 * Approves all testimonials of an import that wait for it. It answers at once, and the server goes on without the caller:
 * read how far it is with `GET /goodword/import/:id/to-approve`. As for one testimonial, an approval asks for the sign-off
 * that the workspace needs. It stops when the member who started it may no longer approve. Repeating it while it runs
 * changes nothing.
 */
export const approveImported = defineEndpoint({
  method: 'POST',
  path: '/goodword/import/:id/approve',
  access: 'editor',
  summary: 'Start approving the testimonials of an import',
  body: z.strictObject({ ...filter, readAt: z.iso.datetime('Send what the call before named as readAt.') }),
  response: ImportedApproval,
  errors: ['imports.not_found', 'imports.wrong_state', 'imports.being_approved'],
})

/** What is approved by then stays approved. Repeating it changes nothing. */
export const cancelImportedApproval = defineEndpoint({
  method: 'POST',
  path: '/goodword/import/:id/approve/cancel',
  access: 'editor',
  summary: 'Cancel approving the testimonials of an import',
  response: ImportedApproval,
  errors: ['imports.not_found', 'imports.wrong_state'],
})
