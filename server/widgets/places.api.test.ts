import { describe, expect, test } from 'vitest'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import type { WidgetPlace } from '#shared/widget-editor.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { setUpEditor } from '#server/testing/widget-editor.ts'

const placesOf = (h: Harness, owner: TestOwner, testimonialIds: unknown) =>
  h.request<{ items: WidgetPlace[] }>('POST', '/goodword/widget/places', {
    token: owner.token,
    body: { testimonialIds },
  })

async function answered(h: Harness, owner: TestOwner, answer: Record<string, unknown> = {}) {
  h.clock.advance({ minutes: 1 })
  const { id } = await h.createRequest(owner)
  await h.submit(id, answer)
  return id
}

describe('where testimonials appear once they are approved', () => {
  test('is every widget that would show them, and what they show then', async () => {
    const { h, owner, editor, id: wall } = await setUpEditor()
    const low = await answered(h, owner, { rating: 2 })
    const high = await answered(h, owner, { rating: 5 })
    const { body: best } = await editor.create({ name: 'Best', kind: 'carousel' })
    await editor.publish(best.id, {
      name: 'Best',
      kind: 'carousel',
      options: { ...defaultWidgetOptions, minRating: 4 },
    })
    const { body } = await placesOf(h, owner, [low, high])
    expect(body.items).toHaveLength(2)
    expect(body.items.find(({ id }) => id === wall)).toMatchObject({
      kind: 'wall',
      testimonialIds: [high, low],
      seenOn: null,
    })
    expect(body.items.find(({ id }) => id === best.id)).toMatchObject({ name: 'Best', testimonialIds: [high] })
    for (const id of [low, high]) await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token: owner.token })
    for (const { id, testimonialIds } of body.items) {
      const feed = await h.request<{ items: unknown[] }>('GET', `/w/${id}.json`)
      expect(feed.body.items, id).toHaveLength(testimonialIds.length)
    }
  })

  test('follows the limit, and a single widget shows one', async () => {
    const { h, owner, editor, id: wall } = await setUpEditor()
    const first = await answered(h, owner)
    const second = await answered(h, owner)
    await editor.publish(wall, { options: { ...defaultWidgetOptions, limit: 1 } })
    await editor.create({ name: 'One', kind: 'single' })
    const { items } = (await placesOf(h, owner, [first, second])).body
    expect(items.map(({ testimonialIds }) => testimonialIds)).toEqual([[second], [second]])
  })

  test('is nowhere for private testimonials, unanswered requests and those of others', async () => {
    const { h, owner } = await setUpEditor()
    const other = await h.signUp({ email: 'other@studio.example' })
    const ids = [
      await answered(h, owner, { isPrivate: true }),
      (await h.createRequest(owner)).id,
      await answered(h, other),
    ]
    expect((await placesOf(h, owner, ids)).body.items).toEqual([])
  })

  test('refuses no ids, and more than a page can hold', async () => {
    const { h, owner } = await setUpEditor()
    for (const refused of [[], Array.from({ length: 101 }, () => 'x'), 'one', [1]])
      expect((await placesOf(h, owner, refused)).status).toBe(422)
  })
})
