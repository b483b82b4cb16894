import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slowestFiles } from './test-times.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-times-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(report: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return path
}

const spec = (...durations: number[]) => ({ tests: durations.map((duration) => ({ results: [{ duration }] })) })

test('adds up the browser tests of each file, however they are nested', () => {
  const path = write({
    suites: [
      { file: 'short.spec.ts', specs: [spec(1000)] },
      {
        file: 'long.spec.ts',
        specs: [spec(500)],
        suites: [{ file: 'long.spec.ts', specs: [spec(2000, 1500)], suites: [] }],
      },
    ],
  })
  expect(slowestFiles({ kind: 'playwright', path, count: 5 })).toEqual([
    { file: 'e2e/long.spec.ts', tests: 3, seconds: 4 },
    { file: 'e2e/short.spec.ts', tests: 1, seconds: 1 },
  ])
  expect(slowestFiles({ kind: 'playwright', path, count: 1 })).toHaveLength(1)
})

test('adds up the other tests of each file', () => {
  const name = join(process.cwd(), 'shared/a.test.ts')
  const path = write({ testResults: [{ name, assertionResults: [{ duration: 250 }, { duration: null }, {}] }] })
  expect(slowestFiles({ kind: 'vitest', path, count: 5 })).toEqual([
    { file: 'shared/a.test.ts', tests: 3, seconds: 0.25 },
  ])
})

test('names none where there is no report, no times in it, or something else', () => {
  expect(slowestFiles({ kind: 'vitest', path: join(folder, 'none.json'), count: 5 })).toEqual([])
  expect(slowestFiles({ kind: 'checks', path: write([]), count: 5 })).toEqual([])
  expect(slowestFiles({ kind: 'playwright', path: write('{'), count: 5 })).toEqual([])
})
