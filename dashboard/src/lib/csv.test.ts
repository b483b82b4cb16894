import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { escapeCell, unescapeCell, writeCsv } from './csv.ts'

const PURE_RUNS = 10_000

const mischief = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  ' ',
  '\u00A0',
  '\uFEFF',
  'a',
  '1',
  'é',
  '😀',
)
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(mischief, { maxLength: 8 }).map((parts) => parts.join('')),
)

test('no cell can start a formula, and each can be read back', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const escaped = escapeCell(text)
      expect(escaped).not.toMatch(/^[\s\uFEFF]*[=+\-@＝＋－＠]/)
      expect(escaped).not.toMatch(/^[\t\r\n]/)
      expect(unescapeCell(escaped)).toBe(text)
    }),
    { numRuns: PURE_RUNS },
  )
})

test.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['  +1', "'  +1"],
  ["'=1", "''=1"],
  ['Precise, funny, never late.', 'Precise, funny, never late.'],
  ['Lovely;=1+1', "Lovely;'=1+1"],
  ['Lovely;\n "@SUM(A1)"', `Lovely;\n' "@SUM(A1)"`],
  ["Lovely\t'-1", "Lovely\t''-1"],
  ['Lovely, - and; good', 'Lovely, - and; good'],
  ["'twas good", "'twas good"],
  ['5 - never late', '5 - never late'],
])('%j is written as %j', (text, written) => {
  expect(escapeCell(text)).toBe(written)
})

test('a table comes back from its file as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
      const file = await writeCsv({ header: ['a', 'b', 'c'], rows })
      const parsed = Papa.parse<string[]>(file.slice(1).replace(/\r\n$/, ''), { delimiter: ',', newline: '\r\n' }).data
      expect(parsed.slice(1).map((row) => row.map(unescapeCell))).toEqual(rows.map((row) => [...row]))
    }),
    { numRuns: 1000 },
  )
})

test('whatever a program takes for the separator, no cell of a file can start a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
      const file = (await writeCsv({ header: ['a', 'b', 'c'], rows })).slice(1)
      const parsed = [',', ';', '\t'].flatMap((delimiter) => Papa.parse<string[]>(file, { delimiter }).data.flat())
      // Some programs end a quoted cell where it was not meant to end.
      const torn = [/[;\r\n]/, /[\t\r\n]/].flatMap((separator) => file.split(separator))
      for (const part of [...parsed, ...torn]) expect(part).not.toMatch(/^[\s"\uFEFF]*[=+\-@＝＋－＠]/)
    }),
    { numRuns: 1000 },
  )
})
