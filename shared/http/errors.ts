import * as z from 'zod'

/**
 * The body of every error answer.
 * `message` is a sentence for people: what happened and what to do. `error` repeats it for callers that read only that
 * field. `code` is `feature.reason`, stable, for programs. `requestId` is the caller's `x-transaction-id`, or a new id
 * when the caller sent none. `details` names the invalid fields.
 */
export const ErrorResponse = z.strictObject({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorResponse = z.infer<typeof ErrorResponse>
