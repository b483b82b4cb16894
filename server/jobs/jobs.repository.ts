import { and, asc, eq, gt, inArray, isNull, lte, or, placeholder, type SQL, sql as expression } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { newId } from '#server/kernel/ids.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { type JobKind, type Lane, laneOf } from './jobs.registry.ts'

export type ClaimedJob = { id: string; kind: string; payload: unknown; attempts: number; leaseToken: string }

export type NewJob = { dedupeKey: string; payload: unknown }

const insertEach = prepared((sql) =>
  sql
    .insert(jobs)
    .select(
      expression`select job ->> 0, ${placeholder('kind')}, ${placeholder('lane')}, job ->> 1, job ->> 2, ${placeholder('runAt')}, 0, null, null, null, null, ${placeholder('createdAt')}
        from (select value as job from json_each(${placeholder('all')})) where true`,
    )
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.dedupeKey],
      // Taking the lease away makes a run that is under way end without finishing the job: it runs once more.
      set: {
        runAt: expression`min(${jobs.runAt}, excluded.run_at)`,
        payload: expression`excluded.payload`,
        attempts: 0,
        leaseToken: null,
        leaseUntil: null,
        diedAt: null,
        lastError: null,
      },
    }),
)

/** However many they are, it is one statement, built once. */
export function* insertJobs(
  sql: Sql,
  { kind, added, now, runAt }: { kind: JobKind; added: readonly NewJob[]; now: Date; runAt: Date },
): Work<void> {
  const all = added.map(({ dedupeKey, payload }) => [newId('job'), dedupeKey, JSON.stringify(payload)])
  yield* insertEach(sql, {
    kind,
    lane: laneOf(kind),
    all: JSON.stringify(all),
    runAt: runAt.getTime(),
    createdAt: now.getTime(),
  })
}

const isFree = and(isNull(jobs.diedAt), or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, placeholder('now'))))
const isDue = and(isFree, lte(jobs.runAt, placeholder('now')))

/** A statement of each lane, and one of them all. */
function forEachLane<Statement>(build: (isChosen: SQL | undefined) => Statement) {
  const everywhere = build(undefined)
  const within = build(eq(jobs.lane, placeholder('lane')))
  return (lane: Lane | undefined): Statement => (lane === undefined ? everywhere : within)
}

const claimOf = forEachLane((isChosen) =>
  prepared((sql) => {
    // Of those that are due at the same moment any may come first: to sort them would be to read them all.
    const due = sql.select({ id: jobs.id }).from(jobs).where(and(isDue, isChosen)).orderBy(asc(jobs.runAt)).limit(1)
    return sql
      .update(jobs)
      .set({
        leaseToken: expression`${placeholder('leaseToken')}`,
        leaseUntil: expression`${placeholder('leaseUntil')}`,
        attempts: expression`${jobs.attempts} + 1`,
      })
      .where(and(inArray(jobs.id, due), isDue))
      .returning()
  }),
)

/** Takes one due job for `leaseMs`, or none. The guard is repeated outside, so that of two workers only one gets it. */
export function* claimJob(
  sql: Sql,
  { now, leaseMs, lane }: { now: Date; leaseMs: number; lane?: Lane | undefined },
): Work<ClaimedJob | undefined> {
  const lease = { leaseToken: newSecret(), leaseUntil: now.getTime() + leaseMs }
  const [claimed] = yield* claimOf(lane)(sql, { now: now.getTime(), ...lease, ...(lane && { lane }) })
  if (!claimed?.leaseToken) return undefined
  return {
    id: claimed.id,
    kind: claimed.kind,
    payload: claimed.payload,
    attempts: claimed.attempts,
    leaseToken: claimed.leaseToken,
  }
}

const isHeldBy = (job: ClaimedJob) => and(eq(jobs.id, job.id), eq(jobs.leaseToken, job.leaseToken))

const deleteHeld = prepared((sql) =>
  sql.delete(jobs).where(and(eq(jobs.id, placeholder('id')), eq(jobs.leaseToken, placeholder('leaseToken')))),
)

export function* finishJob(sql: Sql, { id, leaseToken }: ClaimedJob): Work<void> {
  yield* deleteHeld(sql, { id, leaseToken })
}

