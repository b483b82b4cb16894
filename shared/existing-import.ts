import * as z from 'zod'
import { httpsAddress, optionalLine, requiredLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { ImportedApproval } from './imported-approval.ts'
import { IMAGE_UPLOAD, IMAGE_UPLOAD_ERRORS, UploadedImage } from './images.ts'
import { ReceivedTestimonial } from './testimonial-entry.ts'
import { namesIn, TagNames } from './tags.ts'
import { TestimonialStatus } from './testimonials.ts'

export const EXISTING_IMPORT_MAX_ROWS = 10_000

/** Rows that one call can carry. It may carry fewer, because a body is limited too. */
export const EXISTING_IMPORT_CHUNK_ROWS = 100
export const EXISTING_IMPORT_CHUNK_BYTES = 512 * 1024

/** Photos that the page uploads for one import. */
export const EXISTING_IMPORT_MAX_PHOTOS = 500

/** How long a whole import can be undone. */
export const EXISTING_IMPORT_UNDO_DAYS = 30

/**
 * What an owner confirms once for all testimonials of an import. Stored with each of them. A new wording needs a new
 * version.
 */
export const IMPORT_ATTESTATION_VERSION = '2026-11-import-photos-en'
export const IMPORT_ATTESTATION_TEXT =
  'These are my clients’ own words and photos, unchanged, and each client agreed that I may publish them.'

/** A testimonial received elsewhere: one row of a file. */
export const ExistingRow = ReceivedTestimonial.extend({
  /** As the file counts it, from 1. It makes sending a row again harmless. */
  row: z
    .int('The row must be a whole number.')
    .min(1, 'Rows are counted from 1.')
    .max(1_000_000, 'The row is too high.'),
  company: optionalLine('Company'),
  role: optionalLine('Role'),
  /** Names of its tags. Those that don't exist are created. */
  tags: TagNames.default([]),
  /** Where the original can be read. */
  originalUrl: z
    .string('The address of the original must be text.')
    .nullish()
    .transform((text, context) => {
      if (!text?.trim()) return null
      const { data, error } = httpsAddress.safeParse(text)
      if (data !== undefined) return data
      for (const { message } of error.issues) context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
})
export type ExistingRow = z.output<typeof ExistingRow>
export type ExistingRowInput = z.input<typeof ExistingRow>

/**
 * - `receiving`: rows arrive, and none can be seen yet.
 * - `importing`: all rows have arrived, and they become testimonials.
 * - `done`: all of them are in the list.
 * - `removing`, `removed`: what came with it is being deleted, or is.
 */
export const EXISTING_IMPORT_STATES = ['receiving', 'importing', 'done', 'removing', 'removed'] as const

export const ExistingImport = z.strictObject({
  id: z.string(),
  state: z.enum(EXISTING_IMPORT_STATES),
  /** Like "Senja". */
  receivedVia: z.string(),
  /** How many rows it has. */
  total: z.int().min(0),
  /** How many rows have arrived. */
  received: z.int().min(0),
  /** How many are testimonials by now. */
  imported: z.int().min(0),
  /** Who started it. */
  memberName: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when it can be undone; null if it can't. */
  undoUntil: z.iso.datetime().nullable(),
  /** The last time that it, or a part of it, was approved in one go; null before the first. */
  approval: ImportedApproval.nullable(),
})
export type ExistingImport = z.infer<typeof ExistingImport>

/** What undoing an import would delete. */
export const ExistingImportContent = ExistingImport.extend({
  /** How many testimonials it still has. */
  present: z.int().min(0),
  /** How many of these are approved by now, so that visitors see them. */
  approved: z.int().min(0),
  /** How many of these the client has changed since. They stay. */
  changedByClient: z.int().min(0),
})
export type ExistingImportContent = z.infer<typeof ExistingImportContent>

/**
 * Starts an import of testimonials received elsewhere. Its rows follow in chunks. A workspace has one unfinished import
 * at most. Honours `Idempotency-Key`.
 */
export const beginExistingImport = defineEndpoint({
  method: 'POST',
  path: '/goodword/import',
  access: 'admin',
  summary: 'Start importing existing testimonials',
  body: z.strictObject({
    total: z
      .int('The number of rows must be a whole number.')
      .min(1, 'There are no rows to import.')
      .max(
        EXISTING_IMPORT_MAX_ROWS,
        `At most ${EXISTING_IMPORT_MAX_ROWS.toLocaleString('en')} rows can be imported at once.`,
      ),
    receivedVia: requiredLine('Where they come from'),
    /** Names of tags for all of them, with ; or , between them. Tags that don't exist are created. */
    tags: optionalLine('Tags').transform(namesIn).pipe(TagNames),
    isAttested: z.literal(true, 'Confirm that these are your clients’ own words.'),
  }),
  response: ExistingImport,
  status: 201,
  errors: [
    'imports.unfinished',
    'tags.too_many',
    'workspaces.too_many_entries',
    'workspaces.storage_full',
    'request.idempotency_key_reused',
  ],
})

/** Fingerprints that one call answers with. */
export const EXISTING_SKETCHES_MAX = 500

export const ExistingSketches = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      customerName: z.string(),
      /** At most eight numbers of 32 bits, in ascending order. */
      sketch: z.array(z.int().min(0)),
      /** Of the text, without anything that isn't a letter or a digit. */
      letters: z.int().min(0),
    }),
  ),
  /** Null if these are the last. */
  next: z.string().nullable(),
})
export type ExistingSketches = z.output<typeof ExistingSketches>

