import type { Tx, Transactional } from '#server/db/database.ts'
import { updatePayment, type PaymentRow } from './payments.repository.ts'
import { listLessons, saveLesson } from './part-lessons.repository.ts'

/** What the owner said of these words before: the part, by wording. */
export function* readLessons(
  tx: Tx,
  { workspaceId, wordings }: { workspaceId: string; wordings: readonly string[] },
): Transactional<Map<string, 'first' | 'last'>> {
  if (wordings.length === 0) return new Map()
  const found = yield* listLessons(tx, { workspaceId, wordings: [...new Set(wordings)] })
  return new Map(found.map(({ wording, part }) => [wording, part]))
}

/** Saves the part that the owner says a payment is, and learns its words. The caller schedules the new decisions. */
export function* saveOwnersPart(
  tx: Tx,
  { row, wordings, part, now }: { row: PaymentRow; wordings: readonly string[]; part: 'first' | 'last'; now: Date },
): Transactional<void> {
  const { workspaceId, id: paymentId } = row
  yield* updatePayment(tx, row, { ownersPart: part })
  for (const wording of wordings) yield* saveLesson(tx, { workspaceId, wording, part, paymentId, createdAt: now })
}
