import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { count, eq, max, placeholder } from '#server/db/sql.ts'
import { describe, expect, test } from 'vitest'
import { aUser } from '#server/testing/stored-users.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { type Database, lock, prepared, run } from './database.ts'
import { users, workspaces } from './schema/accounts.ts'
import { openDatabase } from './sqlite.ts'

const names = (db: Database) => db.read((tx) => run(tx.select({ id: users.id }).from(users).orderBy(users.id)))

describe('the database', () => {
  test('gives back instants to the millisecond and absent values as null', async () => {
    const { db } = openTestDatabase()
    await db.transaction((tx) => run(tx.insert(users).values(aUser('a'))))
    const [found] = await db.read((tx) => run(tx.select().from(users).where(eq(users.id, 'a'))))
    expect(found).toEqual({
      ...aUser('a'),
      emailLanguage: 'en',
      isEmailVerified: false,
    })
    const { createdAt } = aUser('a')
    const workspace = { id: 'w', ownerUserId: 'a', timeZone: 'UTC', createdAt }
    await db.transaction((tx) => run(tx.insert(workspaces).values(workspace)))
    const [made] = await db.read((tx) => run(tx.select().from(workspaces)))
    expect(made).toMatchObject({ ...workspace, name: null, sendingPausedAt: null, checklistDismissedAt: null })
  })

  test('answers each kind of statement with its own result', async () => {
    const { db } = openTestDatabase()
    const results = await db.transaction(function* (tx) {
      yield* run(tx.insert(users).values([aUser('a'), aUser('b')]))
      const updated = yield* run(tx.update(users).set({ lastName: 'Weber' }).returning({ id: users.id }))
      const deleted = yield* run(tx.delete(users).where(eq(users.id, 'a')).returning({ id: users.id }))
      const left = yield* run(tx.select({ name: users.lastName }).from(users))
      return { updated, deleted, left }
    })
    expect(results).toEqual({ updated: [{ id: 'a' }, { id: 'b' }], deleted: [{ id: 'a' }], left: [{ name: 'Weber' }] })
  })

  test('runs work that asks for locks, at its start and later, in a transaction and when reading', async () => {
    const { db } = openTestDatabase()
    await db.transaction(function* (tx) {
      yield* lock(tx, 'one')
      yield* run(tx.insert(users).values(aUser('a')))
      yield* lock(tx, 'another')
      yield* run(tx.insert(users).values(aUser('b')))
    })
    const found = await db.read(function* (tx) {
      yield* lock(tx, 'one')
      return yield* run(tx.select({ id: users.id }).from(users).orderBy(users.id))
    })
    expect(found).toEqual([{ id: 'a' }, { id: 'b' }])
  })

  test('rolls everything back when the work throws after a write', async () => {
    const { db } = openTestDatabase()
    const work = db.transaction(function* (tx) {
      yield* run(tx.insert(users).values(aUser('a')))
      throw new Error('boom')
    })
    await expect(work).rejects.toThrow('boom')
    expect(await names(db)).toEqual([])
  })

  test('rolls everything back when a statement fails', async () => {
    const { db } = openTestDatabase()
    const work = db.transaction(function* (tx) {
      yield* run(tx.insert(users).values(aUser('a')))
      yield* run(tx.insert(users).values(aUser('a')))
    })
    await expect(work).rejects.toThrow(/unique/i)
    expect(await names(db)).toEqual([])
  })

  test('ends the transaction when a statement fails, even if the work catches it', async () => {
    const { db } = openTestDatabase()
    const work = db.transaction(function* (tx) {
      yield* run(tx.insert(users).values(aUser('a')))
      try {
        yield* run(tx.insert(users).values(aUser('a')))
      } catch {
        yield* run(tx.insert(users).values(aUser('b')))
      }
    })
    await expect(work).rejects.toThrow(/unique/i)
    expect(await names(db)).toEqual([])
  })

  test('rejects with what the work makes of a failing statement', async () => {
    const { db } = openTestDatabase()
    const work = db.transaction(function* (tx) {
      yield* run(tx.insert(users).values(aUser('a')))
      try {
        yield* run(tx.insert(users).values(aUser('a')).returning({ id: users.id }))
      } catch (error) {
        throw new Error('This address is taken.', { cause: error })
      }
    })
    await expect(work).rejects.toThrow('This address is taken.')
    expect(await names(db)).toEqual([])
  })

  test('runs a prepared statement with the values of each call, inside a transaction too', async () => {
    const select = prepared((tx) =>
      tx
        .select({ name: users.firstName })
        .from(users)
        .where(eq(users.id, placeholder('id'))),
    )
    const { db } = openTestDatabase()
    const other = openTestDatabase().db
    await db.transaction((tx) => run(tx.insert(users).values([aUser('a'), { ...aUser('b'), firstName: 'Ben' }])))
    expect(await db.read((tx) => select(tx, { id: 'a' }))).toEqual([{ name: 'Nora' }])
    expect(await db.transaction((tx) => select(tx, { id: 'b' }))).toEqual([{ name: 'Ben' }])
    expect(await other.read((tx) => select(tx, { id: 'a' }))).toEqual([])
  })

  test('reads rows of prepared statements as those of others', async () => {
    const columns = {
      id: users.id,
      createdAt: users.createdAt,
      isEmailVerified: users.isEmailVerified,
      newest: max(users.createdAt).as('newest'),
      count: count(),
    }
    const select = prepared((tx) => tx.select(columns).from(users).groupBy(users.id))
    const selectNested = prepared((tx) => tx.select({ user: users }).from(users))
    const { db } = openTestDatabase()
    await db.transaction((tx) => run(tx.insert(users).values([aUser('a'), aUser('b')])))
    const rows = await db.read((tx) => select(tx, {}))
    expect(rows).toEqual(await db.read((tx) => run(tx.select(columns).from(users).groupBy(users.id))))
    const { id, createdAt } = aUser('b')
    expect(rows[1]).toEqual({
      id,
      createdAt,
      isEmailVerified: false,
      newest: createdAt,
      count: 1,
    })
    const nested = await db.read((tx) => selectNested(tx, {}))
    expect(nested).toEqual(await db.read((tx) => run(tx.select({ user: users }).from(users))))
  })

  test('never lets two transactions see each other half done', async () => {
    const { db } = openTestDatabase()
    await db.transaction((tx) => run(tx.insert(users).values({ ...aUser('a'), firstName: '0' })))
    const countUp = () =>
      db.transaction(function* (tx) {
        const [found] = yield* run(tx.select({ count: users.firstName }).from(users))
        yield* run(tx.update(users).set({ firstName: String(Number(found?.count) + 1) }))
      })
    await Promise.all(Array.from({ length: 50 }, countUp))
    const [found] = await db.read((tx) => run(tx.select({ count: users.firstName }).from(users)))
    expect(found?.count).toBe('50')
  })
})

