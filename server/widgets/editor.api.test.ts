import { describe, expect, test } from 'vitest'
import type { Widget, WidgetDetails } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { createOpenedRequest, ANSWER } from '#server/testing/clients.ts'
import { createHarness, type Harness, ORIGIN, type TestOwner } from '#server/testing/harness.ts'

type Failure = { code: string; message: string; details?: { path: string; message: string }[] }

const DRAFT = { name: 'Wall', kind: 'wall', slug: null, options: defaultWidgetOptions, heights: null }

/** Everything that the editor can do, as one owner. */
function editorOf(h: Harness, { token }: TestOwner) {
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
  const editor = editorOf(h, owner)
  const [first] = await editor.list()
  if (!first) throw new Error('no widget')
  return { h, owner, editor, id: first.id }
}

/** The same with two public testimonials. */
async function setUpWithTestimonial() {
  const opened = await createOpenedRequest()
  const { h, owner, widgetId: id } = opened
  await h.submit(opened.id, ANSWER)
  await opened.decide('approve')
  h.clock.advance({ minutes: 5 })
  const { id: second } = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
  await h.submit(second, { ...ANSWER, customerName: 'Ben', testimonial: 'Quick.', rating: 3 })
  await h.request('PUT', `/goodword/testimonial/${second}/approve`, { token: owner.token })
  const feed = async (name = id) => h.request<WidgetFeed>('GET', `/w/${name}.json`)
  return { ...opened, id, editor: editorOf(h, owner), feed }
}

