import { describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/kernel/clock.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { addUser, countUsers } from '#server/testing/opened-postgres.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { migrateToCurrent, PostgresNotReady, PostgresOutdated } from './migrating.ts'
import { createPool } from './pool.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(isPostgres)('a PostgreSQL', () => {
  test('is brought to its schema once, by processes that start at the same time', async () => {
    const url = await openEmptyDatabase()
    const opened = await Promise.all([openPostgres(url), openPostgres(url), openPostgres(url)])
    for (const db of opened) onTestFinished(() => db.close())
    await addUser(opened[0], 'a')
    expect(await countUsers(opened[2])).toBe(1)
  })

  test.each([
    [90, 'behind'],
    [-90, 'ahead of'],
  ])('whose clock is %d seconds off is refused', async (seconds, way) => {
    const pool = createPool(await openEmptyDatabase(), 1)
    onTestFinished(() => pool.end())
    const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + seconds * 1000) }
    await expect(migrateToCurrent(pool, { clock })).rejects.toThrow(
      `has a clock that is 90 seconds ${way} this machine’s`,
    )
    expect((await pool.query(`select to_regclass('users') as found`)).rows).toEqual([{ found: null }])
  })

  test('is only looked at when it has the schema of this version', async () => {
    const url = await openEmptyDatabase()
    await expect(openPostgres(url, { migrates: false })).rejects.toThrow(PostgresNotReady)
    await (await openPostgres(url)).close()
    await (await openPostgres(url, { migrates: false })).close()
    const pool = createPool(url, 1)
    await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-a-later-version', 1)`)
    await pool.end()
    await expect(openPostgres(url)).rejects.toThrow(PostgresOutdated)
  })
})
