import { and, eq } from '#server/db/sql.ts'
import type { ShownWords } from '#shared/excerpt.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

export function* saveShownWords(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
  { excerpt, highlight }: ShownWords,
): Transactional<void> {
  const isRow = and(eq(testimonials.workspaceId, workspaceId), eq(testimonials.id, id))
  yield* run(tx.update(testimonials).set({ excerpt, highlight }).where(isRow))
}
