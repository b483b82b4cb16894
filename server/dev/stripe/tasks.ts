import { setImmediate } from 'node:timers/promises'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { ATTEMPTS_MAX, backoffMs } from '#server/jobs/jobs.domain.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { randomFraction } from '#server/kernel/random.ts'
import { bringDeliveriesForward, deleteTask, findNextTask, postponeTask, type StripeTask } from './tasks.repository.ts'

const LONGEST_SLEEP_MS = 30_000
// After a database failure: logging must not fill up a full disk.
const PAUSE_MS = 1000

export type TaskHandlers = Record<StripeTask['kind'], (objectId: string) => Promise<void>>

export type TaskRunner = ReturnType<typeof createTaskRunner>

/**
 * Runs the Stripe emulator's tasks one after the other, in the order in which they are due, each at least once. A
 * failed one is tried again later and later, like Stripe does, and dropped in the end.
 */
export function createTaskRunner(deps: { db: Database; clock: Clock; log: Log; handlers: TaskHandlers }) {
  const { db, clock, log, handlers } = deps
  let isStopped = true
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  /** Returns false when no task is due. */
  async function runNext(): Promise<boolean> {
    const task = await db.read((tx) => findNextTask(tx, { dueBy: clock.now() }))
    if (!task) return false
    const failure = await handlers[task.kind](task.objectId).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    await db.transaction((tx) => (failure ? retryLater(tx, task, failure.error) : deleteTask(tx, task.id)))
    return true
  }

  function retryLater(tx: Tx, task: StripeTask, error: unknown): Transactional<void> {
    const { id, kind } = task
    const attempts = task.attempts + 1
    log.warn({ err: error, task: kind, attempts }, 'a task of the Stripe emulator failed')
    if (attempts === ATTEMPTS_MAX) return deleteTask(tx, id)
    const runAt = new Date(clock.now().getTime() + backoffMs({ attempts, random: randomFraction() }))
    return postponeTask(tx, { id, runAt, attempts })
  }

  async function runDue(): Promise<void> {
    // Lets requests be answered between two tasks.
    while (!isStopped && (await runNext())) await setImmediate()
  }

  async function tick(): Promise<void> {
    if (isStopped || running) return
    clearTimeout(timer)
    let pauseMs = 0
    running = runDue().catch((error: unknown) => {
      pauseMs = PAUSE_MS
      log.error({ err: error }, 'the Stripe emulator’s tasks could not be run')
    })
    await running
    running = undefined
    await sleepUntilNext(pauseMs)
  }

  async function sleepUntilNext(pauseMs: number): Promise<void> {
    const next = await db.read((tx) => findNextTask(tx)).catch(() => undefined)
    if (isStopped) return
    const dueInMs = next ? next.runAt.getTime() - clock.now().getTime() : LONGEST_SLEEP_MS
    clearTimeout(timer)
    timer = setTimeout(() => void tick(), Math.min(Math.max(dueInMs, pauseMs), LONGEST_SLEEP_MS))
  }

  return {
    /** Runs due tasks, now and from now on, until stopped. */
    start(): void {
      isStopped = false
      void tick()
    },
    /** Checks for due tasks immediately. */
    wake(): void {
      void tick()
    },
    /** For a clock that was moved, maybe back: what waits for another attempt is tried now. */
    async review(): Promise<void> {
      await db.transaction((tx) => bringDeliveriesForward(tx, clock.now()))
      void tick()
    },
    /** Runs all tasks that are due, and returns how many. */
    async drain(): Promise<number> {
      let done = 0
      while (await runNext()) done += 1
      return done
    },
    /** Lets the running task finish. */
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
