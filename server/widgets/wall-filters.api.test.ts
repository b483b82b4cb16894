import { describe, expect, test } from 'vitest'
import type { WidgetFeed } from '#shared/widgets.ts'
import { makeImage } from '#server/testing/images.ts'
import { ORIGIN } from '#server/testing/harness.ts'
import { confirmWallDomain, openStudioWall, visit, WALL_NAME } from '#server/testing/wall-domains.ts'
import { decide, publishWall } from '#server/testing/walls.ts'

const TOOLS = { hasVisitorTools: true, hasServiceFilter: true }

/** A hosted page with three testimonials: two about a label, of which one has four stars, and one about a range. */
async function openSortedWall(options: object = TOOLS, answer?: Parameters<typeof openStudioWall>[0]) {
  const opened = await openStudioWall(answer)
  const { h, owner, widgetId } = opened
  const sort = (id: string, service: string) =>
    h.request('PUT', `/goodword/testimonial/${id}/service`, { token: owner.token, body: { service } })
  await sort(opened.testimonialId, 'One label')
  for (const [testimonial, rating, service] of [
    ['Calm.', 4, 'One label'],
    ['Quick.', 5, 'A range & <more>'],
  ] as const) {
    h.clock.advance({ minutes: 5 })
    const { id } = await h.createRequest(owner)
    await h.submit(id, { testimonial, rating, customerName: 'Ben' })
    await decide(h, owner, id, 'approve')
    await sort(id, service)
  }
  await publishWall(opened, { options })
  const read = async (query = '') => (await h.request<string>('GET', `/wall/${widgetId}${query}`)).body
  return { ...opened, read }
}

const linksIn = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)"[^>]*data-filter[^>]*>(.*?)<\/a>/g)].map(([, href = '', label = '']) => [
    href.replaceAll('&amp;', '&'),
    label.replaceAll(/<[^>]+>/g, ''),
  ])

const ALL = ['Quick.', 'Calm.', 'Precise, funny, never late.']
const shownIn = (page: string) => ALL.filter((text) => page.includes(`>${text}<`))

