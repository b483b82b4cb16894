import type { MoneyBack } from '#server/db/schema/payment-facts.ts'
import type { ReversalReason } from '#server/stripe/payment-event.ts'

/** Nothing of the payment remains. `at`: since when. */
export type Reversal = { because: ReversalReason; at: Date }

/** An owner's own webhook could name any number of things. */
const ENTRIES_MAX = 40

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

type AnyEntry = { at: number; isKept?: boolean; isVoid?: boolean; back?: number | null; amount?: number | null }

/** Of two things told at the same time, the one that usually came later. */
const rankOf = ({ isKept, isVoid, back }: AnyEntry) =>
  Number(isKept ?? isVoid ?? false) || (back === null ? Infinity : (back ?? 0))

function newer<Entry extends AnyEntry>(one: Entry, other: Entry): Entry {
  const [last] = [one, other].toSorted(
    (a, b) => b.at - a.at || rankOf(b) - rankOf(a) || compare(JSON.stringify(a), JSON.stringify(b)),
  )
  return last ?? one
}

function mergeEntries<Entry extends AnyEntry>(
  one: Record<string, Entry> = {},
  other: Record<string, Entry> = {},
): Record<string, Entry> | undefined {
  const merged = new Map(Object.entries(one))
  for (const [id, entry] of Object.entries(other)) {
    const known = merged.get(id)
    merged.set(id, known ? newer(known, entry) : entry)
  }
  if (merged.size === 0) return undefined
  const kept = [...merged].toSorted(([a, first], [b, second]) => second.at - first.at || compare(a, b))
  return Object.fromEntries(kept.slice(0, ENTRIES_MAX).toSorted(([a], [b]) => compare(a, b)))
}

type Ended = NonNullable<MoneyBack['ended']>

/** A refund says more than a failed payment. The last of equals counts, because the payment may lie between them. */
function mergeEnded(one: Ended | undefined, other: Ended | undefined): Ended | undefined {
  if (!one || !other) return one ?? other
  const [kept] = [one, other].toSorted(
    (a, b) =>
      Number(b.because === 'refunded') - Number(a.because === 'refunded') ||
      b.at - a.at ||
      compare(a.because, b.because),
  )
  return kept
}

/** Commutative, associative and idempotent: the order of events makes no difference. */
export function mergeMoneyBack(one: MoneyBack, other: MoneyBack): MoneyBack {
  const charges = mergeEntries(one.charges, other.charges)
  const failedRefunds = mergeEntries(one.failedRefunds, other.failedRefunds)
  const disputes = mergeEntries(one.disputes, other.disputes)
  const creditNotes = mergeEntries(one.creditNotes, other.creditNotes)
  const ended = mergeEnded(one.ended, other.ended)
  return {
    ...(charges && { charges }),
    ...(failedRefunds && { failedRefunds }),
    ...(disputes && { disputes }),
    ...(creditNotes && { creditNotes }),
    ...(ended && { ended }),
  }
}

/** Left out for a payment of which only money back is known yet. */
type Paid = { paidAt: Date; amount: number; currency: string }

/** Null while something of the payment remains with the owner. */
export function reversalIn(moneyBack: MoneyBack, paid?: Paid): Reversal | null {
  const [first] = [disputed(moneyBack, paid), refunded(moneyBack, paid), neverPaid(moneyBack, paid)]
    .filter((reversal) => reversal !== null)
    .toSorted((a, b) => Number(isMoneyBack(b)) - Number(isMoneyBack(a)) || a.at.getTime() - b.at.getTime())
  return first ?? null
}

const isMoneyBack = ({ because }: Reversal) => because === 'refunded' || because === 'disputed'

const EARLIER = 'earlier'

/** The bank converts the amount at the day's rate, so a dispute of all can be over a little less. */
const ALL_DISPUTED_FROM = 0.9

