import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { releaseFiles } from '#server/db/schema/releases.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { shareReleaseFiles } from './release-files.ts'

const [OLD, NEW, BOTH] = ['list-aaaaaaaa.js', 'list-bbbbbbbb.js', 'theme-cccccccc.css']

function setUp() {
  const { db, rows } = openTestDatabase()
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  function release(files: Record<string, string>) {
    const folder = mkdtempSync(join(tmpdir(), 'goodword-release-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    return shareReleaseFiles({ db, clock, folder })
  }
  return {
    db,
    clock,
    release,
    names: async () => (await rows(releaseFiles).values('name')).toSorted(),
    before: release({ [OLD]: 'old()', [BOTH]: 'a{}', 'list-aaaaaaaa.js.br': 'packed', 'logo.svg': '<svg/>' }),
    after: release({ [NEW]: 'updated()', [BOTH]: 'a{}' }),
  }
}

function countingReads(db: Database) {
  let reads = 0
  const counting: Database = {
    ...db,
    read(work) {
      reads += 1
      return db.read(work)
    },
  }
  return { db: counting, reads: () => reads }
}

describe('scripts and styles of releases that run beside each other', () => {
  test('are served by both, as if they were their own', async () => {
    const { before, after } = setUp()
    await Promise.all([before.keep(), after.keep(), after.keep()])
    for (const [mine, others, content] of [
      [before, NEW, 'updated()'],
      [after, OLD, 'old()'],
    ] as const) {
      const h = await createHarness({ overrides: { releaseFiles: mine } })
      const answer = await h.app.request(`/assets/${others}`, { headers: { 'accept-encoding': 'br' } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(content)
    }
    const h = await createHarness({ overrides: { releaseFiles: after } })
    expect((await h.app.request(`/assets/${BOTH}`)).headers.get('content-type')).toBe('text/css; charset=utf-8')
    for (const name of ['list-dddddddd.js', 'list-aaaaaaaa.js.br', 'logo.svg', '..%2flist-aaaaaaaa.js'])
      expect((await h.app.request(`/assets/${name}`)).status, name).toBe(404)
  })

  test('are read from the database once, however many they are and however often they are asked for', async () => {
    const { db, clock, release } = setUp()
    const names = Array.from({ length: 150 }, (_, index) => `page-${String(index).padStart(8, '0')}.js`)
    await release(Object.fromEntries(names.map((name) => [name, name]))).keep()
    const counted = countingReads(db)
    const { find } = shareReleaseFiles({ db: counted.db, clock, folder: 'nowhere' })
    const askForAll = () => Promise.all(names.map(async (name) => (await find(name)) !== undefined))
    expect(new Set(await askForAll())).toEqual(new Set([true]))
    const before = counted.reads()
    await askForAll()
    expect(counted.reads()).toBe(before)
  })

  test('that nobody has cost one read of the database at a time', async () => {
    const { db, clock } = setUp()
    const counted = countingReads(db)
    const { find } = shareReleaseFiles({ db: counted.db, clock, folder: 'nowhere' })
    const guesses = Array.from({ length: 100 }, (_, index) => find(`guess-${String(index).padStart(8, '0')}.js`))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([undefined]))
    expect(counted.reads()).toBeLessThanOrEqual(2)
  })

  test('are kept for a week after the last process of their release said that it has them', async () => {
    const { clock, names, before, after } = setUp()
    await before.keep()
    expect(await names()).toEqual([OLD, BOTH])
    clock.advance({ days: 6 })
    await after.keep()
    await before.keep()
    clock.advance({ days: 6 })
    await after.keep()
    expect(await names()).toEqual([OLD, NEW, BOTH])
    clock.advance({ days: 2 })
    await after.keep()
    expect(await names()).toEqual([NEW, BOTH])
  })
})
