import * as z from 'zod'
import { emailAddress, optionalLine } from './fields.ts'
import { namesIn, TagNames } from './tags.ts'
import { defineEndpoint } from './http/endpoint.ts'

export const IMPORT_MAX_ROWS = 1000

/** A client to ask: one row of an imported file. */
export const ImportRow = z.strictObject({
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name'),
  /** What the client bought. */
  service: optionalLine('Service'),
  /** Names of tags, with ; or , between them. Tags that don't exist are created. */
  tags: optionalLine('Tags').transform(namesIn).pipe(TagNames),
})
export type ImportRow = z.input<typeof ImportRow>
export type ReadImportRow = z.output<typeof ImportRow>

/** Why a row was skipped. `row` starts at 0. */
export const ImportRefusal = z.strictObject({
  row: z.number().int().min(0),
  /**
   * `invalid`, `duplicate` (within the file), `already_asked` (an open request has this address), `do_not_ask` (it is
   * on the owner's list) or `quota_exceeded`.
   */
  reason: z.enum(['invalid', 'duplicate', 'already_asked', 'do_not_ask', 'quota_exceeded']),
  message: z.string(),
})

/**
 * Creates a pending request for each valid row and sends nothing. Rows are handled one by one, so an invalid row
 * doesn't affect the others. Each request counts against the plan; rows beyond its limit are skipped. Honours
 * `Idempotency-Key`, so that a caller who lost the response can repeat the call.
 */
export const importRequests = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/import',
  access: 'admin',
  summary: 'Create requests for many clients at once',
  maxBodyBytes: 1024 * 1024,
  body: z.strictObject({
    rows: z
      .array(z.record(z.string(), z.unknown()))
      .min(1, 'There are no rows to import.')
      .max(IMPORT_MAX_ROWS, `A file can have at most ${IMPORT_MAX_ROWS.toLocaleString('en')} rows.`),
    /**
     * Id of the form that all of them answer. Left out or null: the default form. Its service is used for rows without
     * one.
     */
    formId: z.string().max(64, 'Form must be the id of a form.').nullish(),
  }),
  response: z.strictObject({ created: z.number().int().min(0), refusals: z.array(ImportRefusal) }),
  errors: [
    'forms.not_found',
    'workspaces.too_many_entries',
    'workspaces.storage_full',
    'request.idempotency_key_reused',
    'request.already_done',
  ],
})