/** Those whose payload names the workspace: all of a kind, or one. */
export function* deleteJobsOf(
  sql: Sql,
  { kind, workspaceId, dedupeKey }: { kind: string; workspaceId: string; dedupeKey?: string | undefined },
): Work<void> {
  const isOf = eq(expression`json_extract(${jobs.payload}, '$.workspaceId')`, workspaceId)
  const isOne = dedupeKey === undefined ? undefined : eq(jobs.dedupeKey, dedupeKey)
  yield* run(sql.delete(jobs).where(and(eq(jobs.kind, kind), isOne, isOf)))
}

export function* postponeJob(sql: Sql, job: ClaimedJob, { runAt, error }: { runAt: Date; error: string }): Work<void> {
  yield* run(sql.update(jobs).set({ runAt, lastError: error, leaseToken: null, leaseUntil: null }).where(isHeldBy(job)))
}

/** As if it had not been taken. */
export function* handBackJob(
  sql: Sql,
  job: ClaimedJob,
  { runAt, error }: { runAt?: Date; error?: string } = {},
): Work<void> {
  yield* run(
    sql
      .update(jobs)
      .set({
        attempts: expression`${jobs.attempts} - 1`,
        leaseToken: null,
        leaseUntil: null,
        ...(runAt && { runAt }),
        ...(error !== undefined && { lastError: error }),
      })
      .where(isHeldBy(job)),
  )
}

/** False when somebody else has taken the job meanwhile. */
export function* buryJob(sql: Sql, job: ClaimedJob, { now, error }: { now: Date; error: string }): Work<boolean> {
  const buried = yield* run(
    sql
      .update(jobs)
      .set({ diedAt: now, lastError: error, leaseToken: null, leaseUntil: null })
      .where(isHeldBy(job))
      .returning({ id: jobs.id }),
  )
  return buried.length === 1
}

/** Makes every job that somebody was running due again: for a start that knows nobody else is running any. */
export function* releaseLeases(sql: Sql): Work<void> {
  yield* run(sql.update(jobs).set({ leaseToken: null, leaseUntil: null }))
}

/** Keeps what is left of each lease when the clock is moved. */
export function* shiftLeasesBy(sql: Sql, ms: number): Work<void> {
  yield* run(sql.update(jobs).set({ leaseUntil: expression`${jobs.leaseUntil} + ${ms}` }))
}

/** Lets every job run that waits for a later time. */
export function* bringAllForward(sql: Sql, now: Date): Work<void> {
  yield* run(
    sql
      .update(jobs)
      .set({ runAt: now })
      .where(and(isNull(jobs.diedAt), gt(jobs.runAt, now))),
  )
}

export function* listDeadJobs(sql: Sql): Work<(typeof jobs.$inferSelect)[]> {
  return yield* run(
    sql
      .select()
      .from(jobs)
      .where(expression`${jobs.diedAt} is not null`)
      .orderBy(asc(jobs.diedAt)),
  )
}

/** Makes a dead job due again. False when there is no such dead job. */
export function* reviveJob(sql: Sql, { id, now }: { id: string; now: Date }): Work<boolean> {
  const revived = yield* run(
    sql
      .update(jobs)
      .set({ diedAt: null, attempts: 0, runAt: now })
      .where(and(eq(jobs.id, id), expression`${jobs.diedAt} is not null`))
      .returning({ id: jobs.id }),
  )
  return revived.length === 1
}

/** More than are leased at once, by as many workers as the runner has: see below. */
const LEASED_MAX = 8

const selectNextTimes = forEachLane((isChosen) =>
  prepared((sql) =>
    sql
      .select({ runAt: jobs.runAt, leaseUntil: jobs.leaseUntil })
      .from(jobs)
      .where(and(isNull(jobs.diedAt), isChosen))
      .orderBy(asc(jobs.runAt))
      .limit(LEASED_MAX),
  ),
)

/**
 * When the next job is due or a lease runs out; null when none waits. Behind the first that nobody holds none is earlier, so
 * that a few are looked at, however many wait.
 */
export function* nextJobTime(sql: Sql, lane?: Lane): Work<Date | null> {
  const times = (yield* selectNextTimes(lane)(sql, lane ? { lane } : {})).map(({ runAt, leaseUntil }) =>
    Math.max(runAt.getTime(), leaseUntil?.getTime() ?? 0),
  )
  return times.length === 0 ? null : new Date(Math.min(...times))
}
