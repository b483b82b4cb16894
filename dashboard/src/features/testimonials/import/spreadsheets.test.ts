import { describe, expect, test } from 'vitest'
import { clientsOf, guessColumns } from '../client-import/clients.ts'
import { guessReading } from '../existing-import/columns.ts'
import { existingTable, readExistingFile } from '../existing-import/read-existing.ts'
import { checkRow, readRows } from '../existing-import/rows.ts'
import { clientTable, readTable } from './read-table.ts'
import type { Table } from './table.ts'
import { workbookOf } from './workbook.fake.ts'
import { readWorkbook } from './workbook.ts'

const TODAY = '2026-11-26'

const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, true)
  for (let index = 0; index < text.length; index += 1) view.setUint16(2 + index * 2, text.charCodeAt(index), true)
  return bytes
}
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const clientsIn = (table: Table) =>
  clientsOf({ table, columns: guessColumns(table), corrections: new Map() }).map(
    ({ number, customerEmail, customerName, fault }) => [number, customerEmail, customerName, fault],
  )
const testimonialsIn = (table: Table) => {
  const reading = guessReading(table)
  return readRows(reading).map((row) => checkRow(row, { ...reading, today: TODAY }))
}
const RENE = [[2, 'rene@client.example', 'René Müller', null]]
const REVIEW = [
  { number: 2, problem: null, row: { customerName: 'René Müller', testimonial: 'Précis; drôle.', rating: 5 } },
]

/** Both doors read the same file: clients to request, and testimonials. */
const lines = (separator: string, end: string, review = 'Précis; drôle.') => ({
  clients: ['Name,Email', 'René Müller,rene@client.example', '']
    .map((line) => line.replaceAll(',', separator))
    .join(end),
  testimonials: `Name,Text,Stars${end}René Müller,"X",5${end}`.replaceAll(',', separator).replace('X', review),
})

describe('a CSV file that a spreadsheet wrote', () => {
  test.each([
    ['UTF-8 with a byte order mark', `\uFEFF`, (text: string) => text, lines(',', '\r\n')],
    ['UTF-16 with a byte order mark and tabs', '', utf16, lines('\t', '\r\n')],
    ['Windows-1252 and semicolons, as Excel in Europe', '', windows1252, lines(';', '\r\n')],
    ['a first line that names the separator', 'sep=;\r\n', (text: string) => text, lines(';', '\r\n')],
    ['a byte order mark before that line', '\uFEFFsep=;\r\n', (text: string) => text, lines(';', '\r\n')],
    ['a separator that only that line names', 'sep=|\n', (text: string) => text, lines('|', '\n')],
    ['tabs', '', (text: string) => text, lines('\t', '\n')],
    ['line ends of the Mac', '', (text: string) => text, lines(',', '\r')],
    ['line ends of Windows and Unix', '', (text: string) => text.replace('\r\n', '\n'), lines(';', '\r\n')],
  ])('with %s is read', async (_, start, encode, { clients, testimonials }) => {
    expect(clientsIn(await readTable(new Blob([encode(start + clients)])))).toEqual(RENE)
    expect(testimonialsIn(await readExistingFile(new Blob([encode(start + testimonials)])))).toMatchObject(REVIEW)
  })

  test('with empty columns and rows at its end has no more of them', async () => {
    const empty = ';'.repeat(300)
    const clients = await readTable(
      new Blob([`Name;Email${empty}\nRené Müller;rene@client.example${empty}\n;${empty}\n;${empty}\n`]),
    )
    expect(clients.header).toEqual(['Name', 'Email'])
    expect(clientsIn(clients)).toEqual(RENE)
    const reviews = await readExistingFile(new Blob([`Name;Text${empty}\nAna;Good.${empty}\n;${empty}\n`]))
    expect(reviews).toEqual({ header: ['Name', 'Text'], rows: [{ number: 2, cells: ['Ana', 'Good.'] }] })
  })

  test('with formulas keeps them as text', async () => {
    const table = await readExistingFile(new Blob(['Name,Text\nAna,=1+1\nBen,"=HYPERLINK(""https://x.example"")"\n']))
    expect(table.rows.map(({ cells }) => cells[1])).toEqual(['=1+1', '=HYPERLINK("https://x.example")'])
  })
})

