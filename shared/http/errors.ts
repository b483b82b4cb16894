import * as z from 'zod'

/**
 * The body of every answer that is not a success.
 *
 * `message` is one sentence for people: what happened and what to do. `error` carries the same sentence for callers that
 * read only that field. `code` is `feature.reason`, stable, for programs. `requestId` is the caller's `x-transaction-id`,
 * or ours when there was none. `details` names the fields that were wrong.
 */
export const ErrorResponse = z.strictObject({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>
