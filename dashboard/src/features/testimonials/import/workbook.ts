import { strFromU8, unzipSync, zipSync } from 'fflate'
import { InvalidSpreadsheetError, default as readXlsx } from 'read-excel-file/universal'
import { ImportFault, isEmpty, type TableRow } from './table.ts'

/** A sheet of a workbook: its rows with anything in them. */
export type Sheet = { name: string; rows: TableRow[] }

/** Once unpacked. A file of 10,000 long testimonials has 10 MB. */
const UNPACKED_MAX_BYTES = 150 * 1024 * 1024
const SHEETS_MAX = 100
/** Of one sheet, empty ones included: a cell far to the right makes all rows that long. */
const CELLS_MAX = 5_000_000

const fault = (message: string) => new ImportFault(message)

export const workbookFaults = {
  tooLarge: () => fault('The file is too large once unpacked. Copy the rows into a new file and choose that one.'),
  tooManySheets: () => fault(`The file has more than ${SHEETS_MAX} sheets. Keep only the one to import.`),
  tooManyCells: () =>
    fault('A sheet of the file is too large. Copy only the cells to import into a new file and choose that one.'),
  noWorkbook: () => fault('This isn’t an Excel file (.xlsx). Save your sheet as .xlsx or CSV and choose that file.'),
  damaged: () =>
    fault('The Excel file is damaged. Open it in a spreadsheet program, save it again and choose it again.'),
  noValue: (row: string) =>
    fault(
      `A cell in row ${row} has no value. Open the file in a spreadsheet program, save it again and choose it again.`,
    ),
  empty: () => fault('The file has no rows. Choose one with a row for each.'),
}

/** The sheets of an .xlsx file that have rows, with the values of formulas. Throws an `ImportFault`. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = await read(repack(unpack(bytes)))
  const filled = sheets
    .map(({ sheet: name, data }) => ({ name, rows: rowsOf(data) }))
    .filter(({ rows }) => rows.length > 0 && !isNumbersSummary(rows))
  if (filled.length === 0) throw workbookFaults.empty()
  return filled
}

type Parts = Record<string, Uint8Array>

/** Only what says something, and no more of it than fits: a small file can unpack to gigabytes. */
function unpack(bytes: Uint8Array): Parts {
  let size = 0
  const parts = unpacked(bytes, ({ name, originalSize }) => {
    if (!/\.xml(\.rels)?$/.test(name)) return false
    size += originalSize
    if (size > UNPACKED_MAX_BYTES) throw workbookFaults.tooLarge()
    return true
  })
  if (!parts['xl/workbook.xml'] && !parts['xl/_rels/workbook.xml.rels']) throw workbookFaults.noWorkbook()
  const sheets = Object.entries(parts).filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  if (sheets.length > SHEETS_MAX) throw workbookFaults.tooManySheets()
  for (const [, xml] of sheets) if (countCells(strFromU8(xml)) > CELLS_MAX) throw workbookFaults.tooManyCells()
  return parts
}

function unpacked(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean): Parts {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof ImportFault ? error : workbookFaults.damaged()
  }
}

/** As many as the reader would make: it fills rows and columns up to the last cell. */
function countCells(sheet: string): number {
  let columns = 0
  let rows = 0
  for (const [, letters = '', row = ''] of sheet.matchAll(/\sr="([A-Z]{1,3})(\d{1,7})"/g)) {
    columns = Math.max(columns, columnOf(letters))
    rows = Math.max(rows, Number(row))
  }
  return columns * rows
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Without compression, because the reader would unpack large parts in workers that our security policy forbids. */
const repack = (parts: Parts) => zipSync(parts, { level: 0 })

async function read(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await readXlsx(bytes.buffer)
  } catch (error) {
    const row = error instanceof InvalidSpreadsheetError && /at row (\d+)/.exec(error.message)?.[1]
    throw row ? workbookFaults.noValue(row) : workbookFaults.damaged()
  }
}

/** The sheet that Numbers puts first when a document has several tables. */
const isNumbersSummary = ([first]: readonly TableRow[]): boolean =>
  first?.cells.some((cell) => cell.startsWith('This document was exported from Numbers.')) ?? false

type Data = Awaited<ReturnType<typeof readXlsx>>[number]['data']

const rowsOf = (data: Data): TableRow[] =>
  data.map((cells, index) => ({ number: index + 1, cells: cells.map(textOf) })).filter(({ cells }) => !isEmpty(cells))

function textOf(cell: Data[number][number]): string {
  if (cell === null) return ''
  // A day, or an instant. Workbooks have no time zones.
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/(T00:00)?:00\.000Z$/, '')
      .replace('T', ' ')
  return String(cell)
}