describe.each(isPostgres ? ['in memory'] : ['in memory', 'in a file'])('a snapshot of a database %s', (place) => {
  async function open(): Promise<{ db: Database; [Symbol.dispose](): void }> {
    const folder = mkdtempSync(join(tmpdir(), 'goodword-snapshot-'))
    const db = place === 'in memory' ? openTestDatabase().db : openDatabase(join(folder, 'goodword.db'))
    await db.transaction((tx) => run(tx.insert(users).values(aUser('a'))))
    return {
      db,
      [Symbol.dispose]() {
        db.close()
        rmSync(folder, { recursive: true })
      },
    }
  }
  const seen = (from: Pick<Database, 'read'>) =>
    from.read((tx) => run(tx.select({ id: users.id }).from(users).orderBy(users.id)))

  test('stays as it was when it was opened, while others write', async () => {
    using opened = await open()
    const { db } = opened
    const snapshot = await db.openSnapshot()
    await db.transaction((tx) => run(tx.insert(users).values(aUser('b'))))
    expect(await seen(snapshot)).toEqual([{ id: 'a' }])
    expect(await seen(db)).toEqual([{ id: 'a' }, { id: 'b' }])
    snapshot.close()
    const next = await db.openSnapshot()
    expect(await seen(next)).toEqual([{ id: 'a' }, { id: 'b' }])
    next.close()
  })

  test('can be closed twice, and after the database', async () => {
    using opened = await open()
    const one = await opened.db.openSnapshot()
    const other = await opened.db.openSnapshot()
    one.close()
    one.close()
    const next = await opened.db.openSnapshot()
    expect(await seen(next)).toEqual([{ id: 'a' }])
    next.close()
    expect(await seen(other)).toEqual([{ id: 'a' }])
    other.close()
  })

  test('refuses writes', async () => {
    using opened = await open()
    const snapshot = await opened.db.openSnapshot()
    const write = snapshot.read((tx) => run(tx.insert(users).values(aUser('b'))))
    await expect(write).rejects.toThrow(/read-?only/)
    snapshot.close()
    expect(await seen(opened.db)).toEqual([{ id: 'a' }])
  })
})
