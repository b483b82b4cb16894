import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { lock, run } from '#server/db/database.ts'
import { DatabaseUnreachable } from '#server/db/database.errors.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { troubleOf } from '#server/kernel/machine-trouble.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { eq, sql } from '#server/db/sql.ts'
import { aUser } from '#server/testing/stored-users.ts'
import { endConnections, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { migrateToCurrent, PostgresNotReady, PostgresOutdated } from './migrating.ts'
import { connectApart, createPool, StatementRefused } from './pool.ts'
import { openPostgres, type PostgresSettings } from './postgres.ts'

async function open(settings?: PostgresSettings): Promise<{ url: string; db: Database }> {
  const url = await openEmptyDatabase()
  const db = await openPostgres(url, settings)
  onTestFinished(() => db.close())
  return { url, db }
}

const addUser = (db: Database, id: string) => db.transaction((tx) => run(tx.insert(users).values(aUser(id))))
const countUsers = async (db: Database) => (await db.read((tx) => run(tx.select({ id: users.id }).from(users)))).length

const OTHERS = 'pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
const SLEEPING = `${OTHERS} and query like '%pg_sleep%' and state = 'active'`

async function countRows(url: string, statement: string): Promise<number | null> {
  const pool = createPool(url, 1)
  const { rowCount } = await pool.query(statement)
  await pool.end()
  return rowCount
}

const isSleeping = async (url: string) => (await countRows(url, `select 1 from ${SLEEPING}`)) === 1
const endSleep = (url: string) => countRows(url, `select pg_cancel_backend(pid) from ${SLEEPING}`)

describe.runIf(isPostgres)('PostgreSQL', () => {
  test('runs a transaction again until nobody else changes what it read', async () => {
    let reruns = 0
    const { db } = await open({ onRerun: () => (reruns += 1) })
    await db.transaction((tx) => run(tx.insert(users).values({ ...aUser('a'), firstName: '0' })))
    const countUp = () =>
      db.transaction(function* (tx) {
        const [found] = yield* run(tx.select({ count: users.firstName }).from(users).where(eq(users.id, 'a')))
        yield* run(tx.update(users).set({ firstName: String(Number(found?.count) + 1) }))
      })
    for (let round = 0; round < 10; round += 1) await Promise.all([countUp(), countUp(), countUp()])
    const [found] = await db.read((tx) => run(tx.select({ count: users.firstName }).from(users)))
    expect(found?.count).toBe('30')
    expect(reruns).toBeGreaterThan(0)
  })

  test('reads one statement without a transaction where it may', async () => {
    const { url, db } = await open({ connectionsMax: 1 })
    const endedWith = (statement: string) => countRows(url, `select 1 from ${OTHERS} and query like '${statement}'`)
    await addUser(db, 'a')
    await db.read((tx) => run(tx.select({ id: users.id }).from(users)), { mayRestart: true })
    expect(await endedWith('commit')).toBe(0)
    expect(await endedWith('select "id" from "users"%')).toBe(1)
    await countUsers(db)
    await vi.waitUntil(async () => (await endedWith('commit')) === 1)
  })

  test('begins reading again only where it may, and once for each kind of work', async () => {
    const { db } = await open()
    let begun = 0
    const read = (mayRestart: boolean) =>
      db.read(
        function* (tx) {
          begun += 1
          yield* run(tx.select({ id: users.id, email: users.email }).from(users))
          yield* run(tx.select({ id: users.id }).from(users))
        },
        { mayRestart },
      )
    await read(false)
    expect(begun).toBe(1)
    await read(true)
    expect(begun).toBe(3)
    await read(false)
    expect(begun).toBe(4)
  })

  test.each([false, true, true])('reads several statements of a single state (may restart: %s)', async (mayRestart) => {
    const { url, db } = await open()
    await addUser(db, 'a')
    const read = db.read(
      function* (tx) {
        const before = yield* run(tx.select({ id: users.id, name: users.lastName }).from(users))
        yield* run(tx.select({ slept: sql`pg_sleep(0.5)::text` }).from(users))
        return [before.length, (yield* run(tx.select({ id: users.id }).from(users))).length]
      },
      { mayRestart },
    )
    await vi.waitUntil(() => isSleeping(url))
    await addUser(db, 'b')
    expect(await read).toEqual([1, 1])
    expect(await countUsers(db)).toBe(2)
  })

  test.each([false, true])('refuses to write while it reads (may restart: %s)', async (mayRestart) => {
    const { db } = await open()
    const write = db.read((tx) => run(tx.insert(users).values(aUser('a'))), { mayRestart })
    await expect(write).rejects.toThrow('read-only')
    expect(await countUsers(db)).toBe(0)
  })

  test('lets a transaction end that others disturb again and again', async () => {
    const { db } = await open()
    await db.transaction((tx) => run(tx.insert(users).values({ ...aUser('a'), firstName: '0' })))
    const countUp = (slow: boolean) =>
      db.transaction(function* (tx) {
        const [found] = yield* run(tx.select({ count: users.firstName }).from(users).where(eq(users.id, 'a')))
        if (slow) yield* run(tx.select({ slept: sql`pg_sleep(0.02)::text` }).from(users))
        yield* run(tx.update(users).set({ firstName: String(Number(found?.count) + 1) }))
      })
    let isOver = false
    let others = 0
    async function goOn() {
      while (!isOver) {
        await countUp(false)
        others += 1
      }
    }
    const disturbing = [goOn(), goOn(), goOn()]
    for (let round = 0; round < 5; round += 1) await countUp(true)
    isOver = true
    await Promise.all(disturbing)
    const [found] = await db.read((tx) => run(tx.select({ count: users.firstName }).from(users)))
    expect(found?.count).toBe(String(others + 5))
  })

  test('lets no two transactions both find that there is nothing yet', async () => {
    const { db } = await open()
    const addFirst = (id: string) =>
      db.transaction(function* (tx) {
        if ((yield* run(tx.select({ id: users.id }).from(users))).length > 0) return false
        yield* run(tx.insert(users).values(aUser(id)))
        return true
      })
    const added = await Promise.all(['a', 'b', 'c', 'd'].map(addFirst))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect(await countUsers(db)).toBe(1)
  })

  describe('with a lock', () => {
    const countUpAlone = (db: Database, name: string) =>
      db.transaction(function* (tx) {
        yield* lock(tx, name)
        const [found] = yield* run(tx.select({ count: users.firstName }).from(users).where(eq(users.id, 'a')))
        yield* run(tx.update(users).set({ firstName: String(Number(found?.count) + 1) }))
      })
    const readCount = async (db: Database) =>
      (await db.read((tx) => run(tx.select({ count: users.firstName }).from(users).where(eq(users.id, 'a')))))[0]?.count

    test('runs those of the same name one after the other in all processes, and none again', async () => {
      let reruns = 0
      const onRerun = () => (reruns += 1)
      const { url, db } = await open({ onRerun })
      const other = await openPostgres(url, { onRerun })
      onTestFinished(() => other.close())
      await db.transaction((tx) => run(tx.insert(users).values({ ...aUser('a'), firstName: '0' })))
      await Promise.all(Array.from({ length: 100 }, (_, number) => countUpAlone(number % 2 ? other : db, 'count')))
      expect(await readCount(db)).toBe('100')
      expect(reruns).toBe(0)
    })

    test('begins again when it is asked for after a statement, and holds each that was asked for', async () => {
      const { db } = await open()
      const steps: string[] = []
      await db.transaction(function* (tx) {
        steps.push('begins')
        yield* lock(tx, 'first')
        yield* run(tx.insert(users).values(aUser('a')))
        steps.push('inserted')
        yield* lock(tx, 'another')
        yield* run(tx.insert(users).values(aUser('b')))
        steps.push('done')
      })
      // The first time is a look at the locks it needs.
      expect(steps).toEqual(['begins', 'begins', 'inserted', 'begins', 'inserted', 'done'])
      expect(await countUsers(db)).toBe(2)
    })

    test('can be asked for again, at the start and later', async () => {
      const { db } = await open()
      await db.transaction(function* (tx) {
        yield* lock(tx, 'count')
        yield* lock(tx, 'count')
        yield* run(tx.insert(users).values(aUser('a')))
        yield* lock(tx, 'count')
      })
      expect(await countUsers(db)).toBe(1)
    })

    test('that can’t be had in time leaves nothing of the work', async () => {
      const { url, db } = await open()
      const holder = await connectApart(url)
      onTestFinished(() => holder.end())
      await holder.query("select pg_advisory_lock(hashtextextended('count', 0))")
      const failed = db.transaction(function* (tx) {
        yield* lock(tx, 'count')
        yield* run(tx.insert(users).values(aUser('a')))
      })
      await expect(failed).rejects.toThrow(/lock timeout/)
      expect(await countUsers(db)).toBe(0)
    }, 30_000)

    test('lets two that ask for two locks in opposite order both end', async () => {
      const { url, db } = await open()
      const other = await openPostgres(url)
      onTestFinished(() => other.close())
      const add = (where: Database, id: string, names: readonly string[]) =>
        where.transaction(function* (tx) {
          for (const [index, name] of names.entries()) {
            yield* lock(tx, name)
            yield* run(tx.insert(users).values(aUser(`${id}-${index}`)))
          }
        })
      const both = Array.from({ length: 10 }, (_, number) => [
        add(db, `one-${number}`, ['x', 'y']),
        add(other, `other-${number}`, ['y', 'x']),
      ])
      await Promise.all(both.flat())
      expect(await countUsers(db)).toBe(40)
    })

    test('is free again after the work failed', async () => {
      const { url, db } = await open()
      const other = await openPostgres(url)
      onTestFinished(() => other.close())
      const failing = db.transaction(function* (tx) {
        yield* lock(tx, 'count')
        yield* run(tx.insert(users).values(aUser('a')))
        throw new Error('boom')
      })
      await expect(failing).rejects.toThrow('boom')
      await other.transaction((tx) => run(tx.insert(users).values({ ...aUser('a'), firstName: '0' })))
      await countUpAlone(other, 'count')
      expect(await readCount(db)).toBe('1')
    })

    test('takes no connection from others while it waits in this process', async () => {
      const { url, db } = await open({ connectionsMax: 2 })
      await db.transaction((tx) => run(tx.insert(users).values({ ...aUser('a'), firstName: '0' })))
      const slow = db.transaction(function* (tx) {
        yield* lock(tx, 'count')
        yield* run(tx.select({ slept: sql`pg_sleep(60)::text` }).from(users))
      })
      const refused = slow.catch((error: unknown) => error)
      await expect.poll(() => isSleeping(url)).toBe(true)
      const waiting = [countUpAlone(db, 'count'), countUpAlone(db, 'count'), countUpAlone(db, 'count')]
      expect(await countUsers(db)).toBe(1)
      expect(await readCount(db)).toBe('0')
      await endSleep(url)
      expect(await refused).toBeInstanceOf(StatementRefused)
      await Promise.all(waiting)
      expect(await readCount(db)).toBe('3')
    })
  })

  test('fails with the first refusal when the work did not wait for its writes, and saves nothing', async () => {
    const { db } = await open()
    await addUser(db, 'a')
    const addTwice = db.transaction(function* (tx) {
      yield* run(tx.insert(users).values(aUser('b')))
      yield* run(tx.insert(users).values({ ...aUser('c'), email: aUser('a').email }))
      yield* run(tx.insert(users).values(aUser('d')))
    })
    await expect(addTwice).rejects.toThrow(/unique constraint "users_email/)
    const addAndRead = db.transaction(function* (tx) {
      yield* run(tx.insert(users).values({ ...aUser('c'), email: aUser('a').email }))
      return yield* run(tx.select({ id: users.id }).from(users))
    })
    await expect(addAndRead).rejects.toThrow(/unique constraint "users_email/)
    expect(await countUsers(db)).toBe(1)
    // The connection is still good.
    await addUser(db, 'b')
  })

  test('says why a statement was refused, without its values', async () => {
    const { db } = await open()
    await addUser(db, 'canary')
    const refusals = [
      () => addUser(db, 'canary'),
      () => db.read((tx) => run(tx.select({ n: sql`${'canary'}::bigint` }).from(users))),
      () => db.transaction((tx) => run(tx.update(users).set({ email: sql`null` }))),
    ]
    for (const refusal of refusals) {
      const error = await refusal().catch((reason: unknown) => reason)
      const { message, stack, ...rest } = Object(error)
      expect(message).toMatch(/unique|refused|null/)
      expect([message, stack, JSON.stringify(rest)].join(' ')).not.toContain('canary')
    }
  })

  test('that ends all connections is unreachable for what was going on, and works afterwards', async () => {
    const { url, db } = await open()
    await addUser(db, 'a')
    const snapshot = await db.openSnapshot()
    await snapshot.read((tx) => run(tx.select().from(users)))
    const slow = db.read((tx) => run(tx.select({ slept: sql`pg_sleep(60)::text` }).from(users)))
    const refused = slow.catch((error: unknown) => error)
    await expect.poll(() => isSleeping(url)).toBe(true)
    await endConnections(url)
    expect(troubleOf(await refused)).toBe('unreachable')
    await expect(snapshot.read((tx) => run(tx.select().from(users)))).rejects.toThrow(DatabaseUnreachable)
    snapshot.close()
    await addUser(db, 'b')
    await db.ping()
    expect(await countUsers(db)).toBe(2)
  })

  test('that nobody listens at is unreachable', async () => {
    await expect(openPostgres('postgres://goodword@127.0.0.1:1/goodword')).rejects.toThrow(DatabaseUnreachable)
  })

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
