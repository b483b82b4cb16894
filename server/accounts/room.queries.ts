import { eq, placeholder, sum } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaceSizes } from '#server/db/schema/accounts.ts'
import { testimonialCounts } from '#server/db/schema/testimonials.ts'

const selectSize = prepared((tx) =>
  tx
    .select({ bytes: workspaceSizes.bytes })
    .from(workspaceSizes)
    .where(eq(workspaceSizes.workspaceId, placeholder('workspaceId'))),
)

export function* readStoredBytes(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* selectSize(tx, { workspaceId })
  return found?.bytes ?? 0
}

const sumCounts = prepared((tx) =>
  tx
    .select({ entries: sum(testimonialCounts.count).mapWith(Number) })
    .from(testimonialCounts)
    .where(eq(testimonialCounts.workspaceId, placeholder('workspaceId'))),
)

export function* countEntries(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* sumCounts(tx, { workspaceId })
  return found?.entries ?? 0
}