/**
 * Fingerprints of the testimonials of the workspace, oldest first, to find out which rows of a file are almost the same.
 * `after` is `next` of the call before.
 */
export const listExistingSketches = defineEndpoint({
  method: 'GET',
  path: '/goodword/import/sketches',
  access: 'admin',
  summary: 'List fingerprints of testimonials, to find similar ones',
  query: z.strictObject({
    after: z
      .string()
      .regex(/^-?\d{1,15}_[\w-]{1,64}$/, 'Send what the call before named as next.')
      .optional(),
  }),
  response: ExistingSketches,
})

const chunk = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .min(1, 'There are no rows to import.')
    .max(EXISTING_IMPORT_CHUNK_ROWS, `One call can have at most ${EXISTING_IMPORT_CHUNK_ROWS} rows.`)

/**
 * Rows of an import that is receiving. Rows that have arrived before stay as they were. Their tags are created now, so that
 * too many are refused before there is any testimonial.
 */
export const sendExistingRows = defineEndpoint({
  method: 'PUT',
  path: '/goodword/import/:id/rows',
  access: 'admin',
  summary: 'Send rows of an import',
  maxBodyBytes: 1024 * 1024,
  body: z.strictObject({ rows: chunk(ExistingRow) }),
  response: ExistingImport,
  errors: [
    'imports.not_found',
    'imports.wrong_state',
    'imports.too_many_rows',
    'testimonials.received_in_future',
    'tags.too_many',
  ],
})

/** Where the photo of a row's testimonial is uploaded. The browser generates `uploadId` (a UUID). */
export const existingPhotoPath = ({ id, row, uploadId }: { id: string; row: number; uploadId: string }): string =>
  `/goodword/import/${id}/row/${row}/photo/${uploadId}`

/**
 * Uploads the photo of a testimonial that an import has made; a second one replaces the first. PNG or JPEG by content, at
 * most 15 MiB and 40 megapixels. Repeating the same upload changes nothing. It works as long as the import can be undone,
 * and not for a testimonial that the client has changed since. Undoing the import deletes it.
 */
export const uploadExistingPhoto = defineEndpoint({
  method: 'PUT',
  path: '/goodword/import/:id/row/:row/photo/:uploadId',
  access: 'admin',
  summary: 'Upload the photo of an imported testimonial',
  upload: IMAGE_UPLOAD,
  /** `imageUrl` is the path that it was uploaded to. The testimonial itself says where it can be viewed. */
  response: UploadedImage,
  status: 201,
  errors: ['imports.not_found', 'imports.row_not_found', 'imports.too_late', ...IMAGE_UPLOAD_ERRORS],
})

/** Makes testimonials of the rows, all of which must have arrived. They appear in the list soon. */
export const finishExistingImport = defineEndpoint({
  method: 'POST',
  path: '/goodword/import/:id/finish',
  access: 'admin',
  summary: 'Finish an import, so that its testimonials appear',
  response: ExistingImport,
  errors: [
    'imports.not_found',
    'imports.wrong_state',
    'imports.rows_missing',
    'workspaces.too_many_entries',
    'workspaces.storage_full',
  ],
})

/**
 * Deletes what an import brought: all its rows and testimonials, except those that the client has changed since, and tags
 * that it created and nothing else uses. Before
 * it is finished, this cancels it. Otherwise it works for 30 days.
 */
export const undoExistingImport = defineEndpoint({
  method: 'POST',
  path: '/goodword/import/:id/undo',
  access: 'admin',
  summary: 'Undo or cancel an import',
  response: ExistingImport,
  errors: ['imports.not_found', 'imports.too_late'],
})

export const getExistingImport = defineEndpoint({
  method: 'GET',
  path: '/goodword/import/:id',
  access: 'admin',
  summary: 'Read how far an import is, and what undoing it would delete',
  response: ExistingImportContent,
  errors: ['imports.not_found'],
})

/** Those that are unfinished or can still be undone, newest first; at most 20. */
export const listExistingImports = defineEndpoint({
  method: 'GET',
  path: '/goodword/import/list',
  access: 'admin',
  summary: 'List imports that can be undone',
  response: z.strictObject({ items: z.array(ExistingImport) }),
})

/** Which of these rows the workspace has already: the same name with the same words. */
export const findExistingDuplicates = defineEndpoint({
  method: 'POST',
  path: '/goodword/import/duplicates',
  access: 'admin',
  summary: 'Find testimonials that are in the list already',
  maxBodyBytes: 1024 * 1024,
  body: z.strictObject({ rows: chunk(ExistingRow.pick({ row: true, customerName: true, testimonial: true })) }),
  response: z.strictObject({
    duplicates: z.array(
      z.strictObject({
        row: z.int(),
        id: z.string(),
        status: TestimonialStatus,
        submittedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
})
