import { describe, expect, test } from 'vitest'
import type { Widget, WidgetDetails } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { openRequest, ANSWER } from '#server/testing/clients.ts'
import { createHarness, type Harness, ORIGIN, type TestOwner } from '#server/testing/harness.ts'

type Failure = { code: string; message: string; details?: { path: string; message: string }[] }

const DRAFT = { name: 'Wall', kind: 'wall', slug: null, options: defaultWidgetOptions, heights: null }

/** Everything that the studio can ask for, as one owner. */
function studioOf(h: Harness, { token }: TestOwner) {
  const ask = <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    h.request<T & Failure>(method, `/goodword/widget/${path}`, { token, body, headers })
  return {
    list: async () => (await ask<{ items: Widget[] }>('GET', 'list')).body.items,
    create: (body: unknown, headers?: Record<string, string>) => ask<Widget>('POST', 'create', body, headers),
    open: (id: string) => ask<WidgetDetails>('GET', id),
    publish: (id: string, change: Record<string, unknown> = {}) =>
      ask<WidgetDetails>('PUT', id, { ...DRAFT, ...change }),
    remove: (id: string) => ask('DELETE', id),
    preview: (id: string, body: unknown = { kind: 'wall', options: defaultWidgetOptions }) =>
      ask<{ previewId: string }>('POST', `${id}/preview`, body),
  }
}

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  const studio = studioOf(h, owner)
  const [first] = await studio.list()
  if (!first) throw new Error('no widget')
  return { h, owner, studio, id: first.id }
}

/** The same with two testimonials that anybody may see. */
async function setUpWithTestimonial() {
  const opened = await openRequest()
  const { h, owner, widgetId: id } = opened
  await h.submit(opened.id, ANSWER)
  await opened.decide('approve')
  h.clock.advance({ minutes: 5 })
  const { id: second } = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
  await h.submit(second, { ...ANSWER, customerName: 'Ben', testimonial: 'Quick.', rating: 3 })
  await h.request('PUT', `/goodword/testimonial/${second}/approve`, { token: owner.token })
  const feed = async (name = id) => h.request<WidgetFeed>('GET', `/w/${name}.json`)
  return { ...opened, id, studio: studioOf(h, owner), feed }
}

