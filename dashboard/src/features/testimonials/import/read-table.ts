import { BATCH_MAX_ROWS } from '#shared/request-batches.ts'
import { unescapeCell } from '../../../lib/csv.ts'
import { isClientTitle } from '../client-import/clients.ts'
import { filledRows, fromTitles, ImportFault, type Table, type TableRow } from './table.ts'

const IMPORT_MAX_BYTES = 1024 * 1024
const IMPORT_MAX_COLUMNS = 100

const maxRows = BATCH_MAX_ROWS.toLocaleString('en')

export const faults = {
  tooLarge: () => new ImportFault('The file is larger than 1 MB. Split it up and import the parts one by one.'),
  empty: () => new ImportFault('The file is empty. Choose one with a client in each row.'),
  noText: () => new ImportFault('This is not a text file. Save your sheet as CSV and choose that file.'),
  spreadsheet: () => new ImportFault('This is a spreadsheet, not a CSV file. Open it and save or download it as CSV.'),
  severalFiles: () => new ImportFault('Choose one file at a time.'),
  unreadable: () => new ImportFault('The file could not be read. Check that it still exists and choose it again.'),
  noParser: () => new ImportFault('The file could not be opened. Check your connection and choose it again.'),
  tooWide: () =>
    new ImportFault(
      `The file has more than ${IMPORT_MAX_COLUMNS} columns. Keep only the ones with email addresses and names.`,
    ),
  openQuote: ({ row, column }: { row: number; column: string }) =>
    new ImportFault(
      `A quotation mark in row ${row}, column ${column}, is never closed. Fix that row and choose the file again.`,
    ),
  headerOnly: () => new ImportFault('The file has column titles but no clients. Add a client in each row.'),
  tooManyRows: (count: number) =>
    new ImportFault(
      `The file has ${count.toLocaleString('en')} clients, but only ${maxRows} can be imported at once. Split it up.`,
    ),
}

export const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte)

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // What spreadsheets on Windows save by default. Every byte is a letter in it.
    return 'windows-1252'
  }
}

// Control characters other than tab and line breaks.
const hasBinary = (text: string) => /[^\P{Cc}\t\n\r\u0080-\u009F]/u.test(text)

/** The text of a file: UTF-8, UTF-16 with a byte order mark, else Windows-1252. Throws for a file that is not text. */
export function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw faults.spreadsheet()
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (hasBinary(text)) throw faults.noText()
  return text
}

export type Parser = typeof import('papaparse')

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

/** The first line with which Excel is told what separates the cells. It counts it as no row. */
const SEPARATOR = /^"?sep=(?<separator>[^\r\n"])"?(?:\r\n?|\n)/i

/** The rows of CSV text, whatever separates its cells. Throws an `ImportFault`. */
export function parseRows(Papa: Parser, text: string): TableRow[] {
  const line = SEPARATOR.exec(text)
  const content = text.slice(line?.[0].length ?? 0)
  const delimiter = line?.groups?.separator ?? delimiterOf(Papa, content)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter })
  const openQuote = errors.find(({ code }) => code === 'MissingQuotes')
  if (openQuote) throw faults.openQuote({ row: (openQuote.row ?? 0) + 1, column: lastColumn(data) })
  return data.map((cells, index) => ({ number: index + 1, cells }))
}

const hasAddress = (cells: string[]) => cells.some((cell) => /\S@\S/.test(cell))

/** Where the file ends: an open quotation mark takes all that follows into its cell. By its title, if the file has titles. */
function lastColumn(rows: readonly string[][]): string {
  const [titles = [], ...others] = rows
  const index = Math.max(0, (rows.at(-1) ?? []).length - 1)
  const title = others.length > 0 && !hasAddress(titles) ? titles[index]?.trim() : undefined
  return title ? `“${title}”` : String(index + 1)
}

export async function loadParser() {
  try {
    return (await import('papaparse')).default
  } catch {
    throw faults.noParser()
  }
}

export async function readBytes(file: Blob): Promise<Uint8Array> {
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

  return clientTable(parseRows(await loadParser(), text), unescapeCell)
}

/** The rows of a file, the first of which may have titles. Throws an `ImportFault`. */
export function clientTable(all: readonly TableRow[], readCell = (cell: string) => cell): Table {
  const rows = fromTitles(filledRows(all), isClientTitle)
  const [first] = rows
  if (!first) throw faults.empty()
  if (rows.some(({ cells }) => cells.length > IMPORT_MAX_COLUMNS)) throw faults.tooWide()

  const header = hasAddress(first.cells) ? [] : first.cells.map((cell) => cell.trim())
  const clients = (header.length > 0 ? rows.slice(1) : rows).map(({ number, cells }) => ({
    number,
    cells: cells.map(readCell),
  }))
  if (clients.length === 0) throw faults.headerOnly()
  if (clients.length > BATCH_MAX_ROWS) throw faults.tooManyRows(clients.length)
  return { header, rows: clients }
}
