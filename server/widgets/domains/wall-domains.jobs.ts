import type { Database } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { createWallDomainChecks, planWallCheck, type WallServing } from './wall-domain-checks.service.ts'
import { findWallDomainOf } from './wall-domains.repository.ts'

/** Looks up a domain's records, unless that was done since this job was scheduled. */
export function createWallDomainCheck(deps: {
  db: Database
  clock: Clock
  wallServing: WallServing | undefined
}): JobHandler<JobPayloads['widgets.check-domain']> {
  const { db, clock, wallServing } = deps
  const { look } = createWallDomainChecks(deps)
  return {
    async run({ workspaceId, lastCheckAt, ...plan }) {
      const row = await db.read((tx) => findWallDomainOf(tx, workspaceId))
      const isPlanned = row && (row.checkedAt?.toISOString() ?? null) === lastCheckAt
      if (!isPlanned || !wallServing) return
      const since = new Date(plan.since)
      try {
        await look(wallServing, { row, since })
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await db.transaction((tx) => planWallCheck(tx, { row, since, now: clock.now() }))
      }
    },
  }
}
