import { wholeUnits } from '#shared/money.ts'
import { canMean, MARK } from './currency-marks.domain.ts'

/** Reads amounts as people write them: "4,800.00", "4.800 €", "CHF 4'800.–", "4 800,00", "₹4,80,000", "4.8k". */

/** An amount in a text, and where it is. */
export type WrittenAmount = {
  at: number
  end: number
  /** What it can mean, in the currency's smallest unit: "4.800" is two things where a currency has three decimals. */
  values: readonly number[]
  /** It has no separators, so a program may have written it, and in the smallest unit. */
  isBare: boolean
  hasMark: boolean
}

const NUMBER = String.raw`\d{1,3}(?:[., ']\d{3}){1,4}(?:[.,]\d{1,3})?|\d{1,2}(?:,\d{2}){1,4},\d{3}(?:\.\d{1,2})?|\d{1,12}(?:[.,]\d{1,3})?`
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,'\\-\u2212])(?:(?<before>${MARK})\\.?[ ]?)?(?<number>${NUMBER})(?![\\p{N}])(?:[.,][\\-\u2013\u2014]{1,2})?(?:[ ]?(?<thousands>k|tsd\\.?)(?!\\p{L}))?(?:[ ]?(?<after>${MARK}))?(?![\\p{L}\\p{N}%])`,
  'gu',
)

/** In the currency; those in others are left out. `text` is in lower case without accents. */
export function amountsIn(text: string, currency: string): WrittenAmount[] {
  return [...text.matchAll(amount)].flatMap(({ 0: written, index, groups = {} }): WrittenAmount[] => {
    const { before, after, number = '', thousands } = groups
    if ([before, after].some((mark) => mark !== undefined && !canMean(mark, currency))) return []
    const perWhole = Math.round(1 / wholeUnits({ amount: 1, currency })) * (thousands ? 1000 : 1)
    const values = numbersIn(number, currency).map((value) => Math.round(value * perWhole))
    const isBare = /^\d+$/.test(written)
    const hasMark = before !== undefined || after !== undefined
    return [{ at: index, end: index + written.length, values, isBare, hasMark }]
  })
}

const grouped = /^(\d{1,3}(?:([., '])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,3}))?$/
const inLakhs = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/
const decimal = /^(\d+)[.,](\d{1,3})$/

/** The numbers that are written like this. */
function numbersIn(text: string, currency: string): number[] {
  if (/^\d+$/.test(text)) return [Number(text)]
  if (inLakhs.test(text)) return [Number(text.replaceAll(',', ''))]
  const found: number[] = []
  const [, whole, separator, point, decimals] = grouped.exec(text) ?? []
  if (whole !== undefined && point !== separator)
    found.push(Number(`${whole.replaceAll(/\D/g, '')}.${decimals ?? '0'}`))
  const [, units, parts] = decimal.exec(text) ?? []
  const hasThreeDecimals = wholeUnits({ amount: 1000, currency }) === 1
  if (units !== undefined && parts !== undefined && (parts.length < 3 || hasThreeDecimals))
    found.push(Number(`${units}.${parts}`))
  return found
}
