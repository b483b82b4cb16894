import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullTitle, type PageHead, pageHeads } from '#shared/page-heads.ts'
import { createHarness, ORIGIN } from '#server/testing/harness.ts'
import { headTags } from './page-head.ts'
import { readSite } from './static-files.ts'

const allHeads: [string, PageHead][] = Object.entries(pageHeads)
/** A path that matches the pattern. */
const pathOf = (pattern: string) => (pattern === '*' ? '/nowhere/at-all' : pattern.replaceAll(/:\w+/g, 'AAAA.BBBB'))

type Element = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Element[]; value?: string }

/** The elements of a name anywhere in the page, each as its attributes and its text. */
function elements(page: string, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const visit = (element: Element) => {
    if (element.nodeName === name) {
      const attributes = (element.attrs ?? []).map(({ name: key, value }) => [key, value] as const)
      const text = (element.childNodes ?? []).map(({ value }) => value ?? '').join('')
      found.push({ ...Object.fromEntries(attributes), text })
    }
    for (const child of element.childNodes ?? []) visit(child)
  }
  visit(parse(page) as unknown as Element)
  return found
}

/** What one page says of itself. */
function readHead(page: string) {
  const metas = elements(page, 'meta')
  const meta = (name: string) => metas.find((each) => (each['name'] ?? each['property']) === name)?.['content']
  const links = elements(page, 'link')
  return {
    titles: elements(page, 'title').map(({ text }) => text),
    meta,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    linked: (rel: string) => links.find((link) => link['rel'] === rel)?.['href'],
  }
}

let h: Awaited<ReturnType<typeof createHarness>>
beforeAll(async () => {
  h = await createHarness()
})

const HTML = { accept: 'text/html' }
const get = (path: string, headers: Record<string, string> = {}) =>
  h.request<string>('GET', path, { headers: { ...HTML, ...headers } })

describe('the head of', () => {
  test.each(allHeads)('%s has one title, a description and an image of its own', async (pattern, head) => {
    const { status, body } = await get(pathOf(pattern))
    // Nobody has this collection link.
    expect(status).toBe(pattern === '*' || pattern === '/to/:slug' ? 404 : 200)
    const { titles, meta, linked } = readHead(body)
    expect(titles).toEqual([fullTitle(head.title, 'Goodword')])
    expect(meta('description')).toBe(head.description)
    expect(meta('og:title')).toBe(fullTitle(head.title, 'Goodword'))
    expect(meta('og:description')).toBe(head.description)
    expect(meta('og:type')).toBe('website')
    expect(meta('og:site_name')).toBe('Goodword')
    expect(meta('og:image')).toBe(`${ORIGIN}/share.png`)
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(linked('manifest')).toBe('/manifest.webmanifest')
    expect(linked('apple-touch-icon')).toBe('/icon-180.png')
  })

  test.each(allHeads)('%s is either canonical or not listed', async (pattern, { isIndexed }) => {
    const { canonical, meta } = readHead((await get(pathOf(pattern))).body)
    expect(canonical).toEqual(isIndexed ? [`${ORIGIN}${pattern}`] : [])
    expect(meta('og:url')).toBe(isIndexed ? `${ORIGIN}${pattern}` : undefined)
    expect(meta('robots')).toBe(isIndexed ? undefined : 'noindex')
  })

  test('the pages that search engines may list differ in title and description, and are short enough', () => {
    const listed = allHeads.filter(([, { isIndexed }]) => isIndexed).map(([, head]) => head)
    expect(listed.length).toBeGreaterThanOrEqual(5)
    expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
    expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length)
    for (const { title } of listed) expect(fullTitle(title, 'Goodword').length).toBeLessThanOrEqual(70)
    for (const [, { description }] of allHeads) expect(description.length).toBeLessThanOrEqual(160)
  })

  test('an installation with a name of its own has that name everywhere, and no image with ours', () => {
    const tags = headTags({ path: '/', head: pageHeads['/'], publicUrl: ORIGIN, productName: 'Kind & True' })
    expect(tags).toContain('<title>Kind &amp; True: client testimonials, collected automatically</title>')
    expect(tags).toContain('content="Kind &amp; True asks your clients')
    expect(tags).not.toMatch(/Goodword|og:image/)
    expect(tags).toContain('<meta name="twitter:card" content="summary">')
  })

  test.each([['/login/'], ['/login?next=%2Fevil&utm_source=x'], ['//login'], ['/login/?a=b']])(
    '%s names the address without the slash and the query',
    async (path) => {
      const { canonical, meta } = readHead((await get(path)).body)
      expect(canonical).toEqual([`${ORIGIN}/login`])
      expect(meta('og:url')).toBe(`${ORIGIN}/login`)
    },
  )

  test('a page names no host that a request brings', async () => {
    for (const headers of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }])
      for (const path of ['/', '/robots.txt', '/sitemap.xml', '/testimonial/submit/AAAA'])
        expect((await get(path, headers)).body, path).not.toContain('evil.example')
  })

  test('a page is escaped, whatever its table says', () => {
    const hostile = '"><script>alert(1)</script>&'
    const tags = headTags({
      path: '/login',
      head: { title: hostile, description: hostile, isIndexed: true },
      publicUrl: ORIGIN,
      productName: 'Goodword',
    })
    expect(tags).not.toContain('<script>')
    expect(readHead(tags).meta('description')).toBe(hostile)
  })
})