describe('the filters of a hosted page', () => {
  test('are links that lead to what they say, without any script', async () => {
    const { read } = await openSortedWall()
    const page = await read()
    expect(linksIn(page)).toEqual([
      ['?stars=5', '5 stars'],
      ['?stars=4', '4 stars'],
      ['?', 'All 3'],
      ['?service=One+label', 'One label 2'],
      ['?service=A+range+%26+%3Cmore%3E', 'A range &amp; &lt;more&gt; 1'],
    ])
    expect(shownIn(await read('?service=One+label'))).toEqual(['Calm.', 'Precise, funny, never late.'])
    expect(shownIn(await read('?service=A+range+%26+%3Cmore%3E'))).toEqual(['Quick.'])
    const five = await read('?stars=5')
    expect(shownIn(five)).toEqual(['Quick.', 'Precise, funny, never late.'])
    expect(five).toMatch(/<a href="\?stars=5"[^>]* aria-current="true"><bdi>5 stars<\/bdi> <span>2<\/span>/)
    expect(five).toContain('role="status">5 stars: 2 of 3 testimonials.</p>')
    expect(five, 'what the owner shows stays the same').toContain('3 of 3 testimonials · all 3 average 4.7')
  })

  test('offer photos where some have one', async () => {
    const { read } = await openSortedWall(TOOLS, { photo: await makeImage({ width: 64, height: 64 }) })
    expect(linksIn(await read())).toContainEqual(['?photo=1', 'With photo 1'])
    expect(shownIn(await read('?photo=1'))).toEqual(['Precise, funny, never late.'])
  })

  test('are not for search engines, and keep their own address where they are shared', async () => {
    const { read, widgetId } = await openSortedWall()
    const address = `${ORIGIN}/wall/${widgetId}`
    const page = await read()
    expect(page).toContain(`<link rel="canonical" href="${address}">`)
    expect(page).not.toContain('noindex')
    const filtered = await read('?stars=4')
    expect(filtered).toContain('<meta name="robots" content="noindex">')
    expect(filtered).not.toContain('rel="canonical"')
    expect(filtered).toContain(`<meta property="og:url" content="${address}?stars=4">`)
    expect(filtered).toContain(`content="${address}/image.png"`)
    expect(filtered).toMatch(/<title>What clients say about [^<]*: 4 stars<\/title>/)
    for (const link of filtered.match(/<a href="\?s[^>]*>/g) ?? []) expect(link).toContain('rel="nofollow"')
  })

  test.each(['?utm_source=x', '?service=Nothing', '?stars=1', '?stars=5x', '?photo=1', '?service=__proto__', '?%'])(
    'are ignored when there are none like %s, so that no made-up address is another page',
    async (query) => {
      const { h, read, widgetId } = await openSortedWall()
      expect(await read(query)).toBe(await read())
      const feed = await h.request('GET', `/wall/filtered/${encodeURIComponent(query.slice(1))}/w/${widgetId}.json`)
      expect(feed.status).toBe(404)
    },
  )

  test.each([{}, { hasVisitorTools: true }, { hasServiceFilter: true }])(
    'are only those that the owner offers: %j',
    async (options) => {
      const { read } = await openSortedWall(options)
      expect(await read()).not.toMatch(/One label|\?service=/)
      expect(await read('?service=One+label')).toBe(await read())
      const hasStars = 'hasVisitorTools' in options
      expect(linksIn(await read()).length > 0).toBe(hasStars)
    },
  )

  test('go with the plan', async () => {
    const { h, owner, read } = await openSortedWall()
    await h.setPlan(owner, 'free')
    const page = await read('?stars=4')
    expect(linksIn(page)).toEqual([])
    expect(shownIn(page)).toEqual(ALL)
    expect(page).not.toContain('wall-filters')
  })

  test('give the widget the same testimonials, so that its script keeps what is drawn', async () => {
    const { h, read, widgetId } = await openSortedWall()
    for (const query of ['', '?service=A+range+%26+%3Cmore%3E']) {
      const page = await read(query)
      const api = /<goodword-widget [^>]*api="([^"]*)"/.exec(page)?.[1]
      const { status, body: feed } = await h.request<WidgetFeed>('GET', `${api}/w/${widgetId}.json`)
      expect(status).toBe(200)
      expect(feed.items.map(({ text }) => text)).toEqual(shownIn(page))
      expect(page).toContain(`data-key="${feed.revision}`)
      expect(
        feed.items.map(({ service }) => service),
        'the page has the links',
      ).not.toContain('One label')
      expect((await h.request('POST', `${api}/w/${widgetId}/count`, { body: { kind: 'view' } })).status).toBe(204)
    }
  })

  test('leave the large quote to the whole page', async () => {
    const opened = await openSortedWall()
    const { body } = await opened.h.request<WidgetFeed>('GET', `/w/${opened.widgetId}.json`)
    const leadId = body.items[0]?.id ?? ''
    const page = { sentence: null, button: null, siteUrl: null, layout: 'wall', leadId }
    await publishWall(opened, { options: { ...TOOLS, hostedPage: page } })
    expect(await opened.read()).toContain('<article class="lead"')
    const filtered = await opened.read('?stars=5')
    expect(filtered).not.toContain('<article class="lead"')
    expect(shownIn(filtered)).toEqual(['Quick.', 'Precise, funny, never late.'])
  })

  test('work at the owner’s own domain, with its address', async () => {
    const opened = await openSortedWall()
    await confirmWallDomain(opened)
    const { h, widgetId } = opened
    const { body } = await visit(h, '/?stars=4')
    expect(shownIn(body)).toEqual(['Calm.'])
    expect(body).toContain(`<meta property="og:url" content="http://${WALL_NAME}/?stars=4">`)
    expect(body).toContain(`<script async src="${ORIGIN}/widget/wall-filters`)
    const api = /<goodword-widget [^>]*api="([^"]*)"/.exec(body)?.[1]
    const headers = { host: WALL_NAME }
    const feed = await h.request<WidgetFeed>('GET', `${api}/w/${widgetId}.json`, { headers })
    expect(feed.body.items.map(({ text }) => text)).toEqual(['Calm.'])
    expect((await h.request('GET', `${api}/w/wgt_other.json`, { headers })).status).toBe(404)
  })
})
