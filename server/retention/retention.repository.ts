import type { Retention } from '#shared/retention.ts'
import { eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { retentionSettings } from '#server/db/schema/retention.ts'

const { workspaceId: of, ...columns } = retentionSettings
const { requestMonths, activityMonths, viewMonths } = columns

const selectRetention = prepared((tx) =>
  tx
    .select({ requestMonths, activityMonths, viewMonths })
    .from(retentionSettings)
    .where(eq(of, placeholder('workspaceId'))),
)

export function* findRetention(tx: Tx, workspaceId: string): Transactional<Retention | undefined> {
  const [found] = yield* selectRetention(tx, { workspaceId })
  return found
}

export function* saveRetention(
  tx: Tx,
  { workspaceId, ...retention }: Retention & { workspaceId: string },
): Transactional<void> {
  yield* run(
    tx
      .insert(retentionSettings)
      .values({ workspaceId, ...retention })
      .onConflictDoUpdate({ target: of, set: retention }),
  )
}
