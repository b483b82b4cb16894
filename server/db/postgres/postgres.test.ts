import { describe, expect, test, vi } from 'vitest'
import { run } from '#server/db/database.ts'
import { DatabaseUnreachable } from '#server/db/database.errors.ts'
import { troubleOf } from '#server/kernel/machine-trouble.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { eq, sql } from '#server/db/sql.ts'
import { aUser } from '#server/testing/stored-users.ts'
import { addUser, countRows, countUsers, isSleeping, openMigrated, OTHERS } from '#server/testing/opened-postgres.ts'
import { endConnections } from '#server/testing/postgres-test-database.ts'
import { openPostgres } from './postgres.ts'

describe.runIf(isPostgres)('PostgreSQL', () => {
  test('runs a transaction again until nobody else changes what it read', async () => {
    let reruns = 0
    const { db } = await openMigrated({ onRerun: () => (reruns += 1) })
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
    const { url, db } = await openMigrated({ connectionsMax: 1 })
    const endedWith = (statement: string) => countRows(url, `select 1 from ${OTHERS} and query like '${statement}'`)
    await addUser(db, 'a')
    await db.read((tx) => run(tx.select({ id: users.id }).from(users)), { mayRestart: true })
    expect(await endedWith('commit')).toBe(0)
    expect(await endedWith('select "id" from "users"%')).toBe(1)
    await countUsers(db)
    await vi.waitUntil(async () => (await endedWith('commit')) === 1)
  })

  test('begins reading again only where it may, and once for each kind of work', async () => {
    const { db } = await openMigrated()
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
    const { url, db } = await openMigrated()
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
    const { db } = await openMigrated()
    const write = db.read((tx) => run(tx.insert(users).values(aUser('a'))), { mayRestart })
    await expect(write).rejects.toThrow('read-only')
    expect(await countUsers(db)).toBe(0)
  })

  test('lets a transaction end that others disturb again and again', async () => {
    const { db } = await openMigrated()
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
    const { db } = await openMigrated()
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

  test('fails with the first refusal when the work did not wait for its writes, and saves nothing', async () => {
    const { db } = await openMigrated()
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
    const { db } = await openMigrated()
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
    const { url, db } = await openMigrated()
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
})
