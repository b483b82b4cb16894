import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { existingTable } from '../existing-import/read-existing.ts'
import { clientTable } from './read-table.ts'
import { claimSize, partsOf, workbookOf, zipOf } from './workbook.fake.ts'
import { readSheets } from './read-sheets.ts'
import { readWorkbook } from './workbook.ts'

const rowsIn = async (...rows: Parameters<typeof workbookOf>[0][number]['rows']) =>
  (await readWorkbook(workbookOf([{ name: 'One', rows }])))[0]?.rows
const faultOf = (bytes: Uint8Array) =>
  readWorkbook(bytes).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

test('the file that LibreOffice wrote is read: dates, formulas, merged cells, line breaks and an empty sheet', async () => {
  const sheets = await readWorkbook(readFileSync('e2e/files/libreoffice.xlsx'))
  expect(sheets).toEqual([
    {
      name: 'Reviews',
      rows: [
        { number: 1, cells: ['Client', 'Company', 'Testimonial', 'Stars', 'Date'] },
        {
          number: 2,
          cells: [
            'Eleni Markou',
            'Markou Estate',
            'Our olives travel to nine countries.\n<b>All</b> of them.',
            '5',
            '2024-02-28',
          ],
        },
        { number: 3, cells: ['Callum Reid', '', 'Quick, fair, no jargon.', '4', ''] },
        { number: 5, cells: ['Maud Jansen', '', 'Beautiful work, six weeks late.', '3', '2021-10-04'] },
      ],
    },
    {
      name: 'Clients',
      rows: [
        { number: 1, cells: ['Email', 'Name'] },
        { number: 2, cells: ['signe@holm.example', 'Signe Holm'] },
        { number: 3, cells: ['bastien@roux.example', 'Bastien Roux'] },
      ],
    },
  ])
})

test('each kind of cell becomes text, and nothing in a cell is more than text', async () => {
  expect(
    await rowsIn(
      ['Text', 'Number', 'Date', 'Time', 'Formula', 'Truth', 'Script'],
      [
        ' Ana & Jo ',
        4.5,
        { xml: '<c s="1"><v>45350</v></c>' },
        { xml: '<c s="2"><v>45350.5</v></c>' },
        { xml: '<c t="str"><f>A1&amp;B1</f><v>Made</v></c>' },
        true,
        '<script>alert(1)</script> =1+1',
      ],
      [null, null, null, null, null, null, null],
      ['__proto__', null, null, null, null, null, 'constructor'],
    ),
  ).toEqual([
    { number: 1, cells: ['Text', 'Number', 'Date', 'Time', 'Formula', 'Truth', 'Script'] },
    {
      number: 2,
      cells: ['Ana & Jo', '4.5', '2024-02-28', '2024-02-28 12:00', 'Made', 'true', '<script>alert(1)</script> =1+1'],
    },
    { number: 4, cells: ['__proto__', '', '', '', '', '', 'constructor'] },
  ])
})

test('10,000 rows are read, and both doors take the rows of a sheet', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [`Client ${index}`, `Blue number ${index}.`])
  const sheet = (await rowsIn(['Client', 'Testimonial'], ...rows)) ?? []
  expect(existingTable(sheet).rows).toHaveLength(10_000)
  expect(() => clientTable(sheet)).toThrow('The file has 10,000 clients, but only 1,000 can be imported at once.')
  expect(clientTable([{ number: 1, cells: ['ana@client.example', "'Ana"] }])).toEqual({
    header: [],
    rows: [{ number: 1, cells: ['ana@client.example', "'Ana"] }],
  })
})

const ONE = partsOf([{ name: 'One', rows: [['Name'], ['Ana']] }])
const sheet = (xml: string) => zipOf({ ...ONE, 'xl/worksheets/sheet1.xml': xml })

test.each([
  ['of another kind', zipOf({ 'content.xml': '<a/>' }), 'This isn’t an Excel file (.xlsx).'],
  ['that ends early', zipOf(ONE).subarray(0, 500), 'The Excel file is damaged.'],
  ['with broken XML', sheet('<worksheet><sheetData><row><c></row>'), 'The Excel file is damaged.'],
  ['without rows', workbookOf([{ name: 'One', rows: [] }]), 'The file has no rows.'],
  [
    'with a text that is missing',
    sheet('<worksheet><sheetData><row r="2"><c r="A2" t="s"><v>7</v></c></row></sheetData></worksheet>'),
    'A cell in row 2 has no value. Open the file in a spreadsheet program, save it again and choose it again.',
  ],
  [
    'with a cell at the far end',
    sheet('<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'),
    'A sheet of the file is too large.',
  ],
  [
    'that unpacks to 200 MB',
    sheet(`<worksheet><sheetData>${' '.repeat(200 * 1024 * 1024)}</sheetData></worksheet>`),
    'The file is too large once unpacked.',
  ],
  [
    'with too many sheets',
    workbookOf(Array.from({ length: 101 }, (_, index) => ({ name: `Sheet ${index}`, rows: [['Name']] }))),
    'The file has more than 100 sheets.',
  ],
])('a file %s is refused with a sentence', async (_, bytes, message) => {
  expect(await faultOf(bytes)).toContain(message)
})

test('a file that lies about its size takes no more memory than it says', async () => {
  const bytes = claimSize(sheet(`<worksheet><sheetData>${' '.repeat(5_000_000)}</sheetData></worksheet>`), 1000)
  expect(await faultOf(bytes)).toContain('The Excel file is damaged.')
})

test('an old Excel file and a very large one are refused before they are read, and other files are no workbooks', async () => {
  const old = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])])
  await expect(readSheets(old)).rejects.toThrow('This is an old Excel file (.xls), or one with a password.')
  const large = new Blob([workbookOf([]), new Uint8Array(21 * 1024 * 1024)])
  await expect(readSheets(large)).rejects.toThrow('The Excel file is larger than 20 MB.')
  expect(await readSheets(new Blob(['Name,Email']))).toBeNull()
  expect(await readSheets(new Blob([]))).toBeNull()
})
