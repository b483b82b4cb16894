import { setImmediate } from 'node:timers/promises'
import type { Tx } from '#server/db/database.ts'
import { troubleOf, whatToDo } from '#server/kernel/machine-trouble.ts'
import { type AttemptDeps, createJobAttempt } from './job-attempt.ts'
import type { JobSignal } from './job-signal.ts'
import type { WebhookPriority } from './webhook-priority.ts'
import { LEASE_MS } from './jobs.domain.ts'
import type { JobQueue } from './jobs.registry.ts'
import { type ClaimedJob, claimJob, handBackJob, nextJobTime, releaseLeases, renewLease } from './jobs.repository.ts'

const LONGEST_SLEEP_MS = 30_000
// After a database failure: logging must not fill up a full disk.
const SHORTEST_PAUSE_MS = 1000

/** Before it looks again at what is due, and what another worker has locked at this moment. */
const LOCKED_PAUSE_MS = 100

/** A lease is renewed this often before it would end, so that one failure of the database loses none. */
const RENEWALS_PER_LEASE = 3

/** Nothing that is read decides about what is written. */
const CLAIMING = { isolation: 'read committed' } as const

/** One worker for each entry. A call to a service that hangs must not stop every email, or every deletion of an account. */
const workers: readonly JobQueue[] = ['rest', 'rest', 'email', 'email', 'payments', 'reconciliation']

export type JobRunner = {
  /** Runs due jobs, now and from now on, until stopped. */
  start(): Promise<void>
  /** Checks for due jobs immediately. Call it after a transaction that enqueued some. */
  wake(): void
  /** Runs all jobs that are due by the clock, one after the other, and returns how many. */
  drain(): Promise<number>
  /**
   * Starts no more jobs and lets running ones finish. Jobs that haven't finished after `patienceMs` are put back in the
   * queue and run again later, as after a crash.
   */
  stop(options?: { patienceMs: number }): Promise<void>
}

/**
 * Runs each job at least once, in the order in which they are due. Two emails, one payment job, one reconciliation and
 * two other jobs run at the same time in each process. A job is claimed with a lease, which is renewed while it runs; a
 * worker that lost its lease can't finish the job. Promises neither an order between kinds nor that a job runs only once.
 */
