import { describe, expect, test } from 'vitest'
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
