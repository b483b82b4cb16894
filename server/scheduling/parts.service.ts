import type { PartEvidence } from '#shared/payment-parts.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { OtherPayment, PaymentRow } from '#server/payments/payments.service.ts'
import { type Correction, readLessons } from '#server/payments/part-lessons.service.ts'
import { nearestTo, partOf } from './payment-part.domain.ts'

export type Tell = (of: Pick<OtherPayment, 'row' | 'facts'>) => PartEvidence

/** Tells parts of payments of one client by each other and by what the owner said before. */
export function* readParts(
  tx: Tx,
  {
    row,
    facts,
    others,
    supposing,
  }: {
    row: PaymentRow
    facts: OtherPayment['facts'] & { reversal: unknown }
    others: readonly OtherPayment[]
    supposing: Correction | undefined
  },
): Transactional<Tell> {
  const all = [{ row, facts, isReversed: facts.reversal !== null }, ...others]
  const wordings = all.flatMap((each) => each.facts.wordings)
  const lessons = yield* readLessons(tx, { workspaceId: row.workspaceId, wordings, supposing })
  const paid = all.filter(({ isReversed }) => !isReversed)
  const saidOf = ({ id, ownersPart }: PaymentRow) => (id === supposing?.paymentId ? supposing.part : ownersPart)
  return (of) => {
    const ownersPart = saidOf(of.row)
    // With money that went back, nothing adds up. What the client pays after that would change it in one order only.
    if (of.row.reversedAt) return partOf({ payment: { ...of.facts, ownersPart, total: null }, others: [], lessons })
    return partOf({
      payment: { ...of.facts, ownersPart },
      others: nearestTo(
        of.facts.paidAt,
        paid
          .filter((other) => other.row.id !== of.row.id)
          .map((other) => ({ ...other.facts, ownersPart: saidOf(other.row) })),
      ),
      lessons,
    })
  }
}
