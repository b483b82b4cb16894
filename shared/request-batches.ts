import * as z from 'zod'
import { emailAddress, optionalLine } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { PLAN_MAX_DAYS } from './request-plan.ts'
import { namesIn, TagNames } from './tags.ts'

export const BATCH_MAX_ROWS = 1000

/** Batches of a workspace with clients who are planned or saved. */
export const OPEN_BATCHES_MAX = 20

/** How long a batch is kept, from when it was made. Planned requests keep it longer. */
export const BATCH_KEPT_DAYS = 180

/** Within so many days of a request without an answer, a client is not requested again. */
export const QUIET_DAYS = 180

/** A client to request: one row of a file. */
export const BatchClient = z.strictObject({
  /** As the file counts it, from 1. */
  row: z
    .int('The row must be a whole number.')
    .min(1, 'Rows are counted from 1.')
    .max(1_000_000, 'The row is too high.'),
  customerEmail: emailAddress('Client email'),
  customerName: optionalLine('Client name'),
  /** What the client bought. */
  service: optionalLine('Service'),
  /** Names of tags, with ; or , between them. Tags that don't exist are created with the batch. */
  tags: optionalLine('Tags').transform(namesIn).pipe(TagNames),
})
export type BatchClient = z.output<typeof BatchClient>

/**
 * - `saved`: waits for the owner.
 * - `planned`: becomes a request at its time.
 * - `requested`: is a request, whose email is sent.
 * - `skipped`: was not requested, for its `reason`.
 * - `cancelled`: the owner cancelled it.
 */
export const BATCH_ROW_STATES = ['saved', 'planned', 'requested', 'skipped', 'cancelled'] as const

/** Why a client is skipped: found out when the request was due. */
export const SKIP_REASONS = [
  /** Answered after the batch was made. */
  'answered',
  /** Has a request without an answer, less than `QUIET_DAYS` old. */
  'requested',
  /** Has a request that wasn't sent, or will be after a payment. */
  'open_request',
  'unsubscribed',
  'reported_spam',
  'declined',
  'unreachable',
  'do_not_ask',
] as const

/** Why a planned request is late, and tried again at its time. A saved one with such a reason was given up. */
export const HOLD_REASONS = [
  /** No requests were left in the month. */
  'quota',
  /** The workspace is frozen. */
  'frozen',
  /** Sending is paused. */
  'sending_paused',
  /** The client got enough emails for now. */
  'recipient_limit',
  /** The owner's address isn't confirmed, which allows few emails a day. */
  'unverified_limit',
  /** The workspace has no room for more requests. */
  'full',
  /** A backup was restored: the request may have been sent, or cancelled, after the backup was made. */
  'restored',
] as const

export const BatchRow = BatchClient.pick({ row: true }).extend({
  customerEmail: z.string(),
  customerName: z.string().nullable(),
  service: z.string().nullable(),
  state: z.enum(BATCH_ROW_STATES),
  reason: z.enum([...SKIP_REASONS, ...HOLD_REASONS]).nullable(),
  /** When it is due, or when it ended; null for a saved one. */
  at: z.iso.datetime().nullable(),
  /** Of the request, as long as it exists. */
  testimonialId: z.string().nullable(),
})
export type BatchRow = z.infer<typeof BatchRow>

const count = z.int().min(0)

export const RequestBatch = z.strictObject({
  id: z.string(),
  /** Of its file. */
  name: z.string(),
  /** Who made it. */
  memberName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** After that, it is deleted with all that is still in it, unless requests are planned. */
  keptUntil: z.iso.datetime(),
  /** How many clients it has, by state. */
  counts: z.strictObject({
    saved: count,
    planned: count,
    requested: count,
    skipped: count,
    cancelled: count,
  }),
  /** When the next request is due; null if none is planned. */
  nextAt: z.iso.datetime().nullable(),
})
export type RequestBatch = z.infer<typeof RequestBatch>

/** With its clients, in the order of the file. */
export const RequestBatchDetails = RequestBatch.extend({ rows: z.array(BatchRow) })
export type RequestBatchDetails = z.infer<typeof RequestBatchDetails>

const inDays = z.strictObject({
  kind: z.literal('days'),
  /** Working days, Monday to Friday. */
  days: z
    .int('Choose a whole number of days.')
    .min(1, 'Choose at least one day.')
    .max(PLAN_MAX_DAYS, `Choose at most ${PLAN_MAX_DAYS} working days.`),
})

