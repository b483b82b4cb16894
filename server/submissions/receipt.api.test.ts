import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { clientToken, emailedMark } from '#server/testimonials/client-links.ts'
import { openByEmail } from '#server/testing/clients.ts'
import { signUpWithoutNotices } from '#server/testing/owners.ts'

async function answered(h: Harness, answer: Record<string, unknown> = {}) {
  const owner = await signUpWithoutNotices(h, { organisationName: 'Studio Halm' })
  const { id } = await h.createRequest(owner)
  const { body, status } = await h.submit(id, answer)
  expect(status).toBe(200)
  return { owner, id, portalPath: (body as { portalPath: string }).portalPath }
}

const openForm = async (h: Harness, id: string, email = '') =>
  (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}?mail=${email}`)).body

async function rowOf(h: Harness, { token }: TestOwner): Promise<Testimonial | undefined> {
  const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })
  return body.items[0]
}

describe('a receipt', () => {
  test('is sent to the client, with the testimonial and the link of the thank-you page', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h, { organisationName: 'Studio Halm' })
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    const [request] = await h.emails()
    const [, email = ''] = /\?mail=([\w-]+)/.exec(request?.text ?? '') ?? []
    const opened = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}?mail=${email}`)
    h.clock.advance({ minutes: 1 })
    const answer = await h.submit(id, { openedToken: opened.body.openedToken })
    const { portalPath } = answer.body as { portalPath: string }
    await h.drain()
    const messages = (await h.emails()).filter(({ id: emailId }) => emailId !== request?.id)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      recipient: 'ana@client.example',
      fromName: 'Nora Feldmann via Goodword',
      subject: 'Your testimonial for Studio Halm',
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    expect(messages[0]?.text).toContain('> ★★★★★ (5 out of 5 stars)\n> Precise, funny, never late.\n')
    expect(messages[0]?.text).toContain(`View your testimonial: http://goodword.test${portalPath}\n`)
    expect((await h.request('GET', portalPath.replace('/testimonial/mine', '/goodword/portal'))).status).toBe(200)
  })

  test.each([
    ['no emailed link', async () => undefined],
    ['a copied link', async (h: Harness, id: string) => (await openForm(h, id)).openedToken],
    ['an invented mark', async (h: Harness, id: string) => (await openForm(h, id, 'A'.repeat(22))).openedToken],
    ['the form of another request', (h: Harness, _: string, other: string) => openByEmail(h, other)],
    ['a changed token', async (h: Harness, id: string) => (await openForm(h, id)).openedToken.replace('.', 'm.')],
  ])('does not quote an answer that came through %s', async (_, open) => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h, { organisationName: 'Studio Halm' })
    const { id } = await h.createRequest(owner)
    const other = await h.createRequest(owner)
    const openedToken = await open(h, id, other.id)
    await h.submit(id, { ...(openedToken && { openedToken }), customerName: 'Cheap Watches' })
    await h.drain()
    const [email] = await h.emails()
    expect(email?.text).toContain('Studio Halm has received a testimonial in your name.')
    expect(email?.text).toContain('View your testimonial: http://goodword.test/testimonial/mine/')
    for (const part of [email?.text, email?.html, email?.subject]) expect(part).not.toMatch(/Precise|Cheap|★/)
  })

  test('can’t be triggered with the owner’s export, which hides the mark of emailed links', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    const { body } = await h.request('GET', '/goodword/user/me/export', { token: owner.token })
    expect(JSON.stringify(body)).toContain('?mail=…')
    expect(JSON.stringify(body)).not.toContain(emailedMark({ requestId: id, hashKey: h.deps.hashKey }))
  })

  test('is in the language of the answer', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h, { organisationName: 'Studio Halm' })
    const { id } = await h.createRequest(owner)
    const { body } = await h.request<{ consents: Record<string, { version: string }> }>(
      'GET',
      `/goodword/testimonial/${id}`,
    )
    await h.submit(id, { consentVersion: body.consents['nl']?.version, isPrivate: true })
    await h.drain()
    const [email] = await h.emails()
    expect(email?.html).toContain('<html lang="nl">')
    expect(email?.text).toContain('U hebt ‘Privé’ gekozen')
  })

  test('is sent once for a repeated answer', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner)
    const body = { customerName: 'Ana', testimonial: 'Good.', isPrivate: false }
    const again = () =>
      h.request('PUT', `/goodword/testimonial/${id}/submit`, {
        body,
        headers: { 'idempotency-key': 'the-same-answer' },
      })
    expect([(await again()).status, (await again()).status]).toEqual([200, 200])
    expect((await h.submit(id)).status).toBe(409)
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test.each([
    ['of a bot that fills the honeypot', () => ({ website: 'https://spam.example' })],
    [
      'that came too fast for a person',
      async (h: Harness, id: string) => ({
        openedToken: (await h.request<{ openedToken: string }>('GET', `/goodword/testimonial/${id}`)).body.openedToken,
      }),
    ],
  ])('is also sent for an answer %s, so that the client hears about it', async (_, answerOf) => {
    const h = await createHarness()
    const { id } = await h.createRequest(await signUpWithoutNotices(h))
    expect((await h.submit(id, await answerOf(h, id))).status).toBe(200)
    await h.drain()
    expect(await h.emails()).toMatchObject([{ recipient: 'ana@client.example' }])
  })

  test.each<[string, EmailOutcome]>([
    ['was sent', { kind: 'sent', providerId: 'p1' }],
    ['was refused', { kind: 'permanent', because: 'recipient', reason: 'No such address.' }],
  ])('that %s does not change the request’s email and history', async (_, outcome) => {
    let isRequest = true
    const mailer = createTestMailer(async () => (isRequest ? { kind: 'sent', providerId: 'p0' } : outcome))
    const h = await createHarness({ overrides: { mailer } })
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    isRequest = false
    h.clock.advance({ minutes: 1 })
    await h.submit(id)
    const before = await h.rows(testimonials).list()
    const history = () => h.rows(testimonialEvents).values('kind')
    const historyBefore = await history()
    await h.drain()
    expect(await h.rows(testimonials).list()).toEqual(before)
    expect(await history()).toEqual(historyBefore)
    expect(historyBefore).toEqual(['created', 'queued', 'sent', 'submitted'])
    expect(await rowOf(h, owner)).toMatchObject({ emailState: 'sent', status: 'submitted' })
  })

  test('that fails in the end does not affect the request', async () => {
    const h = await createHarness({
      overrides: { mailer: createTestMailer(async () => ({ kind: 'retry', reason: 'Busy.' })) },
    })
    const { owner } = await answered(h)
    for (let attempt = 0; attempt < 16; attempt += 1) {
      await h.drain()
      h.clock.advance({ hours: 7 })
    }
    const row = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', {
      token: await h.signIn(owner),
    })
    expect(row.body.items[0]).toMatchObject({ emailState: 'none', status: 'submitted' })
    expect(await h.rows(emailMessages).list()).toMatchObject([{ status: 'failed', kind: 'receipt' }])
  })

  test('is the same at each attempt, even if its data has changed', async () => {
    const handed: string[] = []
    let isAway = true
    const mailer = createTestMailer(async (email, { idempotencyKey }) => {
      handed.push(JSON.stringify({ email, idempotencyKey }))
      return isAway ? { kind: 'retry', afterMs: 60_000, reason: 'Busy.' } : { kind: 'sent', providerId: 'p1' }
    })
    const h = await createHarness({ overrides: { mailer } })
    const { owner } = await answered(h)
    await h.drain()
    await h.request('PUT', '/goodword/user/me', { token: owner.token, body: { organisationName: 'Another Name' } })
    isAway = false
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(handed).toHaveLength(2)
    expect(handed[1]).toBe(handed[0])
  })

  test('is not sent to a client who had everything erased', async () => {
    const h = await createHarness()
    const { portalPath } = await answered(h)
    expect((await h.request('DELETE', portalPath.replace('/testimonial/mine', '/goodword/portal'))).status).toBe(204)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })
})

test('the owner’s export contains the emails to clients without the clients’ links', async () => {
  const h = await createHarness()
  const owner = await signUpWithoutNotices(h)
  const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
  await h.drain()
  h.clock.advance({ minutes: 1 })
  await h.submit(id)
  await h.drain()
  const { body } = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token: owner.token })
  const messages = body.testimonials[0]?.emails ?? []
  expect(messages.map(({ kind, status }) => `${kind} ${status}`)).toEqual(['request sent', 'receipt sent'])
  expect(messages[0]?.text).toContain(`Write a testimonial: ${h.linkOf(id)}`)
  expect(messages[1]?.text).toContain('View your testimonial: http://goodword.test/testimonial/mine/…')
  for (const kind of ['own-page', 'unsubscribe'] as const) {
    const token = clientToken(kind, { requestId: id, hashKey: h.deps.hashKey })
    expect((await h.emails()).some(({ text }) => text.includes(token))).toBe(true)
    expect(JSON.stringify(body)).not.toContain(token)
    expect(JSON.stringify(body)).not.toContain(token.split('.')[1])
  }
})