export function createJobRunner(
  deps: AttemptDeps & {
    /** What takes priority over jobs; nothing by default. */
    webhookPriority?: Pick<WebhookPriority, 'wait'>
    /** To and from the other processes on this database; undefined when there can't be any. */
    signal?: JobSignal | undefined
    leaseMs?: number
  },
): JobRunner {
  const { db, clock, log, signal, leaseMs = LEASE_MS } = deps
  const attempt = createJobAttempt(deps)
  const claimed = new Set<ClaimedJob>()
  /** Their end could not be written because of the machine, as on a full disk. */
  const unsettled = new Set<ClaimedJob>()
  let isStopped = true
  let renewing: NodeJS.Timeout | undefined

  const claim = (tx: Tx, queue?: JobQueue) => claimJob(tx, { now: clock.now(), leaseMs, queue })

  const take = async (queue?: JobQueue) => hold(await db.transaction((tx) => claim(tx, queue), CLAIMING))

  function hold(job: ClaimedJob | undefined): ClaimedJob | undefined {
    if (job) claimed.add(job)
    return job
  }

  /** The end of one job is written together with claiming the next: one disk write instead of two. */
  async function runAndTakeNext(job: ClaimedJob, queue?: JobQueue): Promise<ClaimedJob | undefined> {
    try {
      const settle = await attempt(job)
      const next = await db.transaction(function* (tx) {
        yield* settle(tx)
        return yield* claim(tx, queue)
      }, CLAIMING)
      return hold(next)
    } catch (error) {
      // One that fails by its own fault keeps its lease: it would otherwise be the next one again, before all others.
      if (troubleOf(error)) unsettled.add(job)
      throw error
    } finally {
      claimed.delete(job)
    }
  }

  async function handBack(job: ClaimedJob): Promise<void> {
    await db.transaction((tx) => handBackJob(tx, job), CLAIMING)
    claimed.delete(job)
  }

  async function renewLeases(): Promise<void> {
    if (claimed.size === 0) return
    const lease = { now: clock.now(), leaseMs }
    await db.transaction(function* (tx) {
      for (const job of claimed) yield* renewLease(tx, job, lease)
    }, CLAIMING)
  }

  /** They run again as soon as the database can be written, and not only when their lease ends. */
  async function handBackUnsettled(): Promise<void> {
    for (const job of unsettled) {
      await db.transaction((tx) => handBackJob(tx, job), CLAIMING)
      unsettled.delete(job)
    }
  }

  /** True when something is due that another worker has locked. */
  async function runDue(queue: JobQueue): Promise<boolean> {
    await handBackUnsettled()
    if (!(await isAnyDue(queue))) return false
    await deps.webhookPriority?.wait()
    if (isStopped) return false
    let job = await take(queue)
    const isLocked = job === undefined
    while (job) {
      job = await runAndTakeNext(job, queue)
      // Lets requests be answered between two jobs that wait for nothing outside.
      await setImmediate()
      await deps.webhookPriority?.wait()
      if (job && isStopped) {
        await handBack(job)
        return false
      }
    }
    return isLocked
  }

  async function isAnyDue(queue: JobQueue): Promise<boolean> {
    const next = await db.read((tx) => nextJobTime(tx, queue))
    return next !== null && next <= clock.now()
  }

  function createWorker(queue: JobQueue) {
    let timer: NodeJS.Timeout | undefined
    let running: Promise<boolean> | undefined
    let failures = 0

    async function tick(): Promise<void> {
      if (isStopped || running) return
      clearTimeout(timer)
      let pauseMs = 0
      try {
        running = runDue(queue)
        if (await running) pauseMs = LOCKED_PAUSE_MS
        failures = 0
      } catch (error) {
        failures += 1
        pauseMs = SHORTEST_PAUSE_MS * 2 ** (failures - 1)
        const trouble = troubleOf(error)
        if (trouble === 'damaged') deps.observations?.observeDamage()
        log.error({ err: error }, trouble ? whatToDo[trouble] : 'jobs could not be run; trying again soon')
      } finally {
        running = undefined
      }
      await sleepUntilNext(pauseMs)
    }

    async function sleepUntilNext(pauseMs: number): Promise<void> {
      const next = await db.read((tx) => nextJobTime(tx, queue)).catch(() => null)
      if (isStopped) return
      const dueInMs = unsettled.size > 0 ? 0 : (next?.getTime() ?? Infinity) - clock.now().getTime()
      clearTimeout(timer)
      timer = setTimeout(() => void tick(), Math.min(Math.max(dueInMs, pauseMs), LONGEST_SLEEP_MS))
    }

    return {
      tick,
      async end(): Promise<void> {
        clearTimeout(timer)
        // Its failure was logged where it was started.
        await running?.catch(() => undefined)
      },
    }
  }

  const all = workers.map(createWorker)
  let isWaking = false
  /** Once for all calls in the same turn, and after whatever has priority. */
  function wakeWorkers(): void {
    if (isWaking) return
    isWaking = true
    globalThis.setImmediate(async () => {
      await deps.webhookPriority?.wait()
      isWaking = false
      all.forEach((worker) => void worker.tick())
    })
  }

  async function returnLeased(): Promise<void> {
    if (claimed.size > 0) log.warn({ jobs: claimed.size }, 'jobs put back in the queue: they did not finish in time')
    for (const job of claimed) await handBack(job)
  }

  return {
    async start() {
      // When nobody else may use the database, remaining leases belong to a process that was killed.
      if (!signal) await db.transaction(releaseLeases)
      isStopped = false
      signal?.listen(wakeWorkers)
      renewing = setInterval(
        () => void renewLeases().catch((error: unknown) => log.error({ err: error }, 'leases could not be renewed')),
        leaseMs / RENEWALS_PER_LEASE,
      ).unref()
      wakeWorkers()
    },
    wake() {
      wakeWorkers()
      signal?.send()
    },
    async drain() {
      let done = 0
      for (let job = await take(); job; job = await runAndTakeNext(job)) done += 1
      return done
    },
    async stop(options) {
      isStopped = true
      const ended = Promise.all(all.map((worker) => worker.end()))
      const patience = options && createPatience(options.patienceMs)
      await Promise.race([ended, ...(patience ? [patience.isOver] : [])])
      patience?.end()
      clearInterval(renewing)
      if (patience) await returnLeased()
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
