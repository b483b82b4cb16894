import { describe, expect, test } from 'vitest'
import { suppressions } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness } from '#server/testing/harness.ts'
import {
  unsubscribeTokenOf,
  readUnsubscribePage,
  unsubscribe,
  unsubscribeByButton,
  findTestimonial,
  historyOf,
  resend,
  recipients,
  ask,
} from '#server/testing/unsubscribing.ts'

describe('the unsubscribe page', () => {
  test('shows whose emails it would end and a shortened address, and changes nothing', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Studio Halm' })
    const { id, token } = await ask(h, owner)
    await h.drain()
    const before = await h.rows(testimonials).list()
    for (const _ of [1, 2]) {
      expect((await readUnsubscribePage(h, token)).body).toEqual({
        organisationName: 'Studio Halm',
        firstName: 'Nora',
        lastName: 'Feldmann',
        logoUrl: null,
        accent: null,
        language: null,
        address: 'a…@client.example',
        isUnsubscribed: false,
        isUnsubscribedFromAll: false,
      })
    }
    expect(await h.rows(testimonials).list()).toEqual(before)
    expect(await h.rows(suppressions).list()).toEqual([])
    expect((await resend(h, owner, id)).status).toBe(200)
  })

  test('uses the language of the answer, and shows none of its content', async () => {
    const h = await createHarness()
    const { id, token } = await ask(h, await h.signUp())
    const { body } = await h.request<{ consents: Record<string, { version: string }> }>(
      'GET',
      `/goodword/testimonial/${id}`,
    )
    await h.submit(id, { consentVersion: body.consents['de']?.version })
    const page = await readUnsubscribePage(h, token)
    expect(page.body.language).toBe('de')
    expect(JSON.stringify(page.body)).not.toMatch(/Precise|Ana|ana@/)
  })

  test('unsubscribes the client from the owner, also when repeated', async () => {
    const h = await createHarness()
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const { id, token } = await ask(h, owner)
    await h.drain()
    const first = await unsubscribe(h, token)
    expect(first).toMatchObject({ status: 200, body: { isUnsubscribed: true, isUnsubscribedFromAll: false } })
    const { unsubscribedAt } = (await findTestimonial(h, owner, id)) ?? {}
    expect(unsubscribedAt).toBe(h.clock.now().toISOString())
    h.clock.advance({ minutes: 5 })
    expect((await unsubscribe(h, token, { from: 'owner' })).body).toEqual(first.body)
    expect((await findTestimonial(h, owner, id))?.unsubscribedAt).toBe(unsubscribedAt)
    expect(await historyOf(h, owner, id)).toEqual([
      'created by member',
      'queued by member',
      'sent by system',
      'unsubscribed by client',
    ])
    await ask(h, other)
    await h.drain()
    expect(await recipients(h)).toEqual(['ana@client.example', 'ana@client.example'])
  })

  test('unsubscribes the client from everybody, also after the owner', async () => {
    const h = await createHarness()
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const { token } = await ask(h, owner)
    await h.drain()
    await unsubscribe(h, token)
    expect((await unsubscribe(h, token, { from: 'everybody' })).body).toMatchObject({
      isUnsubscribed: true,
      isUnsubscribedFromAll: true,
    })
    const { id } = await ask(h, other)
    await h.drain()
    expect(await recipients(h)).toEqual(['ana@client.example'])
    expect((await resend(h, other, id)).body.code).toBe('testimonials.unsubscribed')
    expect((await readUnsubscribePage(h, unsubscribeTokenOf(h, id))).body).toMatchObject({ isUnsubscribed: true })
  })

  test.each([
    ['an unknown choice', { from: 'nobody' }],
    ['an unknown field', { from: 'owner', address: 'bo@client.example' }],
    ['no object', 'owner'],
  ])('refuses %s and changes nothing', async (_, body) => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    expect((await unsubscribe(h, token, JSON.stringify(body))).status).toBe(422)
    expect(await h.rows(suppressions).list()).toEqual([])
  })
})

describe('the unsubscribe button of an email program', () => {
  const partsOf = (fields: Record<string, string>) => {
    const parts = new FormData()
    for (const [name, value] of Object.entries(fields)) parts.set(name, value)
    return parts
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each([
    ['the standard’s body', { headers: form, body: 'List-Unsubscribe=One-Click' }],
    ['a multipart form', { body: partsOf({ 'List-Unsubscribe': 'One-Click' }) }],
    ['no body', {}],
  ])('unsubscribes from the owner with %s, without cookies or scripts', async (_, init) => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Studio <Halm>' })
    const { id } = await ask(h, owner)
    await h.drain()
    const [sentEmail] = await h.emails()
    const address = /^<(.+)>$/.exec(sentEmail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(sentEmail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const answer = await h.app.request(address, { method: 'POST', ...init })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toBe('You won’t get any more emails from Studio <Halm> through Goodword.\n')
    expect((await resend(h, owner, id)).body.code).toBe('testimonials.unsubscribed')
  })

  test('answers the form of a browser without scripts with a page', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Studio <Halm>' })
    const { id, token } = await ask(h, owner)
    const headers = { ...form, accept: 'text/html,*/*', origin: 'null' }
    const answer = await h.app.request(`/unsubscribe/${token}`, { method: 'POST', headers, body: '' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'")
    const page = await answer.text()
    expect(page).toContain('You won’t get any more emails from <bdi>Studio &lt;Halm&gt;</bdi> through Goodword.')
    expect(page.match(/<title>/g)).toHaveLength(1)
    expect((await resend(h, owner, id)).body.code).toBe('testimonials.unsubscribed')

    const unknown = await h.app.request('/unsubscribe/nothing', { method: 'POST', headers, body: '' })
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).toContain('This link doesn’t work')
  })

  test('can be pressed again, and other methods change nothing', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) await h.app.request(`/unsubscribe/${token}`, { method })
    expect(await h.rows(suppressions).list()).toEqual([])
    for (const _ of [1, 2]) expect((await unsubscribeByButton(h, token)).status).toBe(200)
    expect(await h.rows(suppressions).list()).toHaveLength(1)
  })

  test('refuses a long body', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    const answer = await unsubscribeByButton(h, token, { headers: form, body: 'x'.repeat(40_000) })
    expect(answer.status).toBe(413)
    expect(await h.rows(suppressions).list()).toEqual([])
  })
})
