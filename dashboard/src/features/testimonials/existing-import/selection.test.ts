import { expect, test } from 'vitest'
import { EXISTING_IMPORT_CHUNK_BYTES, EXISTING_IMPORT_CHUNK_ROWS } from '#shared/existing-import.ts'
import { likened } from '#shared/likeness.ts'
import { createAlikeIndex, findAlike } from './alike.ts'
import { chunksOf } from './chunks.ts'
import { checkRow, type Draft, type ReadRow } from './rows.ts'
import { chosenRows, type Duplicate, fixed, groupRows, leftOut, NO_CHOICES, skipped } from './selection.ts'

const DRAFT: Draft = {
  customerName: 'Ana',
  testimonial: 'Good.',
  rating: '5',
  receivedOn: '',
  customerEmail: '',
  company: '',
  role: '',
  originalUrl: '',
  service: '',
  photo: '',
  tags: '',
}
const rowOf = (number: number, draft: Partial<Draft> = {}, hasSurplus = false): ReadRow => ({
  number,
  draft: { ...DRAFT, ...draft },
  hasSurplus,
  refusal: null,
})
const check = (row: ReadRow) => checkRow(row, { dateOrder: null, source: null, today: '2026-11-26' })
const numbersOf = (rows: readonly { row: number }[]) => rows.map(({ row }) => row)

test('rows are grouped: to fix, duplicates, ready; and only what is ready is imported', () => {
  const rows = [rowOf(2), rowOf(3, { rating: '9/10' }), rowOf(4), rowOf(5)].map(check)
  const duplicates = new Map<number, Duplicate>([[4, { of: 'file', row: 2 }]])
  const groups = groupRows({ rows, duplicates, alike: new Map(), choices: NO_CHOICES })
  expect(groups).toMatchObject({
    toFix: [{ number: 3 }],
    duplicates: [{ row: { number: 4 } }],
    ready: [{ number: 2 }, { number: 5 }],
    skipped: [],
  })
  expect(numbersOf(chosenRows(groups, NO_CHOICES, ''))).toEqual([2, 5])
  const choices = { ...NO_CHOICES, skipped: new Set([2, 3]), anyway: new Set([4]) }
  const later = groupRows({ rows, duplicates, alike: new Map(), choices })
  expect(later).toMatchObject({ toFix: [], skipped: [{ number: 3 }] })
  expect(numbersOf(chosenRows(later, choices, ''))).toEqual([5, 4])
})

test('what is left out: what the owner has skipped, and duplicates that are not imported anyway', () => {
  const duplicates = new Map<number, Duplicate>([4, 5, 6].map((number) => [number, { of: 'file', row: 2 }]))
  const choices = { ...NO_CHOICES, skipped: new Set([3, 5]), anyway: new Set([5, 6]) }
  expect(leftOut(duplicates, NO_CHOICES)).toEqual(new Set([4, 5, 6]))
  expect(leftOut(duplicates, choices)).toEqual(new Set([3, 4]))
  expect(leftOut(duplicates, skipped(choices, 6))).toEqual(new Set([3, 4, 6]))
})

test('a service for all of them fills rows without one', () => {
  const rows = [rowOf(2), rowOf(3, { service: 'A label' })].map(check)
  const groups = groupRows({ rows, duplicates: new Map(), alike: new Map(), choices: NO_CHOICES })
  expect(chosenRows(groups, NO_CHOICES, 'A range').map(({ service }) => service)).toEqual(['A range', 'A label'])
})

test('a corrected field is used, and a corrected row has been looked at', () => {
  const choices = { fixes: new Map([[2, { rating: '4' }]]) }
  expect(check(fixed(rowOf(2, { rating: '9/10' }, true), choices))).toMatchObject({ problem: null, row: { rating: 4 } })
  expect(check(fixed(rowOf(3, {}, true), choices)).problem).not.toBeNull()
})

test('rows are sent in chunks that one call can carry', () => {
  const many = Array.from({ length: EXISTING_IMPORT_CHUNK_ROWS * 2 + 1 }, (_, row) => ({ row }))
  expect(chunksOf(many).map(({ length }) => length)).toEqual([
    EXISTING_IMPORT_CHUNK_ROWS,
    EXISTING_IMPORT_CHUNK_ROWS,
    1,
  ])
  const long = Array.from({ length: 3 }, () => 'ü'.repeat(EXISTING_IMPORT_CHUNK_BYTES / 4))
  expect(chunksOf(long).map(({ length }) => length)).toEqual([1, 1, 1])
  expect(chunksOf([])).toEqual([])
})

test('a row that is almost the same is imported unless it is unticked; a duplicate is a duplicate first', () => {
  const rows = [rowOf(2), rowOf(3), rowOf(4)].map(check)
  const of: Duplicate = { of: 'workspace', id: 't1' }
  const duplicates = new Map([[4, of]])
  const alike = new Map([
    [3, of],
    [4, of],
  ])
  const groups = groupRows({ rows, duplicates, alike, choices: NO_CHOICES })
  expect(groups).toMatchObject({
    ready: [{ number: 2 }],
    alike: [{ row: { number: 3 } }],
    duplicates: [{ row: { number: 4 } }],
  })
  expect(numbersOf(chosenRows(groups, NO_CHOICES, ''))).toEqual([2, 3])
  expect(numbersOf(chosenRows(groups, { ...NO_CHOICES, skipped: new Set([3]) }, ''))).toEqual([2])
})

test('alike texts are found in the file and among known ones, also when thousands share a saying', async () => {
  const long = 'Nora listened for an hour before she drew a line, and the labels still sell our tea.'
  const index = createAlikeIndex()
  const known = `${long} Thank you.`
  index.add({ about: likened({ name: 'Ana Ribeiro', text: known }), duplicate: { of: 'workspace', id: 't1' } })
  const rows = [
    rowOf(2, { customerName: 'Ana R.', testimonial: long }),
    rowOf(3, { customerName: 'Ben', testimonial: 'Quick and fair, no jargon.' }),
    rowOf(4, { customerName: 'Ben', testimonial: 'Quick and fair: no jargon!' }),
    ...Array.from({ length: 3000 }, (_, each) => rowOf(each + 5, { customerName: `C${each}x`, testimonial: 'Great!' })),
  ].map(check)
  expect(await findAlike(rows, index)).toEqual(
    new Map<number, Duplicate>([
      [2, { of: 'workspace', id: 't1' }],
      [4, { of: 'file', row: 3 }],
    ]),
  )
})
