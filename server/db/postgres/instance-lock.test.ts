import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { run } from '#server/db/database.ts'
import { DatabaseUnreachable } from '#server/db/database.errors.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { users } from '#server/db/schema/accounts.ts'
import { startPostgresProxy } from '#server/testing/postgres-proxy.ts'
import { countConnections, endConnections, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { aUser } from '#server/testing/stored-users.ts'
import { PostgresInUse, takeInstanceLock } from './instance-lock.ts'
import { openPostgresLocked } from './postgres.ts'

const ALONE = { isShared: false }
const SHARED = { isShared: true }

describe.runIf(isPostgres)('the lock of a database', () => {
  test('lets one process change it, which keeps it after its connections ended', async () => {
    const url = await openEmptyDatabase()
    const first = await openPostgresLocked(url, ALONE)
    await expect(openPostgresLocked(url, ALONE)).rejects.toThrow(PostgresInUse)
    await expect(openPostgresLocked(url, SHARED)).rejects.toThrow(PostgresInUse)
    await endConnections(url)
    await expect
      .poll(
        () =>
          openPostgresLocked(url, ALONE).then(
            (db) => db.close(),
            (error: unknown) => error,
          ),
        { timeout: 20_000 },
      )
      .toBeInstanceOf(PostgresInUse)
    await first.close()
    await (await openPostgresLocked(url, ALONE)).close()
  }, 40_000)

  test('is shared by processes that share it, and by none that wants it alone', async () => {
    const url = await openEmptyDatabase()
    const opened = await Promise.all([openPostgresLocked(url, SHARED), openPostgresLocked(url, SHARED)])
    await opened[0].transaction((tx) => run(tx.insert(users).values(aUser('a'))))
    expect(await opened[1].read((tx) => run(tx.select({ id: users.id }).from(users)))).toEqual([{ id: 'a' }])
    await expect(openPostgresLocked(url, ALONE)).rejects.toThrow(PostgresInUse)
    for (const db of opened) await db.close()
    await (await openPostgresLocked(url, ALONE)).close()
  }, 20_000)

  test('is waited for while the process before is just ending', async () => {
    const url = await openEmptyDatabase()
    const before = await openPostgresLocked(url, ALONE)
    const after = openPostgresLocked(url, ALONE)
    await sleep(500)
    await before.close()
    const db = await after
    await expect(db.ping()).resolves.toBeUndefined()
    await db.close()
  })

  test('that another process took after a lost connection lets nothing be changed until it is back', async () => {
    const url = await openEmptyDatabase()
    const proxy = await startPostgresProxy(url)
    onTestFinished(() => proxy.stop())
    const first = await openPostgresLocked(proxy.url, ALONE)
    const add = (id: string) => first.transaction((tx) => run(tx.insert(users).values(aUser(id))))
    await add('before')
    proxy.cut()
    proxy.keepWaiting()
    const second = await openPostgresLocked(url, ALONE)
    proxy.goOn()
    await expect(add('meanwhile')).rejects.toThrow(DatabaseUnreachable)
    await expect(first.ping()).rejects.toThrow(DatabaseUnreachable)
    expect(await second.read((tx) => run(tx.select({ id: users.id }).from(users)))).toEqual([{ id: 'before' }])
    await second.close()
    await add('afterwards')
    await first.close()
  }, 20_000)

  test('that is released while it is being taken again stays released, and leaves no connection', async () => {
    const url = await openEmptyDatabase()
    const proxy = await startPostgresProxy(url)
    onTestFinished(() => proxy.stop())
    const { release } = await takeInstanceLock(proxy.url, ALONE)
    proxy.cut()
    proxy.keepWaiting()
    await expect.poll(proxy.accepted, { timeout: 10_000 }).toBe(2)
    const released = release()
    await sleep(100)
    proxy.goOn()
    await released
    await sleep(200)
    expect(await countConnections(url)).toBe(0)
    const again = await takeInstanceLock(url, ALONE)
    await again.release()
  })
})
