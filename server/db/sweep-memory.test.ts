import { describe, expect, onTestFinished, test } from 'vitest'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { insertsInto, rowsIn } from '#server/testing/rows.ts'
import { isPostgres } from './dialect/dialect.ts'
import { connectApart } from './postgres/pool.ts'
import { openPostgres } from './postgres/postgres.ts'
import { rateLimits, sharedValues } from './schema/memory.ts'
import { SWEPT_AT_ONCE, sweepMemory } from './sweep-memory.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const OVER = { name: 'test', value: '1', until: NOW }

async function setUp() {
  const url = await openEmptyDatabase()
  const db = await openPostgres(url)
  const other = await connectApart(url)
  onTestFinished(async () => {
    await other.end()
    await db.close()
  })
  return { db, other, rows: rowsIn(db), insertRows: insertsInto(db) }
}

describe.runIf(isPostgres)('what several processes remembered, once it is over', () => {
  test('is deleted, but for what one of them is changing at this moment, which nobody waits for', async () => {
    const { db, other, rows, insertRows } = await setUp()
    await insertRows(sharedValues, { ...OVER, key: 'old' }, { ...OVER, key: 'changing' })
    await other.query('begin')
    await other.query(`update shared_values set value = '2' where key = 'changing'`)
    await sweepMemory({ db, now: NOW })
    expect(await rows(sharedValues).values('key')).toEqual(['changing'])
    await other.query('rollback')
    await sweepMemory({ db, now: NOW })
    expect(await rows(sharedValues).count()).toBe(0)
  })

  test('is deleted to the last row, however many there are', async () => {
    const { db, other, rows } = await setUp()
    await other.query(
      `insert into rate_limits (key, points, expire) select 'submit:' || number, 1, $1 from generate_series(1, $2::int) as number`,
      [NOW.getTime(), 2 * SWEPT_AT_ONCE + 1],
    )
    await sweepMemory({ db, now: NOW })
    expect(await rows(rateLimits).count()).toBe(0)
  })
})
