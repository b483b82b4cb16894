import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { decide, openWall, publishWall } from '#server/testing/walls.ts'

/** A wall that also shows one that was imported from a service. */
async function openImported(receivedVia: string, originalUrl?: string) {
  const opened = await openWall()
  const { h, owner, widgetId } = opened
  const token = await h.signIn(owner)
  const call = async (method: string, path: string, body?: unknown) =>
    (await h.request<{ id: string }>(method, `/goodword/import${path}`, { token, body })).body
  const { id } = await call('POST', '', { total: 1, receivedVia, isAttested: true })
  const row = { row: 2, customerName: 'Ben', testimonial: 'Quick and fair.', receivedOn: '2024-02-28', originalUrl }
  await call('PUT', `/${id}/rows`, { rows: [row] })
  await call('POST', `/${id}/finish`)
  await h.drain()
  const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })
  const imported = body.items.find(({ customerName }) => customerName === 'Ben')?.id ?? ''
  await decide(h, owner, imported, 'approve')
  return {
    ...opened,
    imported,
    origins: async (query = '') => {
      const feed = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json${query}`)
      return feed.body.items.map(({ author, origin }) => `${author}: ${origin}`)
    },
    originals: async (query = '') => {
      const feed = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json${query}`)
      return feed.body.items.map((item) => item.originalUrl)
    },
  }
}

test('visitors read which service an imported testimonial comes from, and of which day', async () => {
  const opened = await openImported('senja ')
  const expected = 'Added by the owner, from Senja, 28 Feb 2024'
  expect(await opened.origins()).toEqual(['Ana Ribeiro: null', `Ben: ${expected}`])
  const { body } = await opened.h.request<string>('GET', `/wall/${opened.widgetId}`)
  expect(body).toMatch(new RegExp(`<\\w+ part="origin"[^>]*>${expected}<`))
  expect(await opened.originals()).toEqual([null, null])
})

const URL_WITH_SIGNS = 'https://www.google.com/maps/reviews?id=1&x="><b>'

test('visitors of every language can open the original on the cards', async () => {
  const { h, widgetId, originals } = await openImported('Google', URL_WITH_SIGNS)
  const { href } = new URL(URL_WITH_SIGNS)
  expect(await originals()).toEqual([null, href])
  expect(await originals('?lang=de')).toEqual([null, href])
  const { body } = await h.request<string>('GET', `/wall/${widgetId}`, { headers: { 'accept-language': 'de' } })
  expect(body).toContain(
    `<a part="origin" href="${href.replace('&', '&amp;')}" target="_blank" rel="nofollow noopener">Vom Inhaber hinzugefügt, über Google, 28. Feb. 2024</a>`,
  )
})

test('what owners wrote for themselves is never linked', async () => {
  const { originals } = await openImported('Our old site', 'https://intranet.feldmann.example/1')
  expect(await originals()).toEqual([null, null])
})

test.each([
  ['en', 'Added by the owner, from Senja, 28 Feb 2024'],
  ['de', 'Vom Inhaber hinzugefügt, über Senja, 28. Feb. 2024'],
  ['fr', 'Ajouté par le propriétaire, via Senja, 28 févr. 2024'],
  ['es', 'Añadido por el propietario, vía Senja, 28 feb 2024'],
  ['pt', 'Adicionado pelo proprietário, via Senja, 28 de fev. de 2024'],
  ['it', 'Aggiunta dal titolare, da Senja, 28 feb 2024'],
  ['nl', 'Toegevoegd door de eigenaar, via Senja, 28 feb 2024'],
])('in %s, also beside a translation, and in a marquee', async (language, expected) => {
  expect(LANGUAGES).toContain(language)
  const opened = await openImported('Senja')
  const { h, owner, imported, origins } = opened
  expect(await origins(`?lang=${language}`)).toEqual(['Ana Ribeiro: null', `Ben: ${expected}`])
  const token = await h.signIn(owner)
  const body = { language, text: 'Translated.', revisedAt: null }
  expect(
    (await h.request('PUT', `/goodword/testimonial/${imported}/translation`, { token, body })).status,
  ).toBeLessThan(300)
  const [, translated] = await origins(`?lang=${language}`)
  expect(translated).toMatch(new RegExp(`^Ben: .+ · ${expected}$`))
  await publishWall(opened, { kind: 'marquee' })
  expect((await origins(`?lang=${language}`))[1]).toBe(`Ben: ${expected}`)
})

test.each(['Our old site', 'an email to CANARY@client.example'])(
  'what owners wrote for themselves (%s) isn’t said',
  async (receivedVia) => {
    const { origins } = await openImported(receivedVia)
    expect(await origins()).toContain('Ben: Added by the owner')
  },
)

describe('the original of the first testimonial of a hosted page', () => {
  async function openLead(receivedVia: string, originalUrl?: string) {
    const opened = await openImported(receivedVia, originalUrl)
    const { h, widgetId } = opened
    const feed = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    const leadId = feed.body.items.find(({ author }) => author === 'Ben')?.id
    const hostedPage = { sentence: null, button: null, siteUrl: null, leadId, layout: 'wall' }
    await publishWall(opened, { options: { hostedPage } })
    const headers = { 'accept-language': 'de' }
    const { body } = await h.request<string>('GET', `/wall/${widgetId}`, { headers })
    return /<article.*<\/article>/s.exec(body)?.[0] ?? ''
  }

  test('can be read at its source, which search engines don’t take for a recommendation', async () => {
    const lead = await openLead('Google', URL_WITH_SIGNS)
    const address = new URL(URL_WITH_SIGNS).href.replace('&', '&amp;')
    expect(lead).toContain(
      `<a href="${address}" target="_blank" rel="nofollow noopener">Vom Inhaber hinzugefügt, über Google, 28. Feb. 2024</a>`,
    )
  })

  test.each([
    ['Google', undefined],
    ['Our old site', 'https://intranet.feldmann.example/1'],
  ])(
    'isn’t linked without an address, or for what owners wrote for themselves: %s',
    async (receivedVia, originalUrl) => {
      const lead = await openLead(receivedVia, originalUrl)
      expect(lead).toContain('<span>Vom Inhaber hinzugefügt')
      expect(lead).not.toContain('<a ')
    },
  )
})
