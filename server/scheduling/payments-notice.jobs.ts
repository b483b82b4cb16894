import { isWorkspaceOpen } from '#server/accounts/workspaces.queries.ts'
import type { Database } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { notifyOwnerOfPayments } from './payments-notice.service.ts'

/**
 * Tells an owner of payments that need them. One job per workspace, which schedules itself anew in its own transaction,
 * and ends when no payment needs the owner or will.
 */
export const createPaymentsNotice = ({
  db,
  clock,
  hashKey,
  wakeJobs,
}: {
  db: Database
  clock: Clock
  hashKey: string
  wakeJobs: () => void
}): JobHandler<JobPayloads['payments.notify-owner']> => ({
  async run({ workspaceId }) {
    await db.transaction(function* (tx) {
      if (yield* isWorkspaceOpen(tx, workspaceId))
        yield* notifyOwnerOfPayments(tx, { workspaceId, hashKey, now: clock.now() })
    })
    wakeJobs()
  },
})
