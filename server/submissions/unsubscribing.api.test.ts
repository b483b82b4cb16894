import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import { emailMessages, suppressions } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { createHarness, type Harness, noLimits, type TestOwner } from '#server/testing/harness.ts'

const tokenOf = (h: Harness, requestId: string) => clientToken('unsubscribe', { requestId, hashKey: h.deps.hashKey })

const readPage = (h: Harness, token: string) => h.request<Unsubscribing>('GET', `/goodword/unsubscribe/${token}`)

const end = (h: Harness, token: string, body?: unknown) =>
  h.request<Unsubscribing & { code: string }>('POST', `/goodword/unsubscribe/${token}`, { body })

const oneClick = (h: Harness, token: string, init: RequestInit = {}) =>
  h.app.request(`/unsubscribe/${token}`, { method: 'POST', ...init })

async function rowOf(h: Harness, owner: TestOwner, id: string): Promise<Testimonial | undefined> {
  const { token } = owner
  const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })
  return body.items.find((item) => item.id === id)
}

async function historyOf(h: Harness, owner: TestOwner, id: string): Promise<string[]> {
  const path = `/goodword/testimonial/${id}/details`
  const { body } = await h.request<{ history: { kind: string; actor: string }[] }>('GET', path, { token: owner.token })
  return body.history.map(({ kind, actor }) => `${kind} by ${actor}`)
}

const resend = (h: Harness, { token }: TestOwner, id: string) =>
  h.request<{ code: string; error: string }>('POST', `/goodword/testimonial/${id}/resend`, { token })

const recipients = async (h: Harness) => (await h.emails()).map(({ recipient }) => recipient)

async function ask(h: Harness, owner: TestOwner, input: Record<string, unknown> = {}) {
  const request = await h.createRequest(owner, { isAutoSendEnabled: true, ...input })
  return { ...request, token: tokenOf(h, request.id) }
}

