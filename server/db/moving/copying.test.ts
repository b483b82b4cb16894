import { describe, expect, test } from 'vitest'
import { tablesOf, makeDatabase } from '#server/testing/earlier-schemas.ts'
import { compareTables, copyTables } from './copying.ts'
import { MoveDiffers } from './move.errors.ts'
import type { MovedTable, Row, Side } from './moved-table.ts'
import { listTableNames } from './schema-tables.ts'

const TABLE: MovedTable = {
  name: 'users',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'name', kind: 'text' },
  ],
  key: undefined,
}
const ROWS: Row[] = [
  ['1', 'a', ''],
  ['2', 'b', null],
  ['3', 'c', 'Ana'],
]

/** Keeps rows in memory, and gives back what `change` makes of them. */
function sideOf(initial: readonly Row[], change: (rows: readonly Row[]) => readonly Row[] = (rows) => rows): Side {
  let kept = [...initial]
  return {
    async *read() {
      for (const row of change(kept)) yield [row]
    },
    async fill(_, batches) {
      kept = []
      for await (const rows of batches) kept.push(...rows)
    },
  }
}

const [first = [], ...others] = ROWS

describe('what arrived', () => {
  test.each<[string, (rows: readonly Row[]) => readonly Row[]]>([
    ['has a row less', (rows) => rows.slice(1)],
    ['has a row twice', (rows) => [...rows, first]],
    ['has another order', (rows) => rows.toReversed()],
    ['has another number', () => [['7', ...first.slice(1)], ...others]],
    ['has nothing instead of an empty text', () => [['1', 'a', null], ...others]],
    ['has a character in the next column', () => [['1', '', 'a'], ...others]],
  ])('is refused when it %s', async (_, change) => {
    const to = sideOf([], change)
    const copied = await copyTables({ from: sideOf(ROWS), to, tables: [TABLE] })
    await expect(compareTables(to, [TABLE], copied)).rejects.toThrow(MoveDiffers)
  })

  test('is taken when it is what was sent, in whichever batches', async () => {
    const to = sideOf([])
    const copied = await copyTables({ from: sideOf(ROWS), to, tables: [TABLE] })
    expect(copied).toMatchObject([{ table: 'users', rows: 3 }])
    await compareTables(to, [TABLE], copied)
  })
})

test('every table of the database is moved, but for the search index, which is built again', async () => {
  const raw = makeDatabase(':memory:')
  const tables = tablesOf(raw).filter((name) => !name.startsWith('testimonial_words'))
  raw.close()
  expect(await listTableNames()).toEqual(tables)
})
