/** Which comes first in dates like 03/04/2026. */
export type DateOrder = 'day' | 'month'

/** `2026-03-04`; `ambiguous` needs an order; null when it is no date. Empty is `''`. */
type ReadDate = { day: string } | 'ambiguous' | null

const MONTHS = [
  /^(jan|ene|gen|janv)/,
  /^(feb|fev|fevr)/,
  /^(mar|mae|mrt)/,
  /^(apr|abr|avr)/,
  /^(may|mai|mag|mei)/,
  /^(jun|juin|giu)/,
  /^(jul|juil|lug)/,
  /^(aug|ago|aou|aout)/,
  /^(sep|set)/,
  /^(oct|okt|ott|out)/,
  /^(nov)/,
  /^(dec|dez|dic)/,
]

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function dayOf(year: number, month: number, day: number): { day: string } | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1970 && year <= 2100
  return isReal ? { day: date.toISOString().slice(0, 10) } : null
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

const ISO = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})(?=$|[T\s,])/
const NUMBERS = /^(?<first>\d{1,2})(?<mark>[-/.])\s?(?<second>\d{1,2})\k<mark>\s?(?<year>\d{4}|\d{2})(?=$|[T\s,])/
const DAY_NAME_YEAR =
  /^(?:\p{L}+,?\s+)?(?<date>\d{1,2})(?:st|nd|rd|th|\.|º)?[\s-]+(?:de\s+)?(?<name>\p{L}+)\.?,?[\s-]+(?:de\s+)?(?<year>\d{4})/u
const NAME_DAY_YEAR = /^(?:\p{L}+,?\s+)?(?<name>\p{L}{3,})\.?\s+(?<date>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})/u
const SECONDS = /^1\d{9}$/
const MILLISECONDS = /^1\d{12}$/
/** How Excel counts days. A time of day is a part of one. */
const SERIAL = /^(?<days>\d{5})(?:[.,]\d+)?$/
const SERIAL_OF_1970 = 25_569
const SERIAL_OF_2100 = 73_415

/** The calendar day that a cell names. Times of day are left out. */
export function readDate(cell: string, order: DateOrder | null): ReadDate {
  const text = cell.trim()
  if (text === '') return { day: '' }
  const iso = ISO.exec(text)?.groups
  if (iso) return dayOf(Number(iso.year), Number(iso.month), Number(iso.date))
  if (SECONDS.test(text)) return { day: new Date(Number(text) * 1000).toISOString().slice(0, 10) }
  if (MILLISECONDS.test(text)) return { day: new Date(Number(text)).toISOString().slice(0, 10) }
  const serial = SERIAL.exec(text)?.groups
  if (serial) return ofSerial(Number(serial.days))
  const numbers = NUMBERS.exec(text)?.groups
  if (numbers) return inOrder(numbers, order)
  const named = (DAY_NAME_YEAR.exec(text) ?? NAME_DAY_YEAR.exec(text))?.groups
  const name = fold(named?.name ?? '')
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1
  return named && month > 0 ? dayOf(Number(named.year), month, Number(named.date)) : null
}

const ofSerial = (days: number): ReadDate =>
  days < SERIAL_OF_1970 || days > SERIAL_OF_2100
    ? null
    : { day: new Date((days - SERIAL_OF_1970) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10) }

function inOrder(numbers: Record<string, string | undefined>, order: DateOrder | null): ReadDate {
  const [first, second] = [Number(numbers.first), Number(numbers.second)]
  const year = fullYear(numbers.year ?? '')
  // Nobody writes the month first with dots.
  if (first > 12 || numbers.mark === '.') return dayOf(year, second, first)
  if (second > 12) return dayOf(year, first, second)
  if (first === second) return dayOf(year, first, second)
  if (order === null) return 'ambiguous'
  return order === 'day' ? dayOf(year, second, first) : dayOf(year, first, second)
}

/**
 * The order that the dates of a column have: known if one of them can be read in one way only and none contradicts it,
 * `ask` if only the owner can know, null if it doesn't matter.
 */
export function orderOfDates(cells: readonly string[]): DateOrder | 'ask' | null {
  const found = new Set<DateOrder>()
  let isAmbiguous = false
  for (const cell of cells) {
    const numbers = NUMBERS.exec(cell.trim())?.groups
    if (!numbers || numbers.mark === '.') continue
    if (Number(numbers.first) > 12) found.add('day')
    else if (Number(numbers.second) > 12) found.add('month')
    else if (readDate(cell, null) === 'ambiguous') isAmbiguous = true
  }
  if (!isAmbiguous) return null
  const [only] = found
  return found.size === 1 && only ? only : 'ask'
}
