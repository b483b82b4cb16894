import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import { randomFraction } from '#server/kernel/random.ts'
import { ATTEMPTS_MAX, backoffMs } from './jobs.domain.ts'
import { type JobHandler, type JobHandlers, type JobKind, jobPayloads, RetryLater } from './jobs.registry.ts'
import {
  buryJob,
  type ClaimedJob,
  claimJob,
  finishJob,
  nextJobTime,
  postponeJob,
  releaseLeases,
} from './jobs.repository.ts'

const LEASE_MS = 60_000
const LONGEST_SLEEP_MS = 30_000
// After a failure of the database itself: a full disk must not be filled further by telling of it.
const SHORTEST_PAUSE_MS = 1000

export type JobRunner = {
  /** Runs what is due, now and from now on, until stopped. */
  start(): Promise<void>
  /** Looks for due jobs at once: to be called after a transaction that enqueued some. */
  wake(): void
  /** Runs all jobs that are due by the clock, one after the other, and answers how many. */
  drain(): Promise<number>
  /** Lets the running job end and starts no other. */
  stop(): Promise<void>
}

/**
 * Runs jobs at least once each, one at a time, in the order in which they are due. A job is taken with a lease; whoever
 * lost the lease can no longer finish the job. Does not promise order between kinds, nor that a job runs only once.
 */
export function createJobRunner(deps: {
  db: Database
  clock: Clock
  log: Log
  failpoints: Failpoints
  handlers: Partial<JobHandlers>
}): JobRunner {
  const { db, clock, log, failpoints, handlers } = deps
  let isStopped = true
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let failures = 0

  async function runOne(): Promise<boolean> {
    const job = await db.transaction((sql) => claimJob(sql, { now: clock.now(), leaseMs: LEASE_MS }))
    if (!job) return false
    try {
      const known = recognise(handlers, job)
      if (!known) throw new Error(`No handler for a job of kind ${job.kind} with such a payload.`)
      await known.run()
      failpoints.reach('job.before-finish')
      await db.transaction((sql) => finishJob(sql, job))
    } catch (error) {
      await settleFailure(job, error)
    }
    return true
  }

  async function settleFailure(job: ClaimedJob, error: unknown): Promise<void> {
    const now = clock.now()
    const reason = error instanceof Error ? error.message : String(error)
    if (!(error instanceof RetryLater)) log.error({ err: error, job: job.kind, attempts: job.attempts }, 'job failed')
    if (job.attempts >= ATTEMPTS_MAX) {
      log.error({ job: job.kind, jobId: job.id }, 'job is dead')
      await db.transaction((sql) => giveUp(sql, job, { now, error: reason }))
      return
    }
    const waitMs =
      error instanceof RetryLater && error.afterMs !== undefined
        ? error.afterMs
        : backoffMs({ attempts: job.attempts, random: randomFraction() })
    await db.transaction((sql) => postponeJob(sql, job, { runAt: new Date(now.getTime() + waitMs), error: reason }))
  }

  function* giveUp(sql: Sql, job: ClaimedJob, end: { now: Date; error: string }): Work<void> {
    const isOurs = yield* buryJob(sql, job, end)
    const known = isOurs && recognise(handlers, job)
    if (known) yield* known.giveUp(sql)
  }

  async function runDue({ untilStopped }: { untilStopped: boolean }): Promise<number> {
    let done = 0
    while (!(untilStopped && isStopped) && (await runOne())) done += 1
    return done
  }

  async function tick(): Promise<void> {
    if (isStopped || running) return
    clearTimeout(timer)
    try {
      running = runDue({ untilStopped: true })
      await running
      failures = 0
    } catch (error) {
      failures += 1
      log.error({ err: error }, 'jobs could not be run; trying again soon')
    } finally {
      running = undefined
    }
    await sleepUntilNext()
  }

  async function sleepUntilNext(): Promise<void> {
    const next = await db.read(nextJobTime).catch(() => undefined)
    if (isStopped) return
    const dueInMs = next?.at ? next.at.getTime() - clock.now().getTime() : LONGEST_SLEEP_MS
    const pauseMs = failures === 0 ? 0 : SHORTEST_PAUSE_MS * 2 ** (failures - 1)
    clearTimeout(timer)
    timer = setTimeout(() => void tick(), Math.min(Math.max(dueInMs, pauseMs), LONGEST_SLEEP_MS))
  }

  return {
    async start() {
      // Whoever holds the data folder runs alone: what is still leased belongs to a process that was killed.
      await db.transaction(releaseLeases)
      isStopped = false
      void tick()
    },
    wake() {
      void tick()
    },
    drain: () => runDue({ untilStopped: false }),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      // What it failed with was logged where it was started.
      await running?.catch(() => undefined)
    },
  }
}

/** What the job's handler would do with its payload; undefined when the registry does not know such a job. */
function recognise(handlers: Partial<JobHandlers>, job: { kind: string; payload: unknown }) {
  if (!isJobKind(job.kind)) return undefined
  const parsed = jobPayloads[job.kind].safeParse(job.payload)
  // Safe: payload and handler are of one kind, which the compiler cannot see in a table of them.
  const handler = handlers[job.kind] as JobHandler<unknown> | undefined
  if (!handler || !parsed.success) return undefined
  return {
    run: () => handler.run(parsed.data),
    *giveUp(sql: Sql): Work<void> {
      if (handler.giveUp) yield* handler.giveUp(sql, parsed.data)
    },
  }
}

const isJobKind = (kind: string): kind is JobKind => kind in jobPayloads
