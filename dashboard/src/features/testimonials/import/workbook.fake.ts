import { strToU8, zipSync } from 'fflate'

type Cell = string | number | boolean | null | { xml: string }
type FakeSheet = { name: string; rows: readonly (readonly Cell[])[] }

const escaped = (text: string) => text.replace(/[<&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const titleOf = (column: number) => String.fromCharCode(65 + column)

function cellXml(cell: Cell, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${address}"`)
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${Number(cell)}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const sheetXml = ({ rows }: FakeSheet) =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, `${titleOf(column)}${index + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of an Excel file as a program would write it. Style 1 is a date, and style 2 a date with a time. */
export const partsOf = (sheets: readonly FakeSheet[]): Record<string, string> => ({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': `<workbook xmlns:r="${TYPES}"><sheets>${sheets
    .map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${TYPES}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join('')}<Relationship Id="rIdStyles" Type="${TYPES}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>',
  ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
})

export const zipOf = (parts: Record<string, string>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))

export const workbookOf = (sheets: readonly FakeSheet[]): Uint8Array<ArrayBuffer> => zipOf(partsOf(sheets))

/** Makes a ZIP file say that each of its files has this size. Readers trust the list at its end. */
export function claimSize(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer)
  for (let at = 0; at < zip.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return zip
}
