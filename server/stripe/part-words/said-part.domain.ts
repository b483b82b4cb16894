import type { PaidFacts, SaidPart } from '#server/db/schema/payment-facts.ts'
import type { WordedPart } from './part-marks.domain.ts'
import { readLine } from './line-part.domain.ts'
import { readPart, wordingOf } from './read-part.domain.ts'

/** A line of an invoice. A negative amount deducts something. */
export type InvoiceLine = { text: string; amount: number | null }

export type InvoiceWords = {
  /** The lines, then the description. */
  lines: readonly InvoiceLine[]
  metadata: readonly (readonly [key: string, value: string])[]
  /** Of the client and the owner. */
  names: readonly string[]
}

/** What an invoice says about the part of a price that it pays. */
export type SaidByInvoice = Pick<PaidFacts, 'saidPart' | 'wordings' | 'line'>

/** Stripe sends ten lines with an event. */
const LINES_MAX = 20
const QUOTE_MAX = 80
const WORDINGS_MAX = 5

/**
 * Reads it from metadata, then from lines that deduct an earlier part, then from the words of each line. Among the lines
 * a last part wins over a first one, and both win over work that goes on.
 */
export function readSaidPart({ lines, metadata, names }: InvoiceWords): SaidByInvoice {
  const looked = lines.slice(0, LINES_MAX)
  const charged = looked.filter(({ amount }) => amount === null || amount >= 0)
  const read = charged.flatMap(({ text }) => {
    const reading = readLine(text, names)
    return reading ? [{ ...reading, text }] : []
  })
  const telling = read.length > 0 ? read : charged.slice(0, 1)
  const wordings = telling.map(({ text }) => wordingOf(text, names))
  const [line] = telling
  return {
    saidPart: fromMetadata(metadata) ?? fromDeduction(looked, names) ?? fromWords(read),
    wordings: [...new Set(wordings.filter((wording) => wording !== ''))].toSorted().slice(0, WORDINGS_MAX),
    line: line ? quote(line.text) : null,
  }
}

type Read = { part: WordedPart; isWeak: boolean; text: string }

const rank = ({ part, isWeak }: Read) =>
  part === 'last' ? 0 : part === 'first' && !isWeak ? 1 : part === 'first' ? 2 : 3

function fromWords(read: readonly Read[]): SaidPart | null {
  const [found] = read.toSorted((one, other) => rank(one) - rank(other))
  return found ? { part: found.part, by: 'words', isWeak: found.isWeak, words: quote(found.text) } : null
}

/** A line that subtracts a deposit or an earlier invoice: what is paid here is the rest. */
function fromDeduction(lines: readonly InvoiceLine[], names: readonly string[]): SaidPart | null {
  const deducts = ({ text, amount }: InvoiceLine) =>
    amount !== null && amount < 0 && (readPart(text, names)?.isWeak === false || EARLIER.test(text))
  const line = lines.find(deducts)
  return line ? { part: 'last', by: 'deduction', isWeak: false, words: quote(line.text) } : null
}

const EARLIER =
  /\b(?:already (?:paid|invoiced|billed)|previous(?:ly)?|earlier invoice|paid to date|bereits (?:gezahlt|bezahlt|berechnet)|fr(?:ü|ue)here rechnung|d[ée]j[àa] (?:pay[ée]|factur[ée]|r[ée]gl[ée])|ya (?:pagado|facturado)|gi[àa] (?:pagat|fatturat)|j[áa] (?:pago|faturado)|reeds (?:betaald|gefactureerd))/iu

const NOT_SO = ['', '0', 'false', 'no', 'none', 'null', 'off', 'n']
const TESTIMONIAL = 'testimonial'
/** Values too short to be read as words: the key says what they mean. */
const LAST_KEY = /^(?:is[_-]?)?(?:final|balance|last|final[_-]?(?:invoice|payment))$/i
const FIRST_KEY = /^(?:is[_-]?)?(?:deposit|partial|advance|down[_-]?payment)$/i
const LAST_VALUE = /^(?:final|last|balance|rest|remainder|full[_-]?balance)$/i
const FIRST_VALUE = /^(?:first|partial|advance|interim|initial)$/i

function fromMetadata(metadata: InvoiceWords['metadata']): SaidPart | null {
  const said = metadata.flatMap(([key, value]) => {
    const part = partOfEntry(key.trim(), value.trim())
    return part ? [{ part, words: quote(`${key.trim()}: ${value.trim()}`) }] : []
  })
  const found = said.find(({ part }) => part === 'last') ?? said[0]
  return found ? { part: found.part, by: 'metadata', isWeak: false, words: found.words } : null
}

function partOfEntry(key: string, value: string): 'first' | 'last' | null {
  if (NOT_SO.includes(value.toLowerCase())) return null
  if (key.toLowerCase() === TESTIMONIAL) return value.toLowerCase() === 'final' ? 'last' : null
  if (LAST_KEY.test(key) || LAST_VALUE.test(value)) return 'last'
  if (FIRST_KEY.test(key) || FIRST_VALUE.test(value)) return 'first'
  const reading = readPart(`${key} ${value}`)
  return reading && reading.part !== 'recurring' ? reading.part : null
}

const quote = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > QUOTE_MAX ? `${line.slice(0, QUOTE_MAX - 1).trimEnd()}…` : line
}