/** A dispute of a part takes only that part, like a refund. */
function disputed(moneyBack: MoneyBack, paid: Paid | undefined): Reversal | null {
  const { disputes = {} } = moneyBack
  const all = Object.entries(disputes)
  // From when only the last reversal was stored, without the charge: the end of any dispute ends it.
  const isEarlierOver = (at: number) =>
    all.some(([id, dispute]) => id !== EARLIER && dispute.isKept && dispute.at >= at)
  const open = all
    .filter(([id, { isKept, at }]) => !isKept && !(id === EARLIER && isEarlierOver(at)))
    .map(([, dispute]) => dispute)
  if (open.length === 0) return null
  const inParts = open.flatMap(({ amount, currency, at }) =>
    paid !== undefined && amount !== undefined && currency === paid.currency ? [{ amount, at }] : [],
  )
  const whole = open.filter(
    ({ amount, currency }) => paid === undefined || amount === undefined || currency !== paid.currency,
  )
  if (whole.length > 0) return { because: 'disputed', at: new Date(Math.min(...whole.map(({ at }) => at))) }
  const back = [...inParts, ...moneyBackOf(moneyBack)]
  const isAll = sumOf(back) >= (paid?.amount ?? 0) * ALL_DISPUTED_FROM
  return isAll ? { because: 'disputed', at: new Date(Math.max(...back.map(({ at }) => at))) } : null
}

function neverPaid({ ended }: MoneyBack, paid: Paid | undefined): Reversal | null {
  if (!ended) return null
  const isBefore = paid !== undefined && ended.because !== 'refunded' && ended.at < paid.paidAt.getTime()
  return isBefore ? null : { because: ended.because, at: new Date(ended.at) }
}

type Charge = NonNullable<MoneyBack['charges']>[string]

const chargesBack = (moneyBack: MoneyBack) =>
  Object.entries(moneyBack.charges ?? {}).map(([id, charge]) => backOf(id, charge, moneyBack))

const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

/** What was refunded and credited. */
const moneyBackOf = (moneyBack: MoneyBack): { amount: number; at: number }[] => [
  ...chargesBack(moneyBack).filter(({ amount }) => amount > 0),
  ...Object.values(moneyBack.creditNotes ?? {}).filter(({ isVoid }) => !isVoid),
]

function refunded(moneyBack: MoneyBack, paid: Paid | undefined): Reversal | null {
  const charges = chargesBack(moneyBack)
  const back = moneyBackOf(moneyBack)
  if (back.length === 0) return null
  // Charges in another currency can't be added up: the whole charge went back, or not.
  const isAllOfSome = charges.some(({ isAll, isComparable }) => isAll && !isComparable(paid))
  const isAll = paid ? isAllOfSome || sumOf(back) >= paid.amount : charges.some((charge) => charge.isAll)
  return isAll ? { because: 'refunded', at: new Date(Math.max(...back.map(({ at }) => at))) } : null
}

function backOf(id: string, charge: Charge, { failedRefunds = {}, charges = {} }: MoneyBack) {
  const isOnly = Object.keys(charges).length === 1
  const failed = Object.values(failedRefunds)
    .filter(({ chargeId, at }) => (chargeId === id || (chargeId === null && isOnly)) && at >= charge.at)
    .reduce((sum, { amount }) => sum + amount, 0)
  const { amount, at } = charge
  const isAll = charge.back === null || amount === null ? failed === 0 : charge.back - failed >= amount
  const isComparable = (paid: Paid | undefined) =>
    charge.back !== null && (charge.currency === null || charge.currency === paid?.currency)
  return { amount: Math.max(0, (charge.back ?? (isAll ? 1 : 0)) - failed), at, isAll, isComparable }
}

/** When money last came back: a refund failed, a dispute was won, a credit note was voided. Null if it never did. */
export function restoredAt({ failedRefunds, disputes, creditNotes }: MoneyBack): Date | null {
  const times = [
    ...Object.values(failedRefunds ?? {}),
    ...Object.values(disputes ?? {}).filter(({ isKept }) => isKept),
    ...Object.values(creditNotes ?? {}).filter(({ isVoid }) => isVoid),
  ].map(({ at }) => at)
  return times.length === 0 ? null : new Date(Math.max(...times))
}
