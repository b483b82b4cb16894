import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { rateLimits } from '#server/db/schema/memory.ts'
import { createRateLimiters } from '#server/http/rate-limit.ts'
import { testSharedMemory } from '#server/kernel/shared-memory.contract.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { createPool } from './pool.ts'
import { createPostgresMemory, type MemoryPool } from './postgres-memory.ts'
import { openPostgres } from './postgres.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const LATER = new Date('2026-11-20T10:00:00Z')

async function setUp() {
  const h = await createHarness()
  const { deps } = h
  const workspaces = [await h.signUp(), await h.signUp()].map(({ user }) => user.workspaces[0]?.id ?? '')
  const [one = '', other = ''] = workspaces
  return { ...h, memory: deps.memory, workspaceIds: [one, other] as const }
}

describe.runIf(isPostgres)('the memory in PostgreSQL', () => {
  let opened: ReturnType<typeof setUp> | undefined
  testSharedMemory(() => (opened ??= setUp()))

  it('stores no key, no address and no network that somebody could read', async () => {
    const { rows, memory } = await setUp()
    const key = ['nora@studio.example', '198.51.100.7']
    await memory.values('test').change([key], NOW, () => [{ value: 1, until: LATER }])
    const { submit } = createRateLimiters({ ...noLimits, submit: { points: 5, seconds: 60 } }, memory.rateLimits)
    await submit.consume('198.51.100.7')
    expect(await rows(rateLimits).count()).toBeGreaterThan(0)
    const { shared_values: stored, rate_limits: limits } = await everyRow(rows)
    expect(JSON.stringify([stored, limits])).not.toMatch(/198\.51|nora|studio/)
  })

  it('is the process’s own while the database doesn’t answer, and says so once', async () => {
    const url = await openEmptyDatabase()
    const pool = createPool(url, 2)
    onTestFinished(() => pool.end())
    const onTrouble = vi.fn<() => void>()
    // Its tables aren't there, so that each statement is refused.
    const memory = createPostgresMemory(pool, { hashKey: 'a-key-of-tests', onTrouble })
    const values = memory.values<number>('test')
    await values.change([['key']], NOW, () => [{ value: 1, until: LATER }])
    expect(await values.read([['key']], NOW)).toEqual([1])
    expect(await values.glance(['key'], NOW)).toBe(1)
    await values.forgetAll(['other'])
    await values.forget(['key'])
    expect(await values.read([['key']], NOW)).toEqual([undefined])
    const kept = memory.previews<string>({ kind: 'email', ofOneMax: 5, max: 5 })
    await kept.keep({ id: 'one', workspaceId: 'wsp_1', draft: 'text', until: LATER, now: NOW })
    expect(await kept.find('one', NOW)).toBe('text')
    const { submit } = createRateLimiters({ ...noLimits, submit: { points: 1, seconds: 60 } }, memory.rateLimits)
    await submit.consume('198.51.100.7')
    await expect(submit.consume('198.51.100.7')).rejects.toMatchObject({ status: 429 })
    expect(onTrouble).toHaveBeenCalledTimes(1)
  })

  it('does not forget at a glance what was noted while the database didn’t answer', async () => {
    const away = { query: () => Promise.reject(new Error('away')), connect: () => Promise.reject(new Error('away')) }
    const url = await openEmptyDatabase()
    await (await openPostgres(url)).close()
    const pool = createPool(url, 2)
    onTestFinished(() => pool.end())
    let isAway = true
    const memory = createPostgresMemory(
      {
        // Safe: the memory uses no other form of these two.
        query: ((...given: [string]) => (isAway ? away : pool).query(...given)) as MemoryPool['query'],
        connect: (() => (isAway ? away : pool).connect()) as MemoryPool['connect'],
        end: async () => {},
      },
      { hashKey: 'a-key-of-tests' },
    )
    const values = memory.values<number>('ended sessions')
    await values.change([['nora']], NOW, () => [{ value: 1, until: LATER }])
    isAway = false
    expect(await values.glance(['nora'], NOW)).toBe(1)
    await values.forget(['nora'])
    expect(await values.glance(['nora'], NOW)).toBeUndefined()
  })
})
