import { createHash } from 'node:crypto'
import { parse } from 'parse5'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ORIGIN } from '#server/testing/harness.ts'
import { decide, openWall as open, publishWall as publish } from '#server/testing/walls.ts'

const styleOf = (page: string) => /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
const dataOf = (page: string) => /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1]

describe('the hosted page', () => {
  test('is finished before any script, tells where it is, and lets nothing but its own style be', async () => {
    const { h, widgetId } = await open()
    const { status, body, headers } = await h.request<string>('GET', `/wall/${widgetId}`)
    expect(status).toBe(200)
    expect(body).toContain('<h1>What clients say about Feldmann &amp; &lt;Co&gt;</h1>')
    expect(body).toContain('<template shadowrootmode="open">')
    expect(body).toContain('Precise, funny, never late.')
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/wall/${widgetId}">`)
    expect(body).toContain(`<meta property="og:image" content="${ORIGIN}/wall/${widgetId}/image.png">`)
    const hash = createHash('sha256').update(styleOf(body)).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(body).not.toContain(' style=')
    // A script that runs before the browser has read the finished widget would take its place.
    expect(body.indexOf('src="/widget.js"')).toBeGreaterThan(body.indexOf('</goodword-widget>'))
  })

  test('says what all clients gave who made it public, also those that are not shown', async () => {
    const opened = await open()
    const { h, owner, widgetId } = opened
    for (const rating of [2, 5]) {
      const { id } = await h.createRequest(owner)
      await h.submit(id, { testimonial: 'Not shown.', rating })
    }
    const { body } = await h.request<string>('GET', `/wall/${widgetId}`)
    const counts = [...body.matchAll(/<th scope="row">(\d) stars?<\/th>.*?<td>(\d+)<\/td>/g)]
    expect(counts.map(([, stars, count]) => `${stars}: ${count}`)).toEqual(['5: 2', '4: 0', '3: 0', '2: 1', '1: 0'])
    expect(body).toContain('<b>4.0</b>')
    expect(body).toContain('1 of 3 testimonials · all 3 average 4.0')
    expect(body).toContain('The average counts all 3, shown or not.')
  })

  test('has the owner’s logo and colour, which its policy allows by their hash, and changes with them', async () => {
    const { h, owner, widgetId } = await open()
    const read = () => h.request<string>('GET', `/wall/${widgetId}`)
    expect((await read()).body).not.toMatch(/class="brand"><img|--band/)
    const { token } = owner
    const body = { accentColor: '#0b6e4f', asksCompany: false, asksRole: false, questions: [] }
    expect((await h.request('PUT', '/goodword/forms/default/settings', { token, body })).status).toBe(200)
    const { body: page, headers } = await read()
    const [, css = ''] = /<style>(:root.*?)<\/style>/.exec(page) ?? []
    expect(css).toContain('--band:#')
    const hash = createHash('sha256').update(css).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    expect(page).not.toContain(' style=')
  })

  test('says whom to tell of a testimonial that should not be there, and which page it is on', async () => {
    const { h, widgetId } = await open()
    const { body } = await h.request<string>('GET', `/wall/${widgetId}`)
    const [, href = ''] = /<a href="([^"]+)">Report a testimonial</.exec(body) ?? []
    const { protocol, pathname, searchParams } = new URL(href)
    expect([protocol, pathname]).toEqual(['mailto:', h.deps.installation.contactEmail])
    expect(searchParams.get('subject')).toBe(`Report a testimonial on ${ORIGIN}/wall/${widgetId}`)
    expect(body).toContain('<a href="/privacy-policy">Privacy</a>')
  })

  test.each(['newsreader-latin', 'newsreader-latin-ext', 'instrument-sans-latin', 'instrument-sans-latin-ext'])(
    'loads the font %s from here',
    async (name) => {
      const { h } = await open()
      const { status, headers } = await h.request('GET', `/fonts/${name}.woff2`)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('font/woff2')
      expect((await h.request<string>('GET', '/wall.css')).body).toContain(`/fonts/${name}.woff2`)
    },
  )

  test('shows what was written letter by letter', async () => {
    const hostile = '</template><img src=x onerror=alert(1)>'
    const { h, widgetId } = await open({ testimonial: hostile, customerName: hostile })
    const { body } = await h.request<string>('GET', `/wall/${widgetId}`)
    expect(JSON.stringify(parse(body), (key, value) => (key === 'parentNode' ? undefined : value))).not.toContain(
      '"tagName":"img"',
    )
    expect(body).not.toContain(hostile)
  })

  test('follows what is decided at once, and answers 304 while nothing is', async () => {
    const { h, owner, widgetId, testimonialId } = await open()
    const first = await h.request<string>('GET', `/wall/${widgetId}`)
    const again = await h.request('GET', `/wall/${widgetId}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    await decide(h, owner, testimonialId, 'reject')
    const later = await h.request<string>('GET', `/wall/${widgetId}`)
    expect(later.body).not.toContain('never late')
    expect(later.body).toContain('No testimonials yet.')
  })

  test('stands under the address that the owner chose as well', async () => {
    const opened = await open()
    const { body } = await publish(opened, { slug: 'feldmann-studio' })
    expect(body.widget.wallUrl).toBe(`${ORIGIN}/wall/feldmann-studio`)
    for (const name of ['feldmann-studio', opened.widgetId]) {
      const page = await opened.h.request<string>('GET', `/wall/${name}`)
      expect(page.body).toContain(`<link rel="canonical" href="${ORIGIN}/wall/feldmann-studio">`)
    }
  })

  test('tells search engines something only when the owner said what it is about, and nothing that ends the script', async () => {
    const opened = await open({ testimonial: 'Good </script><b>', customerName: 'Ana & Bo' })
    const { h, widgetId } = opened
    expect(dataOf((await h.request<string>('GET', `/wall/${widgetId}`)).body)).toBeUndefined()
    await publish(opened, { options: { structuredData: { type: 'Course', name: 'Label School' } } })
    for (const path of [`/wall/${widgetId}`, `/w/${widgetId}.html`]) {
      const data = dataOf((await h.request<string>('GET', path)).body) ?? ''
      expect(data).not.toContain('<')
      expect(JSON.parse(data)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Course',
        name: 'Label School',
        aggregateRating: { ratingValue: 5, ratingCount: 1 },
        review: [{ author: { name: 'Ana & Bo' }, reviewBody: 'Good </script><b>', reviewRating: { ratingValue: 5 } }],
      })
    }
  })

  test('has a picture for where its link is shared', async () => {
    const { h, widgetId } = await open()
    const answer = await h.app.request(`/wall/${widgetId}/image.png`)
    const bytes = await answer.arrayBuffer()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    const { channels } = await sharp(bytes).stats()
    expect(Math.min(...channels.map(({ min }) => min)), 'letters are drawn').toBeLessThan(80)
    expect((await h.request('GET', '/wall/nope/image.png')).status).toBe(404)
  })
})

describe('finished markup to include', () => {
  test('is the widget with its content and its script, for any site, as long as nothing changes', async () => {
    const { h, owner, widgetId, testimonialId } = await open()
    const { status, body, headers } = await h.request<string>('GET', `/w/${widgetId}.html`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatch(
      new RegExp(
        `^<goodword-widget widget="${widgetId}"><template shadowrootmode="open"><style>.*</goodword-widget>\\n<script async src="${ORIGIN}/widget.js"></script>\\n$`,
        's',
      ),
    )
    expect(body).toContain('Precise, funny, never late.')
    expect(body).toContain(`<a href="${ORIGIN}/wall/${widgetId}">Read our reviews</a></goodword-widget>`)
    const kept = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await h.request('GET', `/w/${widgetId}.html`, { headers: kept })).status).toBe(304)
    await decide(h, owner, testimonialId, 'reject')
    expect((await h.request<string>('GET', `/w/${widgetId}.html`)).body).not.toContain('template')
    expect((await h.request('GET', '/w/nope.html')).status).toBe(404)
  })
})
