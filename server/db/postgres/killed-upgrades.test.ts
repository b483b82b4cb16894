import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { createChance } from '#server/testing/chance.ts'
import { countingStatements, makeFirstRelease, schemaOf, withConnection } from '#server/testing/earlier-postgres.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { copyDatabase, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { DatabaseUnreachable } from '../database.errors.ts'
import { migrateOn } from './migrating.ts'

const PATIENCE_MS = 120_000
/** Of the hundreds of statements that make a new database. */
const SAMPLE = 6
const NOTHING = '[]'

const migrate = (url: string) => withConnection(url, (client) => migrateOn(client))
const schemaAt = async (url: string) => JSON.stringify(await withConnection(url, schemaOf))
const optionsAt = (url: string) =>
  withConnection(url, async (client) => (await client.query('select options from widgets')).rows)

async function countStatements(url: string): Promise<number> {
  let statements = 0
  await withConnection(await copyDatabase(url), (client) =>
    migrateOn(countingStatements(client, { before: (number) => void (statements = number) })),
  )
  return statements
}

/** PostgreSQL ends the connection, as when it is restarted or the network is gone. */
const end = (url: string, { processID }: PoolClient & { processID?: number }) =>
  withConnection(url, (other) => other.query('select pg_terminate_backend($1, 10000)', [processID]))

type When = 'before' | 'after'

/** Ends the connection of an upgrade before or after one of its statements. */
async function upgradeEnded(url: string, when: When, at: number): Promise<unknown> {
  return withConnection(url, async (client) => {
    const endAt = async (number: number) => void (number === at && (await end(url, client)))
    return migrateOn(countingStatements(client, { [when]: endAt })).catch((error: unknown) => error)
  })
}

/** A process of its own, which says that it comes to one of its statements, and kills itself before that soon afterwards. */
function startKilledUpgrade(url: string, at: number) {
  const code = `import { setTimeout as sleep } from 'node:timers/promises'
    import { migrateOn } from '#server/db/postgres/migrating.ts'
    import { countingStatements, withConnection } from '#server/testing/earlier-postgres.ts'
    const [url, at] = process.argv.slice(1)
    const before = async (number) => {
      if (number !== Number(at)) return
      process.stdout.write('.')
      await sleep(300)
      process.kill(process.pid, 'SIGKILL')
    }
    await withConnection(url, (client) => migrateOn(countingStatements(client, { before })))`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code, '--', url, String(at)], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { isThere: once(child.stdout, 'data'), ended: once(child, 'exit') }
}

describe.runIf(isPostgres)('killed meanwhile, an upgrade of PostgreSQL leaves the old schema or the new one', () => {
  const newFolder = foldersOfFile()
  let old: string
  let oldSchema: string
  let newSchema: string
  let statements: number
  beforeAll(async () => {
    old = await makeFirstRelease(newFolder())
    oldSchema = await schemaAt(old)
    const upgraded = await copyDatabase(old)
    await migrate(upgraded)
    newSchema = await schemaAt(upgraded)
    statements = await countStatements(old)
  }, PATIENCE_MS)

  const whichSchema = async (url: string) => {
    const schema = await schemaAt(url)
    if (schema === oldSchema) return 'old'
    if (schema === NOTHING) return 'none'
    return schema === newSchema ? 'new' : 'neither'
  }

  async function expectFinished(url: string): Promise<void> {
    await migrate(url)
    expect(await whichSchema(url)).toBe('new')
    expect(await optionsAt(url)).toEqual([{ options: '{"onlyServices": ["Label"]}' }])
  }

  test(
    'at each of its statements, and the next start finishes it',
    async () => {
      expect(statements).toBeGreaterThan(20)
      for (let at = 1; at <= statements; at += 1) {
        const url = await copyDatabase(old)
        expect(await upgradeEnded(url, 'before', at)).toBeInstanceOf(DatabaseUnreachable)
        expect([at, await whichSchema(url)]).toEqual([at, 'old'])
        await expectFinished(url)
      }
    },
    PATIENCE_MS,
  )

  test(
    'after the last one, whose answer is lost',
    async () => {
      const url = await copyDatabase(old)
      await upgradeEnded(url, 'after', statements)
      expect(await whichSchema(url)).toBe('new')
      await expectFinished(url)
    },
    PATIENCE_MS,
  )

  test(
    'as a process, while another one waits for it',
    async () => {
      for (const at of [Math.ceil(statements / 2), statements]) {
        const url = await copyDatabase(old)
        const { isThere, ended } = startKilledUpgrade(url, at)
        await isThere
        const [how] = await Promise.all([ended, expectFinished(url)])
        expect(how).toEqual([null, 'SIGKILL'])
      }
    },
    PATIENCE_MS,
  )

  test(
    'and a new database is empty or whole',
    async () => {
      const empty = await openEmptyDatabase()
      const [all, chance] = [await countStatements(empty), createChance(7)]
      expect(all).toBeGreaterThan(300)
      for (let round = 0; round < SAMPLE; round += 1) {
        const url = await copyDatabase(empty)
        const at = 1 + chance.below(all)
        await upgradeEnded(url, 'before', at)
        expect([at, await whichSchema(url)]).toEqual([at, 'none'])
        await migrate(url)
        expect(await whichSchema(url)).toBe('new')
      }
    },
    PATIENCE_MS,
  )
})
