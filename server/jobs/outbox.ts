import type { Sql, Work } from '#server/db/database.ts'
import type { JobKind, JobPayloads } from './jobs.registry.ts'
import { bringAllForward, deleteJobsOf, insertJobs, shiftLeasesBy } from './jobs.repository.ts'

/**
 * Puts a job into the transaction of the change that causes it, so that both exist or neither does. A job that waits
 * under the same kind and dedupe key is not doubled: it runs at the earlier of the two times. If it is running at this
 * moment it will run once more, since it may not have seen this change.
 */
export function* enqueue<Kind extends JobKind>(
  sql: Sql,
  job: { kind: Kind; dedupeKey: string; payload: JobPayloads[Kind]; now: Date; runAt?: Date },
): Work<void> {
  yield* enqueueAll(sql, { ...job, added: [job] })
}

/** The same of many at once, at the cost of little more than one. No two of them have the same dedupe key. */
export function* enqueueAll<Kind extends JobKind>(
  sql: Sql,
  {
    kind,
    added,
    now,
    runAt = now,
  }: { kind: Kind; added: readonly { dedupeKey: string; payload: JobPayloads[Kind] }[]; now: Date; runAt?: Date },
): Work<void> {
  if (added.length > 0) yield* insertJobs(sql, { kind, added, now, runAt })
}

/**
 * Takes jobs of a workspace back, all of one kind or one: they run no more, and nothing is left of them. One that is running
 * at this moment ends as it would.
 */
export const takeBack = (
  sql: Sql,
  jobs: { kind: JobKind; workspaceId: string; dedupeKey?: string | undefined },
): Work<void> => deleteJobsOf(sql, jobs)

/** When the clock is moved: whoever runs a job at that moment goes on to have it for as long as before. */
export const shiftLeases = (sql: Sql, ms: number): Work<void> => shiftLeasesBy(sql, ms)

/**
 * When the clock was moved back: what was planned by a later time would not come for as long. A job that runs too early finds
 * so and waits again.
 */
export const lookAtAllJobs = (sql: Sql, now: Date): Work<void> => bringAllForward(sql, now)