describe('the editor', () => {
  test('opens a widget with its testimonials, its options and what the plan includes', async () => {
    const { editor, id } = await setUpWithTestimonial()
    const { status, body } = await editor.open(id)
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

  test('lists widgets, oldest first, and creates one only once for a repeated request', async () => {
    const { h, editor } = await setUp()
    h.clock.advance({ seconds: 1 })
    const key = { 'idempotency-key': 'create-once' }
    const made = await editor.create({ name: ' Footer ', kind: 'badge' }, key)
    expect(made).toMatchObject({ status: 201, body: { name: 'Footer', kind: 'badge', publishedAt: null } })
    expect((await editor.create({ name: ' Footer ', kind: 'badge' }, key)).body.id).toBe(made.body.id)
    expect((await editor.list()).map(({ name }) => name)).toEqual(['Wall', 'Footer'])
  })

  test('refuses more than fifty widgets', async () => {
    const { editor } = await setUp()
    const footer = { name: 'Footer', kind: 'badge' }
    for (let made = 1; made < 50; made += 1) expect((await editor.create(footer)).status).toBe(201)
    expect(await editor.create(footer)).toMatchObject({ status: 409, body: { code: 'widgets.too_many' } })
    expect(await editor.list()).toHaveLength(50)
  })

  test.each([
    ['without a name', { name: ' ' }],
    ['with a name that is too long', { name: 'n'.repeat(61) }],
    ['in place of a version with an invalid time', { replaces: 'yesterday' }],
    ['of an unknown kind', { kind: 'tower' }],
    ['with an unknown option', { options: { ...defaultWidgetOptions, html: '<b>' } }],
    [
      'with a colour that contains a style',
      { options: { ...defaultWidgetOptions, colors: { accent: 'red;x:url(//e)' } } },
    ],
    ['for a site that is a URL', { options: { ...defaultWidgetOptions, allowedSites: ['https://a.example/x'] } }],
    ['at an address of two letters', { slug: 'ab' }],
    ['at an address like a widget’s', { slug: 'wgt_abc' }],
    ['with an excessive height', { heights: { narrow: 1, medium: 1, wide: 90_000 } }],
  ])('publishes nothing %s', async (_, change) => {
    const { editor, id } = await setUp()
    expect(await editor.publish(id, change)).toMatchObject({ status: 422, body: { code: 'request.invalid' } })
    expect((await editor.open(id)).body.widget.publishedAt).toBeNull()
  })

  test('puts the widget’s height into its code', async () => {
    const { editor, id } = await setUp()
    const { body } = await editor.publish(id, { heights: { narrow: 1900, medium: 1200, wide: 800 } })
    expect(body.heights).toEqual({ narrow: 1900, medium: 1200, wide: 800 })
    const rule = (px: number) => `goodword-widget[widget="${id}"]{display:block;min-height:${px}px}`
    expect(body.widget.embedCode.split('\n')).toEqual([
      `<script async src="${ORIGIN}/widget.js"></script>`,
      `<style>${rule(1900)}@media(min-width:601px){${rule(1200)}}@media(min-width:1001px){${rule(800)}}</style>`,
      `<goodword-widget widget="${id}"><a href="${ORIGIN}/wall/${id}">Read our reviews</a></goodword-widget>`,
    ])
  })

  test('stores only options that differ from the defaults, and returns all', async () => {
    const { h, editor, id } = await setUp()
    const options = { ...defaultWidgetOptions, radius: 4, colors: { ...defaultWidgetOptions.colors, star: '#112233' } }
    expect((await editor.publish(id, { options })).body.options).toEqual(options)
    const stored = await h.rows(widgets, { id }).one()
    expect(stored.options).toEqual({ radius: 4, colors: options.colors })
    expect((await editor.open(id)).body.options).toEqual(options)
  })
})

describe('publishing', () => {
  test('changes the feed immediately', async () => {
    const { editor, id, feed } = await setUpWithTestimonial()
    const before = await feed()
    const [ben, ana] = before.body.items
    const options = { ...defaultWidgetOptions, radius: 2, sort: 'oldest', hiddenIds: [ben?.id] }
    const published = await editor.publish(id, { kind: 'carousel', options })
    expect(published.body.widget).toMatchObject({ kind: 'carousel', publishedAt: '2026-11-20T09:05:00.000Z' })
    const after = await feed()
    expect(after.body).toMatchObject({
      kind: 'carousel',
      options: { radius: 2 },
      items: [ana],
      summary: { shown: 1, shared: 2, isSelected: true },
    })
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await editor.open(id)).body.testimonials).toHaveLength(2)
  })

  test('can give the wall its own address, in addition to the one with the widget’s id', async () => {
    const { h, editor, id, feed } = await setUpWithTestimonial()
    await editor.publish(id, { slug: ' Feldmann-Studio ' })
    const [widget] = await editor.list()
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

  test('releases the previous address, which another owner can then use', async () => {
    const { h, editor, id } = await setUpWithTestimonial()
    await editor.publish(id, { slug: 'feldmann' })
    await editor.publish(id, { slug: 'feldmann-studio' })
    expect((await h.request('GET', '/wall/feldmann')).status).toBe(404)
    const other = await h.signUp({ email: 'other@studio.example' })
    const others = editorOf(h, other)
    const [mine] = await others.list()
    expect((await others.publish(mine?.id ?? '', { slug: 'feldmann' })).status).toBe(200)
    expect((await h.request<string>('GET', '/wall/feldmann')).body).not.toContain('Quick.')
  })

  test('refuses an address that is taken, or looks like ours', async () => {
    const { h, editor, id } = await setUp()
    await editor.publish(id, { slug: 'feldmann' })
    expect((await editor.publish(id, { slug: 'feldmann', name: 'Renamed' })).status).toBe(200)
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
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
  test('can’t replace what the other published until they have read it', async () => {
    const { h, editor, id } = await setUp()
    expect((await editor.publish(id, { name: 'First', replaces: null })).status).toBe(200)
    const late = await editor.publish(id, { name: 'Late', replaces: null })
    expect(late).toMatchObject({ status: 409, body: { code: 'widgets.published_meanwhile' } })
    const { widget } = (await editor.open(id)).body
    expect(widget.name).toBe('First')
    h.clock.advance({ minutes: 1 })
    expect((await editor.publish(id, { name: 'Late', replaces: widget.publishedAt })).body.widget.name).toBe('Late')
    expect((await editor.publish(id, { replaces: widget.publishedAt })).status).toBe(409)
  })

  test('do not have to name the version that they replace', async () => {
    const { editor, id } = await setUp()
    for (const name of ['First', 'Second']) expect((await editor.publish(id, { name })).status).toBe(200)
  })
})

describe('deleting', () => {
  test('removes feed, wall and address immediately, and is refused for the last widget', async () => {
    const { h, editor, id } = await setUp()
    await editor.publish(id, { slug: 'feldmann' })
    const { body: footer } = await editor.create({ name: 'Footer', kind: 'badge' })
    expect((await h.request('GET', `/w/${id}.json`)).status).toBe(200)
    expect((await editor.remove(id)).status).toBe(204)
    for (const path of [`/w/${id}.json`, `/wall/${id}`, '/wall/feldmann'])
      expect((await h.request('GET', path)).status, path).toBe(404)
    expect(await editor.open(id)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect(await editor.remove(footer.id)).toMatchObject({ status: 409, body: { code: 'widgets.last_one' } })
    expect((await editor.list()).map((widget) => widget.id)).toEqual([footer.id])
  })

  test('lets the same request create a widget again', async () => {
    const { editor } = await setUp()
    const key = { 'idempotency-key': 'create-again' }
    const first = await editor.create({ name: 'Footer', kind: 'badge' }, key)
    await editor.remove(first.body.id)
    const second = await editor.create({ name: 'Footer', kind: 'badge' }, key)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })
})

describe('a preview', () => {
  test('is the feed of the draft, neither cached nor counted, next to the published one', async () => {
    const { editor, id, feed } = await setUpWithTestimonial()
    const options = { ...defaultWidgetOptions, radius: 0, limit: 1, theme: 'dark' }
    const { status, body } = await editor.preview(id, { kind: 'marquee', options })
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

  test('follows clients’ decisions, and is deleted with its widget', async () => {
    const { editor, id, client, feed } = await setUpWithTestimonial()
    const { body } = await editor.create({ name: 'Other', kind: 'wall' })
    const { previewId } = (await editor.preview(body.id)).body
    expect((await feed(previewId)).body.items).toHaveLength(2)
    await client.withdraw()
    expect((await feed(previewId)).body.items).toHaveLength(1)
    await editor.remove(body.id)
    expect((await feed(previewId)).status).toBe(404)
    expect((await feed(id)).status).toBe(200)
  })

  test('is deleted after a quarter of an hour', async () => {
    const { h, editor, id, feed } = await setUpWithTestimonial()
    const { previewId } = (await editor.preview(id)).body
    h.clock.advance({ minutes: 14, seconds: 59 })
    expect((await feed(previewId)).status).toBe(200)
    h.clock.advance({ seconds: 1 })
    expect(await feed(previewId)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
  })

  test('replaces the owner’s own oldest one, never one of another owner', async () => {
    const { h, editor, id, feed } = await setUpWithTestimonial()
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
    const theirs = (await others.preview((await others.list())[0]?.id ?? '')).body.previewId
    const made: string[] = []
    for (let drafts = 0; drafts < 9; drafts += 1) made.push((await editor.preview(id)).body.previewId)
    const answers = await Promise.all(made.map(async (previewId) => (await feed(previewId)).status))
    expect(answers).toEqual([404, ...Array<number>(8).fill(200)])
    expect((await feed(theirs)).status).toBe(200)
  })

  test('of another owner’s widget is refused', async () => {
    const { h, id } = await setUp()
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
    expect(await others.preview(id)).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
  })
})

describe('another owner', () => {
  test('can’t read, change or delete a widget', async () => {
    const { h, editor, id } = await setUp()
    await editor.create({ name: 'Footer', kind: 'badge' })
    const others = editorOf(h, await h.signUp({ email: 'other@studio.example' }))
    for (const answer of [await others.open(id), await others.publish(id, { name: 'Taken' }), await others.remove(id)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect((await editor.open(id)).body.widget.name).toBe('Wall')
    expect(await others.list()).toHaveLength(1)
  })
})
