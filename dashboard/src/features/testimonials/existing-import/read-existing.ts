import { EXISTING_IMPORT_MAX_ROWS } from '#shared/existing-import.ts'
import { unescapeCell } from '../../../lib/csv.ts'
import { decode, loadParser, parseRows, type Parser, readBytes } from '../import/read-table.ts'
import { filledRows, fromTitles, ImportFault, type Table, type TableRow } from '../import/table.ts'
import { isExistingTitle } from './columns.ts'
import { readJson } from './read-json.ts'
import { readTakeout } from './read-takeout.ts'

const MAX_BYTES = 30 * 1024 * 1024
const MAX_COLUMNS = 200
const maxRows = EXISTING_IMPORT_MAX_ROWS.toLocaleString('en')

const fault = (message: string) => new ImportFault(message)

const existingFaults = {
  tooLarge: () => fault('The file is larger than 30 MB. Split it up and import the parts one by one.'),
  empty: () => fault('The file is empty. Choose one with a testimonial in each row.'),
  nothingPasted: () => fault('Paste your testimonials into the field first.'),
  headerOnly: () => fault('The file has column titles but no testimonials. Add a testimonial in each row.'),
  tooWide: () => fault(`The file has more than ${MAX_COLUMNS} columns. Keep only the ones with testimonials.`),
  tooManyRows: (count: number) =>
    fault(`The file has ${count.toLocaleString('en')} rows, but only ${maxRows} can be imported at once. Split it up.`),
}

/**
 * The rows of a CSV or JSON file. The first row of a CSV file has the titles of the columns. Throws an `ImportFault`.
 */
export async function readExistingFile(file: Blob): Promise<Table> {
  if (file.size > MAX_BYTES) throw existingFaults.tooLarge()
  const text = decode(await readBytes(file))
  if (text.trim() === '') throw existingFaults.empty()
  return checked(/^\s*[[{]/.test(text) ? readJson(text) : readCsv(await loadParser(), text))
}

/** Pasted text: rows of a spreadsheet, or one testimonial after another. Throws an `ImportFault`. */
export async function readPasted(text: string): Promise<Table> {
  if (text.trim() === '') throw existingFaults.nothingPasted()
  if (/^\s*[[{]/.test(text)) return checked(readJson(text))
  if (
    text
      .trim()
      .split('\n')
      .every((line) => line.trim() === '' || line.includes('\t'))
  )
    return checked(readCsv(await loadParser(), text))
  return checked(readParagraphs(text))
}

/** The rows of a sheet, the first of which has the titles of the columns. Throws an `ImportFault`. */
export const existingTable = (rows: readonly TableRow[]): Table => checked(tableOf(rows))

function checked(table: Table): Table {
  if (table.header.length > MAX_COLUMNS) throw existingFaults.tooWide()
  if (table.rows.length === 0) throw existingFaults.headerOnly()
  if (table.rows.length > EXISTING_IMPORT_MAX_ROWS) throw existingFaults.tooManyRows(table.rows.length)
  return table
}

/** The reviews in a ZIP file of Google Takeout; null for any other file. Throws an `ImportFault`. */
export async function readExistingArchive(file: Blob): Promise<Table | null> {
  const table = await readTakeout(file)
  return table && checked(table)
}

const readCsv = (Papa: Parser, text: string): Table => tableOf(parseRows(Papa, text), unescapeCell)

function tableOf(all: readonly TableRow[], readCell = (cell: string) => cell): Table {
  const [first, ...rows] = fromTitles(filledRows(all), isExistingTitle)
  if (!first) throw existingFaults.empty()
  return {
    header: first.cells.map((cell) => cell.trim()),
    rows: rows.map(({ number, cells }) => ({ number, cells: cells.map(readCell) })),
  }
}

/** How people write who said something: a line that begins with a dash. */
const SIGNATURE = /^\s*[—–―~-]{1,2}\s*(?=\p{L})/u

/** One testimonial after another, with an empty line between two. A last line like "— Ana Ribeiro, Ribeiro Tea" says whose it is. */
function readParagraphs(text: string): Table {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((block) => block.trim())
    .filter(Boolean)
  const joined: string[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    // A signature after an empty line belongs to what is above it.
    if (SIGNATURE.test(block) && !block.includes('\n') && last !== undefined && !isSigned(last))
      joined[joined.length - 1] = `${last}\n${block}`
    else joined.push(block)
  }
  return {
    header: ['Testimonial', 'Name', 'Company'],
    rows: joined.map((block, index) => ({ number: index + 1, cells: cellsOf(block) })),
  }
}

const isSigned = (block: string) => block.includes('\n') && SIGNATURE.test(block.split('\n').at(-1) ?? '')

function cellsOf(block: string): string[] {
  if (!isSigned(block)) return [unquoted(block), '', '']
  const lines = block.split('\n')
  const [name = '', ...company] = (lines.at(-1) ?? '').replace(SIGNATURE, '').split(',')
  return [unquoted(lines.slice(0, -1).join('\n')), name.trim(), company.join(',').trim()]
}

/** Marks around the whole text are not part of it. */
const unquoted = (text: string) =>
  /^["“„«](?<inside>[^"“”„«»]*)["”“»]$/su.exec(text.trim())?.groups?.inside ?? text.trim()
