import { describe, expect, test } from 'vitest'
import { askForCertificate, confirmWallDomain, openStudioWall, visit, WALL_NAME } from '#server/testing/wall-domains.ts'
import type { WidgetFeed } from '#shared/widgets.ts'

async function served() {
  const opened = await openStudioWall()
  await confirmWallDomain(opened)
  return opened
}

describe('at an owner’s domain', () => {
  test('the hosted page is itself, with what it loads from there, and without a cookie', async () => {
    const { h, widgetId } = await served()
    const { status, body, headers } = await visit(h, '/')
    expect(status).toBe(200)
    expect(body).toContain('Precise, funny, never late.')
    expect(body).toContain(`<link rel="canonical" href="http://${WALL_NAME}/">`)
    expect(body).toContain(`<meta property="og:image" content="http://${WALL_NAME}/image.png">`)
    expect(body).toContain('src="http://goodword.test/widget.js"')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' http:\/\/goodword\.test/)
    expect(headers.get('set-cookie')).toBeNull()
    for (const path of ['/wall.css', '/image.png', '/fonts/newsreader-latin.woff2', '/robots.txt', '/sitemap.xml'])
      expect((await visit(h, path)).status, path).toBe(200)
    const feed = await h.request<WidgetFeed>('GET', `/wall/w/${widgetId}.json`, { headers: { host: WALL_NAME } })
    expect(feed.body.items.length).toBeGreaterThan(0)
    expect((await visit(h, '/wall/w/wgt_other.json')).status).toBe(404)
  })

  test('no endpoint, page or tool of the product answers', async () => {
    const { h, widgetId } = await served()
    const endpoints = h.endpoints.map(({ method, path }) => [method, path.replaceAll(/:\w+/g, 'any')] as const)
    const pages = [
      ['/', 'POST'],
      ['/sign-in', 'GET'],
      ['/settings', 'GET'],
      ['/testimonial/list', 'GET'],
      ['/testimonial/submit/any', 'GET'],
      ['/testimonial/mine/any', 'GET'],
      ['/to/feldmann', 'GET'],
      ['/unsubscribe/any', 'GET'],
      [`/wall/${widgetId}`, 'GET'],
      [`/w/${widgetId}.json`, 'GET'],
      ['/widget.js', 'GET'],
      ['/proof/any', 'GET'],
      ['/dev/outbox', 'GET'],
      ['/dev/stripe', 'GET'],
      ['/openapi.json', 'GET'],
      ['/certificate-for', 'GET'],
      ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', 'POST'],
      ['/goodword/stripe/webhook', 'POST'],
    ] as const
    const all = [...pages, ...endpoints.map(([method, path]) => [path, method] as const)]
    expect(all.length).toBeGreaterThan(150)
    for (const [path, method] of all) {
      const { status, headers } = await visit(h, path, { method })
      expect(status, `${method} ${path}`).toBe(404)
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('the page here names the domain as its address, and goes on', async () => {
    const { h, widgetId } = await served()
    const { status, body } = await h.request<string>('GET', `/wall/${widgetId}`)
    expect(status).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="http://${WALL_NAME}/">`)
  })

  test('nothing is served after a downgrade, and again once the plan includes it', async () => {
    const { h, owner, widgetId } = await served()
    await h.setPlan(owner, 'pro')
    expect((await visit(h, '/')).status).toBe(421)
    expect(await askForCertificate(h, WALL_NAME)).toBe(404)
    expect(String((await h.request('GET', `/wall/${widgetId}`)).body)).not.toContain(WALL_NAME)
    await h.setPlan(owner, 'studio')
    expect((await visit(h, '/')).status).toBe(200)
  })

  test.each(['evil.example', `x.${WALL_NAME}`, WALL_NAME.replace('love', 'l0ve'), ''])(
    'another name, %j, leads nowhere',
    async (host) => {
      const { h } = await served()
      expect((await visit(h, '/', { host })).status).toBe(421)
    },
  )
})

describe('the proxy', () => {
  test('gets a certificate for a domain in use, and for no other', async () => {
    const { h } = await served()
    expect(await askForCertificate(h, WALL_NAME)).toBe(200)
    expect(await askForCertificate(h, WALL_NAME.toUpperCase())).toBe(200)
    for (const name of ['evil.example', '', 'goodword.test', `x.${WALL_NAME}`])
      expect(await askForCertificate(h, name), name).toBe(404)
  })

  test('is told only from this network, and not for a visitor', async () => {
    const { h } = await served()
    for (const from of ['10.1.2.3', '192.168.0.7', '::1', '::ffff:127.0.0.1'])
      expect(await askForCertificate(h, WALL_NAME, { from }), from).toBe(200)
    for (const from of ['203.0.113.9', '2001:db8::1'])
      expect(await askForCertificate(h, WALL_NAME, { from }), from).toBe(404)
    for (const header of ['x-forwarded-for', 'forwarded'])
      expect(await askForCertificate(h, WALL_NAME, { headers: { [header]: '10.0.0.1' } }), header).toBe(404)
  })
})
