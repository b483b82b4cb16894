import { setImmediate as nextTurn } from 'node:timers/promises'
import { isWorkspaceOpen } from '#server/accounts/workspaces.queries.ts'
import type { Database } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, NotYet } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { eraseSomeOf } from './erasing.service.ts'

/** Transactions before other jobs get their turn, well within the lease of a job. */
const BATCHES_A_RUN = 200

/** Deletes the rows of a workspace that was closed, in batches between which requests are answered. */
export const createWorkspaceErasing = ({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): JobHandler<JobPayloads['workspaces.erase']> => ({
  async run({ workspaceId }) {
    if (await db.read((tx) => isWorkspaceOpen(tx, workspaceId))) return
    const eraseBatch = () => db.transaction((tx) => eraseSomeOf(tx, { workspaceId, now: clock.now() }))
    let batches = 0
    while (await eraseBatch()) {
      batches += 1
      if (batches === BATCHES_A_RUN) throw new NotYet('Some rows of the workspace are left.', 0)
      await nextTurn()
    }
  },
})
