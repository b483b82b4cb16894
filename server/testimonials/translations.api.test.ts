import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PortalExport } from '#shared/portal.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { Translation } from '#shared/testimonial-details.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { testimonialTranslations } from '#server/db/schema/translations.ts'
import { createHarness } from '#server/testing/harness.ts'
import { ANSWER, approvedAnswer, clientOf, createOpenedRequest } from '#server/testing/clients.ts'
import { setUpSignOff } from '#server/testing/sign-off.ts'
import { openWall, publishWall } from '#server/testing/walls.ts'

const GERMAN = 'Präzise, witzig, nie zu spät.\n\nMit <b>Herz</b>.'

type Answer = { translations: Translation[] } & ErrorResponse

async function answered(opened = approvedAnswer()) {
  const found = await opened
  const { h, owner, id, widgetId, client } = found
  const translate = (
    text: string | null,
    { language = 'de', revisedAt = null }: { language?: string; revisedAt?: string | null } = {},
  ) =>
    h.request<Answer>('PUT', `/goodword/testimonial/${id}/translation`, {
      token: owner.token,
      body: { language, text, revisedAt },
    })
  const onPageIn = async (lang?: string) => {
    const { body } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json${lang ? `?lang=${lang}` : ''}`)
    const [item] = body.items
    return item && { text: item.text, original: item.original, origin: item.origin }
  }
  const inPortal = async () => (await client.look()).body.answer?.translations
  const events = async () => (await found.details()).history.map(({ kind, actor }) => `${actor} ${kind}`)
  return { ...found, translate, onPageIn, inPortal, events }
}

const WORDS = 'Precise, funny, never late.'

describe('a translation', () => {
  test('is first on pages in its language, marked, with the original behind it; other pages have the original', async () => {
    const { h, translate, onPageIn, inPortal, details, events, widgetId } = await answered()
    const original = await onPageIn('de')
    expect(original).toMatchObject({ text: WORDS, original: null, origin: null })
    const saved = { language: 'de', text: GERMAN, at: h.clock.now().toISOString(), isOutdated: false }
    expect(await translate(` ${GERMAN}\n`)).toMatchObject({ status: 200, body: { translations: [saved] } })
    expect(await onPageIn('de-AT')).toEqual({
      text: GERMAN,
      original: WORDS,
      origin: 'Übersetzung von Feldmann Studio, Original: Englisch',
    })
    expect([await onPageIn(), await onPageIn('en'), await onPageIn('fr')]).toEqual([original, original, original])
    expect((await details()).translations).toEqual([saved])
    expect(await inPortal()).toEqual([{ language: 'de', text: GERMAN }])
    expect((await events()).at(-1)).toBe('member translated')
    const fragment = String((await h.request('GET', `/w/${widgetId}.html?lang=de`)).body)
    expect(fragment).toContain('Original anzeigen')
    expect(fragment).toContain('Mit &lt;b>Herz&lt;/b>.')
    expect(fragment).toContain(WORDS)
  })

  const inGerman = async () => {
    const opened = await createOpenedRequest()
    const { body } = await opened.h.request<PublicRequest>('GET', `/goodword/testimonial/${opened.id}`)
    const consentVersion = body.consents.de?.version
    await opened.h.submit(opened.id, { ...ANSWER, testimonial: 'Genau, nie zu spät.', consentVersion })
    await opened.decide('approve')
    return opened
  }

  test('into English is read on pages in English, and not on pages that say no language', async () => {
    const { translate, onPageIn } = await answered(inGerman())
    await translate('Exact, never late.', { language: 'en' })
    const translated = {
      text: 'Exact, never late.',
      original: 'Genau, nie zu spät.',
      origin: 'Translated from German by Feldmann Studio',
    }
    expect([await onPageIn('en'), await onPageIn('en-GB')]).toEqual([translated, translated])
    expect(await onPageIn()).toMatchObject({ text: 'Genau, nie zu spät.', original: null })
  })

  test('is changed, kept as it is, and removed, each language for itself', async () => {
    const { translate, onPageIn, events } = await answered()
    await translate(GERMAN)
    await translate(GERMAN)
    await translate('Précis.', { language: 'fr' })
    await translate('Genau.')
    expect([(await onPageIn('de'))?.text, (await onPageIn('fr'))?.text]).toEqual(['Genau.', 'Précis.'])
    expect((await translate(null)).body.translations.map(({ language }) => language)).toEqual(['fr'])
    await translate(null)
    expect([(await onPageIn('de'))?.text, (await onPageIn('fr'))?.text]).toEqual([WORDS, 'Précis.'])
    expect((await events()).slice(-4)).toEqual([
      'member translated',
      'member translated',
      'member translated',
      'member translation_removed',
    ])
  })

  test.each([
    ['nothing', { text: ' \n ' }, [{ path: 'text', message: 'Translation is required.' }]],
    [
      'too much',
      { text: 'x'.repeat(10_001) },
      [{ path: 'text', message: 'Translation can be at most 10,000 characters long.' }],
    ],
    ['a control character', { text: 'Genau\u0007' }, [{ path: 'text', message: 'Translation must be plain text.' }]],
    ['an unknown language', { language: 'xx' }, [{ path: 'language', message: 'Choose a language.' }]],
  ])(
    'of %s is refused by a sentence',
    async (_, { text = GERMAN, language }: { text?: string; language?: string }, details) => {
      const { translate, onPageIn } = await answered()
      const { status, body } = await translate(text, language ? { language } : {})
      expect(status).toBe(422)
      expect(body.details).toEqual(details)
      expect((await onPageIn('de'))?.text).toBe(WORDS)
    },
  )

  test('needs an answer that others may read and that is still there', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const translate = (text: string | null) =>
      h.request<ErrorResponse>('PUT', `/goodword/testimonial/${id}/translation`, {
        token: owner.token,
        body: { language: 'de', text, revisedAt: null },
      })
    expect((await translate(GERMAN)).body.message).toBe('This testimonial is now pending and can’t be translated.')
    await h.submit(id)
    const client = clientOf(h, id)
    await client.show({ isPrivate: true })
    expect((await translate(GERMAN)).body).toMatchObject({
      code: 'testimonials.not_for_everybody',
      message: 'Ana Ribeiro sent this testimonial only to you, so nobody would read a translation.',
    })
    await client.show({ isPrivate: false })
    expect((await translate(GERMAN)).status).toBe(200)
    await client.withdraw()
    expect((await translate('Anders.')).body.code).toBe('testimonials.withdrawn')
    expect(await translate(null), 'removing always works').toMatchObject({ status: 200 })
    await client.erase()
    expect((await translate(GERMAN)).body.code).toBe('testimonials.erased')
  })

  test('is the owner’s to publish while a sign-off is needed', async () => {
    const s = await setUpSignOff()
    await s.create()
    await s.require(true)
    const editor = await s.addMember('editor')
    const path = `/goodword/testimonial/${await s.answer('Ana')}/translation`
    const body = { language: 'de', text: GERMAN, revisedAt: null }
    expect(await s.call('PUT', path, editor, body)).toMatchObject({
      status: 409,
      body: {
        code: 'testimonials.reply_needs_owner',
        message: expect.stringContaining('only the owner can publish a translation'),
      },
    })
    expect((await s.call('PUT', path, { ...s.owner, token: await s.h.signIn(s.owner) }, body)).status).toBe(200)
    expect((await s.call('PUT', path, editor, { ...body, text: null })).status).toBe(200)
  })

  test('is on a hosted wall with the testimonial that leads it, and search engines read the original', async () => {
    const opened = await openWall()
    const { h, owner, widgetId, testimonialId } = opened
    await h.request('PUT', `/goodword/testimonial/${testimonialId}/translation`, {
      token: owner.token,
      body: { language: 'en', text: 'Exact, witty, always on time.', revisedAt: null },
    })
    const { body } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    const hostedPage = { ...defaultWidgetOptions.hostedPage, leadId: body.items[0]?.id }
    await publishWall(opened, { options: { hostedPage, structuredData: { type: 'Product', name: 'Labels' } } })
    const page = String((await h.request('GET', `/wall/${widgetId}`)).body)
    expect(page).toContain('Exact, witty, always on time.')
    expect(page).toContain('<span>Show original</span>')
    expect(page).toContain('Translated by Feldmann &amp; &lt;Co&gt;')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json).review).toMatchObject([{ reviewBody: WORDS }])
  })
})

describe('what the client does', () => {
  test('with the words hides the translations until the owner keeps them; other changes don’t', async () => {
    const { client, translate, onPageIn, inPortal, details, events, decide } = await answered()
    await translate(GERMAN)
    await client.revise({ rating: 2 })
    await decide('approve')
    expect((await onPageIn('de'))?.text).toBe(GERMAN)
    await client.revise({ testimonial: 'Other words.' })
    expect(await translate('Anders.')).toMatchObject({ status: 409, body: { code: 'testimonials.revised' } })
    await decide('approve')
    const { revisedAt, translations } = await details()
    expect(translations).toMatchObject([{ text: GERMAN, isOutdated: true }])
    expect([(await onPageIn('de'))?.text, await inPortal()]).toEqual(['Other words.', []])
    expect(await events()).toContain('client translations_hidden')
    expect(await translate(GERMAN, { revisedAt })).toMatchObject({ body: { translations: [{ isOutdated: false }] } })
    expect((await onPageIn('de'))?.text).toBe(GERMAN)
  })

  test('by withdrawing takes the translation off every page', async () => {
    const { client, translate, onPageIn, inPortal } = await answered()
    await translate(GERMAN)
    await client.withdraw()
    expect([await onPageIn('de'), await inPortal()]).toEqual([undefined, []])
  })

  test('by erasing erases the translations too', async () => {
    const { h, client, translate } = await answered()
    await translate(GERMAN)
    await client.erase()
    expect(await h.rows(testimonialTranslations).count()).toBe(0)
  })
})

describe('the translations of several testimonials', () => {
  test('are read together, in the order that was asked, and without those that have none', async () => {
    const { h, owner, id, translate } = await answered()
    await translate(GERMAN)
    await translate('Précis.', { language: 'fr' })
    h.clock.advance({ seconds: 1 })
    const other = await h.createRequest(owner)
    const { status, body } = await h.request('POST', '/goodword/testimonial/translations', {
      token: owner.token,
      body: { ids: [other.id, id, id] },
    })
    const at = expect.any(String)
    expect([status, body]).toEqual([
      200,
      {
        items: [
          {
            id,
            translations: [
              { language: 'de', text: GERMAN, at, isOutdated: false },
              { language: 'fr', text: 'Précis.', at, isOutdated: false },
            ],
          },
        ],
      },
    ])
  })

  test('are not those of another workspace, and at most 100 are asked for', async () => {
    const { h, owner, id, translate } = await answered()
    await translate(GERMAN)
    const read = (token: string, ids: unknown) =>
      h.request('POST', '/goodword/testimonial/translations', { token, body: { ids } })
    const stranger = await h.signUp()
    expect(await read(stranger.token, [id])).toMatchObject({ status: 200, body: { items: [] } })
    expect(await read(owner.token, [])).toMatchObject({ status: 422 })
    expect(
      await read(
        owner.token,
        Array.from({ length: 101 }, (_, index) => `id${index}`),
      ),
    ).toMatchObject({
      status: 422,
      body: { message: 'Choose at most 100 testimonials.' },
    })
  })
})

test('both exports have the translations', async () => {
  const { h, owner, client, translate } = await answered()
  await translate(GERMAN)
  const account = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token: owner.token })
  expect(account.body.testimonials[0]?.translations).toMatchObject([{ language: 'de', text: GERMAN }])
  const own = await h.request<PortalExport>('GET', `/goodword/portal/${client.token}/export`)
  expect(own.body.answer?.translations).toEqual([{ language: 'de', text: GERMAN }])
})
