import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import type { JobOutcome, Observations } from '#server/kernel/observations.ts'
import { troubleOf } from '#server/kernel/machine-trouble.ts'
import { plainReason } from '#server/kernel/plain-reason.ts'
import { randomFraction } from '#server/kernel/random.ts'
import { ATTEMPTS_MAX, backoffMs } from './jobs.domain.ts'
import { type JobHandler, type JobHandlers, type JobKind, jobPayloads, NotYet, RetryLater } from './jobs.registry.ts'
import { buryJob, type ClaimedJob, finishJob, handBackJob, postponeJob } from './jobs.repository.ts'

/** A job that runs for longer is logged, because others of its queue wait for it. */
const SLOW_MS = 5_000

export type AttemptDeps = {
  db: Database
  clock: Clock
  log: Log
  failpoints: Failpoints
  handlers: Partial<JobHandlers>
  observations?: Pick<Observations, 'observeJob' | 'observeDamage'> | undefined
}

/** Writes how an attempt ended: the job is done, waits for another attempt, or is dead. */
type Settle = (tx: Tx) => Transactional<void>

/** Attempts a claimed job: runs its handler, and returns what to write about it. Throws only what the database throws. */
export function createJobAttempt(deps: AttemptDeps): (job: ClaimedJob) => Promise<Settle> {
  const { db, clock, log, failpoints, handlers, observations } = deps

  async function attempt(job: ClaimedJob): Promise<Settle> {
    const slow = setTimeout(() => log.warn({ job: job.kind, jobId: job.id }, 'job is slow'), SLOW_MS)
    const begun = performance.now()
    const observe = (outcome: JobOutcome) =>
      observations?.observeJob({
        kind: job.kind,
        jobId: job.id,
        outcome,
        seconds: (performance.now() - begun) / 1000,
      })
    try {
      const known = recognise(handlers, job)
      if (!known) throw new Error(`No handler for a job of kind ${job.kind} with this payload.`)
      await known.run()
      failpoints.reach('job.before-finish')
      observe('done')
      return (tx) => finishJob(tx, job)
    } catch (error) {
      observe(outcomeOf(job, error))
      if (troubleOf(error) === 'damaged') observations?.observeDamage()
      return await failureOf(job, error)
    } finally {
      clearTimeout(slow)
    }
  }

  async function failureOf(job: ClaimedJob, error: unknown): Promise<Settle> {
    const now = clock.now()
    const reason = plainReason(error)
    if (!(error instanceof RetryLater))
      log.error({ err: error, job: job.kind, jobId: job.id, attempts: job.attempts }, 'job failed')
    const waitMs =
      error instanceof RetryLater && error.afterMs !== undefined
        ? error.afterMs
        : backoffMs({ attempts: job.attempts, random: randomFraction() })
    const later = { runAt: new Date(now.getTime() + waitMs), error: reason }
    if (error instanceof NotYet) return (tx) => handBackJob(tx, job, later)
    if (job.attempts < ATTEMPTS_MAX) return (tx) => postponeJob(tx, job, later)
    log.error({ job: job.kind, jobId: job.id }, 'job is dead')
    await db.transaction((tx) => giveUp(tx, job, { now, error: reason }))
    return nothingMore
  }

  function* giveUp(tx: Tx, job: ClaimedJob, end: { now: Date; error: string }): Transactional<void> {
    const isOurs = yield* buryJob(tx, job, end)
    const known = isOurs && recognise(handlers, job)
    if (known) yield* known.giveUp(tx)
  }

  return attempt
}

function* nothingMore(): Transactional<void> {}

function outcomeOf({ attempts }: ClaimedJob, error: unknown): JobOutcome {
  if (error instanceof NotYet) return 'later'
  if (attempts >= ATTEMPTS_MAX) return 'dead'
  return error instanceof RetryLater ? 'later' : 'failed'
}

/** Runs the job's handler with its payload; undefined for a job that the registry doesn't know. */
function recognise(handlers: Partial<JobHandlers>, job: { kind: string; payload: unknown }) {
  if (!isJobKind(job.kind)) return undefined
  const parsed = jobPayloads[job.kind].safeParse(job.payload)
  // Safe: payload and handler belong to the same kind, which the compiler can't see in a table of them.
  const handler = handlers[job.kind] as JobHandler<unknown> | undefined
  if (!handler || !parsed.success) return undefined
  return {
    run: () => handler.run(parsed.data),
    *giveUp(tx: Tx): Transactional<void> {
      if (handler.giveUp) yield* handler.giveUp(tx, parsed.data)
    },
  }
}

const isJobKind = (kind: string): kind is JobKind => kind in jobPayloads
