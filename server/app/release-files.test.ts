import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
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
    clock,
    names: async () => (await rows(releaseFiles).values('name')).toSorted(),
    before: release({ [OLD]: 'old()', [BOTH]: 'a{}', 'list-aaaaaaaa.js.br': 'packed', 'logo.svg': '<svg/>' }),
    after: release({ [NEW]: 'updated()', [BOTH]: 'a{}' }),
  }
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
