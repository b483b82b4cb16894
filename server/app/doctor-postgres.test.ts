import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { makeFirstRelease } from '#server/testing/earlier-postgres.ts'
import { newFolder } from '#server/testing/folders.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { checkPostgres } from './doctor-postgres.ts'

async function examine(url: string): Promise<string[]> {
  const config = readConfig({ DATABASE_URL: url, SECRET_KEY: 's'.repeat(32), DATA_DIR: newFolder() })
  const found: string[] = []
  for await (const { place, state, says } of checkPostgres(config))
    if (place === 'PostgreSQL') found.push(`${state}: ${says}`)
  return found
}

describe.runIf(isPostgres)('of a PostgreSQL, the doctor says', () => {
  test('that the first start makes its tables', async () => {
    expect(await examine(await openEmptyDatabase())).toEqual([
      'open: It has no tables yet. The first start makes them.',
    ])
  })

  test('what the next start would do with an older one, and that it changes nothing of a current one', async () => {
    const url = await makeFirstRelease(newFolder())
    expect(await examine(url)).toEqual([
      expect.stringMatching(
        /^open: The next start upgrades it from schema 2 to \d+, as a whole or not at all\. Back it up first: an older version can’t read it afterwards\.$/,
      ),
    ])
    await (await openPostgres(url)).close()
    expect((await examine(url))[0]).toMatch(
      /^ok: It answers, and has schema \d+, which this version needs\. A start changes nothing\.$/,
    )
  })
})
