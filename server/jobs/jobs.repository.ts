import {
  and,
  arraysOf,
  asc,
  asNumber,
  asText,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  itemOf,
  jsonText,
  least,
  lte,
  or,
  placeholder,
  skipLocked,
  sql,
  type SQL,
} from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { newId } from '#server/kernel/ids.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { type JobKind, type JobQueue, queueOf } from './jobs.registry.ts'

export type ClaimedJob = { id: string; kind: string; payload: unknown; attempts: number; leaseToken: string }

export type NewJob = { dedupeKey: string; payload: unknown }

const newJob = sql`new_jobs.value`

const insertEach = prepared((tx) =>
  tx
    .insert(jobs)
    .select(
      sql`select ${itemOf(newJob, 0)}, ${asText(placeholder('kind'))}, ${asText(placeholder('queue'))}, ${itemOf(newJob, 1)}, ${itemOf(newJob, 2)},
          ${asNumber(placeholder('runAt'))}, 0, null, ${asNumber(null)}, ${asNumber(null)}, null, ${asNumber(placeholder('createdAt'))}
        from ${arraysOf(placeholder('all'), 'new_jobs')} where true`,
    )
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.dedupeKey],
      // Removing the lease means that a running job ends without finishing the row, so it runs again.
      set: {
        // A running job has used up its time, so only the new one counts: it may be planning itself for later.
        runAt: sql`case when ${jobs.leaseUntil} > excluded.created_at then excluded.run_at else ${least(jobs.runAt, sql`excluded.run_at`)} end`,
        payload: sql`excluded.payload`,
        attempts: 0,
        leaseToken: null,
        leaseUntil: null,
        diedAt: null,
        lastError: null,
        createdAt: sql`excluded.created_at`,
      },
    }),
)

/** A single statement for any number of jobs, built once. */
export function* insertJobs(
  tx: Tx,
  { kind, added, now, runAt }: { kind: JobKind; added: readonly NewJob[]; now: Date; runAt: Date },
): Transactional<void> {
  const all = added.map(({ dedupeKey, payload }) => [newId('job'), dedupeKey, JSON.stringify(payload)])
  yield* insertEach(tx, {
    kind,
    queue: queueOf(kind),
    all: JSON.stringify(all),
    runAt: runAt.getTime(),
    createdAt: now.getTime(),
  })
}

const isFree = and(isNull(jobs.diedAt), or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, placeholder('now'))))
const isDue = and(isFree, lte(jobs.runAt, placeholder('now')))

/** One statement for each queue, and one for all. */
function forEachQueue<Statement>(build: (isChosen: SQL | undefined) => Statement) {
  const everywhere = build(undefined)
  const within = build(eq(jobs.queue, placeholder('queue')))
  return (queue: JobQueue | undefined): Statement => (queue === undefined ? everywhere : within)
}

const claimOf = forEachQueue((isChosen) =>
  prepared((tx) => {
    // Jobs due at the same moment may run in any order: sorting them would mean reading all of them.
    const due = tx.select({ id: jobs.id }).from(jobs).where(and(isDue, isChosen)).orderBy(asc(jobs.runAt)).limit(1)
    return tx
      .update(jobs)
      .set({
        leaseToken: sql`${placeholder('leaseToken')}`,
        leaseUntil: sql`${placeholder('leaseUntil')}`,
        attempts: sql`${jobs.attempts} + 1`,
      })
      .where(and(eq(jobs.id, sql`(${due.getSQL()}${skipLocked})`), isDue))
      .returning()
  }),
)

/**
 * Claims one due job for `leaseMs`, or none. Jobs that another worker is claiming at this moment are left to it. The condition
 * is repeated in the outer statement, so that only one of two workers gets it.
 */