describe('a page', () => {
  test('is compressed, and comes once to a caller who has it', async () => {
    const answer = await h.app.request('/terms-of-service', { headers: { ...HTML, 'accept-encoding': 'br, gzip' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(String(brotliDecompressSync(await answer.arrayBuffer()))).toContain('<title>Terms of service')
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^".+"$/)
    expect((await get('/terms-of-service', { 'if-none-match': etag })).status).toBe(304)
  })

  test('answers HEAD like GET, without the page', async () => {
    for (const path of ['/', '/privacy-policy', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']) {
      const { status, body, headers } = await h.request('HEAD', path, { headers: HTML })
      expect([status, body], path).toEqual([200, ''])
      expect(headers.get('content-type'), path).toBe((await get(path)).headers.get('content-type'))
    }
  })
})

describe('robots.txt', () => {
  const disallowed = async () =>
    (await get('/robots.txt')).body
      .split('\n')
      .filter((line) => line.startsWith('Disallow: '))
      .map((line) => line.slice('Disallow: '.length))
  /** As search engines read a rule. */
  const applies = (rule: string, path: string) => (rule.endsWith('$') ? `${path}$` === rule : path.startsWith(rule))

  test('names the sitemap at the public address', async () => {
    const { headers, body } = await get('/robots.txt')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(body).toMatch(/^User-agent: \*\n/)
  })

  test('keeps crawlers out of the owner’s pages, the API and the tools', async () => {
    const rules = await disallowed()
    const isOut = (path: string) => rules.some((rule) => applies(rule, path))
    for (const path of [
      '/testimonial',
      '/testimonial/list',
      '/payments',
      '/widgets/abc',
      '/settings/security/two-factor',
      '/stripe/payment-success',
      '/goodword/user/me',
      '/dev/outbox',
    ])
      expect(isOut(path), path).toBe(true)
  })

  test('lets them read public pages, what widgets on other sites load, and pages that say noindex themselves', async () => {
    const rules = await disallowed()
    const isOut = (path: string) => rules.some((rule) => applies(rule, path))
    for (const path of [
      ...allHeads.filter(([, { isIndexed }]) => isIndexed).map(([listed]) => listed),
      '/testimonial/submit/abc',
      '/testimonial/mine/abc',
      '/unsubscribe/abc',
      '/wall/abc',
      '/proof/abc',
      '/w/abc.json',
      '/widget.js',
      '/widget/1.0.0/widget.js',
      '/assets/main.js',
      '/share.png',
    ])
      expect(isOut(path), path).toBe(false)
  })
})

test('the sitemap has the public pages and no others', async () => {
  const { headers, body } = await get('/sitemap.xml')
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/privacy-policy', '/terms-of-service', '/login', '/sign-up'].map((path) => ORIGIN + path),
  )
})

describe('the web manifest', () => {
  test('may be loaded by the pages, and has icons for every use', async () => {
    const { headers, body } = await h.request<string>('GET', '/manifest.webmanifest')
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({ name: 'Goodword', start_url: '/' })
    const uses = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose ?? 'any'].join(' '))
    expect(uses).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable'])
    expect((await get('/')).headers.get('content-security-policy')).toContain("manifest-src 'self'")
  })
})

describe('an image of the site', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'goodword-images-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'share.png'), 'png')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('may be shown by other sites', async () => {
    const other = await createHarness({ overrides: { site: readSite(folder) } })
    const { status, headers } = await other.request('GET', '/share.png')
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    })
  })
})
