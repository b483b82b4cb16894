import { describe, expect, test } from 'vitest'
import type { WidgetFeed } from '#shared/widgets.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { ShareImageContent } from '#shared/share-image.ts'
import type { TestimonialWithSentences } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { approvedAnswer, clientOf } from '#server/testing/clients.ts'
import { createHarness } from '#server/testing/harness.ts'

const TEXT = 'Our oil stood there for nine years. Nora kept the blue.\n\nWe sold it in days. The labels last.'
const EXCERPT = '… Nora kept the blue.\n\nWe sold it in days. …'
const CHOSEN = { excerpt: EXCERPT, highlight: 'kept the blue', revisedAt: null }
const NOTHING = { excerpt: null, highlight: null }

async function answered() {
  const found = await approvedAnswer({ testimonial: TEXT })
  const { h, owner, id, widgetId } = found
  const show = (body: object, token = owner.token) =>
    h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}/excerpt`, { token, body })
  const read = async () =>
    (await h.request<TestimonialWithSentences>('GET', `/goodword/testimonial/${id}/details`, { token: owner.token }))
      .body
  const item = async () => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body.items[0]
  const events = async () => (await read()).history.map(({ kind, actor }) => `${actor} ${kind}`)
  return { ...found, show, read, item, events }
}

describe('an excerpt', () => {
  test('is in the feed with the full text, in the list, the details and the image', async () => {
    const { h, owner, id, show, read, item, events } = await answered()
    expect(await item()).toMatchObject({ text: TEXT, ...NOTHING })
    expect(await show(CHOSEN)).toMatchObject({ status: 200, body: { testimonial: TEXT, excerpt: EXCERPT } })
    const { revisedAt: _, ...shown } = CHOSEN
    expect(await item()).toMatchObject({ text: TEXT, ...shown })
    expect(await read()).toMatchObject({ status: 'approved', testimonial: TEXT, ...shown })
    expect((await events()).at(-1)).toBe('member excerpt_chosen')
    const { token } = owner
    const list = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })
    expect(list.body.items[0]).toMatchObject(shown)
    const image = await h.request<ShareImageContent>('GET', `/goodword/testimonial/${id}/share-image`, { token })
    expect(image.body.testimonial).toMatchObject({ text: TEXT, ...shown })
    expect(await show({ ...NOTHING, revisedAt: null })).toMatchObject({ status: 200, body: NOTHING })
    expect(await item()).toMatchObject({ text: TEXT, ...NOTHING })
    expect((await events()).at(-1)).toBe('member excerpt_removed')
  })

  test('is chosen from the sentences that the details have', async () => {
    const { sentences } = await (await answered()).read()
    expect(sentences).toHaveLength(4)
    expect(sentences.join('')).toBe(TEXT)
  })

  test('of all sentences is no excerpt, and the same choice again is no event', async () => {
    const { h, show, events, read } = await answered()
    const before = (await events()).length
    await show({ excerpt: TEXT, highlight: null, revisedAt: null })
    expect(await events()).toHaveLength(before)
    await show(CHOSEN)
    await show(CHOSEN)
    await show({ ...CHOSEN, highlight: null })
    expect(await events(), 'several presses are one choice').toHaveLength(before + 1)
    expect((await read()).excerpt).toBe(EXCERPT)
    h.clock.advance({ minutes: 11 })
    await show(CHOSEN)
    expect(await events()).toHaveLength(before + 2)
  })

  test.each([
    ['another word', { excerpt: '… Nora kept the red. …' }, 'excerpt'],
    ['half a sentence', { excerpt: '… Nora kept …' }, 'excerpt'],
    ['no mark', { excerpt: 'Nora kept the blue.' }, 'excerpt'],
    ['another order', { excerpt: '… The labels last. Nora kept the blue.' }, 'excerpt'],
    ['a highlight of other words', { excerpt: null, highlight: 'kept the red' }, 'highlight'],
    ['a highlight that the excerpt leaves out', { highlight: 'nine years' }, 'highlight'],
  ])('with %s is refused in one sentence, and nothing changes', async (_, change, path) => {
    const { show, read, events } = await answered()
    const before = await events()
    const { status, body } = await show({ ...CHOSEN, ...change })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'testimonials.not_their_words' })
    expect(body.details).toEqual([{ path, message: body.message }])
    expect(await read()).toMatchObject(NOTHING)
    expect(await events()).toEqual(before)
  })

  test('that is empty or too long is refused by a sentence', async () => {
    const { show } = await answered()
    expect((await show({ ...CHOSEN, excerpt: '' })).body.details).toEqual([
      { path: 'excerpt', message: 'Choose at least one sentence.' },
    ])
    expect((await show({ ...CHOSEN, highlight: 'x'.repeat(201) })).body.details).toEqual([
      { path: 'highlight', message: 'A highlight can be at most 200 characters long.' },
    ])
  })

  test('is not made of a text that the client has changed since', async () => {
    const { client, show, read } = await answered()
    await client.revise({ testimonial: `${TEXT} Thank you.` })
    expect(await show(CHOSEN)).toMatchObject({ status: 409, body: { code: 'testimonials.revised' } })
    const { revisedAt } = await read()
    expect((await show({ ...CHOSEN, revisedAt })).status).toBe(200)
  })

  test('needs an answer that the client has not withdrawn or erased', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const show = () =>
      h.request<ErrorResponse>('PUT', `/goodword/testimonial/${id}/excerpt`, {
        token: owner.token,
        body: { ...NOTHING, revisedAt: null },
      })
    expect((await show()).body.message).toBe('This testimonial is now pending and can’t be shown in part.')
    await h.submit(id)
    const client = clientOf(h, id)
    await client.withdraw()
    expect((await show()).body.code).toBe('testimonials.withdrawn')
    await client.erase()
    expect((await show()).body.code).toBe('testimonials.erased')
  })
})

describe('what the client does', () => {
  test('with words that are shown ends the excerpt in the same step, and the history says so', async () => {
    const { h, owner, id, client, show, read, item, events } = await answered()
    await show(CHOSEN)
    expect((await client.revise({ testimonial: TEXT.replace('blue', 'red') })).status).toBe(200)
    expect(await read()).toMatchObject(NOTHING)
    expect((await events()).slice(-2)).toEqual(['client revised', 'client excerpt_ended'])
    await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    expect(await item()).toMatchObject(NOTHING)
  })

  test('with other words leaves the excerpt as it is', async () => {
    const { client, show, read, events } = await answered()
    await show(CHOSEN)
    await client.revise({ testimonial: TEXT.replace('nine', 'ten') })
    expect(await read()).toMatchObject({ excerpt: EXCERPT, highlight: 'kept the blue' })
    expect((await events()).at(-1)).toBe('client revised')
  })

  test('ends it when withdrawing, and erases it with everything else', async () => {
    const { h, client, show, read, events } = await answered()
    await show(CHOSEN)
    await client.withdraw()
    expect(await read()).toMatchObject(NOTHING)
    expect((await events()).slice(-2)).toEqual(['client withdrawn', 'client excerpt_ended'])
    await client.revise({ testimonial: TEXT })
    await show(CHOSEN)
    await client.erase()
    expect(await h.rows(testimonials, NOTHING).count()).toBe(1)
  })
})
