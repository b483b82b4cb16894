import { plain, withoutNames } from '#server/stripe/part-words/plain-text.domain.ts'
import { percentagesIn } from '#server/stripe/part-words/shares.domain.ts'
import { amountsIn, type WrittenAmount } from './amounts-in-text.domain.ts'
import {
  beforeTax,
  discountNear,
  endsAmount,
  halfBefore,
  netBefore,
  offerBefore,
  ofWhole,
  totalAfter,
  totalBefore,
} from './total-words.domain.ts'

type Paid = { amount: number; currency: string; names: readonly string[] }

const BESIDE_MAX = 90
/** A whole is at most this often what is paid of it: anything larger is a misread number. */
export const PARTS_MAX = 50
/** "A third" is 33 %, and cents are rounded. */
const TOLERANCE = 0.02

/**
 * The price of a whole project that a line names, as in "50% of €4,800" and "deposit on a total of 4.800 €"; null when
 * it names none, or more than one. What is named must fit what is paid: a share of the whole, and the amount beside it.
 * In the currency's smallest unit.
 */
export function totalInWords(line: string, { amount, currency, names }: Paid): number | null {
  if (!HAS_NUMBER.test(line)) return null
  const text = withoutNames(plain(line), names)
  if ((text.match(DIGITS) ?? []).length > DIGITS_MAX) return null
  const amounts = amountsIn(text, currency)
  const canBeWhole = (value: number) => value > amount * (1 + TOLERANCE) && value <= amount * PARTS_MAX
  const candidates = amounts.flatMap((written) => {
    const values = written.values.filter(canBeWhole)
    return values.length > 0 ? [{ ...written, values }] : []
  })
  // Most lines end here. One with so many amounts is a list of them.
  if (candidates.length === 0 || amounts.length > AMOUNTS_MAX || text.search(discountNear) >= 0) return null
  const shares = percentagesIn(text)
  const percentages = shares.map(({ words }) => Number.parseFloat(words.replace(',', '.'))).filter((value) => value > 0)
  const found = candidates.flatMap((whole) => {
    const naming = namingOf(text, whole, { parts: [...shares, ...amounts.filter(isAmount(amount))] })
    if (!naming) return []
    if (percentages.length === 0 && !naming.isHalf) return naming.isOfAmount || !naming.isBeforeTax ? whole.values : []
    const isShare = (percent: number) => (value: number) => isAbout(amount, (value * percent) / 100)
    const shared = [...percentages, ...(naming.isHalf ? [50] : [])]
    return whole.values.filter((value) => shared.some((percent) => isShare(percent)(value)))
  })
  const [total] = found
  return total !== undefined && found.every((value) => value === total) ? total : null
}

const HAS_NUMBER = /\p{N}/u
const AMOUNTS_MAX = 10
const DIGITS = /\d+/g
/** An amount has at most four groups of digits: "4 800 000,00". */
const DIGITS_MAX = 4 * AMOUNTS_MAX

const isAbout = (one: number, other: number) => Math.abs(one - other) <= other * TOLERANCE
const isAmount =
  (amount: number) =>
  ({ values }: WrittenAmount) =>
    values.includes(amount)

type Place = { at: number; end: number }
type Naming = { isHalf: boolean; isOfAmount: boolean; isBeforeTax: boolean }

/** How the text says that this amount is the whole; null if it doesn't. `parts`: shares of it, and what is paid. */
function namingOf(text: string, whole: WrittenAmount, { parts }: { parts: readonly Place[] }): Naming | null {
  const before = text.slice(Math.max(0, whole.at - BESIDE_MAX), whole.at)
  const after = text.slice(whole.end, whole.end + BESIDE_MAX)
  const between = ({ end }: Place) => text.slice(end, whole.at)
  const part = parts.find((each) => each.end <= whole.at && ofWhole.test(between(each).slice(0, BESIDE_MAX + 1)))
  const joint = halfBefore.exec(before)?.groups?.['joint']
  const isHalf = joint !== undefined && ofWhole.test(joint)
  const hasMark = whole.hasMark || (part !== undefined && text.slice(part.at, part.end).search(/[^\d., '%]/) >= 0)
  if (!hasMark && !endsAmount.test(after) && !totalAfter.test(after)) return null
  const isNamed = totalBefore.test(before) || totalAfter.test(after) || (hasMark && offerBefore.test(before))
  if (!isNamed && !isHalf && part === undefined) return null
  const isBeforeTax = beforeTax.test(after) || netBefore.test(before)
  return { isHalf, isOfAmount: part !== undefined, isBeforeTax }
}
