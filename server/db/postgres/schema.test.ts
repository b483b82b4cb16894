import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { migrateToCurrent as migrateSqlite } from '#server/db/sqlite-migrating.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { shapesOfPostgres, shapesOfSqlite } from '#server/testing/schema-of.ts'
import { migrateToCurrent } from './migrating.ts'
import { createPool } from './pool.ts'

describe.runIf(isPostgres)('the two schemas', async () => {
  const url = isPostgres ? await openEmptyDatabase() : ''
  const pool = createPool(url, 1)
  afterAll(() => pool.end())

  test('have the same tables, columns, kinds, keys, indexes and references', async () => {
    await migrateToCurrent(pool)
    const raw = new Sqlite(':memory:')
    migrateSqlite(raw)
    expect(await shapesOfPostgres(pool)).toEqual(shapesOfSqlite(raw))
  })

  test('have the same triggers and views', async () => {
    const raw = new Sqlite(':memory:')
    migrateSqlite(raw)
    const names = raw
      .prepare<[], string>(`select name from sqlite_master where type in ('trigger', 'view') order by name`)
      .pluck()
      .all()
    const { rows } = await pool.query<{ name: string }>(
      `select tgname::text as name from pg_trigger where not tgisinternal
       union all select table_name::text from information_schema.views where table_schema = 'public'`,
    )
    const ofPostgres = rows.map(({ name }) => name).toSorted()
    // SQLite's index of trigrams is kept by triggers of its own; PostgreSQL deletes and finds what it needs without them.
    const onlySqlite = ['testimonial_search_delete', 'testimonial_search_update']
    expect(ofPostgres).toEqual(names.filter((name) => !onlySqlite.includes(name)))
  })
})