export function* claimJob(
  tx: Tx,
  { now, leaseMs, queue }: { now: Date; leaseMs: number; queue?: JobQueue | undefined },
): Transactional<ClaimedJob | undefined> {
  const lease = { leaseToken: newSecret(), leaseUntil: now.getTime() + leaseMs }
  const [claimed] = yield* claimOf(queue)(tx, { now: now.getTime(), ...lease, ...(queue && { queue }) })
  if (!claimed?.leaseToken) return undefined
  return {
    id: claimed.id,
    kind: claimed.kind,
    payload: claimed.payload,
    attempts: claimed.attempts,
    leaseToken: claimed.leaseToken,
  }
}

const isLeasedBy = (job: ClaimedJob) => and(eq(jobs.id, job.id), eq(jobs.leaseToken, job.leaseToken))

const isLeasedByNamed = and(eq(jobs.id, placeholder('id')), eq(jobs.leaseToken, placeholder('leaseToken')))

const deleteLeased = prepared((tx) => tx.delete(jobs).where(isLeasedByNamed))

export function* finishJob(tx: Tx, { id, leaseToken }: ClaimedJob): Transactional<void> {
  yield* deleteLeased(tx, { id, leaseToken })
}

const extendLease = prepared((tx) =>
  tx
    .update(jobs)
    .set({ leaseUntil: sql`${placeholder('leaseUntil')}` })
    .where(and(eq(jobs.id, placeholder('id')), eq(jobs.leaseToken, placeholder('leaseToken')))),
)

