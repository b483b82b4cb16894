import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startProduct } from '#server/testing/product-process.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { keepBackingUp } from './backup-schedule.ts'

const HOUR_MS = 60 * 60 * 1000
const NOW = new Date('2026-11-20T09:00:00Z')

/** The waits before each of a few backups. */
async function waitsOf({ lastAt, made = [true, true, true] }: { lastAt?: Date; made?: boolean[] }): Promise<number[]> {
  const waits: number[] = []
  const left = [...made]
  await keepBackingUp({
    everyMs: 6 * HOUR_MS,
    lastAt,
    clock: createTestClock(NOW),
    backUp: async () => left.shift() ?? false,
    wait: async (ms) => {
      waits.push(ms / HOUR_MS)
      return left.length > 0
    },
  })
  return waits
}

test('a backup is made at once if there was none, or none for long, and then in each interval', async () => {
  expect(await waitsOf({})).toEqual([0, 6, 6, 6])
  expect(await waitsOf({ lastAt: new Date('2026-11-01T09:00:00Z') })).toEqual([0, 6, 6, 6])
})

test('a start makes none before the last one is old enough', async () => {
  expect(await waitsOf({ lastAt: new Date('2026-11-20T07:00:00Z') })).toEqual([4, 6, 6, 6])
})

test('a backup that failed is tried again after an hour', async () => {
  expect(await waitsOf({ made: [false, true, true] })).toEqual([0, 1, 6, 6])
})

test('npm run backup -- --every makes one, and ends when it is asked to stop', async () => {
  const [dataDir, folder] = ['data', 'kept'].map((name) => mkdtempSync(join(tmpdir(), `goodword-${name}-`)))
  if (dataDir === undefined || folder === undefined) throw new Error('There are no folders.')
  onTestFinished(() => [dataDir, folder].forEach((each) => rmSync(each, { recursive: true })))
  await (await startProduct({ dataDir })).stop()
  const program = join(import.meta.dirname, '../../scripts/backup.ts')
  const child = spawn(process.execPath, [program, folder, '--keep', '2', '--every', '1h'], {
    env: { NODE_ENV: 'test', DATA_DIR: dataDir },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await vi.waitUntil(() => output.includes('is written and verified'), { timeout: 20_000 })
  child.kill('SIGTERM')
  expect([await once(child, 'close'), output.trim().split('\n').length]).toEqual([[0, null], 1])
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^goodword-.*\.tar$/)])
})
