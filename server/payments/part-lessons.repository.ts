import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { partLessons, payments } from '#server/db/schema/payments.ts'
import { and, asc, contains, desc, eq, isInJson, or, placeholder } from '#server/db/sql.ts'
import { isUndecided, type PaymentRow } from './payments.repository.ts'

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

export function* listNewestLessons(
  tx: Tx,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Transactional<PartLessonRow[]> {
  return yield* run(
    tx
      .select()
      .from(partLessons)
      .where(eq(partLessons.workspaceId, workspaceId))
      .orderBy(desc(partLessons.createdAt), asc(partLessons.wording))
      .limit(limit),
  )
}

/** With a payment: only if it was learned from that. Returns what was deleted. */
export function* deleteLesson(
  tx: Tx,
  { workspaceId, wording, paymentId }: { workspaceId: string; wording: string; paymentId?: string },
): Transactional<PartLessonRow | undefined> {
  const isOfIt = paymentId === undefined ? undefined : eq(partLessons.paymentId, paymentId)
  const [deleted] = yield* run(
    tx
      .delete(partLessons)
      .where(and(eq(partLessons.workspaceId, workspaceId), eq(partLessons.wording, wording), isOfIt))
      .returning(),
  )
  return deleted
}

/** Scheduled or on hold, with one of these words in its invoice; in the order in which they were paid. */
export function* listUndecidedWithWords(
  tx: Tx,
  { workspaceId, wordings, limit }: { workspaceId: string; wordings: readonly string[]; limit: number },
): Transactional<PaymentRow[]> {
  const says = wordings.map((wording) => contains(payments.factsBySource, JSON.stringify(wording)))
  return yield* run(
    tx
      .select()
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isUndecided, or(...says)))
      .orderBy(asc(payments.paidAt), asc(payments.id))
      .limit(limit),
  )
}
