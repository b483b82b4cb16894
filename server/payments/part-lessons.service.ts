import type { PartLesson } from '#shared/payment-corrections.ts'
import type { OwnersPart } from '#shared/payment-parts.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { factsOf } from './payments.domain.ts'
import { updatePayment, type PaymentRow } from './payments.repository.ts'
import {
  deleteLesson,
  listLessons,
  listNewestLessons,
  listUndecidedWithWords,
  type PartLessonRow,
  saveLesson,
} from './part-lessons.repository.ts'

/**
 * What the owner says of a payment, and the words that are read in the same way from now on. Null takes it back, and
 * what was learned of these words with it.
 */
export type Correction = { paymentId: string; part: OwnersPart | null; wordings: readonly string[] }

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
  const isForgotten = ({ wording, paymentId }: PartLessonRow) =>
    supposing?.part === null && supposing.paymentId === paymentId && supposing.wordings.includes(wording)
  const kept = found.filter((lesson) => !isForgotten(lesson))
  const lessons = new Map(kept.map(({ wording, part }) => [wording, part]))
  if (supposing?.part) for (const wording of supposing.wordings) lessons.set(wording, supposing.part)
  return lessons
}

/** Saves the part that the owner says a payment is, and learns its words. The caller schedules the new decisions. */
export function* saveOwnersPart(
  tx: Tx,
  { row, correction: { part, wordings }, now }: { row: PaymentRow; correction: Correction; now: Date },
): Transactional<void> {
  const { workspaceId, id: paymentId } = row
  yield* updatePayment(tx, row, { ownersPart: part })
  for (const wording of wordings) {
    if (part === null) yield* deleteLesson(tx, { workspaceId, wording, paymentId })
    else yield* saveLesson(tx, { workspaceId, wording, part, paymentId, createdAt: now })
  }
}

/** Payments that are scheduled or on hold and whose invoice has one of these wordings; oldest first. */
export function* listOpenWithWords(
  tx: Tx,
  { workspaceId, wordings, limit }: { workspaceId: string; wordings: readonly string[]; limit: number },
): Transactional<PaymentRow[]> {
  const found = yield* listUndecidedWithWords(tx, { workspaceId, wordings, limit })
  return found.filter((row) => factsOf(row.factsBySource)?.wordings.some((wording) => wordings.includes(wording)))
}

const LISTED_MAX = 500

/** Everything that was learned, newest first. */
export function* readAllLessons(tx: Tx, workspaceId: string): Transactional<PartLesson[]> {
  const found = yield* listNewestLessons(tx, { workspaceId, limit: LISTED_MAX })
  return found.map(({ wording, part, createdAt }) => ({ wording, part, learnedAt: createdAt.toISOString() }))
}

/** Returns the part that the words meant; undefined if nothing was learned of them. The caller schedules the new decisions. */
export function* forgetWording(
  tx: Tx,
  of: { workspaceId: string; wording: string },
): Transactional<OwnersPart | undefined> {
  return (yield* deleteLesson(tx, of))?.part
}