describe('the studio', () => {
  test('opens a widget with what it may show, what it is set to and what the plan allows', async () => {
    const { studio, id } = await setUpWithTestimonial()
    const { status, body } = await studio.open(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      widget: { id, name: 'Wall', kind: 'wall', publishedAt: null, seenOn: null },
      slug: null,
      options: defaultWidgetOptions,
      heights: null,
      allows: { darkThemes: false, visitorTools: false, colors: false, unbranded: false },
      testimonials: [
        { author: 'Ben', text: 'Quick.', rating: 3, date: '2026-11-20' },
        { author: ANSWER.customerName, text: ANSWER.testimonial, rating: 5, date: '2026-11-20' },
      ],
    })
    expect(Object.keys(body.testimonials[0] ?? {}).toSorted()).toEqual(['author', 'date', 'id', 'rating', 'text'])
  })

  test('lists what was made, oldest first, and makes one only once however often it is asked for it', async () => {
    const { h, studio } = await setUp()
    h.clock.advance({ seconds: 1 })
    const key = { 'idempotency-key': 'create-once' }
    const made = await studio.create({ name: ' Footer ', kind: 'badge' }, key)
    expect(made).toMatchObject({ status: 201, body: { name: 'Footer', kind: 'badge', publishedAt: null } })
    expect((await studio.create({ name: ' Footer ', kind: 'badge' }, key)).body.id).toBe(made.body.id)
    expect((await studio.list()).map(({ name }) => name)).toEqual(['Wall', 'Footer'])
  })

  test('refuses more widgets than anybody can use', async () => {
    const { studio } = await setUp()
    const footer = { name: 'Footer', kind: 'badge' }
    for (let made = 1; made < 50; made += 1) expect((await studio.create(footer)).status).toBe(201)
    expect(await studio.create(footer)).toMatchObject({ status: 409, body: { code: 'widgets.too_many' } })
    expect(await studio.list()).toHaveLength(50)
  })

  test.each([
    ['without a name', { name: ' ' }],
    ['with a name that is too long', { name: 'n'.repeat(61) }],
    ['in place of what was published at no time', { replaces: 'yesterday' }],
    ['of an unknown kind', { kind: 'tower' }],
    ['with an option that there is not', { options: { ...defaultWidgetOptions, html: '<b>' } }],
    ['with a colour that is a style', { options: { ...defaultWidgetOptions, colors: { accent: 'red;x:url(//e)' } } }],
    ['for a site that is an address', { options: { ...defaultWidgetOptions, allowedSites: ['https://a.example/x'] } }],
    ['at an address of two letters', { slug: 'ab' }],
    ['at an address like a widget’s', { slug: 'wgt_abc' }],
    ['higher than any page', { heights: { narrow: 1, medium: 1, wide: 90_000 } }],
  ])('publishes nothing %s', async (_, change) => {
    const { studio, id } = await setUp()
    expect(await studio.publish(id, change)).toMatchObject({ status: 422, body: { code: 'request.invalid' } })
    expect((await studio.open(id)).body.widget.publishedAt).toBeNull()
  })

  test('takes the space that a widget needs into its code', async () => {
    const { studio, id } = await setUp()
    const { body } = await studio.publish(id, { heights: { narrow: 1900, medium: 1200, wide: 800 } })
    expect(body.heights).toEqual({ narrow: 1900, medium: 1200, wide: 800 })
    const rule = (px: number) => `goodword-widget[widget="${id}"]{display:block;min-height:${px}px}`
    expect(body.widget.embedCode.split('\n')).toEqual([
      `<script async src="${ORIGIN}/widget.js"></script>`,
      `<style>${rule(1900)}@media(min-width:601px){${rule(1200)}}@media(min-width:1001px){${rule(800)}}</style>`,
      `<goodword-widget widget="${id}"><a href="${ORIGIN}/wall/${id}">Read our reviews</a></goodword-widget>`,
    ])
  })

  test('keeps of the options what differs from the usual, and all of it comes back', async () => {
    const { h, studio, id } = await setUp()
    const options = { ...defaultWidgetOptions, radius: 4, colors: { ...defaultWidgetOptions.colors, star: '#112233' } }
    expect((await studio.publish(id, { options })).body.options).toEqual(options)
    const stored = h.raw.prepare<[string], { options: string }>('select options from widgets where id = ?').get(id)
    expect(JSON.parse(stored?.options ?? '')).toEqual({ radius: 4, colors: options.colors })
    expect((await studio.open(id)).body.options).toEqual(options)
  })
})