const sheetsOf = (...sheets: Parameters<typeof workbookOf>[0]) => readWorkbook(workbookOf(sheets))
const rowsOf = async (...rows: Parameters<typeof workbookOf>[0][number]['rows']) =>
  (await sheetsOf({ name: 'One', rows }))[0]?.rows ?? []

describe('an Excel file', () => {
  test('has days as dates, and as the numbers that they are without a style', async () => {
    const rows = await rowsOf(
      ['Name', 'Text', 'Date'],
      ['Ana', 'Good.', { xml: '<c s="1"><v>45350</v></c>' }],
      ['Ben', 'Fine.', 45_350],
      ['Cleo', 'Fast.', 45_350.75],
      ['Dora', 'Kind.', 12_345],
    )
    expect(testimonialsIn(existingTable(rows)).map(({ row, problem }) => row?.receivedOn ?? problem)).toEqual([
      '2024-02-28',
      '2024-02-28',
      '2024-02-28',
      expect.anything(),
    ])
  })

  test('has the value of a formula, which is not evaluated', async () => {
    const rows = await rowsOf(
      ['Email', 'Name'],
      [
        { xml: '<c t="str"><f>LOWER(A9)</f><v>ana@client.example</v></c>' },
        { xml: '<c t="str"><f>1+1</f><v>Ana Ribeiro</v></c>' },
      ],
    )
    expect(clientsIn(clientTable(rows))).toEqual([[2, 'ana@client.example', 'Ana Ribeiro', null]])
  })

  test('has the titles below merged ones', async () => {
    const rows = await rowsOf(
      ['Client', null, 'Review', null, null],
      ['Name', 'Email', 'Text', 'Stars', 'Date'],
      ['Ana', 'ana@client.example', 'Good.', 5, '2026-01-05'],
    )
    expect(testimonialsIn(existingTable(rows))).toMatchObject([
      { number: 3, problem: null, row: { customerName: 'Ana', testimonial: 'Good.', rating: 5 } },
    ])
    expect(clientsIn(clientTable(rows))).toEqual([[3, 'ana@client.example', 'Ana', null]])
  })

  test('keeps its columns in place below a title that is merged over two', async () => {
    const rows = await rowsOf(['Name', null, 'Email'], ['Ana', 'Ribeiro', 'ana@client.example'])
    expect(clientTable(rows)).toEqual({
      header: ['Name', '', 'Email'],
      rows: [{ number: 2, cells: ['Ana', 'Ribeiro', 'ana@client.example'] }],
    })
  })

  test('has only sheets with rows to choose from, without what Numbers adds', async () => {
    const summary = 'This document was exported from Numbers. Each table was converted to an Excel worksheet.'
    const sheets = await sheetsOf(
      { name: 'Export Summary', rows: [[summary], [], ['Numbers Sheet Name', 'Numbers Table Name']] },
      { name: 'Empty', rows: [] },
      { name: 'Clients', rows: [['Email'], ['ana@client.example']] },
    )
    expect(sheets.map(({ name }) => name)).toEqual(['Clients'])
  })

  test('of Numbers has the name of its table above the titles', async () => {
    const clients = await rowsOf(['Table 1', null], ['Email', 'Name'], ['ana@client.example', 'Ana'])
    expect(clientsIn(clientTable(clients))).toEqual([[3, 'ana@client.example', 'Ana', null]])
    const reviews = await rowsOf(['Reviews 2026', null], ['Name', 'Text'], ['Ana', 'Good.'])
    expect(testimonialsIn(existingTable(reviews))).toMatchObject([
      { number: 3, row: { customerName: 'Ana', testimonial: 'Good.' } },
    ])
  })
})

test('no row is taken for a title where there is none', async () => {
  const clients = await readTable(new Blob(['ana@client.example,\nben@client.example,Ben\n']))
  expect(clientsIn(clients).map(([, email]) => email)).toEqual(['ana@client.example', 'ben@client.example'])
  const reviews = await readExistingFile(new Blob(['Clara,\nAna,Precise and funny.\nBen,Never late.\n']))
  expect(testimonialsIn(reviews)).toHaveLength(3)
  const short = await readExistingFile(new Blob(['Testimonial,\nClient said yes.,\nGood.,Ana\n']))
  expect(testimonialsIn(short)).toHaveLength(2)
})
