// What Excel, LibreOffice and Google Sheets may take for a formula, in ASCII and full width; and what was already
// escaped.
const MAY_BE_FORMULA = /^'*[\t\r\n]|^[\s'"\uFEFF]*[=+\-@＝＋－＠]/

// What a program that separates cells by semicolons or tabs, and so may end a row early, could take for a formula.
const INNER_FORMULA = /(?<=[;\t\r\n])(?=(?:[^\S\t\r\n]|['"])*[=+\-@＝＋－＠])/g
const ESCAPED_INNER_FORMULA = /(?<=[;\t\r\n])'(?=(?:[^\S\t\r\n]|['"])*[=+\-@＝＋－＠])/g

/** A cell that no spreadsheet evaluates as a formula, whatever its separator. `unescapeCell` reverses it. */
export function escapeCell(text: string): string {
  const escaped = text.replaceAll(INNER_FORMULA, "'")
  return MAY_BE_FORMULA.test(escaped) ? `'${escaped}` : escaped
}

/** Reverses `escapeCell`. */
export function unescapeCell(cell: string): string {
  const escaped = cell.startsWith("'") && MAY_BE_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return escaped.replaceAll(ESCAPED_INNER_FORMULA, '')
}

export type CsvTable = { header: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/**
 * UTF-8 with the byte order mark that Excel needs. No text cell can start a formula. The CSV writer is loaded on
 * demand.
 */
export async function writeCsv({ header, rows }: CsvTable): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const cells = [header, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : escapeCell(cell))),
  )
  return `\uFEFF${Papa.unparse(cells, { newline: '\r\n', quotes: true })}\r\n`
}