describe('publishing', () => {
  test('is followed by the feed at once', async () => {
    const { studio, id, feed } = await setUpWithTestimonial()
    const before = await feed()
    const [ben, ana] = before.body.items
    const options = { ...defaultWidgetOptions, radius: 2, sort: 'oldest', hiddenIds: [ben?.id] }
    const published = await studio.publish(id, { kind: 'carousel', options })
    expect(published.body.widget).toMatchObject({ kind: 'carousel', publishedAt: '2026-11-20T09:05:00.000Z' })
    const after = await feed()
    expect(after.body).toMatchObject({
      kind: 'carousel',
      options: { radius: 2 },
      items: [ana],
      summary: { shown: 1, shared: 2, isSelected: true },
    })
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await studio.open(id)).body.testimonials).toHaveLength(2)
  })

  test('gives the wall an address of its own, beside the one by the widget’s id', async () => {
    const { h, studio, id, feed } = await setUpWithTestimonial()
    await studio.publish(id, { slug: ' Feldmann-Studio ' })
    const [widget] = await studio.list()
    expect(widget?.wallUrl).toBe(`${ORIGIN}/wall/feldmann-studio`)
    expect(widget?.embedCode).toContain(`<a href="${ORIGIN}/wall/feldmann-studio">`)
    expect((await feed()).body.wallUrl).toBe(`${ORIGIN}/wall/feldmann-studio`)
    for (const name of ['feldmann-studio', 'Feldmann-Studio', id])
      expect(await h.request('GET', `/wall/${name}`)).toMatchObject({
        status: 200,
        body: expect.stringContaining('Quick.'),
      })
    expect((await h.request('GET', '/w/feldmann-studio.json')).status).toBe(404)
  })

  test('leaves nothing at an address that was given up, which anybody may take then', async () => {
    const { h, studio, id } = await setUpWithTestimonial()
    await studio.publish(id, { slug: 'feldmann' })
    await studio.publish(id, { slug: 'feldmann-studio' })
    expect((await h.request('GET', '/wall/feldmann')).status).toBe(404)
    const other = await h.signUp({ email: 'other@studio.example' })
    const others = studioOf(h, other)
    const [mine] = await others.list()
    expect((await others.publish(mine?.id ?? '', { slug: 'feldmann' })).status).toBe(200)
    expect((await h.request<string>('GET', '/wall/feldmann')).body).not.toContain('Quick.')
  })

  test('refuses an address that somebody has, and one that would pass for ours', async () => {
    const { h, studio, id } = await setUp()
    await studio.publish(id, { slug: 'feldmann' })
    expect((await studio.publish(id, { slug: 'feldmann', name: 'Renamed' })).status).toBe(200)
    const others = studioOf(h, await h.signUp({ email: 'other@studio.example' }))
    const [mine] = await others.list()
    for (const slug of ['feldmann', 'FELDMANN', 'example', 'admin', 'goodword']) {
      const refused = await others.publish(mine?.id ?? '', { slug, name: 'Changed' })
      expect(refused, slug).toMatchObject({
        status: 409,
        body: { code: 'widgets.slug_taken', details: [{ path: 'slug' }] },
      })
    }
    expect((await others.list())[0]).toMatchObject({ name: 'Wall', publishedAt: null })
  })
})

describe('two windows with one widget', () => {
  test('do not replace what the other published since, and do once they have read it', async () => {
    const { h, studio, id } = await setUp()
    expect((await studio.publish(id, { name: 'First', replaces: null })).status).toBe(200)
    const late = await studio.publish(id, { name: 'Late', replaces: null })
    expect(late).toMatchObject({ status: 409, body: { code: 'widgets.published_meanwhile' } })
    const { widget } = (await studio.open(id)).body
    expect(widget.name).toBe('First')
    h.clock.advance({ minutes: 1 })
    expect((await studio.publish(id, { name: 'Late', replaces: widget.publishedAt })).body.widget.name).toBe('Late')
    expect((await studio.publish(id, { replaces: widget.publishedAt })).status).toBe(409)
  })

  test('say whom they replace only where they want to', async () => {
    const { studio, id } = await setUp()
    for (const name of ['First', 'Second']) expect((await studio.publish(id, { name })).status).toBe(200)
  })
})

