import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { partLessons } from '#server/db/schema/payments.ts'
import { and, eq, isInJson, placeholder } from '#server/db/sql.ts'

export type PartLessonRow = typeof partLessons.$inferSelect

export function* listLessons(
  tx: Tx,
  { workspaceId, wordings }: { workspaceId: string; wordings: readonly string[] },
): Transactional<PartLessonRow[]> {
  return yield* selectLessons(tx, { workspaceId, wordings: JSON.stringify(wordings) })
}

const selectLessons = prepared((tx) =>
  tx
    .select()
    .from(partLessons)
    .where(
      and(
        eq(partLessons.workspaceId, placeholder('workspaceId')),
        isInJson(partLessons.wording, placeholder('wordings')),
      ),
    ),
)

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
