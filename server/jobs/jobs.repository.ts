import { and, asc, count, eq, gt, inArray, isNull, lte, min, notInArray, or, sql as expression } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { newId } from '#server/kernel/ids.ts'
import { newSecret } from '#server/kernel/tokens.ts'

export type ClaimedJob = { id: string; kind: string; payload: unknown; attempts: number; leaseToken: string }

export function* insertJob(
  sql: Sql,
  job: { kind: string; dedupeKey: string; payload: unknown; now: Date; runAt: Date },
): Work<void> {
  yield* run(
    sql
      .insert(jobs)
      .values({
        id: newId('job'),
        kind: job.kind,
        dedupeKey: job.dedupeKey,
        payload: job.payload,
        runAt: job.runAt,
        createdAt: job.now,
      })
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
}

/** All but some kinds, or only these; all of them when left out. */
export type KindChoice = { only: readonly string[] } | { allBut: readonly string[] }

function isChosen(kinds: KindChoice | undefined) {
  if (!kinds) return undefined
  return 'only' in kinds ? inArray(jobs.kind, [...kinds.only]) : notInArray(jobs.kind, [...kinds.allBut])
}

const isDue = (now: Date) =>
  and(isNull(jobs.diedAt), lte(jobs.runAt, now), or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)))

/** Takes one due job for `leaseMs`, or none. The guard is repeated outside, so that of two workers only one gets it. */
export function* claimJob(
  sql: Sql,
  { now, leaseMs, kinds }: { now: Date; leaseMs: number; kinds?: KindChoice | undefined },
): Work<ClaimedJob | undefined> {
  const due = sql
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isDue(now), isChosen(kinds)))
    .orderBy(asc(jobs.runAt), asc(jobs.createdAt))
    .limit(1)
  const [claimed] = yield* run(
    sql
      .update(jobs)
      .set({
        leaseToken: newSecret(),
        leaseUntil: new Date(now.getTime() + leaseMs),
        attempts: expression`${jobs.attempts} + 1`,
      })
      .where(and(inArray(jobs.id, due), isDue(now)))
      .returning(),
  )
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

export function* finishJob(sql: Sql, job: ClaimedJob): Work<void> {
  yield* run(sql.delete(jobs).where(isHeldBy(job)))
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

/** When the next job is due or a lease runs out, and how many jobs wait; `at` is null when none waits. */
export function* nextJobTime(sql: Sql, kinds?: KindChoice): Work<{ at: Date | null; waiting: number }> {
  const [next] = yield* run(
    sql
      .select({
        // Without mapWith, an aggregate over an expression comes back as text.
        at: min(expression`max(${jobs.runAt}, coalesce(${jobs.leaseUntil}, 0))`).mapWith(Number),
        waiting: count(),
      })
      .from(jobs)
      .where(and(isNull(jobs.diedAt), isChosen(kinds))),
  )
  return { at: next?.at == null ? null : new Date(next.at), waiting: next?.waiting ?? 0 }
}
