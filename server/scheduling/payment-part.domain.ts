import type { PartEvidence } from '#shared/payment-parts.ts'
import type { SaidPart } from '#server/db/schema/payment-facts.ts'
import type { OwnersPart, PartFacts } from './part-facts.domain.ts'
import { progressOf } from './payment-total.domain.ts'

export type PartQuestion = {
  payment: PartFacts
  /** Other payments of the same client that were not reversed. */
  others: readonly PartFacts[]
  /** What the owner said of such words, by wording. */
  lessons: ReadonlyMap<string, OwnersPart>
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Parts of one project are paid within this time. */
const PROJECT_DAYS = 180

type Rule = (of: PartQuestion) => PartEvidence | null

/**
 * Tells which part of a price a payment is, from the strongest evidence: what the owner says, Stripe's metadata, how the
 * payments of the client fit together, and only then words. Pure and total.
 */
export function partOf(question: PartQuestion): PartEvidence {
  for (const rule of rules) {
    const evidence = rule(question)
    if (evidence) return evidence
  }
  const hasWords = question.payment.wordings.length > 0
  return evidenceOf(hasWords ? 'whole' : 'unclear', 'nothing')
}

const evidenceOf = (
  part: PartEvidence['part'],
  by: PartEvidence['by'],
  {
    words = null,
    other,
    total,
  }: { words?: string | null; other?: PartFacts | undefined } & Pick<PartEvidence, 'total'> = {},
): PartEvidence => ({
  part,
  by,
  words,
  otherPaidAt: other ? other.paidAt.toISOString() : null,
  ...(total && { total }),
})

const said =
  (isSuch: (saidPart: SaidPart) => boolean): Rule =>
  (question) => {
    const { saidPart } = question.payment
    if (!saidPart || !isSuch(saidPart)) return null
    const { part, by, words } = saidPart
    return evidenceOf(part, by, { words, other: firstPartBefore(part, question) })
  }
const isMarked = ({ by, isWeak }: SaidPart) => by === 'metadata' && !isWeak
const isDeduction = ({ by }: SaidPart) => by === 'deduction'

const byOwner: Rule = ({ payment }) => (payment.ownersPart ? evidenceOf(payment.ownersPart, 'owner') : null)

/** A subscription is paid again and again: its first payment is no deposit. */
const bySubscription: Rule = ({ payment }) =>
  payment.source === 'subscription' ? evidenceOf('recurring', 'subscription') : null

/** Words that the owner corrected. Of two lessons about one invoice, the one about a last part counts. */
const byLesson: Rule = ({ payment, lessons }) => {
  const learned = payment.wordings.flatMap((wording) => lessons.get(wording) ?? [])
  if (learned.length === 0) return null
  return evidenceOf(learned.includes('last') ? 'last' : 'first', 'lesson', {
    words: payment.line,
  })
}

/** Words that amounts can't outweigh. That a payment is a first part is said of the last one too: "Anzahlung Website" twice. */
const isClear = (saidPart: SaidPart | null) =>
  saidPart !== null && !saidPart.isWeak && (saidPart.part !== 'first' || saidPart.isCounted !== false)

/** What is paid of a price that the payment itself names. Clear words win: a "final invoice" is the last one. */
const byTotal: Rule = ({ payment, others, lessons }) => {
  if (isClear(payment.saidPart)) return null
  const earlier = others.filter((other) => other.paidAt <= payment.paidAt && isOfOneProject(payment, other))
  const progress = progressOf(payment, { earlier, isFirst: (other) => knownPart(other, lessons) === 'first' })
  return progress && evidenceOf(progress.part, 'total', { other: progress.before, total: progress.total })
}

/**
 * Two payments of one client that are equal or add up to a usual split, of which one says its part: the other is the
 * other part, unless its own words clearly say something else. Where they say which share of the price they are, the
 * price decides instead.
 */
const byAmounts: Rule = ({ payment, others, lessons }) => {
  if (isClear(payment.saidPart)) return null
  const ofProject = others.filter((other) => isOfOneProject(payment, other))
  const firsts = ofProject.filter((other) => other.paidAt < payment.paidAt && knownPart(other, lessons) === 'first')
  const isPriced = (other: PartFacts) => priceOf(other) !== null
  const priced = byPrice(payment, firsts.filter(isPriced))
  if (priced) return priced
  const before = newest(firsts.filter((other) => !isPriced(other) && addsUp(payment, other)))
  if (before) return evidenceOf('last', 'amounts', { words: before.saidPart?.words ?? null, other: before })
  if (payment.saidPart && !payment.saidPart.isWeak) return null
  const after = ofProject.find(
    (other) => other.paidAt > payment.paidAt && knownPart(other, lessons) === 'last' && addsUp(payment, other),
  )
  return after ? evidenceOf('first', 'amounts', { words: after.saidPart?.words ?? null, other: after }) : null
}

/** The price of a project, from a payment that names it, or says which share of it this is; null for others. */
const priceOf = ({ amount, saidPart, total }: PartFacts) =>
  total ?? (saidPart?.percent === undefined ? null : (amount / saidPart.percent) * 100)

/** "33%" is a third. */
const isAbout = (amount: number, price: number) => Math.abs(amount - price) <= price * 0.02

/** Of a price that is known, all is paid or some is open. `firsts` say their share of it. */
function byPrice(payment: PartFacts, firsts: readonly PartFacts[]): PartEvidence | null {
  const price = priceOf(payment) ?? priceOf(newest(firsts) ?? payment)
  if (price === null) return null
  const parts = firsts.filter((first) => isAbout(priceOf(first) ?? 0, price))
  const before = newest(parts)
  if (!before) return null
  const of = { words: before.saidPart?.words ?? null, other: before }
  const paid = parts.reduce((sum, { amount }) => sum + amount, payment.amount)
  if (isAbout(paid, price)) return evidenceOf('last', 'amounts', of)
  const isLikeIt = payment.saidPart === null && parts.some(({ amount }) => amount === payment.amount)
  return isLikeIt && paid < price ? evidenceOf('first', 'amounts', of) : null
}

const RHYTHMS = [
  [6, 8],
  [12, 16],
  [26, 35],
  [84, 98],
  [355, 375],
] as const

/** The third payment of the same amount in the same distance is work that goes on. */
const byRhythm: Rule = ({ payment, others }) => {
  if (payment.saidPart && !payment.saidPart.isWeak) return null
  const isSame = (other: PartFacts) => other.amount === payment.amount && other.currency === payment.currency
  const hasRhythm = RHYTHMS.some(([least, most]) => {
    const isApart = (one: PartFacts, other: PartFacts) => {
      const days = (one.paidAt.getTime() - other.paidAt.getTime()) / DAY_MS
      return days >= least && days <= most
    }
    return others.some(
      (last) => isSame(last) && isApart(payment, last) && others.some((older) => isSame(older) && isApart(last, older)),
    )
  })
  return hasRhythm ? evidenceOf('recurring', 'rhythm') : null
}

const rules: readonly Rule[] = [
  byOwner,
  said(isMarked),
  bySubscription,
  said(isDeduction),
  byTotal,
  byAmounts,
  byRhythm,
  byLesson,
  said(() => true),
]

/** What is known of another payment without looking at others in turn. */
function knownPart({ ownersPart, saidPart, wordings }: PartFacts, lessons: PartQuestion['lessons']) {
  if (ownersPart !== null || (saidPart && isMarked(saidPart))) return ownersPart ?? saidPart?.part
  return wordings.map((wording) => lessons.get(wording)).find((part) => part !== undefined) ?? saidPart?.part
}

const isOfOneProject = (one: PartFacts, other: PartFacts) =>
  one.currency === other.currency && Math.abs(one.paidAt.getTime() - other.paidAt.getTime()) <= PROJECT_DAYS * DAY_MS

/** Shares into which prices are usually split, in percent. */
const SHARES = [10, 20, 25, 30, 100 / 3, 40, 50, 60, 200 / 3, 70, 75, 80, 90]
/** Less usual ones, so that amounts fit by chance more often than by intent unless they fit exactly. */
const RARER_SHARES = [15, 35, 45, 55, 65, 85]

function addsUp(one: PartFacts, other: PartFacts): boolean {
  const share = (one.amount / (one.amount + other.amount)) * 100
  const isAlmost = (tolerance: number) => (usual: number) => Math.abs(share - usual) < tolerance
  return SHARES.some(isAlmost(0.3)) || RARER_SHARES.some(isAlmost(0.05))
}

/** A client can have paid hundreds of times; those nearest in time are enough. */
const LOOKED_AT_MAX = 60

export const nearestTo = (instant: Date, payments: readonly PartFacts[]): PartFacts[] =>
  payments.length <= LOOKED_AT_MAX
    ? [...payments]
    : payments
        .toSorted(
          (a, b) => Math.abs(a.paidAt.getTime() - instant.getTime()) - Math.abs(b.paidAt.getTime() - instant.getTime()),
        )
        .slice(0, LOOKED_AT_MAX)

const newest = (payments: readonly PartFacts[]) =>
  payments.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime())[0]

/** The earlier part that a last part belongs to, when it is known. */
const firstPartBefore = (part: SaidPart['part'], { payment, others, lessons }: PartQuestion) =>
  part === 'last'
    ? newest(
        others.filter(
          (other) =>
            knownPart(other, lessons) === 'first' && other.paidAt < payment.paidAt && isOfOneProject(payment, other),
        ),
      )
    : undefined
