import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { ORIGIN } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { confirmWallDomain, openStudioWall, WALL_NAME } from '#server/testing/wall-domains.ts'
import { decide, openWall, publishWall } from '#server/testing/walls.ts'

const TOOLS = { hasVisitorTools: true, hasServiceFilter: true }
const OWN = { sentence: 'Labels for people who make food.', button: null, siteUrl: null, layout: 'wall' }

/** A hosted page with a lead, filters and a removed rating, in a language. */
async function openFullWall() {
  const opened = await openStudioWall({ photo: await makeImage({ width: 64, height: 64 }) })
  const { h, owner, widgetId, testimonialId } = opened
  h.clock.advance({ minutes: 5 })
  for (const testimonial of ['Calm.', 'Not shown.']) {
    const { id } = await h.createRequest(owner)
    await h.submit(id, { testimonial, rating: 4, customerName: 'Ben' })
    if (testimonial === 'Calm.') await decide(h, owner, id, 'approve')
  }
  const { token } = owner
  const service = { token, body: { service: 'One label' } }
  await h.request('PUT', `/goodword/testimonial/${testimonialId}/service`, service)
  const { body } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
  const leadId = body.items.find(({ text }) => text === 'Calm.')?.id
  await publishWall(opened, { options: { ...TOOLS, hostedPage: { ...OWN, leadId } } })
  const read = async (tags: string, query = '') => {
    const path = `/wall/${widgetId}${query}`
    return h.request<string>('GET', path, { headers: tags === '' ? {} : { 'accept-language': tags } })
  }
  return { ...opened, read }
}

/** What only this page says, without what people wrote and without the widget. */
const sentencesOf = (page: string): string[] => {
  const own = page.replace(/<template.*?<\/template>/s, '').replaceAll(/<(blockquote|bdi)\b[^>]*>.*?<\/\1>/gs, '')
  const texts = [...own.matchAll(/>([^<>]*\p{L}{3,}[^<>]*)</gu)].map(([, text = '']) => text.trim())
  const named = [...own.matchAll(/(?:content|aria-label)="([^"]*\p{L}{3,}[^"]*)"/gu)].map(([, text = '']) => text)
  return [...texts, ...named].filter(
    (text) => text !== OWN.sentence && !/^(width=|light|summary_|website|http)/.test(text),
  )
}

