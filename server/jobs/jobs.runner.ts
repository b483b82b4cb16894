import { setImmediate } from 'node:timers/promises'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Failpoints } from '#server/kernel/failpoints.ts'
import type { Log } from '#server/kernel/log.ts'
import { randomFraction } from '#server/kernel/random.ts'
import type { RightOfWay } from '#server/kernel/right-of-way.ts'
import { ATTEMPTS_MAX, backoffMs } from './jobs.domain.ts'
import {
  type JobHandler,
  type JobHandlers,
  type JobKind,
  jobPayloads,
  type Lane,
  NotYet,
  RetryLater,
} from './jobs.registry.ts'
import {
  buryJob,
  type ClaimedJob,
  claimJob,
  finishJob,
  handBackJob,
  nextJobTime,
  postponeJob,
  releaseLeases,
} from './jobs.repository.ts'

const LEASE_MS = 60_000
const LONGEST_SLEEP_MS = 30_000
// After a failure of the database itself: a full disk must not be filled further by telling of it.
const SHORTEST_PAUSE_MS = 1000

/** A worker each; two mails may be on their way at once. */
const workers: readonly Lane[] = ['rest', 'mail', 'mail', 'payments', 'catch-up']

export type JobRunner = {
  /** Runs what is due, now and from now on, until stopped. */
  start(): Promise<void>
  /** Looks for due jobs at once: to be called after a transaction that enqueued some. */
  wake(): void
  /** Runs all jobs that are due by the clock, one after the other, and answers how many. */
  drain(): Promise<number>
  /**
   * Starts no other job, and lets those that run end. What has not ended after `patienceMs` is handed back: it is run again
   * by whoever runs jobs next, as after a crash.
   */
  stop(options?: { patienceMs: number }): Promise<void>
}

/**
 * Runs jobs at least once each, in the order in which they are due: mails two at a time, and beside them those of payments
 * and all others one at a time. A job is taken with a lease; whoever lost the lease can no longer finish the job. Does not promise order
 * between kinds, nor that a job runs only once.
 */
