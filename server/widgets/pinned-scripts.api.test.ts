import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { integrityOf } from '#server/kernel/integrity.ts'
import { readWidgetFiles } from './widget-files.ts'

const HASH = '0123456789abcdef'
const FOREVER = 'public, max-age=31536000, immutable'

describe('a script that is pinned', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'goodword-pinned-'))
    mkdirSync(join(folder, '1.0.0-beta.2'))
    writeFileSync(join(folder, `settle-${HASH}.js`), 'export const settle = 1')
    writeFileSync(join(folder, `motion-${HASH}.js`), 'export const motion = 1')
    writeFileSync(join(folder, '1.0.0-beta.2', 'widget.js'), 'all("__GOODWORD_ORIGIN__")')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const filesOfToday = () => readWidgetFiles({ folder, publicUrl: () => ORIGIN })
  const open = () => createHarness({ overrides: { widgetFiles: filesOfToday() } })
  type Harness = Awaited<ReturnType<typeof open>>

  async function firstWidget(h: Harness, token: string): Promise<string> {
    const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
    return body.items[0]?.id ?? ''
  }

  async function pin(h: Harness, email = 'owner@studio.example') {
    const { token } = await h.signUp({ email })
    const id = await firstWidget(h, token)
    const { body } = await h.request<{ embedCode: string }>('GET', `/goodword/widget/${id}/pinned`, { token })
    const [, path = '', integrity] = /src="http[^"]+?(\/widget\/[^"]+)" integrity="([^"]+)"/.exec(body.embedCode) ?? []
    return { id, code: body.embedCode, path, integrity }
  }

  /** The build of an update: other bytes everywhere, and none of the old files. */
  function update(): void {
    rmSync(join(folder, `settle-${HASH}.js`))
    writeFileSync(join(folder, 'settle-fedcba9876543210.js'), 'export const settle = 2')
    writeFileSync(join(folder, '1.0.0-beta.2', 'widget.js'), 'all of the update("__GOODWORD_ORIGIN__")')
  }

  test('stands in the code with the hash of what its address answers, kept for good', async () => {
    const h = await open()
    const { id, code, path, integrity } = await pin(h)
    expect(path).toMatch(/^\/widget\/1\.0\.0-beta\.2-[\da-f]{8}\/widget\.js$/)
    expect(code).toContain('crossorigin="anonymous"')
    expect(code).toContain(`<goodword-widget widget="${id}">`)
    const answer = await h.request<string>('GET', path)
    expect(answer).toMatchObject({ status: 200, body: `all("${ORIGIN}")` })
    expect(integrity).toBe(integrityOf(answer.body))
    expect(answer.headers.get('cache-control')).toBe(FOREVER)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('is answered byte for byte after an update, with the parts that it asks for by their hashes', async () => {
    const before = await open()
    const { path } = await pin(before)
    update()
    const after = await createHarness({ overrides: { db: before.deps.db, widgetFiles: filesOfToday() } })
    expect((await after.request('GET', path)).body).toBe(`all("${ORIGIN}")`)
    const settle = await after.request('GET', `/widget/settle-${HASH}.js`)
    expect(settle.body).toBe('export const settle = 1')
    expect(settle.headers.get('cache-control')).toBe(FOREVER)
    const { path: pathOfToday } = await pin(after, 'second@studio.example')
    expect(pathOfToday).not.toBe(path)
    expect((await after.request('GET', pathOfToday)).body).toBe(`all of the update("${ORIGIN}")`)
    expect((await after.request('GET', path)).body).toBe(`all("${ORIGIN}")`)
  })

  test('is kept once, however often it is asked for', async () => {
    const h = await open()
    const first = await pin(h)
    expect((await pin(h, 'second@studio.example')).path).toBe(first.path)
  })

  test('that nobody was told of is not there, nor its old parts but those of today', async () => {
    const h = await open()
    expect((await h.request('GET', '/widget/1.0.0-beta.2/widget.js')).status).toBe(404)
    expect((await h.request('GET', '/widget/1.0.0-00000000/widget.js')).status).toBe(404)
    update()
    const after = await createHarness({ overrides: { widgetFiles: filesOfToday() } })
    expect((await after.request('GET', `/widget/settle-${HASH}.js`)).body).toBe('export const settle = 2')
  })

  test('is said to be missing while nothing is built, and of nobody else’s widget', async () => {
    const h = await createHarness({
      overrides: { widgetFiles: readWidgetFiles({ folder: join(folder, 'nowhere'), publicUrl: () => ORIGIN }) },
    })
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const id = await firstWidget(h, owner.token)
    const address = `/goodword/widget/${id}/pinned`
    expect(await h.request('GET', address, owner)).toMatchObject({ status: 503, body: { code: 'request.not_built' } })
    expect(await h.request('GET', address, other)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
  })
})
