import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { lock, run } from '#server/db/database.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { eq, sql } from '#server/db/sql.ts'
import { aUser } from '#server/testing/stored-users.ts'
import { countUsers, endSleep, isSleeping, openMigrated } from '#server/testing/opened-postgres.ts'
import { connectApart, StatementRefused } from './pool.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(isPostgres)('a transaction with a lock', () => {
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
    const { url, db } = await openMigrated({ onRerun })
    const other = await openPostgres(url, { onRerun })
    onTestFinished(() => other.close())
    await db.transaction((tx) => run(tx.insert(users).values({ ...aUser('a'), firstName: '0' })))
    await Promise.all(Array.from({ length: 100 }, (_, number) => countUpAlone(number % 2 ? other : db, 'count')))
    expect(await readCount(db)).toBe('100')
    expect(reruns).toBe(0)
  })

  test('begins again when it is asked for after a statement, and holds each that was asked for', async () => {
    const { db } = await openMigrated()
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
    const { db } = await openMigrated()
    await db.transaction(function* (tx) {
      yield* lock(tx, 'count')
      yield* lock(tx, 'count')
      yield* run(tx.insert(users).values(aUser('a')))
      yield* lock(tx, 'count')
    })
    expect(await countUsers(db)).toBe(1)
  })

  test('that can’t be had in time leaves nothing of the work', async () => {
    const { url, db } = await openMigrated()
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
    const { url, db } = await openMigrated()
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
    const { url, db } = await openMigrated()
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
    const { url, db } = await openMigrated({ connectionsMax: 2 })
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