export function createJobRunner(deps: {
  db: Database
  clock: Clock
  log: Log
  failpoints: Failpoints
  /** Of what goes before any job; nothing does when left out. */
  rightOfWay?: Pick<RightOfWay, 'wait'>
  handlers: Partial<JobHandlers>
}): JobRunner {
  const { db, clock, log, failpoints, handlers } = deps
  const held = new Set<ClaimedJob>()
  let isStopped = true

  const claim = (sql: Sql, lane?: Lane) => claimJob(sql, { now: clock.now(), leaseMs: LEASE_MS, lane })

  /** Answers what is to be written of the job. */
  async function runOne(job: ClaimedJob): Promise<(sql: Sql) => Work<void>> {
    try {
      const known = recognise(handlers, job)
      if (!known) throw new Error(`No handler for a job of kind ${job.kind} with such a payload.`)
      await known.run()
      failpoints.reach('job.before-finish')
      return (sql) => finishJob(sql, job)
    } catch (error) {
      return failureOf(job, error)
    }
  }

  function failureOf(job: ClaimedJob, error: unknown): (sql: Sql) => Work<void> {
    const now = clock.now()
    const reason = error instanceof Error ? error.message : String(error)
    if (!(error instanceof RetryLater)) log.error({ err: error, job: job.kind, attempts: job.attempts }, 'job failed')
    const waitMs =
      error instanceof RetryLater && error.afterMs !== undefined
        ? error.afterMs
        : backoffMs({ attempts: job.attempts, random: randomFraction() })
    const later = { runAt: new Date(now.getTime() + waitMs), error: reason }
    if (error instanceof NotYet) return (sql) => handBackJob(sql, job, later)
    if (job.attempts < ATTEMPTS_MAX) return (sql) => postponeJob(sql, job, later)
    log.error({ job: job.kind, jobId: job.id }, 'job is dead')
    return (sql) => giveUp(sql, job, { now, error: reason })
  }

  function* giveUp(sql: Sql, job: ClaimedJob, end: { now: Date; error: string }): Work<void> {
    const isOurs = yield* buryJob(sql, job, end)
    const known = isOurs && recognise(handlers, job)
    if (known) yield* known.giveUp(sql)
  }

  const take = async (lane?: Lane) => hold(await db.transaction((sql) => claim(sql, lane)))

  function hold(job: ClaimedJob | undefined): ClaimedJob | undefined {
    if (job) held.add(job)
    return job
  }

  /** How a job ended is written together with the taking of the next: one wait for the disk, not two. */
  async function runAndTakeNext(job: ClaimedJob, lane?: Lane): Promise<ClaimedJob | undefined> {
    try {
      const settle = await runOne(job)
      const next = await db.transaction(function* (sql) {
        yield* settle(sql)
        return yield* claim(sql, lane)
      })
      return hold(next)
    } finally {
      held.delete(job)
    }
  }

  async function handBack(job: ClaimedJob): Promise<void> {
    await db.transaction((sql) => handBackJob(sql, job))
    held.delete(job)
  }

  async function runDue(lane: Lane): Promise<void> {
    if (!(await isAnyDue(lane))) return
    await deps.rightOfWay?.wait()
    let job = isStopped ? undefined : await take(lane)
    while (job) {
      job = await runAndTakeNext(job, lane)
      // A job that waits for nothing outside would let nobody else in: requests are answered between two of them.
      await setImmediate()
      await deps.rightOfWay?.wait()
      if (job && isStopped) return handBack(job)
    }
  }

  async function isAnyDue(lane: Lane): Promise<boolean> {
    const next = await db.read((sql) => nextJobTime(sql, lane))
    return next !== null && next <= clock.now()
  }

  function createWorker(lane: Lane) {
    let timer: NodeJS.Timeout | undefined
    let running: Promise<void> | undefined
    let failures = 0

    async function tick(): Promise<void> {
      if (isStopped || running) return
      clearTimeout(timer)
      try {
        running = runDue(lane)
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
      const next = await db.read((sql) => nextJobTime(sql, lane)).catch(() => null)
      if (isStopped) return
      const dueInMs = next ? next.getTime() - clock.now().getTime() : LONGEST_SLEEP_MS
      const pauseMs = failures === 0 ? 0 : SHORTEST_PAUSE_MS * 2 ** (failures - 1)
      clearTimeout(timer)
      timer = setTimeout(() => void tick(), Math.min(Math.max(dueInMs, pauseMs), LONGEST_SLEEP_MS))
    }

    return {
      tick,
      async end(): Promise<void> {
        clearTimeout(timer)
        // What it failed with was logged where it was started.
        await running?.catch(() => undefined)
      },
    }
  }

  const all = workers.map(createWorker)
  let isWaking = false
  /** Once for all that ask for it in the same turn, and while others go first, once they have gone. */
  function wake(): void {
    if (isWaking) return
    isWaking = true
    globalThis.setImmediate(async () => {
      await deps.rightOfWay?.wait()
      isWaking = false
      all.forEach((worker) => void worker.tick())
    })
  }

  async function handBackHeld(): Promise<void> {
    if (held.size > 0) log.warn({ jobs: held.size }, 'jobs were handed back, as they did not end in time')
    for (const job of held) await handBack(job)
  }

  return {
    async start() {
      // Whoever holds the data folder runs alone: what is still leased belongs to a process that was killed.
      await db.transaction(releaseLeases)
      isStopped = false
      wake()
    },
    wake,
    async drain() {
      let done = 0
      for (let job = await take(); job; job = await runAndTakeNext(job)) done += 1
      return done
    },
    async stop(options) {
      isStopped = true
      const ended = Promise.all(all.map((worker) => worker.end()))
      if (!options) return void (await ended)
      const patience = createPatience(options.patienceMs)
      await Promise.race([ended, patience.isOver])
      patience.end()
      await handBackHeld()
    },
  }
}

function createPatience(ms: number) {
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return { isOver, end: () => clearTimeout(timer) }
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
