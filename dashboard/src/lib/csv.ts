// What Excel, LibreOffice and Google Sheets may take for a formula, in ASCII and in full width; and what was escaped before.
const MAY_BE_FORMULA = /^'*[\t\r\n]|^[\s'\uFEFF]*[=+\-@＝＋－＠]/

/** A cell that no spreadsheet calculates. `unescapeCell` gives back what it was. */
export const escapeCell = (text: string): string => (MAY_BE_FORMULA.test(text) ? `'${text}` : text)

/** What was written as this cell. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && MAY_BE_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

export type CsvTable = { header: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/** UTF-8 with a mark that Excel knows it by. No cell of text can start a formula. The writer is loaded on demand. */
export async function writeCsv({ header, rows }: CsvTable): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const cells = [header, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : escapeCell(cell))),
  )
  return `\uFEFF${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
}
