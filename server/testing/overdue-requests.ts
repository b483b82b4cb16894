import { createRetentionWork } from '#server/retention/retention.jobs.ts'
import { applySomeRetention } from '#server/retention/retention.service.ts'
import type { Harness } from './harness.ts'

/** Deletes what a workspace no longer keeps, as the job does. */
export function retentionOf({ deps: { db, clock, hashKey } }: Harness, workspaceId: string) {
  const now = clock.now()
  const work = createRetentionWork({ db, clock, hashKey })
  return {
    /** One run of the job. False when it asked for another one. */
    run: () =>
      work.run({ workspaceId, since: now.toISOString() }).then(
        () => true,
        () => false,
      ),
    isAnyLeft: () => db.transaction((tx) => applySomeRetention(tx, { workspaceId, since: now, now, hashKey })),
  }
}
