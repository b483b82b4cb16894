import * as z from 'zod'
import { emailAddress, optionalLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'

export const IMPORT_MAX_ROWS = 1000

/** A client to ask, as a row of a file holds it. */
export const ImportRow = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name'),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Why a row made no request. `row` counts from 0 in what was sent. */
export const ImportRefusal = z.strictObject({
  row: z.number().int().min(0),
  /**
   * `invalid`, `duplicate` (in the file), `already_asked` (an open request has this address), `do_not_ask` (it is on the
   * owner's list) or `quota_exceeded`.
   */
  reason: z.enum(['invalid', 'duplicate', 'already_asked', 'do_not_ask', 'quota_exceeded']),
  message: z.string(),
})

/**
 * Makes a pending request of each row that can be one; nothing is sent. Rows are parsed one by one: what is wrong with one
 * leaves the others done. Each request counts against the plan; rows beyond it are refused. Honours `Idempotency-Key`, so
 * that a lost answer can be asked for again.
 */
export const importRequests = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/import',
  access: 'owner',
  summary: 'Make requests for many clients at once',
  maxBodyBytes: 1024 * 1024,
  body: z.strictObject({
    rows: z
      .array(z.record(z.string(), z.unknown()))
      .min(1, 'There are no rows to import.')
      .max(IMPORT_MAX_ROWS, `A file can have ${IMPORT_MAX_ROWS.toLocaleString('en')} rows at most.`),
  }),
  response: z.strictObject({ created: z.number().int().min(0), refusals: z.array(ImportRefusal) }),
  errors: ['request.idempotency_key_reused'],
})
