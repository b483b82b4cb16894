import { IMPORT_MAX_ROWS } from '#shared/testimonial-import.ts'
import { unescapeCell } from '../../../lib/csv.ts'
import { decode } from './decode.ts'
import { faults, IMPORT_MAX_BYTES, IMPORT_MAX_COLUMNS } from './import.fault.ts'

/** A row as a spreadsheet numbers it, from 1. */
export type TableRow = { number: number; cells: string[] }

/** `header` is empty when the file starts directly with a client. */
export type Table = { header: string[]; rows: TableRow[] }

type Parser = typeof import('papaparse')

const DELIMITERS = [',', ';', '\t']
const GUESS_ROWS = 20

/** Empty rows would mislead the guess but must be kept in the result, because they count as rows. */
function delimiterOf(Papa: Parser, text: string): string {
  const { meta, errors } = Papa.parse(text, {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
    preview: GUESS_ROWS,
  })
  if (!errors.some(({ code }) => code === 'UndetectableDelimiter')) return meta.delimiter
  const firstLine = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const countOf = (delimiter: string) => firstLine.split(delimiter).length
  return DELIMITERS.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ','
}

const isEmpty = (cells: string[]) => cells.every((cell) => cell.trim() === '')
const hasAddress = (cells: string[]) => cells.some((cell) => /\S@\S/.test(cell))

async function loadParser() {
  try {
    return (await import('papaparse')).default
  } catch {
    throw faults.noParser()
  }
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw faults.unreadable()
  }
}

/** The rows of a CSV file, whatever separator it uses. Throws an `ImportFault`. */
export async function readTable(file: Blob): Promise<Table> {
  if (file.size > IMPORT_MAX_BYTES) throw faults.tooLarge()
  const text = decode(await readBytes(file))
  if (text.trim() === '') throw faults.empty()

  const Papa = await loadParser()
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(Papa, text) })
  const openQuote = errors.find(({ code }) => code === 'MissingQuotes')
  if (openQuote) throw faults.openQuote((openQuote.row ?? 0) + 1)

  const rows = data.map((cells, index) => ({ number: index + 1, cells })).filter(({ cells }) => !isEmpty(cells))
  const [first] = rows
  if (!first) throw faults.empty()
  if (rows.some(({ cells }) => cells.length > IMPORT_MAX_COLUMNS)) throw faults.tooWide()

  const header = hasAddress(first.cells) ? [] : first.cells.map((cell) => cell.trim())
  const clients = (header.length > 0 ? rows.slice(1) : rows).map(({ number, cells }) => ({
    number,
    cells: cells.map(unescapeCell),
  }))
  if (clients.length === 0) throw faults.headerOnly()
  if (clients.length > IMPORT_MAX_ROWS) throw faults.tooManyRows(clients.length)
  return { header, rows: clients }
}
