/** A file that cannot be imported. Its message is a sentence to show. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault'
}

/** A row as a spreadsheet numbers it, from 1. */
export type TableRow = { number: number; cells: string[] }

/** `header` is empty when the file starts directly with a client. */
export type Table = { header: string[]; rows: TableRow[] }

export const isEmpty = (cells: string[]) => cells.every((cell) => cell.trim() === '')

/** Those with anything in them, without the empty columns that spreadsheets write after the last one. */
export function filledRows(all: readonly TableRow[]): TableRow[] {
  const rows = all.filter(({ cells }) => !isEmpty(cells))
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
    0,
  )
  return rows.map(({ number, cells }) => ({ number, cells: cells.slice(0, width) }))
}

/** So many rows may be above the titles of the columns. */
const ABOVE_TITLES = 3

/**
 * Without what is above the titles: the name of a table, as Numbers writes it, or merged titles of several columns.
 * Nothing is left out unless a row below has more titles that we know.
 */
export function fromTitles(rows: readonly TableRow[], isTitle: (cell: string) => boolean): TableRow[] {
  const looked = rows.slice(0, ABOVE_TITLES + 1).map(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '')
    return { filled: filled.length, known: filled.filter(isTitle).length }
  })
  const isAbove = (at: number) => {
    const [row, next] = [looked[at], looked[at + 1]]
    if (!row || !next || row.known >= next.known) return false
    return (row.filled === 1 && row.known === 0) || (row.filled < next.filled && next.known > 1)
  }
  let start = 0
  while (isAbove(start)) start += 1
  return rows.slice(start)
}
