import { describe, expect, test } from 'vitest'
import type { WidgetFeed } from '#shared/widgets.ts'
import { decide, openWall as open, publishWall as publish } from '#server/testing/walls.ts'

const HOSTED_PAGE = {
  sentence: 'Packaging for people who make food.',
  button: { label: 'Book a first call', url: 'https://feldmann.example/contact' },
  siteUrl: 'https://www.feldmann.example/',
  leadId: null,
  layout: 'wall',
  isInSitemap: false,
}

describe('what the owner adds to the hosted page', () => {
  const LINK = /<a [^>]*href="https:\/\/www\.feldmann\.example\/"[^>]*>/g

  test('is a sentence, a button and links to the owner’s site, which go again with their fields', async () => {
    const opened = await open()
    const read = async () => (await opened.h.request<string>('GET', `/wall/${opened.widgetId}`)).body
    const before = await read()
    const first = await publish(opened, { options: { hostedPage: HOSTED_PAGE } })
    expect(first.body.options.hostedPage).toEqual(HOSTED_PAGE)
    const page = await read()
    expect(page).toContain('<p dir="auto">Packaging for people who make food.</p>')
    expect(page).toContain('<a class="button" href="https://feldmann.example/contact"><bdi>Book a first call</bdi></a>')
    const links = page.match(LINK) ?? []
    expect(links).toHaveLength(2)
    for (const link of links) expect(link).toContain('rel="me"')
    expect(page).toMatch(/rel="me">feldmann\.example</)
    await publish(opened, { options: {} })
    expect(await read()).toBe(before)
  })

  test('changes neither the feed nor the markup to include', async () => {
    const opened = await open()
    const read = async () => [
      (await opened.h.request<string>('GET', `/w/${opened.widgetId}.html`)).body,
      JSON.stringify((await opened.h.request('GET', `/w/${opened.widgetId}.json`)).body),
    ]
    await publish(opened, {})
    const before = await read()
    const { items } = JSON.parse(before[1] ?? '')
    await publish(opened, { options: { hostedPage: { ...HOSTED_PAGE, leadId: items[0].id } } })
    expect(await read()).toEqual(before)
  })

  test.each(['wall', 'grid', 'list'] as const)('can be a %s, whatever layout the widget has', async (layout) => {
    const opened = await open()
    const published = await publish(opened, { kind: 'badge', options: { hostedPage: { ...HOSTED_PAGE, layout } } })
    expect(published.body.options.hostedPage.layout).toBe(layout)
    const { body } = await opened.h.request<string>('GET', `/wall/${opened.widgetId}`)
    expect(body).toContain(`<goodword-widget widget="${opened.widgetId}" layout="${layout}"`)
    expect(body).toContain(`<div class="${layout} plain page"`)
    expect(body).toContain('Precise, funny, never late.')
  })

  test('can be a list in large letters, which the page’s style sheet sets', async () => {
    const opened = await open()
    const layout = 'large'
    const published = await publish(opened, { options: { hostedPage: { ...HOSTED_PAGE, layout } } })
    expect(published.body.options.hostedPage.layout).toBe(layout)
    const { body } = await opened.h.request<string>('GET', `/wall/${opened.widgetId}`)
    expect(body).toContain(`<goodword-widget widget="${opened.widgetId}" layout="list" class="large"`)
    expect(body).toContain('<div class="list plain page"')
    expect(body).toContain('Precise, funny, never late.')
  })

  test('is a wall outside our sitemap for editors of before who know neither', async () => {
    const opened = await open()
    const { layout: _, isInSitemap: __, ...known } = HOSTED_PAGE
    const published = await publish(opened, { options: { hostedPage: known } })
    expect(published).toMatchObject({ status: 200, body: { options: { hostedPage: HOSTED_PAGE } } })
  })

  test.each([
    ['a layout that shows only a part', { layout: 'single' }],
    ['an http address', { siteUrl: 'http://feldmann.example' }],
    ['a script', { button: { label: 'Book', url: 'javascript:alert(1)//feldmann.example' } }],
    ['a name in the address', { siteUrl: 'https://feldmann.example@evil.example' }],
    ['a label without an address', { button: { label: 'Book', url: '' } }],
    ['an address without a label', { button: { label: ' ', url: 'https://feldmann.example' } }],
    ['a sentence that is too long', { sentence: 'a'.repeat(201) }],
    ['a label of two lines', { button: { label: 'Book\nnow', url: 'https://feldmann.example' } }],
  ])('is refused with %s', async (_, change) => {
    const opened = await open()
    const refused = await publish(opened, { options: { hostedPage: { ...HOSTED_PAGE, ...change } } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid' } })
    const { body } = await opened.h.request<string>('GET', `/wall/${opened.widgetId}`)
    expect(body).not.toContain('feldmann.example')
  })

  test('stays text and addresses, whatever is in it', async () => {
    const opened = await open()
    const hostile = '"><img src=x onerror=alert(1)>'
    const { body: published } = await publish(opened, {
      options: {
        hostedPage: {
          ...HOSTED_PAGE,
          sentence: hostile,
          button: { label: hostile, url: `https://feldmann.example/?q=${hostile}` },
          siteUrl: `https://feldmann.example/#${hostile}`,
        },
      },
    })
    expect(published.options.hostedPage.sentence).toBe(hostile)
    const { body } = await opened.h.request<string>('GET', `/wall/${opened.widgetId}`)
    expect(body).not.toContain('<img')
    expect(body).toContain('<p dir="auto">&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  test('comes along when the account is exported', async () => {
    const opened = await open()
    await publish(opened, { options: { hostedPage: HOSTED_PAGE } })
    const exported = await opened.h.request<string>('GET', '/goodword/user/me/export', { token: opened.owner.token })
    expect(JSON.stringify(exported.body)).toContain(JSON.stringify(HOSTED_PAGE))
  })
})

describe('the large quote of the hosted page', () => {
  async function openWithTwo(first: { testimonial?: string; customerName?: string } = {}) {
    const opened = await open(first)
    const { h, owner, widgetId } = opened
    h.clock.advance({ minutes: 5 })
    const { id: second } = await h.createRequest(owner)
    await h.submit(second, { testimonial: 'Quick.', customerName: 'Ben', rating: 4 })
    await decide(h, owner, second, 'approve')
    const { body } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    const leadId = body.items[1]?.id ?? ''
    await publish(opened, { options: { hostedPage: { ...HOSTED_PAGE, leadId } } })
    const read = async () => (await h.request<string>('GET', `/wall/${widgetId}`)).body
    return { ...opened, leadId, second, read }
  }

  const split = (page: string) => {
    const [, lead = '', others = ''] = /<article class="lead">(.*?)<\/article>(.*)/s.exec(page) ?? []
    return { lead, others }
  }

  test('comes first, once, and the honest line counts it', async () => {
    const { h, widgetId, leadId, read } = await openWithTwo()
    const page = await read()
    const { lead, others } = split(page)
    expect(lead).toContain('Precise, funny, never late.')
    expect(lead).toContain('aria-label="Rated 5 out of 5"')
    expect(others).not.toContain('Precise, funny, never late.')
    expect(others).toContain('Quick.')
    expect(page).toContain('<p class="line">2 of 2 testimonials')

    const api = /<goodword-widget [^>]*api="([^"]*)"/.exec(page)?.[1]
    const { body: feed, headers } = await h.request<WidgetFeed>('GET', `${api}/w/${widgetId}.json`)
    expect(feed.items.map(({ text }) => text)).toEqual(['Quick.'])
    expect(others, 'the script keeps what is drawn').toContain(`data-key="${feed.revision}`)
    expect(JSON.stringify(feed)).not.toContain(leadId)
    const kept = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await h.request('GET', `${api}/w/${widgetId}.json`, { headers: kept })).status).toBe(304)
    const counted = await h.request('POST', `${api}/w/${widgetId}/count`, { body: { kind: 'view' } })
    expect(counted.status).toBe(204)
  })

  test('goes with the testimonial, and the rest of the page stays', async () => {
    const { h, owner, testimonialId, second, read } = await openWithTwo()
    await decide(h, owner, second, 'reject')
    const alone = await read()
    expect(split(alone).lead).toContain('never late')
    expect(alone).not.toMatch(/<goodword-widget|No testimonials yet/)
    await decide(h, owner, testimonialId, 'reject')
    const empty = await read()
    expect(empty).not.toContain('never late')
    expect(empty).toContain('No testimonials yet.')
  })

  test('isn’t read by sites that may not show the widget', async () => {
    const opened = await openWithTwo()
    const hostedPage = { ...HOSTED_PAGE, leadId: opened.leadId }
    await publish(opened, { options: { hostedPage, allowedSites: ['feldmann.studio'] } })
    const headers = { origin: 'https://evil.example' }
    const answer = await opened.h.request('GET', `/wall/w/${opened.widgetId}.json`, { headers })
    expect(answer).toMatchObject({ status: 403, body: { code: 'widgets.site_not_allowed' } })
    expect((await opened.h.request('GET', '/wall/w/wgt_unknown.json')).status).toBe(404)
  })

  test('stays text, and is folded when it is long', async () => {
    const hostile = `</blockquote><script>alert(1)</script>${'So long. '.repeat(80)}`
    const { read } = await openWithTwo({ testimonial: hostile, customerName: '<b>Ana</b>' })
    const { lead } = split(await read())
    expect(lead).toContain('&lt;script&gt;alert(1)')
    expect(lead).toContain('&lt;b&gt;Ana&lt;/b&gt;')
    expect(lead).not.toMatch(/<script|<b>/)
    expect(lead).toContain('<summary><span>Read all</span>')
  })

  test('begins with its excerpt and marks the highlight, and has the whole text one press away', async () => {
    const { h, owner, testimonialId, read } = await openWithTwo({
      testimonial: 'Dear <b>Nora</b>. Precise & funny. Never late.',
    })
    const { status } = await h.request('PUT', `/goodword/testimonial/${testimonialId}/excerpt`, {
      token: owner.token,
      body: { excerpt: '… Precise & funny. …', highlight: '& funny', revisedAt: null },
    })
    expect(status).toBe(200)
    const { lead } = split(await read())
    const quotes = [...lead.matchAll(/<blockquote[^>]*>(.*?)<\/blockquote>/gs)].map(([, quote]) => quote)
    expect(quotes).toEqual([
      '<p>… Precise <mark>&amp; funny</mark>. …</p>',
      '<p>Dear &lt;b&gt;Nora&lt;/b&gt;. Precise <mark>&amp; funny</mark>. Never late.</p>',
    ])
    expect(lead).toContain('<summary><span>Read all</span>')
  })
})