describe('the unsubscribe page', () => {
  test('shows whose emails it would end and a shortened address, and changes nothing', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Studio Halm' })
    const { id, token } = await ask(h, owner)
    await h.drain()
    const before = await h.rows(testimonials).list()
    for (const _ of [1, 2]) {
      expect((await readPage(h, token)).body).toEqual({
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

  test('has the language of the answer, and nothing of its content', async () => {
    const h = await createHarness()
    const { id, token } = await ask(h, await h.signUp())
    const { body } = await h.request<{ consents: Record<string, { version: string }> }>(
      'GET',
      `/goodword/testimonial/${id}`,
    )
    await h.submit(id, { consentVersion: body.consents['de']?.version })
    const page = await readPage(h, token)
    expect(page.body.language).toBe('de')
    expect(JSON.stringify(page.body)).not.toMatch(/Precise|Ana|ana@/)
  })

  test('ends the emails of its owner, also when repeated', async () => {
    const h = await createHarness()
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const { id, token } = await ask(h, owner)
    await h.drain()
    const first = await end(h, token)
    expect(first).toMatchObject({ status: 200, body: { isUnsubscribed: true, isUnsubscribedFromAll: false } })
    const { unsubscribedAt } = (await rowOf(h, owner, id)) ?? {}
    expect(unsubscribedAt).toBe(h.clock.now().toISOString())
    h.clock.advance({ minutes: 5 })
    expect((await end(h, token, { from: 'owner' })).body).toEqual(first.body)
    expect((await rowOf(h, owner, id))?.unsubscribedAt).toBe(unsubscribedAt)
    expect(await historyOf(h, owner, id)).toEqual([
      'created by owner',
      'queued by owner',
      'sent by system',
      'unsubscribed by client',
    ])
    await ask(h, other)
    await h.drain()
    expect(await recipients(h)).toEqual(['ana@client.example', 'ana@client.example'])
  })

  test('can end everybody’s emails, also after the owner’s', async () => {
    const h = await createHarness()
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const { token } = await ask(h, owner)
    await h.drain()
    await end(h, token)
    expect((await end(h, token, { from: 'everybody' })).body).toMatchObject({
      isUnsubscribed: true,
      isUnsubscribedFromAll: true,
    })
    const { id } = await ask(h, other)
    await h.drain()
    expect(await recipients(h)).toEqual(['ana@client.example'])
    expect((await resend(h, other, id)).body.code).toBe('testimonials.unsubscribed')
    expect((await readPage(h, tokenOf(h, id))).body).toMatchObject({ isUnsubscribed: true })
  })

  test.each([
    ['an unknown choice', { from: 'nobody' }],
    ['an unknown field', { from: 'owner', address: 'bo@client.example' }],
    ['no object', 'owner'],
  ])('refuses %s and changes nothing', async (_, body) => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    expect((await end(h, token, JSON.stringify(body))).status).toBe(422)
    expect(await h.rows(suppressions).list()).toEqual([])
  })

  test('can’t be opened with another link or a forged one', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id, token } = await ask(h, owner)
    const { id: otherId } = await ask(h, owner, { customerEmail: 'bo@client.example' })
    const [, signature = ''] = token.split('.')
    const forged = [
      id,
      `${id}.`,
      `${otherId}.${signature}`,
      `${token}x`,
      `.${signature}`,
      clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey }),
      clientToken('unsubscribe', { requestId: id, hashKey: 'another key' }),
      clientToken('unsubscribe', { requestId: 'none', hashKey: h.deps.hashKey }),
    ]
    for (const wrong of forged) {
      const answers = [await readPage(h, wrong), await end(h, wrong)]
      for (const { status, body } of answers) {
        expect({ status, body }, wrong).toMatchObject({
          status: 404,
          body: { code: 'unsubscribing.not_found' },
        })
      }
      expect((await oneClick(h, wrong)).status, wrong).toBe(404)
    }
    expect(await h.rows(suppressions).list()).toEqual([])
  })

  test('has a token that does not open the client portal', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    expect((await h.request('GET', `/goodword/portal/${token}`)).status).toBe(404)
    expect((await h.request('DELETE', `/goodword/portal/${token}`)).status).toBe(404)
  })

  test('limits guesses, but not email programs with a valid link', async () => {
    const h = await createHarness({
      overrides: { limits: { ...noLimits, miss: { ...defaultLimits.miss, points: 3 } } },
    })
    const { token } = await ask(h, await h.signUp())
    for (const _ of [1, 2, 3, 4, 5]) expect((await oneClick(h, token)).status).toBe(200)
    for (const _ of [1, 2, 3]) expect((await oneClick(h, 'guess.guess')).status).toBe(404)
    expect((await oneClick(h, 'guess.guess')).status).toBe(429)
    for (const answer of [await end(h, token), await readPage(h, token)]) expect(answer.status).toBe(429)
    // An email program sends this for many people from one address.
    expect((await oneClick(h, token)).status).toBe(200)
  })

  test('is logged without its token', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    await readPage(h, token)
    await end(h, token)
    await oneClick(h, token)
    expect(h.logLines.join('')).toContain('/unsubscribe/:token')
    expect(h.logLines.join('')).not.toContain(token)
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
  ])('ends the emails of the owner with %s, without cookies or scripts', async (_, init) => {
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

  test('can be pressed again, and other methods change nothing', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) await h.app.request(`/unsubscribe/${token}`, { method })
    expect(await h.rows(suppressions).list()).toEqual([])
    for (const _ of [1, 2]) expect((await oneClick(h, token)).status).toBe(200)
    expect(await h.rows(suppressions).list()).toHaveLength(1)
  })

  test('refuses a long body', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    const answer = await oneClick(h, token, { headers: form, body: 'x'.repeat(40_000) })
    expect(answer.status).toBe(413)
    expect(await h.rows(suppressions).list()).toEqual([])
  })
})

