import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { approvedAnswer, ANSWER } from '#server/testing/clients.ts'
import { proven } from '#server/testing/verified-clients.ts'

describe('the proof of a verified testimonial', () => {
  test('explains in plain sentences how it was collected', async () => {
    const { h, publicId, widgetId, proof } = await proven()
    const feed = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    expect(feed.body.items).toMatchObject([{ id: publicId, isVerified: true }])
    const { status, body, headers } = await proof()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    for (const part of [
      ANSWER.testimonial,
      ANSWER.customerName,
      'How this testimonial about Feldmann &amp; Co was collected',
      '<time datetime="2026-11-20">November 20, 2026</time><p>This client paid Feldmann &amp; Co through Stripe.</p>',
      '<p>Goodword emailed the client a request for a testimonial.</p>',
      '<time datetime="2026-11-29">November 29, 2026</time><p>The client answered through the link in that email, which was sent to nobody else.</p>',
      '<p>The client agreed to publish this testimonial.</p>',
      'Written by the client',
      'Feldmann &amp; Co decides whether this testimonial is shown, but can’t change it. It is shown exactly as the client wrote it.',
      `href="/wall/${widgetId}"`,
    ])
      expect(body).toContain(part)
  })

  test('says when the client changed the testimonial, and shows the new version once approved', async () => {
    const { h, client, decide, proof } = await proven()
    h.clock.advance({ days: 1 })
    await client.revise({ testimonial: 'Better words.' })
    expect((await proof()).status).toBe(404)
    await decide('approve')
    const { body } = await proof()
    expect(body).toContain('Better words.')
    expect(body).not.toContain(ANSWER.testimonial)
    expect(body).toContain('The client changed it on November 30, 2026. It is shown as the client left it.')
  })

  test('is not indexed by search engines, and is cached as long as the wall', async () => {
    const { proof } = await proven()
    const { headers } = await proof()
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('contains no amount, no address and only public ids', async () => {
    const { id, proof } = await proven({
      invoice: { id: 'in_CANARY', amount: 7_766_554, customer: 'cus_CANARY', description: 'CANARY' },
    })
    const { body } = await proof()
    for (const secret of [id, 'CANARY', 'ana@client.example', 'acct_1', 'Studio account', 'con_1', 'pay_', 'msg_'])
      expect(body, secret).not.toContain(secret)
    expect(body).not.toMatch(/77.?665.?54|7.?766.?554/)
  })

  test('escapes all texts', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const { h, owner, proof } = await proven({ answer: { customerName: hostile, testimonial: hostile } })
    await h.request('PUT', '/goodword/user/me', {
      token: await h.signIn(owner),
      body: { organisationName: '"><script>alert(1)</script>' },
    })
    const { body } = await proof()
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(body).not.toContain('<img')
    expect(body).not.toContain('<script')
  })
})

describe('the proof in the visitor’s language', () => {
  async function translated(text: string, { language = 'de' } = {}) {
    const found = await proven()
    const { h, owner, id, publicId } = found
    const translate = async (revisedAt: string | null) =>
      h.request('PUT', `/goodword/testimonial/${id}/translation`, {
        token: await h.signIn(owner),
        body: { language, text, revisedAt },
      })
    expect(await translate(null)).toMatchObject({ status: 200 })
    const read = (tags: string) =>
      h.request<string>('GET', `/proof/${publicId}`, { headers: { 'accept-language': tags } })
    return { ...found, translate, read }
  }

  test.each(LANGUAGES.filter((language) => language !== 'en'))('is all in %s', async (language) => {
    const { h, publicId, proof } = await proven()
    const headers = { 'accept-language': `${language}-XX, en;q=0.5` }
    const { body } = await h.request<string>('GET', `/proof/${publicId}`, { headers })
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(ANSWER.testimonial)
    const sentencesOf = (page: string) => [...page.matchAll(/<(h1|h2|p|footer)\b[^>]*>.*?<\/\1>/gs)].map(([all]) => all)
    const english = sentencesOf((await proof()).body).filter((sentence) => !sentence.includes(ANSWER.testimonial))
    expect(english.length).toBeGreaterThan(8)
    for (const sentence of english) expect(body).not.toContain(sentence)
  })

  test('has the owner’s translation first, marked, with the original one press away', async () => {
    const { read, proof } = await translated('Sorgfältig.')
    const { body, headers } = await read('de-AT')
    expect(headers.get('vary')).toContain('accept-language')
    const [figure = ''] = /<figure>.*<\/figure>/s.exec(body) ?? []
    expect(figure).toContain('<blockquote dir="auto" lang="de"><p>Sorgfältig.</p></blockquote>')
    expect(figure).toContain('<p class="translated">Übersetzung von Feldmann &amp; Co, Original: Englisch</p>')
    expect(figure).toMatch(
      /<details><summary><span>Original anzeigen<\/span>.*<blockquote dir="auto" lang="en"><p>.*<\/details>/s,
    )
    expect(figure).toContain(ANSWER.testimonial)
    expect(body).toContain('Das Original wird genau so gezeigt, wie der Kunde es geschrieben hat.')
    for (const { body: other } of [await read('fr'), await proof()]) expect(other).not.toContain('Sorgfältig.')
  })

  test('hides a translation of what the client changed until the owner keeps it', async () => {
    const { h, client, decide, read, translate } = await translated('Sorgfältig.')
    h.clock.advance({ days: 1 })
    await client.revise({ testimonial: 'Better words.' })
    await decide('approve')
    expect((await read('de')).body).not.toContain('Sorgfältig.')
    expect(await translate(h.clock.now().toISOString())).toMatchObject({ status: 200 })
    const { body } = await read('de')
    expect(body).toContain('Sorgfältig.')
    expect(body).toContain(
      'Der Kunde hat sie am 30. November 2026 geändert. Die Übersetzung ist von Feldmann &amp; Co. Das Original wird so gezeigt, wie der Kunde es hinterlassen hat.',
    )
  })

  test('escapes the translation', async () => {
    const { read } = await translated('<img src=x onerror=alert(1)>')
    const { body } = await read('de')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(body).not.toContain('<img')
  })
})

describe('no proof', () => {
  test('always looks the same, whatever the reason', async () => {
    const shown = await proven()
    const { client, decide, proof } = shown
    const unknown = await proof('pub_AAAAAAAAAAAAAAAAAAAAAA')
    expect(unknown).toMatchObject({ status: 404, body: expect.stringContaining('Page not found') })
    expect(unknown.headers.get('cache-control')).toBe('no-store')
    const look = async (publicId?: string) => {
      const { status, body, headers } = await proof(publicId)
      const sameHeaders = [...headers].filter(([name]) => name !== 'x-transaction-id')
      return { status, body, sameHeaders }
    }
    const same = await look('pub_AAAAAAAAAAAAAAAAAAAAAA')
    expect(await look(shown.id)).toEqual(same)
    await decide('reject')
    expect(await look()).toEqual(same)
    await decide('approve')
    expect((await look()).status).toBe(200)
    await client.show({ isPrivate: true })
    expect(await look()).toEqual(same)
    await client.show({ isPrivate: false })
    await client.withdraw()
    expect(await look()).toEqual(same)
    await client.erase()
    expect(await look()).toEqual(same)

    const byHand = await approvedAnswer()
    const [item] = (await byHand.h.request<WidgetFeed>('GET', `/w/${byHand.widgetId}.json`)).body.items
    expect(item).toMatchObject({ isVerified: false })
    expect(await byHand.h.request('GET', `/proof/${item?.id}`)).toMatchObject({ status: 404, body: same.body })
  })

  test('is shown for an answer that did not come through the emailed link', async () => {
    const { proof } = await proven({ answer: { openedToken: undefined } })
    expect((await proof()).status).toBe(404)
  })

  test('is shown for a closed account', async () => {
    const { h, owner, proof } = await proven()
    await h.request('DELETE', '/goodword/user/me', { token: await h.signIn(owner), body: { email: owner.email } })
    expect((await proof()).status).toBe(404)
  })
})
