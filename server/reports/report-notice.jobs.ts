import type { Database } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { offerReports } from './report-email.service.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Once an hour, tells members of the reports that became ready: months end at another time in each time zone. Each run
 * schedules the next; a start schedules one within a minute.
 */
export function createReportOffering(deps: {
  db: Database
  clock: Clock
  hashKey: string
  wakeJobs: () => void
}): JobHandler<JobPayloads['reports.offer']> & { plan: () => Promise<void> } {
  const { db, clock } = deps

  function planAt(runAt: Date): Promise<void> {
    const dedupeKey = runAt.toISOString().slice(0, 13)
    return db.transaction((tx) =>
      enqueue(tx, { kind: 'reports.offer', dedupeKey, payload: {}, now: clock.now(), runAt }),
    )
  }

  return {
    plan: () => planAt(new Date(clock.now().getTime() + MINUTE_MS)),

    async run(): Promise<void> {
      // On the hour, because the working day begins then.
      await planAt(new Date((Math.floor(clock.now().getTime() / HOUR_MS) + 1) * HOUR_MS))
      await offerReports(deps)
      deps.wakeJobs()
    },
  }
}