describe('a client who unsubscribed', () => {
  async function ended() {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id, token } = await ask(h, owner)
    await h.drain()
    await oneClick(h, token)
    h.clock.advance({ minutes: 1 })
    return { h, owner, id, emailed: () => recipients(h).then((all) => all.length - 1) }
  }

  test('gets no email when the owner sends again, who sees why', async () => {
    const { h, owner, id, emailed } = await ended()
    const { status, body } = await resend(h, owner, id)
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'testimonials.unsubscribed',
      error: 'Ana Ribeiro unsubscribed. You can still copy the link.',
    })
    await h.drain()
    expect(await emailed()).toBe(0)
    expect(await rowOf(h, owner, id)).toMatchObject({ status: 'sent', emailState: 'sent' })
  })

  test('is left out when several are sent', async () => {
    const { h, owner, id, emailed } = await ended()
    const bo = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const body = { action: 'resend', ids: [id, bo.id] }
    const { body: outcome } = await h.request<{ changed: unknown[]; failures: { id: string; code: string }[] }>(
      'POST',
      '/goodword/testimonial/bulk',
      { token: owner.token, body },
    )
    expect(outcome.failures).toEqual([expect.objectContaining({ id, code: 'testimonials.unsubscribed' })])
    expect(outcome.changed).toHaveLength(1)
    await h.drain()
    expect(await emailed()).toBe(1)
    expect((await recipients(h))[0]).toBe('bo@client.example')
  })

  test.each(['ana@client.example', 'ANA@Client.Example', 'ana+again@client.example'])(
    'gets no email by a new request to %s, which is saved and shows why',
    async (customerEmail) => {
      const { h, owner, emailed } = await ended()
      const { id, status, emailState, unsubscribedAt } = await ask(h, owner, { customerEmail })
      expect({ status, emailState, unsubscribedAt }).toEqual({
        status: 'pending',
        emailState: 'none',
        unsubscribedAt: h.clock.now().toISOString(),
      })
      expect(await historyOf(h, owner, id)).toEqual(['created by owner', 'unsubscribed by system'])
      await h.drain()
      expect(await emailed()).toBe(0)
      expect((await resend(h, owner, id)).status).toBe(409)
    },
  )

  test('gets no email by a request that is changed to this address, which is saved', async () => {
    const { h, owner, emailed } = await ended()
    const { id } = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const change = (customerEmail: string) =>
      h.request<Testimonial>('PUT', `/goodword/testimonial/${id}`, {
        token: owner.token,
        body: { customerEmail, customerName: 'Ana', isAutoSendEnabled: true },
      })
    const { status, body } = await change('ana@client.example')
    expect({ status, body }).toMatchObject({ status: 200, body: { customerName: 'Ana', emailState: 'none' } })
    expect(body.unsubscribedAt).not.toBeNull()
    await h.drain()
    expect(await emailed()).toBe(0)
  })

  test('no longer affects a request that is changed to another address', async () => {
    const { h, owner } = await ended()
    const { id } = await ask(h, owner)
    const body = { customerEmail: 'bo@client.example', isAutoSendEnabled: false }
    const changed = await h.request<Testimonial>('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    expect(changed.body.unsubscribedAt).toBeNull()
    expect((await resend(h, owner, id)).status).toBe(200)
    await h.drain()
    expect((await recipients(h))[0]).toBe('bo@client.example')
  })

  test('does not prevent the email to another address', async () => {
    const { h, owner } = await ended()
    const { id } = await ask(h, owner)
    const body = { customerEmail: 'bo@client.example', isAutoSendEnabled: true }
    await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    await h.drain()
    expect((await recipients(h))[0]).toBe('bo@client.example')
    expect(await rowOf(h, owner, id)).toMatchObject({ status: 'sent', emailState: 'sent', unsubscribedAt: null })
  })

  test('gets no email after an import', async () => {
    const { h, owner, emailed } = await ended()
    await h.rows(testimonials).update({ status: 'rejected', text: '', submittedAt: new Date(0) })
    const rows = [{ customerEmail: 'ana@client.example' }]
    const path = '/goodword/testimonial/import'
    expect((await h.request('POST', path, { token: owner.token, body: { rows } })).body).toMatchObject({ created: 1 })
    const imported = await h.rows(testimonials, { status: 'pending' }).one()
    expect((await resend(h, owner, imported.id)).status).toBe(409)
    await h.drain()
    expect(await emailed()).toBe(0)
  })

  test('can still answer, and gets the receipt', async () => {
    const { h, id } = await ended()
    expect((await h.submit(id)).status).toBe(200)
    await h.drain()
    expect((await h.emails())[0]?.subject).toBe('Your testimonial for Nora Feldmann')
  })

  test.each(['owner', 'everybody'] as const)(
    'gets no receipt for an answer to a link that was never emailed, after ending the emails of %s',
    async (from) => {
      const { h, owner, id, emailed } = await ended()
      await end(h, tokenOf(h, id), { from })
      const again = await h.createRequest(owner)
      expect((await h.submit(again.id)).status).toBe(200)
      await h.drain()
      expect(await emailed()).toBe(0)
    },
  )

  test('gets no queued email, of any request of the owner to the same address', async () => {
    const h = await createHarness()
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const { id, token } = await ask(h, owner)
    const { id: second } = await ask(h, owner, { customerEmail: 'Ana@client.example' })
    const { id: others } = await ask(h, other)
    const { id: bo } = await ask(h, owner, { customerEmail: 'bo@client.example' })
    await end(h, token)
    for (const [who, one, emailState] of [
      [owner, id, 'none'],
      [owner, second, 'none'],
      [other, others, 'queued'],
      [owner, bo, 'queued'],
    ] as const) {
      expect(await rowOf(h, who, one)).toMatchObject({ emailState, status: 'pending' })
    }
    expect(await historyOf(h, owner, second)).toEqual(['created by owner', 'queued by owner', 'unsubscribed by system'])
    await h.drain()
    expect((await recipients(h)).toSorted()).toEqual(['ana@client.example', 'bo@client.example'])
  })

  test('gets no queued email of anybody after ending everybody’s', async () => {
    const h = await createHarness()
    const [owner, other] = [await h.signUp(), await h.signUp()]
    const { token } = await ask(h, owner)
    const { id } = await ask(h, other)
    await end(h, token, { from: 'everybody' })
    await h.drain()
    expect(await recipients(h)).toEqual([])
    expect(await rowOf(h, other, id)).toMatchObject({ emailState: 'none' })
  })

  test('gets no email by a job that notices only when it runs', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id, token } = await ask(h, owner)
    await end(h, token)
    // As if the process had been killed in between.
    await h.rows(emailMessages).update({ status: 'queued' })
    await h.rows(testimonials).update({ emailState: 'queued', unsubscribedAt: null })
    await h.drain()
    expect(await recipients(h)).toEqual([])
    expect(await rowOf(h, owner, id)).toMatchObject({ emailState: 'none', unsubscribedAt: expect.any(String) })
  })
})