describe('the hosted page in the visitor’s language', () => {
  test.each(LANGUAGES.filter((language) => language !== 'en'))('is all in %s', async (language) => {
    const { read } = await openFullWall()
    const { body, headers } = await read(`${language}-XX, en;q=0.5`)
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-language')
    expect(body).toContain(`<html lang="${language}">`)
    const english = sentencesOf((await read('')).body)
    expect(english.length).toBeGreaterThan(20)
    const own = sentencesOf(body)
    expect(english.filter((sentence) => own.includes(sentence))).toEqual([])
  })

  test('has numbers and days as that language writes them, and what people wrote as they wrote it', async () => {
    const { read } = await openFullWall()
    const { body } = await read('de-AT')
    for (const part of [
      '<h1>Was Kunden über Feldmann &amp; &lt;Co&gt; sagen</h1>',
      '<meta property="og:title" content="Was Kunden über Feldmann &amp; &lt;Co&gt; sagen">',
      '2 von 3 Kundenstimmen · Durchschnitt aller 3: 4,3',
      '<b>4,3</b>',
      '>1 Stern<',
      'Mit Foto',
      'Alle <span>2</span>',
      'aria-label="4 von 5 Sternen"',
      '<time datetime="2026-11-20">20. Nov. 2026</time>',
      'Im Durchschnitt zählen alle 3, gezeigt oder nicht.',
      `<p dir="auto">${OWN.sentence}</p>`,
      '<p>Calm.</p>',
      'One label',
    ])
      expect(body).toContain(part)
  })

  test('narrows down in it, and says so', async () => {
    const { read } = await openFullWall()
    const { body } = await read('fr', '?stars=4')
    expect(body).toContain('role="status">4 étoiles\u202f: 1 témoignage sur 2.</p>')
    expect(body).toMatch(/<title>Ce que les clients disent de [^<]*: 4 étoiles<\/title>/)
  })

  test('gives the widget’s script the same, so that it keeps what is drawn', async () => {
    const { h, widgetId, read } = await openFullWall()
    const { body } = await read('nl')
    const path = `/wall/w/${widgetId}.json`
    const answers = await Promise.all(
      ['?lang=nl', '?lang=de', ''].map((query) => h.request<WidgetFeed>('GET', path + query)),
    )
    const [dutch, german, plain] = answers
    expect(dutch?.body.translation).toMatchObject({ lang: 'nl', 'Read more': 'Meer lezen' })
    expect(german?.body.translation).toMatchObject({ lang: 'de' })
    expect(plain?.body.translation).toBeUndefined()
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
    expect(body).toContain(`data-key="${dutch?.body.revision}`)
    expect(body).toMatch(/data-key="[^"]*nl"/)
    expect(body).toContain('label="Reviews"')
  })

  test('can be asked for by its address, whose links keep it', async () => {
    const { read } = await openFullWall()
    const { body } = await read('de', '?lang=it')
    expect(body).toContain('<html lang="it">')
    expect(body).toContain('href="?lang=it&amp;service=One+label"')
    expect(body).toContain('<a href="?lang=it" data-filter')
    expect((await read('de', '?lang=it&stars=4')).body).toContain('role="status">4 stelle: 1 di 2 testimonianze.</p>')
    expect((await read('de', '?lang=xx')).body, 'none of ours').toBe((await read('de')).body)
  })

  test('is kept for each language, and follows what is decided in all of them', async () => {
    const { h, owner, testimonialId, read } = await openFullWall()
    const languages = ['de', 'fr', '']
    const first = await Promise.all(languages.map((language) => read(language)))
    expect(new Set(first.map(({ headers }) => headers.get('etag'))).size).toBe(3)
    for (const [index, language] of languages.entries())
      expect((await read(language)).headers.get('etag')).toBe(first[index]?.headers.get('etag'))
    await decide(h, owner, testimonialId, 'reject')
    for (const language of languages) expect((await read(language)).body).not.toContain('never late')
  })

  test('has a picture for its link in it', async () => {
    const { h, widgetId, read } = await openFullWall()
    const image = `${ORIGIN}/wall/${widgetId}/image.png`
    expect((await read('')).body).toContain(`<meta property="og:image" content="${image}">`)
    expect((await read('de')).body).toContain(`<meta property="og:image" content="${image}?lang=de">`)
    const bytes = async (query: string) =>
      Buffer.from(await (await h.app.request(`/wall/${widgetId}/image.png${query}`)).arrayBuffer()).toString('base64')
    expect(await bytes('?lang=de')).not.toBe(await bytes(''))
  })

  test('also at the owner’s own domain, and where there is nothing', async () => {
    const opened = await openFullWall()
    await confirmWallDomain(opened)
    const headers = { host: WALL_NAME, 'accept-language': 'es' }
    const page = await opened.h.request<string>('GET', '/', { headers })
    expect(page.body).toContain('<html lang="es">')
    expect(page.headers.get('vary')?.toLowerCase()).toContain('accept-language')
    const feed = `/wall/w/${opened.widgetId}.json?lang=es`
    expect((await opened.h.request<WidgetFeed>('GET', feed, { headers })).body.translation).toMatchObject({
      lang: 'es',
    })
    const nothing = await opened.h.request<string>('GET', '/nothing', { headers })
    expect([nothing.status, nothing.body]).toEqual([404, expect.stringContaining('<h1>Página no encontrada</h1>')])
    const other = { headers: { 'accept-language': 'it' } }
    const missing = await opened.h.request<string>('GET', '/wall/nope', other)
    expect([missing.status, missing.body]).toEqual([404, expect.stringContaining('<h1>Pagina non trovata</h1>')])
  })

  test('shows the owner’s translation of a testimonial in the lead and its marks', async () => {
    const { h, owner, testimonialId, widgetId, read } = await openFullWall()
    const body = { language: 'de', text: 'Genau.', revisedAt: null }
    const path = `/goodword/testimonial/${testimonialId}/translation`
    expect((await h.request('PUT', path, { token: owner.token, body })).status).toBe(200)
    expect((await read('de')).body).toContain('Genau.')
    for (const language of ['', 'fr']) expect((await read(language)).body).not.toContain('Genau.')
    const feed = await h.request<WidgetFeed>('GET', `/wall/w/${widgetId}.json?lang=de`)
    expect(feed.body.items.map(({ text }) => text)).toContain('Genau.')
  })
})

test('a lead says how it came to be in the visitor’s language', async () => {
  const opened = await openWall()
  const { h, owner, widgetId } = opened
  const body = { customerName: 'Kim', testimonial: 'Fair.', receivedOn: '2026-11-01', isAttested: true }
  expect((await h.request('POST', '/goodword/testimonial/add', { token: owner.token, body })).status).toBe(201)
  const feed = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
  const leadId = feed.body.items.find(({ author }) => author === 'Kim')?.id
  await publishWall(opened, { options: { hostedPage: { ...OWN, leadId } } })
  const headers = { 'accept-language': 'de' }
  const page = await h.request<string>('GET', `/wall/${widgetId}`, { headers })
  expect(page.body).toContain('<span>Vom Inhaber hinzugefügt</span>')
})
