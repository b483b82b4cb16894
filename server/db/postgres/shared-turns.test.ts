import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { TurnNotFree } from '#server/kernel/queue.ts'
import { startPostgresProxy } from '#server/testing/postgres-proxy.ts'
import { countConnections, endConnections, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { createSharedTurns } from './shared-turns.ts'

async function twoProcesses() {
  const url = await openEmptyDatabase()
  const both = [createSharedTurns(url), createSharedTurns(url)] as const
  for (const { close } of both) onTestFinished(close)
  return { url, one: both[0].turns, other: both[1].turns }
}

describe.runIf(isPostgres)('turns in several processes', () => {
  test('run what has the same name one after the other', async () => {
    const { one, other } = await twoProcesses()
    let atOnce = 0
    let most = 0
    const work = async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await sleep(5)
      atOnce -= 1
    }
    await Promise.all(Array.from({ length: 20 }, (_, number) => (number % 2 ? one : other)('same', work)))
    expect(most).toBe(1)
  })

  test('let what has another name begin, also within a turn', async () => {
    const { one, other } = await twoProcesses()
    const result = await one('outer', () => other('inner', () => one('innermost', async () => 'done')))
    expect(result).toBe('done')
  })

  test('go on after work that failed, and after the connection was lost', async () => {
    const { url, one, other } = await twoProcesses()
    await expect(
      one('same', async () => {
        throw new Error('boom')
      }),
    ).rejects.toThrow('boom')
    expect(await other('same', async () => 'next')).toBe('next')
    await one('same', () => endConnections(url))
    expect(await other('same', async () => 'again')).toBe('again')
    expect(await one('same', async () => 'and again')).toBe('and again')
  })

  test('share one new connection when several were waiting on the one that was lost', async () => {
    const url = await openEmptyDatabase()
    const { turns, close } = createSharedTurns(url)
    await turns('first', async () => {})
    expect(await countConnections(url)).toBe(1)
    await endConnections(url)
    const names = Array.from({ length: 20 }, (_, number) => `turn ${number}`)
    expect(await Promise.all(names.map((name) => turns(name, async () => name)))).toEqual(names)
    expect(await countConnections(url)).toBe(1)
    await close()
    await expect.poll(() => countConnections(url)).toBe(0)
  })

  test('end for those who wait when the process ends, and leave no connection', async () => {
    const url = await openEmptyDatabase()
    const [busy, ending] = [createSharedTurns(url), createSharedTurns(url)]
    onTestFinished(busy.close)
    let finish = () => {}
    const begun = new Promise<void>((begin) => {
      void busy.turns('same', () => {
        begin()
        return new Promise<void>((resolve) => (finish = resolve))
      })
    })
    await begun
    const waiting = ending.turns('same', async () => 'never')
    waiting.catch(() => {})
    await expect.poll(() => countConnections(url)).toBe(2)
    await ending.close()
    await expect(waiting).rejects.toThrow('The process ends.')
    expect(await countConnections(url)).toBe(1)
    finish()
  })

  test('are refused to whoever has waited too long for another process, and free again afterwards', async () => {
    const url = await openEmptyDatabase()
    const [hanging, other] = [createSharedTurns(url), createSharedTurns(url, { patienceMs: 100 })]
    onTestFinished(hanging.close)
    onTestFinished(other.close)
    let finish = () => {}
    const begun = new Promise<void>((begin) => {
      void hanging.turns('same', () => {
        begin()
        return new Promise<void>((resolve) => (finish = resolve))
      })
    })
    await begun
    await expect(other.turns('same', async () => 'never')).rejects.toThrow(TurnNotFree)
    expect(await other.turns('another', async () => 'meanwhile')).toBe('meanwhile')
    finish()
    expect(await hanging.turns('same', async () => 'again')).toBe('again')
    expect(await other.turns('same', async () => 'again here')).toBe('again here')
  })

  test('do not wait for a database that doesn’t answer any more', async () => {
    const url = await openEmptyDatabase()
    const proxy = await startPostgresProxy(url)
    onTestFinished(() => proxy.stop())
    const { turns, close } = createSharedTurns(proxy.url, { answerMs: 100 })
    onTestFinished(close)
    await turns('same', async () => proxy.silence())
    const next = turns('same', async () => 'next')
    expect(await turns('other', async () => 'other')).toBe('other')
    // PostgreSQL notices that the first connection is gone.
    proxy.cut()
    expect(await next).toBe('next')
  })
})
