import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonials.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const CREATE = '/goodword/testimonial/create'
type List = { items: Testimonial[]; pagination: { currentPage: number; pageCount: number } }

const list = (h: Harness, owner: TestOwner, query = '') =>
  h.request<List>('GET', `/goodword/testimonial/list${query}`, { token: owner.token })

const act = (h: Harness, owner: TestOwner, id: string, action: 'approve' | 'reject') =>
  h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}/${action}`, { token: owner.token })

const resend = (h: Harness, owner: TestOwner, id: string, headers: Record<string, string> = {}) =>
  h.request<Testimonial & ErrorResponse>('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token, headers })

describe('creating a request', () => {
  test('returns a pending request and sends nothing unless wanted', async () => {
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
      status: 'pending',
      isPrivate: true,
      isAutoSendEnabled: false,
      emailState: 'none',
      emailDelivery: null,
      emailProblem: null,
      service: null,
      emailStyleId: null,
      remindsAt: null,
      remindersSent: 0,
      source: 'manual',
      scheduledFor: null,
      createdAt: '2026-11-20T09:00:00.000Z',
      sentAt: null,
      submittedAt: null,
      revisedAt: null,
      declinedAt: null,
      unsubscribedAt: null,
      withdrawnAt: null,
      erasedAt: null,
    })
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('sends the email if wanted, and the request then counts as sent', async () => {
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
    expect((await list(h, owner)).body.items[0]).toMatchObject({
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
    ['no body', undefined, 422, 'The body must be a JSON object.'],
    ['no address', {}, 422, 'Client email is required.'],
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
    const answer = await h.request<ErrorResponse>('POST', CREATE, { token: owner.token, body })
    expect(answer).toMatchObject({ status, body: { message, error: message } })
    expect((await list(h, owner)).body.items).toEqual([])
  })

  test('refuses a body that is not declared as JSON', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const answer = await h.request('POST', CREATE, {
      token: owner.token,
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer.status).toBe(415)
  })

  test('creates one request per Idempotency-Key, even if repeated', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const send = () =>
      h.request<Testimonial>('POST', CREATE, {
        token: owner.token,
        body: { customerEmail: 'ana@client.example', isAutoSendEnabled: true },
        headers: { 'idempotency-key': 'key-0001' },
      })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
    expect((await list(h, owner)).body.items).toHaveLength(1)
  })

  test('refuses an Idempotency-Key that was used for another request or is invalid', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const send = (customerEmail: string, key: string) =>
      h.request<ErrorResponse>('POST', CREATE, {
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
      const answer = await h.request('POST', CREATE, {
        token: owner.token,
        body: { customerEmail: 'ana@client.example' },
        headers: { 'idempotency-key': 'key-0001' },
      })
      expect(answer.status).toBe(201)
    }
  })
})

describe('the requests of a month', () => {
  test('are five on the free plan, and the sixth is refused with the date of new ones', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    for (let count = 0; count < 5; count += 1) await h.createRequest(owner)
    const sixth = await h.request('POST', CREATE, { token: owner.token, body: { customerEmail: 'ana@client.example' } })
    expect(sixth).toMatchObject({
      status: 402,
      body: {
        code: 'testimonials.quota_exceeded',
        message:
          'You’ve used all 5 requests of this month. You get new ones on 1 December, or immediately with a larger plan.',
      },
    })
    expect((await list(h, owner)).body.items).toHaveLength(5)
  })

  test('start again with the calendar month in the owner’s time zone', async () => {
    const h = await createHarness({ now: '2026-11-30T10:59:00Z' })
    const owner = await h.signUp({ timeZone: 'Pacific/Auckland' })
    for (let count = 0; count < 5; count += 1) await h.createRequest(owner)
    const tryOnce = () =>
      h.request('POST', CREATE, { token: owner.token, body: { customerEmail: 'ana@client.example' } })
    expect((await tryOnce()).status).toBe(402)
    h.clock.advance({ minutes: 1 })
    expect((await tryOnce()).status).toBe(201)
  })

  test('are thirty on Pro and unlimited on Studio', async () => {
    const h = await createHarness()
    const pro = await h.signUp()
    await h.setPlan(pro, 'pro')
    for (let count = 0; count < 30; count += 1) await h.createRequest(pro)
    expect(
      (await h.request('POST', CREATE, { token: pro.token, body: { customerEmail: 'ana@client.example' } })).status,
    ).toBe(402)
    await h.setPlan(pro, 'studio')
    for (let count = 0; count < 10; count += 1) await h.createRequest(pro)
  })

  test('are counted exactly even if many are created at once', async () => {
    const check = fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 12 }), async (used, tries) => {
        const h = await createHarness()
        const owner = await h.signUp()
        for (let count = 0; count < used; count += 1) await h.createRequest(owner)
        const body = { customerEmail: 'ana@client.example' }
        const answers = await Promise.all(
          Array.from({ length: tries }, () => h.request('POST', CREATE, { token: owner.token, body })),
        )
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(Math.min(tries, 5 - used))
      }),
      { numRuns: 20 },
    )
    await expect(check).resolves.toBeUndefined()
  }, 60_000)

  test('are not used by a refused request', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    for (let count = 0; count < 10; count += 1)
      await h.request('POST', CREATE, { token: owner.token, body: { customerEmail: 'ana' } })
    expect(await h.createRequest(owner)).toMatchObject({ status: 'pending' })
  })
})

describe('changing a request', () => {
  const update = (h: Harness, owner: TestOwner, id: string, body: unknown) =>
    h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })

  test('replaces name and address while it is pending', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const answer = await update(h, owner, id, { customerEmail: 'ben@client.example', customerName: 'Ben' })
    expect(answer).toMatchObject({
      status: 200,
      body: { customerEmail: 'ben@client.example', customerName: 'Ben', status: 'pending' },
    })
  })

  test('sends the email to the new address when sending is turned on', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await update(h, owner, id, { customerEmail: 'ben@client.example', isAutoSendEnabled: true })
    await h.drain()
    expect(await h.emails()).toMatchObject([{ recipient: 'ben@client.example' }])
  })

  test('is refused while its email is queued, and after it was sent', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    const body = { customerEmail: 'ben@client.example' }
    expect(await update(h, owner, id, body)).toMatchObject({
      status: 409,
      body: { code: 'testimonials.email_on_its_way' },
    })
    await h.drain()
    expect(await update(h, owner, id, body)).toMatchObject({ status: 409, body: { code: 'testimonials.wrong_status' } })
    expect(await h.emails()).toMatchObject([{ recipient: 'ana@client.example' }])
  })
})

describe('sending a request', () => {
  test('works when pending and again when sent, one email each', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    expect(await resend(h, owner, id)).toMatchObject({ status: 200, body: { status: 'pending', emailState: 'queued' } })
    await h.drain()
    h.clock.advance({ days: 2 })
    expect((await resend(h, await freshToken(h, owner), id)).status).toBe(200)
    await h.drain()
    expect(await h.emails()).toHaveLength(2)
  })

  test('twice at once is refused, so that a double click sends one email', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(h, owner, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('accepts a repeated Idempotency-Key after the email was sent, without sending again', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await resend(h, owner, id, { 'idempotency-key': 'key-0001' })
    await h.drain()
    expect((await resend(h, owner, id, { 'idempotency-key': 'key-0001' })).status).toBe(200)
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('is refused once the client has answered', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    expect(await resend(h, owner, id)).toMatchObject({ status: 409, body: { code: 'testimonials.wrong_status' } })
  })

  test('sends nothing if the client answers before the email is sent', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.submit(id)
    await h.drain()
    expect((await h.emails()).map(({ subject }) => subject)).toEqual(['Your testimonial for Nora Feldmann'])
    expect((await list(h, owner)).body.items[0]).toMatchObject({ status: 'submitted' })
  })
})

describe('approving and rejecting', () => {
  test('can alternate once the client has answered', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    expect(await act(h, owner, id, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await act(h, owner, id, 'reject')).toMatchObject({ status: 200, body: { status: 'rejected' } })
    expect(await act(h, owner, id, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
  })

  test.each(['approve', 'reject'] as const)(
    'can’t %s a request without an answer, and nothing changes',
    async (action) => {
      const h = await createHarness()
      const owner = await h.signUp()
      const { id } = await h.createRequest(owner)
      const answer = await act(h, owner, id, action)
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'testimonials.wrong_status',
          message: `This testimonial is now pending and can’t be ${action === 'approve' ? 'approved' : 'rejected'}.`,
        },
      })
      expect((await list(h, owner)).body.items[0]?.status).toBe('pending')
    },
  )

  test('happen once for simultaneous requests', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(h, owner, id, 'approve')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await h.rows(testimonialEvents, { kind: 'approved' }).count()).toBe(1)
  })
})

async function freshToken(h: Harness, owner: TestOwner): Promise<TestOwner> {
  return { ...owner, token: await h.signIn(owner) }
}