describe('deleting', () => {
  test('takes feed, wall and address away at once, and never the last widget', async () => {
    const { h, studio, id } = await setUp()
    await studio.publish(id, { slug: 'feldmann' })
    const { body: footer } = await studio.create({ name: 'Footer', kind: 'badge' })
    expect((await h.request('GET', `/w/${id}.json`)).status).toBe(200)
    expect((await studio.remove(id)).status).toBe(204)
    for (const path of [`/w/${id}.json`, `/wall/${id}`, '/wall/feldmann'])
      expect((await h.request('GET', path)).status, path).toBe(404)
    expect(await studio.open(id)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect(await studio.remove(footer.id)).toMatchObject({ status: 409, body: { code: 'widgets.last_one' } })
    expect((await studio.list()).map((widget) => widget.id)).toEqual([footer.id])
  })

  test('lets the same request make a widget anew', async () => {
    const { studio } = await setUp()
    const key = { 'idempotency-key': 'create-again' }
    const first = await studio.create({ name: 'Footer', kind: 'badge' }, key)
    await studio.remove(first.body.id)
    const second = await studio.create({ name: 'Footer', kind: 'badge' }, key)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })
})

describe('a preview', () => {
  test('is the feed of the draft, kept by nobody and counted by nobody, beside the published one', async () => {
    const { studio, id, feed } = await setUpWithTestimonial()
    const options = { ...defaultWidgetOptions, radius: 0, limit: 1, theme: 'dark' }
    const { status, body } = await studio.preview(id, { kind: 'marquee', options })
    expect(status).toBe(200)
    expect(body.previewId).toMatch(/^prv_[\w-]{22}$/)
    const preview = await feed(body.previewId)
    expect(preview.headers.get('cache-control')).toBe('no-store')
    expect(preview.body).toMatchObject({
      kind: 'marquee',
      wallUrl: `${ORIGIN}/wall/${id}`,
      options: { radius: 0, theme: 'dark', isCounted: false },
      items: [{ text: 'Quick.' }],
    })
    expect((await feed()).body).toMatchObject({ kind: 'wall', options: { radius: 10 }, summary: { shown: 2 } })
  })

  test('follows what clients decide, and is gone with its widget', async () => {
    const { studio, id, client, feed } = await setUpWithTestimonial()
    const { body } = await studio.create({ name: 'Other', kind: 'wall' })
    const { previewId } = (await studio.preview(body.id)).body
    expect((await feed(previewId)).body.items).toHaveLength(2)
    await client.withdraw()
    expect((await feed(previewId)).body.items).toHaveLength(1)
    await studio.remove(body.id)
    expect((await feed(previewId)).status).toBe(404)
    expect((await feed(id)).status).toBe(200)
  })

  test('is forgotten after a quarter of an hour', async () => {
    const { h, studio, id, feed } = await setUpWithTestimonial()
    const { previewId } = (await studio.preview(id)).body
    h.clock.advance({ minutes: 14, seconds: 59 })
    expect((await feed(previewId)).status).toBe(200)
    h.clock.advance({ seconds: 1 })
    expect(await feed(previewId)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
  })

  test('of one owner makes room for the next by their own oldest, never by anybody else’s', async () => {
    const { h, studio, id, feed } = await setUpWithTestimonial()
    const others = studioOf(h, await h.signUp({ email: 'other@studio.example' }))
    const theirs = (await others.preview((await others.list())[0]?.id ?? '')).body.previewId
    const made: string[] = []
    for (let drafts = 0; drafts < 9; drafts += 1) made.push((await studio.preview(id)).body.previewId)
    const answers = await Promise.all(made.map(async (previewId) => (await feed(previewId)).status))
    expect(answers).toEqual([404, ...Array<number>(8).fill(200)])
    expect((await feed(theirs)).status).toBe(200)
  })

  test('of another owner’s widget cannot be made', async () => {
    const { h, id } = await setUp()
    const others = studioOf(h, await h.signUp({ email: 'other@studio.example' }))
    expect(await others.preview(id)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
  })
})

describe('another owner', () => {
  test('finds no widget, changes none and deletes none', async () => {
    const { h, studio, id } = await setUp()
    await studio.create({ name: 'Footer', kind: 'badge' })
    const others = studioOf(h, await h.signUp({ email: 'other@studio.example' }))
    for (const answer of [await others.open(id), await others.publish(id, { name: 'Taken' }), await others.remove(id)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect((await studio.open(id)).body.widget.name).toBe('Wall')
    expect(await others.list()).toHaveLength(1)
  })
})
