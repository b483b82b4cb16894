import type { PaidFacts, SaidPart } from '#server/db/schema/payment-facts.ts'
import type { WordedPart } from './part-marks.domain.ts'
import { readLine } from './line-part.domain.ts'
import { partOfEntry } from './metadata-part.domain.ts'
import { shareSaid } from './said-share.domain.ts'
import { readPart, wordingOf } from './read-part.domain.ts'

/** A line of an invoice. A negative amount deducts something. */
export type InvoiceLine = { text: string; amount: number | null }

export type InvoiceWords = {
  lines: readonly InvoiceLine[]
  description: InvoiceLine | null
  metadata: readonly (readonly [key: string, value: string])[]
  /** Of the client and the owner. */
  names: readonly string[]
  /** Of all of it, in the currency's smallest unit. */
  amount: number | null
}

/** What an invoice says about the part of a price that it pays. */
export type SaidByInvoice = Pick<PaidFacts, 'saidPart' | 'wordings' | 'line'>

/** Of the most that Stripe lists at once. */
const LINES_MAX = 100
const QUOTE_MAX = 80
const WORDINGS_MAX = 5

/**
 * Reads it from metadata, then from lines that deduct an earlier part, then from the words of each line. Among the lines
 * a last part wins over a first one, and both win over work that goes on. Metadata that could mean any part comes last.
 */
export function readSaidPart(invoice: InvoiceWords): SaidByInvoice {
  const { names } = invoice
  const looked = linesToRead(invoice)
  const charged = new Set(looked.filter(isCharged).map(({ text }) => text))
  const read = [...charged].flatMap((text) => {
    const reading = readLine(text, names)
    return reading ? [{ ...reading, text }] : []
  })
  const telling = read.length > 0 ? read : [...charged].slice(0, 1).map((text) => ({ text }))
  const wordings = telling.map(({ text }) => wordingOf(text, names))
  const [line] = telling
  const [marked] = fromMetadata(invoice)
  return {
    saidPart:
      marked?.isWeak === false ? marked : (fromDeduction(looked, names) ?? fromWords(read, names) ?? marked ?? null),
    wordings: [...new Set(wordings.filter((wording) => wording !== ''))].toSorted().slice(0, WORDINGS_MAX),
    line: line ? quote(line.text) : null,
  }
}

const isCharged = ({ amount }: InvoiceLine) => amount === null || amount >= 0

/** The lines, then the description. Of too many lines, those that deduct something stay: they usually come last. */
function linesToRead({ lines, description }: InvoiceWords): InvoiceLine[] {
  const all = description ? [...lines, description] : [...lines]
  if (all.length <= LINES_MAX) return all
  const deducting = lines.filter((line) => !isCharged(line)).slice(0, LINES_MAX - 1)
  const charged = lines.filter(isCharged).slice(0, LINES_MAX - 1 - deducting.length)
  return [...charged, ...deducting, ...(description ? [description] : [])]
}

type Read = { part: WordedPart; isWeak: boolean; text: string }

const rank = ({ part, isWeak }: Read) =>
  part === 'last' ? 0 : part === 'first' && !isWeak ? 1 : part === 'first' ? 2 : 3

function fromWords(read: readonly Read[], names: readonly string[]): SaidPart | null {
  const [found] = read.toSorted((one, other) => rank(one) - rank(other))
  if (!found) return null
  const { part, isWeak, text } = found
  return { part, by: 'words', isWeak, words: quote(text), ...(part === 'first' && shareSaid(text, names)) }
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

/** Stripe allows fifty entries, and each line can have as many. */
const ENTRIES_MAX = 100

/** What only could be a part, last: anything else says more. */
function fromMetadata({ metadata, names, amount }: InvoiceWords): SaidPart[] {
  const said = metadata.slice(0, ENTRIES_MAX).flatMap(([key, value]): SaidPart[] => {
    const part = partOfEntry({ key, value, names, amount })
    return part ? [{ ...part, by: 'metadata', words: quote(`${key.trim()}: ${value.trim()}`) }] : []
  })
  const rankOf = ({ part, isWeak }: SaidPart) => (isWeak ? 2 : part === 'last' ? 0 : 1)
  return said.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const quote = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > QUOTE_MAX ? `${line.slice(0, QUOTE_MAX - 1).trimEnd()}…` : line
}
