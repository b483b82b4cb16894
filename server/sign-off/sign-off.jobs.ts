import { isWorkspaceOpen } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { JobHandler } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { endWithoutSigners, notifySigners } from './gate.service.ts'

type JobDeps = { db: Database; clock: Clock; wakeJobs: () => void }
type OfWorkspace = { workspaceId: string }

const createJob = (
  { db, clock, wakeJobs }: JobDeps,
  work: (tx: Tx, moment: OfWorkspace & { now: Date }) => Transactional<void>,
): JobHandler<OfWorkspace> => ({
  async run({ workspaceId }) {
    await db.transaction(function* (tx) {
      if (yield* isWorkspaceOpen(tx, workspaceId)) yield* work(tx, { workspaceId, now: clock.now() })
    })
    wakeJobs()
  },
})

/** Tells those who sign off how many wait for them. */
export const createSignOffNotify = (deps: JobDeps) => createJob(deps, notifySigners)

/** A link has expired. */
export const createSignOffExpiry = (deps: JobDeps) => createJob(deps, endWithoutSigners)
