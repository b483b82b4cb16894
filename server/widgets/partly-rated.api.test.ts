import { expect, test } from 'vitest'
import type { WidgetFeed } from '#shared/widgets.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { decide, openWall, publishWall } from '#server/testing/walls.ts'

/** One with five stars, and two through a form that doesn't ask for any. */
async function openPartlyRated() {
  const opened = await openWall()
  const { h, owner, widgetId } = opened
  const { token } = owner
  const body = { accentColor: null, asksCompany: false, asksRole: false, asksRating: false, questions: [] }
  expect((await h.request('PUT', '/goodword/forms/default/settings', { token, body })).status).toBe(200)
  const ids: string[] = []
  for (const testimonial of ['Kind.', 'Calm.']) {
    const { id } = await h.createRequest(owner)
    await h.submit(id, { testimonial, rating: 0 })
    await decide(h, owner, id, 'approve')
    ids.push(id)
  }
  return {
    ...opened,
    ids,
    feed: async (query = '') => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json${query}`)).body,
    page: async () => (await h.request<string>('GET', `/wall/${widgetId}`)).body,
  }
}

const LINE = '3 of 3 testimonials · 1 rating: 5.0'

test('an average says how many gave stars where not all did, wherever the page says it', async () => {
  const { feed, page } = await openPartlyRated()
  expect((await feed()).summary).toMatchObject({ shown: 3, shared: 3, rated: 1, average: 5 })
  const body = await page()
  expect(body).toContain(`<meta name="description" content="${LINE}">`)
  expect(body).toContain(`<meta property="og:description" content="${LINE}">`)
  expect(body).toContain(`<p class="line">${LINE}</p>`)
  expect(body).toContain(`<bdi>${LINE}</bdi>`)
  expect(body).toContain('<span>1 rating, 3 testimonials')
  expect(body).not.toMatch(/all 3/)
})

test('the note under a hosted page counts ratings', async () => {
  const opened = await openPartlyRated()
  const { h, owner, ids, page } = opened
  await decide(h, owner, ids[0] ?? '', 'reject')
  expect(await page()).toContain('The average counts 1 rating, shown or not.')
  const { id } = await h.createRequest(owner)
  const { token } = owner
  const body = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }
  await h.request('PUT', '/goodword/forms/default/settings', { token, body })
  await h.submit(id, { testimonial: 'Fine.', rating: 4 })
  expect(await page()).toContain('The average counts all 2 ratings, shown or not.')
  expect(await page()).toContain('2 of 4 testimonials · 2 ratings average 4.5 · chosen by Feldmann &amp; &lt;Co&gt;')
})

test.each([
  ['avatars', '<span part="count">1 rating, 3 clients</span>'],
  ['badge', '<span part="count">1 rating, 3 clients</span>'],
  ['text', '>3 clients, 1 rating: 5.0</a>'],
] as const)('so does the layout %s', async (kind, expected) => {
  const opened = await openPartlyRated()
  await publishWall(opened, { kind })
  const { body } = await opened.h.request<string>('GET', `/w/${opened.widgetId}.html`)
  expect(body).toContain(expected)
})

test('search engines get the number of ratings', async () => {
  const opened = await openPartlyRated()
  await publishWall(opened, { options: { structuredData: { type: 'Course', name: 'Branding' } } })
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await opened.page()) ?? []
  expect(JSON.parse(data).aggregateRating).toMatchObject({ ratingValue: 5, ratingCount: 1 })
})

test.each(LANGUAGES)('a feed says it in %s, and once', async (language) => {
  const { feed } = await openPartlyRated()
  const { translation } = await feed(`?lang=${language}`)
  expect(translation?.['all {0} average {1}']).toMatch(/^1 \p{L}+\u202f?: \{1\}$/u)
  expect(translation?.['{0} clients']).toMatch(/^1 \p{L}+, \{0\} \p{L}+$/u)
  expect(translation?.['{0} clients, {1} on average']).toMatch(/^\{0\} \p{L}+, 1 \p{L}+\u202f?: \{1\}$/u)
})

test('nothing changes where all have stars, and where none has', async () => {
  const { h, owner, widgetId, testimonialId } = await openWall()
  const read = async () => (await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)).body
  expect(await read()).not.toHaveProperty('translation')
  await decide(h, owner, testimonialId, 'reject')
  expect(await read()).not.toHaveProperty('translation')
})
