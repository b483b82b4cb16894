import type { DryRunPayment } from '#shared/past-payments.ts'
import type { EvidenceKind, PaymentPart } from '#shared/payment-parts.ts'

/** `evidence`: the parts that only words show first, since they are the ones to check. */
export type DryRunOrder = 'newest' | 'part' | 'evidence'

export const orders: readonly { value: DryRunOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'part', label: 'Deposits first' },
  { value: 'evidence', label: 'Least certain first' },
]

export const orderOf = (value: string): DryRunOrder => orders.find((order) => order.value === value)?.value ?? 'newest'

const PARTS: readonly PaymentPart[] = ['first', 'last', 'recurring', 'whole', 'unclear']
const LEAST_CERTAIN: readonly EvidenceKind[] = [
  'words',
  'amounts',
  'rhythm',
  'lesson',
  'total',
  'deduction',
  'metadata',
  'owner',
  'subscription',
  'nothing',
]

/** Payments of one rank stay newest first, as they come. */
export function sortedBy(items: readonly DryRunPayment[], order: DryRunOrder): readonly DryRunPayment[] {
  if (order === 'newest') return items
  const rank = ({ evidence: { part, by } }: DryRunPayment) =>
    order === 'part' ? PARTS.indexOf(part) : LEAST_CERTAIN.indexOf(by)
  return items.toSorted((one, other) => rank(one) - rank(other))
}