/** A running job stays this worker's for another `leaseMs`, unless it was taken from it meanwhile. */
export function* renewLease(
  tx: Tx,
  { id, leaseToken }: ClaimedJob,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Transactional<void> {
  yield* extendLease(tx, { id, leaseToken, leaseUntil: now.getTime() + leaseMs })
}

export function* deleteJobs(tx: Tx, kind: JobKind): Transactional<void> {
  yield* run(tx.delete(jobs).where(eq(jobs.kind, kind)))
}

const isOfWorkspace = eq(jsonText(jobs.payload, 'workspaceId'), placeholder('workspaceId'))
const hasKind = eq(jobs.kind, placeholder('kind'))
const deleteAllOf = prepared((tx) => tx.delete(jobs).where(and(hasKind, isOfWorkspace)))
const deleteOneOf = prepared((tx) =>
  tx.delete(jobs).where(and(hasKind, eq(jobs.dedupeKey, placeholder('dedupeKey')), isOfWorkspace)),
)

/** Deletes jobs whose payload names the workspace: all of a kind, or one. */
export function* deleteJobsOf(
  tx: Tx,
  { dedupeKey, ...of }: { kind: string; workspaceId: string; dedupeKey?: string | undefined },
): Transactional<void> {
  if (dedupeKey === undefined) yield* deleteAllOf(tx, of)
  else yield* deleteOneOf(tx, { ...of, dedupeKey })
}

export function* postponeJob(
  tx: Tx,
  job: ClaimedJob,
  { runAt, error }: { runAt: Date; error: string },
): Transactional<void> {
  yield* run(
    tx.update(jobs).set({ runAt, lastError: error, leaseToken: null, leaseUntil: null }).where(isLeasedBy(job)),
  )
}

const handBackLeased = prepared((tx) =>
  tx
    .update(jobs)
    .set({
      attempts: sql`${jobs.attempts} - 1`,
      leaseToken: null,
      leaseUntil: null,
      runAt: sql`coalesce(${placeholder('runAt')}, ${jobs.runAt})`,
      lastError: sql`coalesce(${placeholder('error')}, ${jobs.lastError})`,
    })
    .where(isLeasedByNamed),
)

/** Undoes the claim. */
export function* handBackJob(
  tx: Tx,
  { id, leaseToken }: ClaimedJob,
  { runAt, error }: { runAt?: Date; error?: string } = {},
): Transactional<void> {
  yield* handBackLeased(tx, { id, leaseToken, runAt: runAt?.getTime() ?? null, error: error ?? null })
}

/** False when another worker claimed the job meanwhile. */
export function* buryJob(
  tx: Tx,
  job: ClaimedJob,
  { now, error }: { now: Date; error: string },
): Transactional<boolean> {
  const buried = yield* run(
    tx
      .update(jobs)
      .set({ diedAt: now, lastError: error, leaseToken: null, leaseUntil: null })
      .where(isLeasedBy(job))
      .returning({ id: jobs.id }),
  )
  return buried.length === 1
}

/** Makes every leased job due again. Only at a start that knows no other process is running jobs. */
export function* releaseLeases(tx: Tx): Transactional<void> {
  yield* run(tx.update(jobs).set({ leaseToken: null, leaseUntil: null }))
}

/** Keeps the remaining time of each lease when the clock is moved. */
export function* shiftLeasesBy(tx: Tx, ms: number): Transactional<void> {
  yield* run(tx.update(jobs).set({ leaseUntil: sql`${jobs.leaseUntil} + ${ms}` }))
}

/** Every running job has a lease of `leaseMs` from now on, also if it has just ended because the clock was moved. */
export function* boundLeasesTo(tx: Tx, { now, leaseMs }: { now: Date; leaseMs: number }): Transactional<void> {
  const leaseUntil = new Date(now.getTime() + leaseMs)
  yield* run(tx.update(jobs).set({ leaseUntil }).where(isNotNull(jobs.leaseUntil)))
}

/** Whether jobs were added at a later time than `now`. */
export function* findJobsAhead(tx: Tx, now: Date): Transactional<boolean> {
  const found = yield* run(tx.select({ id: jobs.id }).from(jobs).where(gt(jobs.createdAt, now)).limit(1))
  return found.length > 0
}

/** Makes every future job due now, or those of some kinds. */
export function* bringForward(tx: Tx, { now, kinds }: { now: Date; kinds?: readonly JobKind[] }): Transactional<void> {
  const isOfKind = kinds && inArray(jobs.kind, [...kinds])
  yield* run(
    tx
      .update(jobs)
      .set({ runAt: now })
      .where(and(isNull(jobs.diedAt), gt(jobs.runAt, now), isOfKind)),
  )
}

/** Of the first jobs by time, most are not running: those that this process runs are fewer. */
const LOOKED_AT = 8

const selectNextTimes = forEachQueue((isChosen) =>
  prepared((tx) =>
    tx
      .select({ runAt: jobs.runAt, leaseUntil: jobs.leaseUntil })
      .from(jobs)
      .where(and(isNull(jobs.diedAt), isChosen))
      .orderBy(asc(jobs.runAt))
      .limit(LOOKED_AT),
  ),
)

const selectNextUnleased = forEachQueue((isChosen) =>
  prepared((tx) =>
    tx
      .select({ runAt: jobs.runAt })
      .from(jobs)
      .where(and(isNull(jobs.diedAt), isNull(jobs.leaseUntil), isChosen))
      .orderBy(asc(jobs.runAt))
      .limit(1),
  ),
)

/**
 * When the next job is due or a lease ends; null when there is none. Of the leases it knows the first few: many processes
 * may have more, and whoever looks again later finds those.
 */
export function* nextJobTime(tx: Tx, queue?: JobQueue): Transactional<Date | null> {
  const values = queue ? { queue } : {}
  const first = yield* selectNextTimes(queue)(tx, values)
  const areAllLeased = first.length === LOOKED_AT && first.every(({ leaseUntil }) => leaseUntil !== null)
  const unleased = areAllLeased ? yield* selectNextUnleased(queue)(tx, values) : []
  const times = [
    ...first.map(({ runAt, leaseUntil }) => Math.max(runAt.getTime(), leaseUntil?.getTime() ?? 0)),
    ...unleased.map(({ runAt }) => runAt.getTime()),
  ]
  return times.length === 0 ? null : new Date(Math.min(...times))
}
