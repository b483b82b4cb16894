import { and, eq } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

export function* saveAssignee(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
  assigneeUserId: string | null,
): Transactional<void> {
  const isRow = and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))
  yield* run(tx.update(testimonials).set({ assigneeUserId }).where(isRow))
}
