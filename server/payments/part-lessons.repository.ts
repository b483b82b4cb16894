import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { partLessons } from '#server/db/schema/payments.ts'
import { and, eq, inArray } from '#server/db/sql.ts'

export type PartLessonRow = typeof partLessons.$inferSelect

const WORDINGS_AT_ONCE = 500

export function* listLessons(
  tx: Tx,
  { workspaceId, wordings }: { workspaceId: string; wordings: readonly string[] },
): Transactional<PartLessonRow[]> {
  const found: PartLessonRow[] = []
  for (let start = 0; start < wordings.length; start += WORDINGS_AT_ONCE) {
    const isAmong = inArray(partLessons.wording, wordings.slice(start, start + WORDINGS_AT_ONCE))
    const isOfWorkspace = eq(partLessons.workspaceId, workspaceId)
    found.push(...(yield* run(tx.select().from(partLessons).where(and(isOfWorkspace, isAmong)))))
  }
  return found
}

/** The newer lesson about the same words counts. */
export function* saveLesson(tx: Tx, lesson: PartLessonRow): Transactional<void> {
  const { part, paymentId, createdAt } = lesson
  yield* run(
    tx
      .insert(partLessons)
      .values(lesson)
      .onConflictDoUpdate({
        target: [partLessons.workspaceId, partLessons.wording],
        set: { part, paymentId, createdAt },
      }),
  )
}

export function* deleteLessonsOf(tx: Tx, paymentId: string): Transactional<void> {
  yield* run(tx.delete(partLessons).where(eq(partLessons.paymentId, paymentId)))
}
