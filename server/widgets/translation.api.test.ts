import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { MESSAGES } from '#shared/widget-messages/messages.ts'
import { TRANSLATIONS } from '#shared/widget-messages/translations.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { approvedAnswer } from '#server/testing/clients.ts'
import { makeFeed } from '#server/testing/feeds.ts'
import { translationOf } from './feed-sentences.ts'
import { createFeedTranslator } from './feed-translation.ts'

async function open() {
  const { h, owner, widgetId, decide } = await approvedAnswer()
  const feedIn = (lang: string) => h.request<WidgetFeed>('GET', `/w/${widgetId}.json?lang=${lang}`)
  return { h, owner, widgetId, decide, feedIn }
}

describe('a feed for a page in another language', () => {
  test('has the widget’s own sentences in it, and is otherwise the same', async () => {
    const { h, widgetId, feedIn } = await open()
    const { body: english, headers } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    const german = await feedIn('de-AT')
    const { translation, ...same } = german.body
    expect(same).toEqual(english)
    expect(translation).toMatchObject({ lang: 'de', 'Read more': 'Weiterlesen', '5.0': '5,0' })
    expect(german.headers.get('etag')).not.toBe(headers.get('etag'))
    const again = { 'if-none-match': german.headers.get('etag') ?? '' }
    expect((await h.request('GET', `/w/${widgetId}.json?lang=de`, { headers: again })).status).toBe(304)
  })

  test.each(['en', 'en-GB', 'ja', '', '%00', 'de'.repeat(500)])('is the English one for %j', async (lang) => {
    const { feedIn } = await open()
    const { status, body } = await feedIn(lang)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('translation')
  })

  test('changes with the testimonials at once', async () => {
    const { decide, feedIn } = await open()
    expect((await feedIn('fr')).body.items).toHaveLength(1)
    await decide('reject')
    expect((await feedIn('fr')).body.items).toHaveLength(0)
  })

  test('names who shows the testimonials, as soon as the name changes', async () => {
    const { h, owner, feedIn } = await open()
    expect((await feedIn('de')).body.summary.owner).toBe('Feldmann Studio')
    const renaming = { token: owner.token, body: { organisationName: 'Feldmann & Co' } }
    expect((await h.request('PUT', '/goodword/user/me', renaming)).status).toBe(200)
    expect((await feedIn('de')).body.summary.owner).toBe('Feldmann & Co')
  })

  test('included as HTML speaks that language too', async () => {
    const { h, widgetId } = await open()
    const fragment = async (lang: string) => (await h.request<string>('GET', `/w/${widgetId}.html${lang}`)).body
    expect(await fragment('?lang=nl')).toContain('1 van 1 review')
    expect(await fragment('')).toContain('1 of 1 testimonial')
  })

  const original = (etag: string, allowedSites: string[] = []) => {
    const identity = Buffer.from('{"version":1}')
    const served = { identity, br: identity, gzip: identity, etag: `"${etag}"`, allowedSites }
    return { served, content: makeFeed(0), translatable: new Map() }
  }

  test('is kept up to a number of bytes', async () => {
    const { translate } = createFeedTranslator({ keptBytesMax: 1 })
    const first = await translate(original('a'), 'de')
    expect(await translate(original('a'), 'de')).toBe(first)
    await translate(original('b'), 'de')
    expect(await translate(original('a'), 'de')).not.toBe(first)
  })

  test('is made once for all who ask for it at the same time', async () => {
    const { translate, find } = createFeedTranslator()
    expect(find(original('a'), 'de')).toBeUndefined()
    const [one, two] = await Promise.all([translate(original('a'), 'de'), translate(original('a'), 'de')])
    expect(two).toBe(one)
    expect(find(original('a'), 'de')).toBe(one)
  })

  test('is another one as soon as other sites may show it', async () => {
    const { translate } = createFeedTranslator()
    await translate(original('a'), 'de')
    const named = await translate(original('a', ['feldmann.studio']), 'de')
    expect(named.allowedSites).toEqual(['feldmann.studio'])
  })
})

describe('the translations of the widget', () => {
  const languages = LANGUAGES.filter((language) => language !== 'en')

  test.each(languages)('%s has every sentence, with the same values in it', (language) => {
    const valuesOf = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([value]) => value).toSorted()
    expect(Object.keys(TRANSLATIONS[language]).toSorted()).toEqual(MESSAGES.toSorted())
    for (const message of MESSAGES)
      expect(valuesOf(TRANSLATIONS[language][message]), message).toEqual(valuesOf(message))
  })

  test.each(languages)(
    '%s adds at most what the first view in another language may have more than in English',
    (language) => {
      const [english, another] = [8500, 9200]
      const sentences = JSON.stringify(translationOf(language, { shared: 26, rated: 26, average: 4.7 }))
      expect(brotliCompressSync(sentences).length).toBeLessThanOrEqual(another - english)
    },
  )
})
