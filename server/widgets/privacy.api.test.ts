import { describe, expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import { requestImagePath } from '#shared/image-uploads.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { ALL_PARTS, approvedAnswer, clientOf, createOpenedRequest } from '#server/testing/clients.ts'
import { makeImage } from '#server/testing/images.ts'

const SHOWN = {
  customerName: 'ANAMARK Ribeiro',
  testimonial: 'WORDSMARK, funny, never late.',
  company: 'COMPANYMARK',
  role: 'ROLEMARK',
}
const ANSWER = { question: 'QUESTIONMARK?', answer: 'ANSWERMARK' }
const MARKS = {
  name: ['ANAMARK'],
  text: ['WORDSMARK'],
  company: ['COMPANYMARK', 'ROLEMARK'],
  answers: ['QUESTIONMARK', 'ANSWERMARK'],
  photo: ['/images/'],
} as const
type Part = keyof typeof MARKS
const EVERYTHING = ['name', 'text', 'company', 'answers', 'photo'] as const satisfies Part[]

/** Approved, with everything that a client can let be shown. */
async function shownInFull({ shown = SHOWN, answer = ANSWER } = {}) {
  const opened = await createOpenedRequest()
  const { h, owner, id } = opened
  await h.setPlan(owner, 'pro')
  const settings = await h.request<FormSettings>('PUT', '/goodword/forms/default/settings', {
    token: owner.token,
    body: { accentColor: null, asksCompany: true, asksRole: true, questions: [{ text: answer.question }] },
  })
  const answers = settings.body.questions.map((question) => ({ questionId: question.id, answer: answer.answer }))
  const imageUrl = requestImagePath({ requestId: id, uploadId: '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11' })
  await h.upload(imageUrl, await makeImage())
  const submitted = await h.submit(id, { ...shown, rating: 5, answers, imageUrl, parts: ALL_PARTS })
  expect(submitted.status).toBe(200)
  await opened.decide('approve')
  const photo = new URL((await opened.feed()).items[0]?.imageUrl ?? '').pathname
  const preview = await h.request<{ previewId: string }>('POST', `/goodword/widget/${opened.widgetId}/preview`, {
    token: owner.token,
    body: { kind: 'wall', options: defaultWidgetOptions },
  })
  return { ...opened, photo, previewId: preview.body.previewId }
}

type Shown = Awaited<ReturnType<typeof shownInFull>>

/** What somebody finds who asks as any visitor does, with the tag of what they have already. */
async function visit({ h, widgetId, previewId }: Shown, { etag = '' } = {}) {
  const feed = await h.request('GET', `/w/${widgetId}.json`, { headers: { 'if-none-match': etag } })
  const wall = await h.request('GET', `/wall/${widgetId}`)
  const draft = await h.request('GET', `/w/${previewId}.json`)
  const findIn = (text: string) => EVERYTHING.filter((part) => MARKS[part].some((mark) => text.includes(mark)))
  return {
    status: feed.status,
    etag: feed.headers.get('etag') ?? '',
    inFeed: findIn(JSON.stringify(feed.body)),
    onWall: findIn(String(wall.body)),
    inPreview: findIn(JSON.stringify(draft.body)),
  }
}

const without = (gone: readonly Part[]) => EVERYTHING.filter((part) => !gone.includes(part))

const hide =
  (...parts: (keyof typeof ALL_PARTS)[]) =>
  ({ client }: Shown) =>
    client.show({ parts: { ...ALL_PARTS, ...Object.fromEntries(parts.map((part) => [part, false])) } })

const changes: [string, (shown: Shown) => Promise<unknown>, readonly Part[]][] = [
  ['hides the name', hide('name'), ['name']],
  ['hides the photo', hide('photo'), ['photo']],
  ['hides company and role', hide('company'), ['company']],
  ['hides the answers', hide('answers'), ['answers']],
  ['hides everything but the words', hide('name', 'photo', 'company', 'answers'), without(['text'])],
  ['makes the words private', ({ client }) => client.show({ isPrivate: true, parts: ALL_PARTS }), EVERYTHING],
  ['changes the words', ({ client }) => client.revise({ testimonial: 'Other words.' }), EVERYTHING],
  ['withdraws', ({ client }) => client.withdraw(), EVERYTHING],
  ['has everything erased', ({ client }) => client.erase(), EVERYTHING],
]

describe('what anybody may see', () => {
  test('is everything that the client lets be shown', async () => {
    const shown = await shownInFull()
    const { h, photo, feed } = shown
    const everywhere = { inFeed: EVERYTHING, onWall: EVERYTHING, inPreview: EVERYTHING }
    expect(await visit(shown)).toMatchObject(everywhere)
    expect((await feed()).items).toMatchObject([{ company: 'COMPANYMARK', role: 'ROLEMARK', answers: [ANSWER] }])
    expect((await h.request('GET', photo)).status).toBe(200)
  })

  test('stands on the wall letter by letter, whatever was written', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const { wall } = await shownInFull({
      shown: { customerName: hostile, testimonial: hostile, company: hostile, role: hostile },
      answer: { question: hostile, answer: hostile },
    })
    const page = await wall()
    expect(page).not.toContain(hostile)
    expect(page.split('&lt;img src=x onerror=alert(1)>')).toHaveLength(7)
  })

  test.each(changes)('is at once without what is taken back when a client %s', async (_, change, gone) => {
    const shown = await shownInFull()
    const { h, photo } = shown
    const { etag } = await visit(shown)
    await change(shown)
    const kept = without(gone)
    const later = await visit(shown, { etag })
    expect(later).toMatchObject({ status: 200, inFeed: kept, onWall: kept, inPreview: kept })
    expect(later.etag).not.toBe(etag)
    for (const variant of ['96.webp', '192.webp', '512.jpg'])
      expect((await h.request('GET', photo.replace('192.webp', variant))).status).toBe(
        gone.includes('photo') ? 404 : 200,
      )
  })

  test('is at once without the words that the owner takes down', async () => {
    const shown = await shownInFull()
    const { h, photo, decide } = shown
    await decide('reject')
    expect(await visit(shown)).toMatchObject({ inFeed: [], onWall: [], inPreview: [] })
    expect((await h.request('GET', photo)).status).toBe(404)
  })

  test('is without the words that the owner hides in a widget, in that widget and on its wall', async () => {
    const shown = await shownInFull()
    const { h, owner, widgetId, feed } = shown
    const [item] = (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body.items
    const options = { ...defaultWidgetOptions, hiddenIds: [item?.id] }
    const draft = { kind: 'wall', options }
    const { token } = owner
    const preview = await h.request<{ previewId: string }>('POST', `/goodword/widget/${widgetId}/preview`, {
      token,
      body: draft,
    })
    await h.request('PUT', `/goodword/widget/${widgetId}`, {
      token,
      body: { ...draft, name: 'Wall', slug: 'feldmann', heights: null },
    })
    const hidden = { ...shown, previewId: preview.body.previewId }
    for (const name of [widgetId, 'feldmann'])
      expect(await h.request('GET', `/wall/${name}`)).toMatchObject({ body: expect.not.stringContaining('WORDSMARK') })
    expect(await visit(hidden)).toMatchObject({ inFeed: [], onWall: [], inPreview: [] })
    expect((await feed()).summary).toMatchObject({ shared: 1 })
  })

  test('has the photo under a new address once it is shown again', async () => {
    const { h, client, feed, photo } = await shownInFull()
    await client.show({ parts: { ...ALL_PARTS, photo: false } })
    expect((await feed()).items).toMatchObject([{ imageUrl: null }])
    await client.show({ parts: ALL_PARTS })
    const again = new URL((await feed()).items[0]?.imageUrl ?? '').pathname
    expect(again).not.toBe(photo)
    expect([(await h.request('GET', photo)).status, (await h.request('GET', again)).status]).toEqual([404, 200])
  })

  test('counts nobody who withdrew, and nobody who had everything erased, as shared or as left out', async () => {
    const first = await approvedAnswer()
    const { h, owner } = first
    for (const leave of ['withdraw', 'erase'] as const) {
      const { id } = await h.createRequest(owner)
      await h.submit(id, { rating: 1 })
      await clientOf(h, id)[leave]()
    }
    expect((await first.feed()).summary).toMatchObject({ shown: 1, shared: 1, average: 5, isSelected: false })
  })
})

describe('a cache', () => {
  const MINUTE = 60

  /** For how many seconds a chain of caches may show what it has without asking. */
  function secondsKept(cacheControl: string): number {
    const directives = new Map(
      cacheControl.split(/,\s*/).map((directive) => {
        const [name = '', seconds] = directive.split('=')
        return [name, Number(seconds)]
      }),
    )
    expect(directives.has('immutable')).toBe(false)
    const seconds = (name: string) => directives.get(name) ?? 0
    return seconds('max-age') + seconds('s-maxage') + seconds('stale-while-revalidate') + seconds('stale-if-error')
  }

  test('keeps no feed, wall or photo for more than a minute after it has changed, not even when they are unchanged', async () => {
    const { h, widgetId, photo } = await shownInFull()
    for (const path of [`/w/${widgetId}.json`, `/wall/${widgetId}`, photo, photo.replace('192', '512')]) {
      const { status, headers } = await h.request('GET', path)
      expect([path, status]).toEqual([path, 200])
      const cacheControl = headers.get('cache-control') ?? ''
      expect(cacheControl).toContain('must-revalidate')
      expect(secondsKept(cacheControl)).toBeLessThanOrEqual(MINUTE)
      const etag = headers.get('etag')
      if (!etag) continue
      const again = await h.request('GET', path, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(again.headers.get('cache-control')).toBe(cacheControl)
    }
  })

  test('keeps nothing of an address that leads nowhere any more', async () => {
    const { h, photo, client } = await shownInFull()
    const etag = (await h.request('GET', photo)).headers.get('etag') ?? ''
    await client.withdraw()
    const answer = await h.request('GET', photo, { headers: { 'if-none-match': etag } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})
