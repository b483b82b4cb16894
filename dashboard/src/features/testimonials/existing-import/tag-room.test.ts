import { expect, test } from 'vitest'
import { guessReading } from './columns.ts'
import { checkRow, readRows } from './rows.ts'
import { checkTagRoom } from './tag-room.ts'

const NOTHING = { existing: [], forAll: [], leftOut: new Set<number>() }

/** Rows with these cells in the column of tags. */
function rowsWith(...cells: string[]) {
  const reading = guessReading({
    header: ['Name', 'Testimonial', 'Tags'],
    rows: cells.map((cell, index) => ({ number: index + 2, cells: ['Ana', `Precise, ${index}.`, cell] })),
  })
  return readRows(reading).map((row) => checkRow(row, { ...reading, today: '2026-11-21' }))
}
const problems = (rows: ReturnType<typeof rowsWith>) => rows.map(({ problem }) => problem?.message ?? null)
const named = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`)

test('a column with tags is guessed, and its cells hold several', () => {
  expect(rowsWith('press; Second edition', '').map(({ row }) => row?.tags)).toEqual([['press', 'Second edition'], []])
})

test('a tag that is too long is a problem of its row', () => {
  expect(problems(rowsWith('x'.repeat(41), 'fine'))).toEqual(['A tag’s name can be at most 40 characters long.', null])
})

test('rows past the last new tag that a workspace can have say so, and tags that exist need no room', () => {
  const rows = rowsWith('new', 'NEW; Tag 1', 'newer', 'tag 2')
  const room =
    'There is no room for the tag “newer”: you can have at most 100 tags. Use one that you have, or leave it empty.'
  expect(problems(checkTagRoom(rows, { ...NOTHING, existing: named(99) }))).toEqual([null, null, room, null])
  expect(problems(checkTagRoom(rows, { ...NOTHING, existing: named(99), leftOut: new Set([2, 3]) }))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(problems(checkTagRoom(rows, NOTHING))).toEqual([null, null, null, null])
})

test('tags for all of them count for each row', () => {
  const rows = rowsWith('press; tag 1', '')
  expect(problems(checkTagRoom(rows, { ...NOTHING, forAll: named(9) }))).toEqual([null, null])
  expect(problems(checkTagRoom(rows, { ...NOTHING, forAll: named(10) }))).toEqual([
    'With the tags for all of them, it would have 11 tags. A testimonial can have at most 10.',
    null,
  ])
})
