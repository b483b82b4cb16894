import type { OwnersPart } from '#shared/payment-corrections.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { factsOf } from './payments.domain.ts'
import { listUndecidedWithWords, updatePayment, type PaymentRow } from './payments.repository.ts'
import { listLessons, saveLesson } from './part-lessons.repository.ts'

/** What the owner says of a payment, and the words that are read in the same way from now on. */
export type Correction = { paymentId: string; part: OwnersPart; wordings: readonly string[] }

/** What the owner said of these words before: the part, by wording. `supposing`: as if this had been said, too. */
export function* readLessons(
  tx: Tx,
  {
    workspaceId,
    wordings,
    supposing,
  }: { workspaceId: string; wordings: readonly string[]; supposing?: Correction | undefined },
): Transactional<Map<string, OwnersPart>> {
  if (wordings.length === 0) return new Map()
  const found = yield* listLessons(tx, { workspaceId, wordings: [...new Set(wordings)] })
  const lessons = new Map(found.map(({ wording, part }) => [wording, part]))
  if (supposing) for (const wording of supposing.wordings) lessons.set(wording, supposing.part)
  return lessons
}

/** Saves the part that the owner says a payment is, and learns its words. The caller schedules the new decisions. */
export function* saveOwnersPart(
  tx: Tx,
  { row, correction: { part, wordings }, now }: { row: PaymentRow; correction: Correction; now: Date },
): Transactional<void> {
  const { workspaceId, id: paymentId } = row
  yield* updatePayment(tx, row, { ownersPart: part })
  for (const wording of wordings) yield* saveLesson(tx, { workspaceId, wording, part, paymentId, createdAt: now })
}

/** Payments that are scheduled or on hold and whose invoice has one of these wordings; oldest first. */
export function* listOpenWithWords(
  tx: Tx,
  { workspaceId, wordings, limit }: { workspaceId: string; wordings: readonly string[]; limit: number },
): Transactional<PaymentRow[]> {
  const found = yield* listUndecidedWithWords(tx, { workspaceId, wordings, limit })
  return found.filter((row) => factsOf(row.factsBySource)?.wordings.some((wording) => wordings.includes(wording)))
}
