import { jobs } from '#server/db/schema/jobs.ts'
import { createLogger } from '#server/http/logger.ts'
import type { JobHandlers, JobKind, JobPayloads } from '#server/jobs/jobs.registry.ts'
import type { JobSignal } from '#server/jobs/job-signal.ts'
import { createJobRunner } from '#server/jobs/jobs.runner.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { noFailpoints } from '#server/kernel/failpoints.ts'
import { createTestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'

/** Something that happens once and that a test can wait for. */
export function createGate() {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open }
}

type RunnerSharing = Partial<Pick<Parameters<typeof createJobRunner>[0], 'db' | 'signal' | 'leaseMs'>>

/** Signals between runners of one process. */
export function createLocalSignals() {
  const listeners = new Map<JobSignal, () => void>()
  return function createSignal(): JobSignal {
    const signal: JobSignal = {
      send: () => listeners.forEach((hear, of) => void (of !== signal && hear())),
      listen: (onSignal) => void listeners.set(signal, onSignal),
      close: async () => void listeners.delete(signal),
    }
    return signal
  }
}

/** A database with jobs, on which a test starts runners with its own handlers. */
export function prepareJobs() {
  const { db, rows, faults } = openTestDatabase()
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const log = createLogger({ level: 'silent' })
  const createRunner = (handlers: Partial<JobHandlers>, sharing: RunnerSharing = {}) =>
    createJobRunner({ db, clock, log, failpoints: noFailpoints, handlers, ...sharing })
  const add = <Kind extends JobKind>(kind: Kind, dedupeKey: string, payload: JobPayloads[Kind]) =>
    db.transaction((tx) => enqueue(tx, { kind, dedupeKey, payload, now: clock.now() }))
  return {
    db,
    rows,
    faults,
    clock,
    log,
    createRunner,
    add,
    addEmail: (messageId: string) => add('emails.deliver', messageId, { workspaceId: 'w', messageId }),
    addOther: (customerId: string) => add('billing.sync', customerId, { customerId }),
    waiting: () => rows(jobs, { diedAt: null }).count(),
  }
}
