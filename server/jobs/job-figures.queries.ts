import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { countWhere, lte, sql } from '#server/db/sql.ts'

export type JobFigures = {
  kind: string
  /** Dead: it has failed too often, and never runs again on its own. */
  state: 'waiting' | 'running' | 'dead'
  count: number
  /** Those of the waiting ones whose time has come. */
  dueCount: number
  /** For how many seconds the oldest one has been due; 0 if none is due. */
  oldestDueSeconds: number
}

/** Jobs by kind and state. */
export function* listJobFigures(tx: Tx, now: Date): Transactional<JobFigures[]> {
  const state = sql<
    JobFigures['state']
  >`case when ${jobs.diedAt} is not null then 'dead' when ${jobs.leaseUntil} > ${now.getTime()} then 'running' else 'waiting' end`
  const rows = yield* run(
    tx
      .select({
        kind: jobs.kind,
        state: state.as('state'),
        count: sql<number>`count(*)`,
        dueCount: countWhere(lte(jobs.runAt, now)),
        oldest: sql<number>`min(${jobs.runAt})`,
      })
      .from(jobs)
      .groupBy(jobs.kind, sql`state`),
  )
  return rows.map(({ oldest, dueCount, ...figures }) => ({
    ...figures,
    dueCount: figures.state === 'waiting' ? dueCount : 0,
    oldestDueSeconds: Math.max(0, now.getTime() - oldest) / 1000,
  }))
}
