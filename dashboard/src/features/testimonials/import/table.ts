/** A file that cannot be imported. Its message is a sentence to show. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault'
}

/** A row as a spreadsheet numbers it, from 1. */
export type TableRow = { number: number; cells: string[] }

/** `header` is empty when the file starts directly with a client. */
export type Table = { header: string[]; rows: TableRow[] }

export const isEmpty = (cells: string[]) => cells.every((cell) => cell.trim() === '')