/**
 * `now`, or over working days from 9:00 to 17:00 in the workspace's time zone. What the month has no requests left for
 * follows in the next month, and what that has none for is saved.
 */
export const SendTiming = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('now') }), inDays])
export type SendTiming = z.infer<typeof SendTiming>

export const BatchTiming = z.discriminatedUnion('kind', [
  ...SendTiming.options,
  z.strictObject({ kind: z.literal('save') }),
])
export type BatchTiming = z.infer<typeof BatchTiming>

/**
 * Makes a batch of clients to request. A client becomes a request, and counts against the month, when the request is
 * sent. Everything is checked again then. Honours `Idempotency-Key`.
 */
export const createBatch = defineEndpoint({
  method: 'POST',
  path: '/goodword/batch',
  access: 'admin',
  summary: 'Request many clients, now, over working days or later',
  maxBodyBytes: 1024 * 1024,
  body: z.strictObject({
    /** Like the name of the file. */
    name: z.string('Name must be text.').trim().min(1, 'Name is required.').max(200, 'Name is too long.'),
    /** Id of the form that all of them answer. Left out or null: the default form. Its service is used for rows without one. */
    formId: z.string().max(64, 'Form must be the id of a form.').nullish(),
    timing: BatchTiming,
    rows: z
      .array(BatchClient)
      .min(1, 'There are no clients to request.')
      .max(BATCH_MAX_ROWS, `A batch can have at most ${BATCH_MAX_ROWS.toLocaleString('en')} clients.`)
      .refine(areDifferent, 'Each row and each address can be in a batch only once.'),
  }),
  response: RequestBatch,
  status: 201,
  errors: [
    'batches.too_many',
    'forms.not_found',
    'tags.too_many',
    'workspaces.storage_full',
    'request.idempotency_key_reused',
  ],
})

function areDifferent(rows: readonly { row: number; customerEmail: string }[]): boolean {
  const numbers = new Set(rows.map(({ row }) => row))
  const addresses = new Set(rows.map(({ customerEmail }) => customerEmail.toLowerCase()))
  return numbers.size === rows.length && addresses.size === rows.length
}

/** All that are kept, newest first, and how many requests of them are planned in this month and in the next. */
export const listBatches = defineEndpoint({
  method: 'GET',
  path: '/goodword/batch/list',
  access: 'viewer',
  summary: 'List batches of clients to request',
  response: z.strictObject({
    items: z.array(RequestBatch),
    planned: z.strictObject({ thisMonth: count, nextMonth: count }),
  }),
})

export const getBatch = defineEndpoint({
  method: 'GET',
  path: '/goodword/batch/:id',
  access: 'viewer',
  summary: 'Read a batch with what happened to each client',
  response: RequestBatchDetails,
  errors: ['batches.not_found'],
})

/** Plans the requests of those that are saved. Repeating it without `includesPlanned` changes nothing. */
export const planBatch = defineEndpoint({
  method: 'POST',
  path: '/goodword/batch/:id/plan',
  access: 'admin',
  summary: 'Send the requests of saved clients, now or over working days',
  body: z.strictObject({
    timing: SendTiming,
    /** Whether those that are planned already get new times too. Left out: false. */
    includesPlanned: z.boolean('Say true or false.').optional(),
  }),
  response: RequestBatchDetails,
  errors: ['batches.not_found'],
})

/** Sends the request of one client who is planned or saved, within a minute. */
export const sendBatchRow = defineEndpoint({
  method: 'POST',
  path: '/goodword/batch/:id/row/:row/send',
  access: 'admin',
  summary: 'Send the request of one client of a batch now',
  response: RequestBatchDetails,
  errors: ['batches.not_found', 'batches.row_not_found', 'batches.row_ended', 'batches.no_requests_left'],
})

/** Cancels those that are planned or saved. Repeating it changes nothing. */
export const cancelBatch = defineEndpoint({
  method: 'POST',
  path: '/goodword/batch/:id/cancel',
  access: 'admin',
  worksFrozen: true,
  summary: 'Cancel the rest of a batch',
  response: RequestBatchDetails,
  errors: ['batches.not_found'],
})

/** Only while it is planned or saved. Repeating it changes nothing. */
export const cancelBatchRow = defineEndpoint({
  method: 'POST',
  path: '/goodword/batch/:id/row/:row/cancel',
  access: 'admin',
  worksFrozen: true,
  summary: 'Cancel the request of one client of a batch',
  response: RequestBatchDetails,
  errors: ['batches.not_found', 'batches.row_not_found', 'batches.row_ended'],
})
