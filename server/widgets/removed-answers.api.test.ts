import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { openWall } from '#server/testing/walls.ts'

async function setUp() {
  const { h, owner, widgetId } = await openWall()
  const { token } = owner
  const link = collectionOf(h, owner)
  return {
    h,
    owner,
    link,
    page: async () => (await h.request<string>('GET', `/wall/${widgetId}`)).body,
    summary: async () => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body.summary,
    /** Rejects and removes what came through the link. */
    async remove(testimonial: string, answer: Record<string, unknown> = {}) {
      await link.answer({ testimonial, rating: 1, ...answer })
      const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })
      const found = body.items.find((each) => each.testimonial === testimonial)
      await h.request('PUT', `/goodword/testimonial/${found?.id}/reject`, { token })
      expect((await h.request('DELETE', `/goodword/testimonial/${found?.id}`, { token })).status).toBeLessThan(300)
    },
  }
}

test('a wall says how many answers through links were removed, and whose choice that was', async () => {
  const { page, summary, remove } = await setUp()
  expect(await page()).not.toContain('removed')
  expect((await summary()).isSelected).toBe(false)

  await remove('Never again.')
  expect(await page()).toContain(
    'Feldmann &amp; &lt;Co&gt; removed 1 answer that came through a public link. It counts nowhere here.',
  )
  expect(await summary()).toMatchObject({ shared: 1, average: 5, isSelected: true })

  await remove('Not for the public.', { isPrivate: true })
  expect(await page()).toContain('removed 2 answers that came through public links. They count nowhere here.')
})

test('it says nothing about answers that still count, and nothing of what was in them', async () => {
  const { h, link, page, remove } = await setUp()
  await link.answer({ testimonial: 'CANARYkept' })
  await remove('CANARYremoved', { customerName: 'CANARYname' })
  expect(await page()).toContain('removed 1 answer')
  expect(await page()).not.toContain('CANARY')
  const other = await h.signUp()
  const [widget] = (
    await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: other.token })
  ).body.items
  expect((await h.request<string>('GET', `/wall/${widget?.id}`)).body).not.toContain('removed')
})

test('the number stays when its form is deleted', async () => {
  const { h, owner, page } = await setUp()
  await h.setPlan(owner, 'pro')
  const token = await h.signIn(owner)
  const { body: form } = await h.request<{ id: string; slug: string }>('POST', '/goodword/forms', {
    token,
    body: { name: 'Stall' },
  })
  const opened = await h.request<{ openedToken: string }>('GET', `/goodword/collect/${form.slug}`)
  h.clock.advance({ minutes: 1 })
  const { openedToken } = opened.body
  const answer = { customerName: 'Bo', customerEmail: null, rating: 1, testimonial: 'Late.', isPrivate: false }
  await h.request('POST', `/goodword/collect/${form.slug}`, { body: { ...answer, openedToken } })
  const list = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })
  const found = list.body.items.find(({ customerName }) => customerName === 'Bo')
  await h.request('PUT', `/goodword/testimonial/${found?.id}/reject`, { token })
  await h.request('DELETE', `/goodword/testimonial/${found?.id}`, { token })
  expect((await h.request('DELETE', `/goodword/forms/${form.id}`, { token })).status).toBe(204)
  expect(await page()).toContain('removed 1 answer')
})
