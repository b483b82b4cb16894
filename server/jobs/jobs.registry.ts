import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/languages.ts'
import * as z from 'zod'
import type { Tx, Transactional } from '#server/db/database.ts'

/** Every kind of job with its payload. */
export const jobPayloads = {
  'emails.deliver': z.strictObject({ workspaceId: z.string(), messageId: z.string() }),
  'emails.remind': z.strictObject({ workspaceId: z.string(), testimonialId: z.string() }),
  'emails.check-domain': z.strictObject({
    workspaceId: z.string(),
    lastCheckAt: z.iso.datetime().nullable(),
    since: z.iso.datetime(),
  }),
  /** Without a `providerId`: any domain with this name at the email service. */
  'emails.remove-domain': z.strictObject({ name: z.string(), providerId: z.string().nullable() }),
  /** Checks the records of a wall domain, unless it was checked since. */
  'widgets.check-domain': z.strictObject({
    workspaceId: z.string(),
    lastCheckAt: z.iso.datetime().nullable(),
    since: z.iso.datetime(),
  }),
  housekeeping: z.strictObject({}),
  'testimonials.compact-search': z.strictObject({}),
  /** Makes testimonials of the rows of an import, or undoes it. */
  'testimonials.import': z.strictObject({ workspaceId: z.string(), importId: z.string() }),
  /** Approves what waits of an import. */
  'testimonials.approve-import': z.strictObject({ workspaceId: z.string(), importId: z.string() }),
  /** Makes requests of the clients of batches whose time has come. */
  'testimonials.send-batches': z.strictObject({ workspaceId: z.string() }),
  /** Deletes what a workspace no longer keeps. `since` is when it was planned. */
  'retention.apply': z.strictObject({ workspaceId: z.string(), since: z.iso.datetime() }),
  'workspaces.erase': z.strictObject({ workspaceId: z.string() }),
  /** Tells a member what happened to the membership or the workspace. Names are as they were then. */
  'members.send-notice': z.strictObject({
    noticeId: z.string(),
    kind: z.enum(['removed', 'deleted', 'transfer_offered', 'transferred']),
    to: z.string(),
    language: z.enum(LANGUAGES),
    workspaceId: z.string(),
    workspaceName: z.string(),
    actorName: z.string(),
  }),
  'users.close': z.strictObject({ identityUid: z.string() }),
  'users.forget-closed': z.strictObject({ identityUid: z.string() }),
  'billing.sync': z.strictObject({ customerId: z.string() }),
  'billing.cancel': z.strictObject({ customerId: z.string() }),
  /** An event in the inbox. */
  'stripe.receive': z.strictObject({ source: z.string(), eventId: z.string() }),
  'stripe.reconcile': z.strictObject({}),
  'payments.decide': z.strictObject({ workspaceId: z.string(), paymentId: z.string() }),
  /** Tells the owner of payments on hold, once a week at most. */
  'payments.notify-owner': z.strictObject({ workspaceId: z.string() }),
  /** Tells members of Studio workspaces that the report of a month is ready. */
  'reports.offer': z.strictObject({}),
  /** Tells those who sign off how many wait, once a day at most. */
  'sign-off.notify': z.strictObject({ workspaceId: z.string() }),
  /** A link expires. */
  'sign-off.expire': z.strictObject({ workspaceId: z.string() }),
  'connections.revoke': z.strictObject({ accountId: z.string(), isLive: z.boolean() }),
  'images.fetch': z.strictObject({ workspaceId: z.string(), imageId: z.string() }),
  'images.remove-source': z.strictObject({ url: z.string() }),
  'images.remove-files': z.strictObject({ imageIds: z.array(z.string()) }),
  'identity.send-code': z.strictObject({
    codeId: z.string(),
    purpose: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']),
    /** The signed-in user who asked; null when anyone may ask. */
    uid: z.string().nullable(),
    /** The account's address, if there is one. */
    email: z.string(),
    newEmail: z.string().nullable(),
    sessionId: z.string().nullable().default(null),
    /** Nobody requested it: a new owner gets it once. */
    isAfterSignUp: z.boolean().default(false),
    /** Of a new owner, who has no user yet; null for that of the account. */
    language: z.enum(LANGUAGES).nullable().default(null),
    requestedAt: z.iso.datetime(),
  }),
  /** Tells an owner about an event of the account, at the address that it had before. */
  'identity.send-notice': z.strictObject({
    eventId: z.string(),
    to: z.string(),
    /** The code with which the owner can bring the old address back. */
    codeId: z.string().nullable(),
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  }),
}

export type JobKind = keyof typeof jobPayloads

/**
 * Jobs in the same queue may wait for each other, but never for those of another one: `email` depends on the email
 * service, `payments` on Stripe (incoming events and their consequences), `reconciliation` fetches events that never
 * arrived, and `rest` is everything else.
 */
export type JobQueue = 'email' | 'payments' | 'reconciliation' | 'rest'

const QUEUES: Partial<Record<JobKind, JobQueue>> = {
  'emails.deliver': 'email',
  'emails.remind': 'email',
  'emails.check-domain': 'email',
  'emails.remove-domain': 'email',
  'identity.send-code': 'email',
  'identity.send-notice': 'email',
  'members.send-notice': 'email',
  'stripe.receive': 'payments',
  'payments.decide': 'payments',
  'stripe.reconcile': 'reconciliation',
}

export const queueOf = (kind: JobKind): JobQueue => QUEUES[kind] ?? 'rest'

export type JobPayloads = { [Kind in JobKind]: z.output<(typeof jobPayloads)[Kind]> }

/**
 * Thrown by a handler that can't finish now: the job is tried again after `afterMs`, or after the usual backoff without
 * it.
 */
export class RetryLater extends Error {
  readonly afterMs: number | undefined

  constructor(reason: string, afterMs?: number) {
    super(reason)
    this.afterMs = afterMs
  }
}

/**
 * The same for a handler that decides itself when to give up: the attempt is not counted, so the job never dies of it.
 */
export class NotYet extends RetryLater {}

export type JobHandler<Payload> = {
  /**
   * Called at least once for each job, and again after a crash or failure, so it must be idempotent. A throw is a
   * failed attempt.
   */
  run: (payload: Payload) => Promise<void>
  /** Cleans up what depends on the job, in the transaction that gives it up. */
  giveUp?: (tx: Tx, payload: Payload) => Transactional<void>
}

export type JobHandlers = { [Kind in JobKind]: JobHandler<JobPayloads[Kind]> }