describe('the link in a sent email', () => {
  async function emailed() {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await ask(h, owner)
    await h.drain()
    const [sentEmail] = await h.emails()
    const token = /\/unsubscribe\/([\w.-]+)>/.exec(sentEmail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    return { h, owner, id, token }
  }

  test('still works after the owner deleted the request', async () => {
    const { h, owner, id, token } = await emailed()
    expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })).status).toBe(204)
    expect((await readPage(h, token)).body).toMatchObject({ firstName: 'Nora', address: '…', isUnsubscribed: false })
    expect((await oneClick(h, token)).status).toBe(200)
    expect((await readPage(h, token)).body).toMatchObject({ isUnsubscribed: true, isUnsubscribedFromAll: false })
    const again = await ask(h, owner)
    expect(again.emailState).toBe('none')
    await h.drain()
    expect(await recipients(h)).toEqual([])
  })

  test('ends emails to the address of the email, not to the request’s new address', async () => {
    const { h, owner, id, token } = await emailed()
    await h.rows(testimonials).update({ customerEmail: 'bo@client.example' })
    await oneClick(h, token)
    expect(await rowOf(h, owner, id)).toMatchObject({ unsubscribedAt: null })
    expect((await resend(h, owner, id)).status).toBe(200)
    expect((await ask(h, owner)).emailState).toBe('none')
  })

  test('shows emails as ended after the client had everything erased', async () => {
    const { h, id, token } = await emailed()
    const own = clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })
    expect((await h.request('DELETE', `/goodword/portal/${own}`)).status).toBe(204)
    expect((await readPage(h, token)).body).toMatchObject({ address: '…', language: null, isUnsubscribed: true })
    expect((await oneClick(h, token)).status).toBe(200)
    expect((await readPage(h, tokenOf(h, id))).status).toBe(404)
  })

  test('stops working when the owner’s account is closed', async () => {
    const { h, owner, token } = await emailed()
    const body = { email: owner.email }
    expect((await h.request('DELETE', '/goodword/user/me', { token: owner.token, body })).status).toBe(204)
    expect((await readPage(h, token)).status).toBe(404)
    expect((await oneClick(h, token)).status).toBe(404)
  })

  test('can’t be changed to name somebody else', async () => {
    const { h, token } = await emailed()
    const other = await emailedElsewhere(h)
    const [id, signature, , hash, ending] = token.split('.')
    const [, , workspaceId] = other.split('.')
    for (const wrong of [
      ['none', signature, workspaceId, hash, ending].join('.'),
      ['none', 'none', ...other.split('.').slice(2, 4), ending].join('.'),
      [`${id}x`, signature, workspaceId, hash].join('.'),
    ]) {
      expect((await oneClick(h, wrong)).status, wrong).toBe(404)
    }
    expect(await h.rows(suppressions).list()).toEqual([])
  })

  async function emailedElsewhere(h: Harness): Promise<string> {
    h.clock.advance({ minutes: 1 })
    await ask(h, await h.signUp(), { customerEmail: 'bo@client.example' })
    await h.drain()
    const [sentEmail] = await h.emails()
    return /\/unsubscribe\/([\w.-]+)>/.exec(sentEmail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  }
})
