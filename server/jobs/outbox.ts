import type { Tx, Transactional } from '#server/db/database.ts'
import type { JobKind, JobPayloads } from './jobs.registry.ts'
import { LEASE_MS } from './jobs.domain.ts'
import {
  boundLeasesTo,
  bringForward,
  deleteJobs,
  deleteJobsOf,
  findJobsAhead,
  insertJobs,
  shiftLeasesBy,
} from './jobs.repository.ts'

/**
 * Adds a job in the transaction of the change that causes it, so that both exist or neither does. If a job with the
 * same kind and dedupe key is queued, it stays a single job and runs at the earlier time. If it is running, it will run
 * once more at the new time, because it may not have seen this change.
 */
export function* enqueue<Kind extends JobKind>(
  tx: Tx,
  job: { kind: Kind; dedupeKey: string; payload: JobPayloads[Kind]; now: Date; runAt?: Date },
): Transactional<void> {
  yield* enqueueAll(tx, { ...job, added: [job] })
}

/** The same for many jobs at once, at little more than the cost of one. Their dedupe keys must differ. */
export function* enqueueAll<Kind extends JobKind>(
  tx: Tx,
  {
    kind,
    added,
    now,
    runAt = now,
  }: { kind: Kind; added: readonly { dedupeKey: string; payload: JobPayloads[Kind] }[]; now: Date; runAt?: Date },
): Transactional<void> {
  if (added.length > 0) yield* insertJobs(tx, { kind, added, now, runAt })
}

/** Cancels all jobs of a kind. */
export const cancelAll = (tx: Tx, kind: JobKind): Transactional<void> => deleteJobs(tx, kind)

/** Cancels a workspace's jobs, all of one kind or a single one. A running one ends as usual. */
export const cancelJob = (
  tx: Tx,
  jobs: { kind: JobKind; workspaceId: string; dedupeKey?: string | undefined },
): Transactional<void> => deleteJobsOf(tx, jobs)

/** For a clock that is moved: running jobs keep the rest of their lease. */
export const shiftLeases = (tx: Tx, ms: number): Transactional<void> => shiftLeasesBy(tx, ms)

/** For a clock that jumped: each running job has a whole lease from now on, neither none nor one of a year. */
export const boundLeases = (tx: Tx, now: Date): Transactional<void> => boundLeasesTo(tx, { now, leaseMs: LEASE_MS })

/** Whether a job was added at a time that is still to come: the clock was moved back since. */
export const hasJobsAhead = (tx: Tx, now: Date): Transactional<boolean> => findJobsAhead(tx, now)

/**
 * For a clock that was moved back: jobs scheduled by the later time would be late. A job that runs too early notices it
 * and waits again.
 */
export const reviewAllJobs = (tx: Tx, now: Date): Transactional<void> => bringForward(tx, { now })

/** Runs waiting jobs of these kinds now. */
export const runNow = (tx: Tx, waiting: { kinds: readonly JobKind[]; now: Date }): Transactional<void> =>
  bringForward(tx, waiting)
