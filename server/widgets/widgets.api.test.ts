import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Widget } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, WidgetFeed } from '#shared/widgets.ts'
import { createHarness, type Harness, ORIGIN, type TestOwner } from '#server/testing/harness.ts'
import { feedOptions } from './widgets.domain.ts'

async function wallOf(h: Harness, owner: TestOwner): Promise<Widget> {
  const { body } = await h.request<{ items: Widget[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const [wall] = body.items
  if (!wall) throw new Error('no widget')
  return wall
}

const feedOf = async (h: Harness, widgetId: string) => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body

const act = (h: Harness, owner: TestOwner, id: string, action: 'approve' | 'reject') =>
  h.request('PUT', `/goodword/testimonial/${id}/${action}`, { token: owner.token })

async function answered(h: Harness, owner: TestOwner, answer: Record<string, unknown> = {}): Promise<string> {
  const { id } = await h.createRequest(owner)
  await h.submit(id, answer)
  return id
}

describe('the embed code', () => {
  test('is two lines that name our origin and this widget', async () => {
    const h = await createHarness()
    const { id, embedCode } = await wallOf(h, await h.signUp())
    expect(embedCode).toBe(
      `<script async src="${ORIGIN}/widget.js"></script>\n<goodword-widget widget="${id}"><a href="${ORIGIN}/wall/${id}">Read our reviews</a></goodword-widget>`,
    )
  })
})

describe('a feed', () => {
  test('shows what is approved and public, newest first, and counts all that was shared', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, 'pro')
    const { id: widgetId } = await wallOf(h, owner)
    const first = await answered(h, owner, { rating: 5, testimonial: 'First.', customerName: 'Ana' })
    h.clock.advance({ days: 1 })
    owner.token = await h.signIn(owner)
    const second = await answered(h, owner, { rating: 4, testimonial: 'Second.', customerName: 'Ben' })
    const hidden = await answered(h, owner, { rating: 1, testimonial: 'Private words.', isPrivate: true })
    const waiting = await answered(h, owner, { rating: 2, testimonial: 'Not read yet.' })
    for (const id of [first, second, hidden]) await act(h, owner, id, 'approve')

    expect(await feedOf(h, widgetId)).toEqual({
      version: 1,
      kind: 'wall',
      revision: expect.stringMatching(/./),
      wallUrl: `${ORIGIN}/wall/${widgetId}`,
      summary: {
        owner: 'Nora Feldmann',
        shown: 2,
        shared: 3,
        rated: 3,
        afterPayment: 0,
        average: 3.7,
        isSelected: false,
      },
      isBranded: false,
      productName: 'Goodword',
      allows: { darkThemes: true, visitorTools: true },
      options: feedOptions(defaultWidgetOptions),
      items: [
        {
          id: expect.stringMatching(/^pub_/),
          author: 'Ben',
          rating: 4,
          text: 'Second.',
          excerpt: null,
          highlight: null,
          reply: null,
          date: '2026-11-21',
          role: null,
          company: null,
          answers: [],
          imageUrl: null,
          photo: null,
          isVerified: false,
          isByOwner: false,
          origin: null,
          originalUrl: null,
          original: null,
          originalLanguage: null,
          service: null,
          language: 'en',
        },
        {
          id: expect.stringMatching(/^pub_/),
          author: 'Ana',
          rating: 5,
          text: 'First.',
          excerpt: null,
          highlight: null,
          reply: null,
          date: '2026-11-20',
          role: null,
          company: null,
          answers: [],
          imageUrl: null,
          photo: null,
          isVerified: false,
          isByOwner: false,
          origin: null,
          originalUrl: null,
          original: null,
          originalLanguage: null,
          service: null,
          language: 'en',
        },
      ],
    })
    await act(h, owner, waiting, 'reject')
    expect((await feedOf(h, widgetId)).summary).toEqual({
      owner: 'Nora Feldmann',
      shown: 2,
      shared: 3,
      rated: 3,
      afterPayment: 0,
      average: 3.7,
      isSelected: true,
    })
  })

  test('follows approval and rejection at once, and names Goodword on the free plan', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id: widgetId } = await wallOf(h, owner)
    const id = await answered(h, owner)
    expect((await feedOf(h, widgetId)).items).toEqual([])
    await act(h, owner, id, 'approve')
    expect(await feedOf(h, widgetId)).toMatchObject({
      isBranded: true,
      items: [{ text: 'Precise, funny, never late.' }],
    })
    await act(h, owner, id, 'reject')
    expect((await feedOf(h, widgetId)).items).toEqual([])
    await h.setPlan(owner, 'pro')
    expect((await feedOf(h, widgetId)).isBranded).toBe(false)
  })

  test('never holds another owner’s testimonials', async () => {
    const h = await createHarness()
    const [nora, ben] = [await h.signUp(), await h.signUp()]
    await act(h, nora, await answered(h, nora), 'approve')
    expect((await feedOf(h, (await wallOf(h, ben)).id)).items).toEqual([])
  })

  test('is for any site, without credentials, and says for how long it holds', async () => {
    const h = await createHarness()
    const { id } = await wallOf(h, await h.signUp())
    const { headers } = await h.request('GET', `/w/${id}.json`)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('is not sent again to whoever has it', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await wallOf(h, owner)
    const ask = (etag: string) => h.request('GET', `/w/${id}.json`, { headers: { 'if-none-match': etag } })
    const etag = (await h.request('GET', `/w/${id}.json`)).headers.get('etag') ?? ''
    expect(await ask(etag)).toMatchObject({ status: 304, body: '' })
    expect(await ask(`W/${etag}`)).toMatchObject({ status: 304 })
    await act(h, owner, await answered(h, owner), 'approve')
    expect((await ask(etag)).status).toBe(200)
  })

  test('comes compressed to whoever takes it so', async () => {
    const h = await createHarness()
    const { id } = await wallOf(h, await h.signUp())
    const fetchAs = async (encoding: string) => {
      const response = await h.app.request(`/w/${id}.json`, { headers: { 'accept-encoding': encoding } })
      return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const plain = await fetchAs('identity')
    const [brotli, gzip] = [await fetchAs('gzip, br'), await fetchAs('gzip;q=0.8, br;q=0')]
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip'])
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes)
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
  })

  test('of an unknown widget is a 404 that is not kept', async () => {
    const h = await createHarness()
    const answer = await h.request('GET', '/w/wgt_unknown.json')
    expect(answer).toMatchObject({ status: 404, body: { code: 'widgets.not_found' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the hosted wall', () => {
  test('says kindly that there is nothing at an address that leads nowhere, and that is not kept', async () => {
    const h = await createHarness()
    const { status, body, headers } = await h.request<string>('GET', '/wall/nope')
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(body).toContain('<h1>Page not found</h1>')
  })
})

describe('the example feed', () => {
  test('is one that anybody may show, without an owner, and leads to our start', async () => {
    const h = await createHarness()
    const feed = WidgetFeed.parse(await feedOf(h, 'example'))
    expect(feed.items.length).toBeGreaterThanOrEqual(6)
    expect(feed.wallUrl).toBe(`${ORIGIN}/`)
    expect(feed.summary).toEqual({
      owner: 'Studio Halm',
      shown: 6,
      shared: 6,
      rated: 6,
      afterPayment: 0,
      average: 4.8,
      isSelected: false,
    })
  })
})
