import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { endConnections, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
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
})
