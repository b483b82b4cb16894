import * as z from 'zod'

/** Every kind of job and what it carries. */
export const jobPayloads = {
  'emails.deliver': z.strictObject({ workspaceId: z.string(), messageId: z.string() }),
}

export type JobKind = keyof typeof jobPayloads
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

/**
 * Runs one job. Called at least once for each job, and again after a crash or a failure: it must be idempotent. A throw
 * is a failed attempt.
 */
export type JobHandlers = { [Kind in JobKind]: (payload: JobPayloads[Kind]) => Promise<void> }
