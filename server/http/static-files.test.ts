import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageHeads } from '#shared/page-heads.ts'
import { clientConfigOf } from '#server/app/client-config.ts'
import { createHarness } from '#server/testing/harness.ts'
import { withHead } from './page-head.ts'
import { readSite, withConfig } from './static-files.ts'

const CONFIG = clientConfigOf({ firebase: undefined, isProduction: false })
const BLOCK = '<script type="application/json" id="goodword-config">{}</script>'
const HEAD = `<title>Goodword</title>${BLOCK}`

describe('the configuration in a page', () => {
  test('cannot end its block, whatever it holds', () => {
    const hostile = '</script><script>alert(1)</script><!-- $& $1'
    const page = withConfig(`<head>${BLOCK}</head>`, {
      ...CONFIG,
      identity: { mode: 'firebase', apiKey: hostile, authDomain: 'a', projectId: 'b' },
    })
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    const json = /id="goodword-config">([^<]*)</.exec(page)?.[1] ?? ''
    expect(JSON.parse(json).identity.apiKey).toBe(hostile)
  })

  test('needs its block, and the head its title', () => {
    const head = { path: '/', head: pageHeads['/'], publicUrl: 'https://goodword.example', productName: 'Goodword' }
    expect(() => withHead('<head></head>', head)).toThrow('no title')
    expect(() => withConfig('<head></head>', CONFIG)).toThrow('goodword-config')
  })
})

describe('the built pages', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'goodword-site-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), `${HEAD}<p>dashboard`)
    writeFileSync(join(folder, 'submit.html'), `${HEAD}<p>form`)
    writeFileSync(join(folder, 'portal.html'), `${HEAD}<p>own page`)
    writeFileSync(join(folder, 'unsubscribe.html'), `${HEAD}<p>own page`)
    writeFileSync(join(folder, 'early.js'), 'early')
    writeFileSync(join(folder, 'assets', 'main-abc.js'), 'x'.repeat(2000))
    writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('x'.repeat(2000)))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const h = await createHarness({ overrides: { site: readSite(folder) } })
    const response = await h.app.request(path, { headers })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  test('are the dashboard for its paths and the form for a client’s link', async () => {
    expect((await get('/testimonial/list')).text).toContain('<p>dashboard')
    expect((await get('/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA')).text).toContain('<p>form')
    expect((await get('/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA')).text).toContain('"mode":"embedded"')
  })

  test('are the client’s own for a link of a client, which no cache, search engine or other site gets to know', async () => {
    for (const path of ['/testimonial/mine/AAAA.BBBB', '/unsubscribe/AAAA.BBBB']) {
      const { status, text, headers } = await get(path)
      expect(status, path).toBe(200)
      expect(text, path).toContain('<p>own page')
      expect(text, path).toContain('"mode":"embedded"')
      expect(Object.fromEntries(headers), path).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("connect-src 'self';"),
      })
    }
    expect((await get('/testimonial/mine')).status).toBe(404)
    expect((await get('/unsubscribe/a/b')).status).toBe(404)
  })

  test('name a link of a client nowhere in the log', async () => {
    const h = await createHarness({ overrides: { site: readSite(folder) } })
    await h.app.request('/testimonial/mine/SECRET-ID.SECRET-SIGNATURE')
    await h.app.request('/unsubscribe/SECRET-ID.SECRET-SIGNATURE')
    expect(h.logLines.join()).toContain('/testimonial/mine/:token')
    expect(h.logLines.join()).not.toContain('SECRET')
  })

  test('bring their files for good, compressed, and their pages not at all', async () => {
    const script = await get('/assets/main-abc.js', { 'accept-encoding': 'br' })
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await get('/early.js')).headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await get('/')).headers.get('cache-control')).toBe('no-store')
  })

  test('are nothing outside their folder', async () => {
    for (const path of [
      '/assets/../../package.json',
      '/assets/%2e%2e/index.html',
      '/assets/missing.js',
      '/index.html.bak',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test('say so when they are not built', async () => {
    const h = await createHarness({ overrides: { site: readSite(join(folder, 'nowhere')) } })
    expect(await h.request('GET', '/login')).toMatchObject({ status: 503, body: { code: 'request.not_built' } })
  })
})
