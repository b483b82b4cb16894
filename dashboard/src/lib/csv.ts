// What Excel, LibreOffice and Google Sheets may take for a formula, in ASCII and in full width; and what was escaped before.
const MAY_BE_FORMULA = /^'*[\t\r\n]|^[\s'"\uFEFF]*[=+\-@＝＋－＠]/

// What may be taken for a formula by a program that separates cells by semicolons or tabs, and there ends a row early.
const INNER_FORMULA = /(?<=[;\t\r\n])(?=(?:[^\S\t\r\n]|['"])*[=+\-@＝＋－＠])/g
const ESCAPED_INNER_FORMULA = /(?<=[;\t\r\n])'(?=(?:[^\S\t\r\n]|['"])*[=+\-@＝＋－＠])/g

/** A cell that no spreadsheet calculates, whatever separates its cells. `unescapeCell` gives back what it was. */
export function escapeCell(text: string): string {
  const escaped = text.replaceAll(INNER_FORMULA, "'")
  return MAY_BE_FORMULA.test(escaped) ? `'${escaped}` : escaped
}

/** What was written as this cell. */
export function unescapeCell(cell: string): string {
  const escaped = cell.startsWith("'") && MAY_BE_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
  return escaped.replaceAll(ESCAPED_INNER_FORMULA, '')
}

export type CsvTable = { header: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/** UTF-8 with a mark that Excel knows it by. No cell of text can start a formula. The writer is loaded on demand. */
export async function writeCsv({ header, rows }: CsvTable): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const cells = [header, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : escapeCell(cell))),
  )
  return `\uFEFF${Papa.unparse(cells, { newline: '\r\n', quotes: true })}\r\n`
}
