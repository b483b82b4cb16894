import { and, asc, count, eq, jsonText, min, notInArray, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/jobs.ts'

/** A job that failed too often, without its payload. */
export type DeadJob = {
  id: string
  kind: string
  /** Of the workspace that it is about; null for the jobs of an account or of all. */
  workspaceId: string | null
  attempts: number
  diedAt: Date
  lastError: string
}

const deadJob = {
  id: jobs.id,
  kind: jobs.kind,
  workspaceId: jsonText(jobs.payload, 'workspaceId'),
  attempts: jobs.attempts,
  diedAt: sql`${jobs.diedAt}`.mapWith(jobs.diedAt),
  lastError: sql<string>`coalesce(${jobs.lastError}, '')`,
}

/** The literal of the index of dead jobs. */
const isDead = sql`${jobs.diedAt} is not null`
const isDeadJob = (id: string) => and(eq(jobs.id, id), isDead)

/** Oldest first. */
export function* listDeadJobs(tx: Tx, { limit }: { limit: number }): Transactional<DeadJob[]> {
  return yield* run(tx.select(deadJob).from(jobs).where(isDead).orderBy(asc(jobs.diedAt)).limit(limit))
}

export function* countDeadJobs(tx: Tx): Transactional<{ count: number; oldest: Date | null }> {
  const [found] = yield* run(
    tx
      .select({ count: count(), oldest: min(jobs.diedAt) })
      .from(jobs)
      .where(isDead),
  )
  return found ?? { count: 0, oldest: null }
}

/** How many are of other kinds than these. */
export function* countDeadJobsExcept(tx: Tx, kinds: readonly string[]): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ count: count() })
      .from(jobs)
      .where(and(isDead, notInArray(jobs.kind, [...kinds]))),
  )
  return found?.count ?? 0
}

export function* findDeadJob(tx: Tx, id: string): Transactional<DeadJob | undefined> {
  const [found] = yield* run(tx.select(deadJob).from(jobs).where(isDeadJob(id)))
  return found
}

const revived = (now: Date) => ({ diedAt: null, attempts: 0, runAt: now })

/** Makes a dead job due again. False when there is no such dead job. */
export function* reviveJob(tx: Tx, { id, now }: { id: string; now: Date }): Transactional<boolean> {
  const changed = yield* run(tx.update(jobs).set(revived(now)).where(isDeadJob(id)).returning({ id: jobs.id }))
  return changed.length === 1
}

/** The same for all, except those of some kinds. Returns how many. */
export function* reviveJobs(
  tx: Tx,
  { exceptKinds, now }: { exceptKinds: readonly string[]; now: Date },
): Transactional<number> {
  const isWanted = and(isDead, notInArray(jobs.kind, [...exceptKinds]))
  const changed = yield* run(tx.update(jobs).set(revived(now)).where(isWanted).returning({ id: jobs.id }))
  return changed.length
}

/** Deletes a dead job. False when there is no such dead job. */
export function* deleteDeadJob(tx: Tx, id: string): Transactional<boolean> {
  const deleted = yield* run(tx.delete(jobs).where(isDeadJob(id)).returning({ id: jobs.id }))
  return deleted.length === 1
}
