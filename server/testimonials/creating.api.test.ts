import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { createHarness } from '#server/testing/harness.ts'
import { CREATE_PATH, listTestimonials } from '#server/testing/requests.ts'

describe('creating a request', () => {
  test('returns a pending request and sends nothing by default', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const created = await h.createRequest(owner)
    expect(created).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      customerName: 'Ana Ribeiro',
      customerEmail: 'ana@client.example',
      imageUrl: null,
      rating: null,
      testimonial: null,
      excerpt: null,
      highlight: null,
      reply: null,
      status: 'pending',
      isPrivate: true,
      isAutoSendEnabled: false,
      emailState: 'none',
      emailDelivery: null,
      emailProblem: null,
      service: null,
      tags: [],
      assignee: null,
      imported: null,
      emailStyleId: null,
      formId: null,
      remindsAt: null,
      remindersSent: 0,
      source: 'manual',
      scheduledFor: null,
      createdAt: '2026-11-20T09:00:00.000Z',
      sentAt: null,
      submittedAt: null,
      revisedAt: null,
      closedAt: null,
      declinedAt: null,
      unsubscribedAt: null,
      signOffAskedAt: null,
      signOffEndedAt: null,
      withdrawnAt: null,
      erasedAt: null,
    })
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('sends the email if the owner wants that, and the request then counts as sent', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
    const created = await h.createRequest(owner, { isAutoSendEnabled: true })
    expect(created).toMatchObject({ status: 'pending', emailState: 'queued' })
    await h.drain()
    const [sentEmail, ...others] = await h.emails()
    expect(others).toEqual([])
    expect(sentEmail).toMatchObject({
      recipient: 'ana@client.example',
      fromName: 'Nora Feldmann via Goodword',
      subject: 'How did it go, Ana?',
    })
    expect(sentEmail?.text).toContain(h.linkOf(created.id))
    expect((await listTestimonials(h, owner)).body.items[0]).toMatchObject({
      status: 'sent',
      emailState: 'sent',
      sentAt: '2026-11-20T09:00:00.000Z',
    })
  })

  test('accepts a client without a name', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect(await h.createRequest(owner, { customerName: '  ' })).toMatchObject({ customerName: null })
    expect(await h.createRequest(owner, { customerName: null })).toMatchObject({ customerName: null })
  })

  test.each([
    ['a missing body', undefined, 422, 'The body must be a JSON object.'],
    ['a missing address', {}, 422, 'Client email is required.'],
    ['an invalid address', { customerEmail: 'ana' }, 422, 'Client email must be an address like ana@example.com.'],
    ['an address of the wrong type', { customerEmail: 7 }, 422, 'Client email is required.'],
    [
      'a name with a line break',
      { customerEmail: 'ana@client.example', customerName: 'Ana\nBcc: x' },
      422,
      'Client name must be a single line of text.',
    ],
    ['an unknown field', { customerEmail: 'ana@client.example', status: 'approved' }, 422, 'Unknown field: status.'],
    [
      'an invalid boolean',
      { customerEmail: 'ana@client.example', isAutoSendEnabled: 'yes' },
      422,
      'The field isAutoSendEnabled must be of type boolean.',
    ],
    ['a body that is not JSON', '{', 400, 'The body isn’t valid JSON.'],
    [
      'a body that is too large',
      { customerEmail: 'ana@client.example', customerName: 'a'.repeat(40_000) },
      413,
      'The body is larger than 32 KB.',
    ],
  ])('refuses %s with a message, and nothing is created', async (_, body, status, message) => {
    const h = await createHarness()
    const owner = await h.signUp()
    const answer = await h.request<ErrorResponse>('POST', CREATE_PATH, { token: owner.token, body })
    expect(answer).toMatchObject({ status, body: { message, error: message } })
    expect((await listTestimonials(h, owner)).body.items).toEqual([])
  })

  test('refuses a body that is not declared as JSON', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const answer = await h.request('POST', CREATE_PATH, {
      token: owner.token,
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer.status).toBe(415)
  })

  test('creates one request for each Idempotency-Key, even if repeated', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const send = () =>
      h.request<Testimonial>('POST', CREATE_PATH, {
        token: owner.token,
        body: { customerEmail: 'ana@client.example', isAutoSendEnabled: true },
        headers: { 'idempotency-key': 'key-0001' },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
    expect((await listTestimonials(h, owner)).body.items).toHaveLength(1)
  })

  test('refuses an Idempotency-Key that was used for another request or is invalid', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const send = (customerEmail: string, key: string) =>
      h.request<ErrorResponse>('POST', CREATE_PATH, {
        token: owner.token,
        body: { customerEmail },
        headers: { 'idempotency-key': key },
      })
    await send('ana@client.example', 'key-0001')
    expect(await send('ben@client.example', 'key-0001')).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    })
    expect(await send('ben@client.example', 'short')).toMatchObject({
      status: 400,
      body: { code: 'request.invalid_idempotency_key' },
    })
  })

  test('lets two owners use the same Idempotency-Key', async () => {
    const h = await createHarness()
    const owners = [await h.signUp(), await h.signUp()]
    for (const owner of owners) {
      const answer = await h.request('POST', CREATE_PATH, {
        token: owner.token,
        body: { customerEmail: 'ana@client.example' },
        headers: { 'idempotency-key': 'key-0001' },
      })
      expect(answer.status).toBe(201)
    }
  })
})
