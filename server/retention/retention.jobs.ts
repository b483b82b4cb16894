import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { keepPartsFew } from '#server/testimonials/search-index.jobs.ts'
import { applySomeRetention } from './retention.service.ts'

/** Transactions before other jobs get their turn, well within the lease of a job. */
const BATCHES_A_RUN = 200

/** Deletes what a workspace no longer keeps, in batches between which requests are answered. */
export const createRetentionWork = ({
  db,
  clock,
  hashKey,
}: {
  db: Database
  clock: Clock
  hashKey: string
}): JobHandler<JobPayloads['retention.apply']> => ({
  async run({ workspaceId, since }) {
    const applySome = () =>
      db.transaction((tx) => applySomeRetention(tx, { workspaceId, since: new Date(since), now: clock.now(), hashKey }))
    let batches = 0
    // What was written before may have left many parts, which the first deletion would merge in one go.
    await keepPartsFew(db)
    while (await applySome()) {
      batches += 1
      if (batches === BATCHES_A_RUN) throw new NotYet('Some data that is no longer kept is left.', 0)
      await keepPartsFew(db)
      await nextTurn()
    }
  },
})
