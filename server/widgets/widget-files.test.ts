import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { readWidgetFiles } from './widget-files.ts'

const CHUNK = '0123456789abcdef.js'

describe('the widget’s files', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'goodword-widget-'))
    mkdirSync(join(folder, '1.0.0'))
    writeFileSync(join(folder, 'widget.js'), 'load("__GOODWORD_ORIGIN__")')
    writeFileSync(join(folder, CHUNK), 'export const chunk = 1')
    writeFileSync(join(folder, `settle-${CHUNK}`), 'export const settle = 1')
    writeFileSync(join(folder, `hydrated-${CHUNK}`), 'export const hydrated = 1')
    writeFileSync(join(folder, '1.0.0', 'widget.js'), 'all("__GOODWORD_ORIGIN__")')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const open = () => createHarness({ overrides: { widgetFiles: readWidgetFiles({ folder, publicUrl: () => ORIGIN }) } })
  const get = async (path: string) => {
    const { status, body, headers } = await (await open()).request<string>('GET', path)
    return { status, body, cache: headers.get('cache-control') }
  }

  test('have the package for React, once it is built', async () => {
    expect((await get('/widget/react.tgz')).status).toBe(503)
    writeFileSync(join(folder, 'react.tgz'), 'packed')
    expect(await get('/widget/react.tgz')).toMatchObject({ status: 200, body: 'packed' })
    rmSync(join(folder, 'react.tgz'))
  })

  test('carry our origin, and the script that people paste is asked for again soon', async () => {
    expect(await get('/widget.js')).toEqual({
      status: 200,
      body: `load("${ORIGIN}")`,
      cache: 'public, max-age=300, stale-while-revalidate=86400',
    })
  })

  test('are kept for good where the address names the content', async () => {
    expect(await get(`/widget/${CHUNK}`)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' })
  })

  test('serve an old shell with the current chunk, which is not kept for good', async () => {
    expect(await get('/widget/ffffffffffffffff.js')).toEqual({
      status: 200,
      body: 'export const chunk = 1',
      cache: 'public, max-age=300, stale-while-revalidate=86400',
    })
  })

  test('serve an old chunk of another kind with the current one of that kind, and with no other', async () => {
    expect(await get(`/widget/settle-${CHUNK}`)).toMatchObject({
      body: 'export const settle = 1',
      cache: expect.stringContaining('immutable'),
    })
    expect(await get('/widget/settle-ffffffffffffffff.js')).toMatchObject({
      body: 'export const settle = 1',
      cache: 'public, max-age=300, stale-while-revalidate=86400',
    })
    expect((await get('/widget/gone-ffffffffffffffff.js')).status).toBe(404)
  })

  test('serve no successor of a chunk that hydrates, because it knows only what its own build drew', async () => {
    expect((await get(`/widget/hydrated-${CHUNK}`)).status).toBe(200)
    expect((await get('/widget/hydrated-ffffffffffffffff.js')).status).toBe(404)
  })

  test('are nothing else', async () => {
    expect((await get('/widget/other.js')).status).toBe(404)
    expect((await get('/widget/..%2f..%2fpackage.js')).status).toBe(404)
  })

  test('come compressed, and not again to whoever has them', async () => {
    const h = await open()
    const first = await h.app.request('/widget.js', { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await h.request('GET', '/widget.js', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('say so when they are not built', async () => {
    const h = await createHarness({
      overrides: { widgetFiles: readWidgetFiles({ folder: join(folder, 'nowhere'), publicUrl: () => ORIGIN }) },
    })
    expect(await h.request('GET', '/widget.js')).toMatchObject({ status: 503, body: { code: 'request.not_built' } })
  })
})
