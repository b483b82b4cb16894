import type { PartEvidence } from '#shared/payment-parts.ts'
import type { PartFacts } from './part-facts.domain.ts'

/** Cents that are rounded, and "a third" that is 33 %. */
const TOLERANCE = 0.02
/** A tax, a coupon or a fee may be between a total that is named and what is paid at once. */
const DIFFERENCE_MAX = 0.3

type Total = Required<PartEvidence>['total']

/** What is paid of the price of a project that a payment names, with it: a first part, the last one, or all of it. */
export type Progress = { part: 'first' | 'last' | 'whole'; total: Total; before: PartFacts | undefined }

/**
 * Null when the payment names no price, or what is paid comes so near to it that only a tax or a coupon may be missing.
 * `earlier`: what the client paid before in the same project, with what may belong to another one; `isFirst` tells those
 * that are first parts.
 */
export function progressOf(
  payment: PartFacts,
  { earlier, isFirst }: { earlier: readonly PartFacts[]; isFirst: (payment: PartFacts) => boolean },
): Progress | null {
  const { total: price, currency } = payment
  if (price === null || payment.amount <= 0) return null
  const counted = earlier.filter(
    (other) => namesPrice(other, price) || (other.total === null && isFirst(other) && other.amount < price),
  )
  const known = isNewProject(payment, { counted, price }) ? [] : counted
  const parts = [...known, ...missingPart(payment, { known, earlier, price })]
  const before = newestOf(parts)
  const billed = sumOf([...parts, payment])
  const paid = [...parts, payment].reduce((sum, { amount }) => sum + amount, 0)
  const total = { paid, price, currency }
  if (billed >= price * (1 - TOLERANCE)) return { part: before ? 'last' : 'whole', total, before }
  const isNear = !before && price <= billed * (1 + DIFFERENCE_MAX)
  return isNear && !isFirst(payment) ? null : { part: 'first', total, before }
}

/** With what coupons took off. */
const billedOf = ({ amount, discount }: PartFacts) => amount + discount
const sumOf = (payments: readonly PartFacts[]) => payments.reduce((sum, payment) => sum + billedOf(payment), 0)

const isAbout = (one: number, other: number) => Math.abs(one - other) <= other * TOLERANCE
const namesPrice = ({ total }: PartFacts, price: number) => total !== null && isAbout(total, price)

/** All of the price was paid before, and this says that it is a first part: another project at the same price. */
const isNewProject = (
  { saidPart }: PartFacts,
  { counted, price }: { counted: readonly PartFacts[]; price: number },
): boolean => saidPart?.part === 'first' && sumOf(counted) >= price * (1 - TOLERANCE)

/** An earlier payment without a word about parts, which is exactly what else is missing. */
function missingPart(
  payment: PartFacts,
  { known, earlier, price }: { known: readonly PartFacts[]; earlier: readonly PartFacts[]; price: number },
): PartFacts[] {
  const missing = price - sumOf([...known, payment])
  const fitting = earlier.filter(
    (other) =>
      !known.includes(other) &&
      other.total === null &&
      other.saidPart === null &&
      other.ownersPart === null &&
      other.source !== 'subscription' &&
      billedOf(other) === missing,
  )
  const newest = newestOf(fitting)
  return newest && missing > price * TOLERANCE ? [newest] : []
}

const newestOf = (payments: readonly PartFacts[]) =>
  payments.toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime())[0]
