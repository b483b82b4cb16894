import * as z from 'zod'
import type { Sql, Work } from '#server/db/database.ts'

/** Every kind of job and what it carries. */
export const jobPayloads = {
  'emails.deliver': z.strictObject({ workspaceId: z.string(), messageId: z.string() }),
  'emails.remind': z.strictObject({ workspaceId: z.string(), testimonialId: z.string() }),
  'emails.check-domain': z.strictObject({
    workspaceId: z.string(),
    lastLookAt: z.iso.datetime().nullable(),
    since: z.iso.datetime(),
  }),
  /** Without a `providerId`, whatever the mail service has of this name. */
  'emails.remove-domain': z.strictObject({ name: z.string(), providerId: z.string().nullable() }),
  housekeeping: z.strictObject({}),
  'users.close': z.strictObject({ identityUid: z.string() }),
  'users.forget-closed': z.strictObject({ identityUid: z.string() }),
  'billing.sync': z.strictObject({ customerId: z.string() }),
  'billing.cancel': z.strictObject({ customerId: z.string() }),
  /** An event in the inbox. */
  'stripe.receive': z.strictObject({ source: z.string(), eventId: z.string() }),
  'stripe.catch-up': z.strictObject({}),
  'stripe.deliver-simulated': z.strictObject({ deliveryId: z.string() }),
  /** A subscription at the stand-in, whose period ends. */
  'stripe.pass-time': z.strictObject({ subscriptionId: z.string() }),
  'payments.decide': z.strictObject({ workspaceId: z.string(), paymentId: z.string() }),
  'connections.revoke': z.strictObject({ accountId: z.string(), isLive: z.boolean() }),
  'images.fetch': z.strictObject({ workspaceId: z.string(), imageId: z.string() }),
  'images.remove-source': z.strictObject({ url: z.string() }),
  'images.remove-files': z.strictObject({ imageIds: z.array(z.string()) }),
  'identity.send-code': z.strictObject({
    codeId: z.string(),
    purpose: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
    /** Of whoever asked, signed in; null where anybody may ask. */
    uid: z.string().nullable(),
    /** The account's address, if there is one. */
    email: z.string(),
    newEmail: z.string().nullable(),
    requestedAt: z.iso.datetime(),
  }),
}

export type JobKind = keyof typeof jobPayloads

/**
 * Jobs of one lane wait for each other, and never for those of another: what waits for the mail service, what may wait for
 * Stripe (what comes in and what follows from it), the looking for what did not come in, and all the rest.
 */
export type Lane = 'mail' | 'payments' | 'catch-up' | 'rest'

const LANES: Partial<Record<JobKind, Lane>> = {
  'emails.deliver': 'mail',
  'emails.remind': 'mail',
  'emails.check-domain': 'mail',
  'emails.remove-domain': 'mail',
  'identity.send-code': 'mail',
  'stripe.receive': 'payments',
  'stripe.deliver-simulated': 'payments',
  'payments.decide': 'payments',
  'stripe.catch-up': 'catch-up',
}

export const laneOf = (kind: JobKind): Lane => LANES[kind] ?? 'rest'

export type JobPayloads = { [Kind in JobKind]: z.output<(typeof jobPayloads)[Kind]> }

/**
 * What a handler says when it cannot finish now: the job is tried again after `afterMs`, or as late as the usual
 * waiting time says when that is left out.
 */
export class RetryLater extends Error {
  readonly afterMs: number | undefined

  constructor(reason: string, afterMs?: number) {
    super(reason)
    this.afterMs = afterMs
  }
}

/** The same of a handler that knows itself when to end: it is not counted, so that the job does not die of it. */
export class NotYet extends RetryLater {}

export type JobHandler<Payload> = {
  /** Called at least once for each job, and again after a crash or a failure: idempotent. A throw is a failed attempt. */
  run: (payload: Payload) => Promise<void>
  /** Puts right what waits for the job, in the transaction in which it is given up. */
  giveUp?: (sql: Sql, payload: Payload) => Work<void>
}

export type JobHandlers = { [Kind in JobKind]: JobHandler<JobPayloads[Kind]> }
