import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const ENTRY = { customerName: 'Ana Ribeiro', testimonial: 'Precise, funny, never late.', isAttested: true }

const add = (h: Harness, owner: TestOwner, entry: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  h.request<Testimonial & ErrorResponse>('POST', '/goodword/testimonial/add', {
    token: owner.token,
    body: { ...ENTRY, ...entry },
    headers,
  })

const shownOn = async (h: Harness, owner: TestOwner) => {
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const id = widgets.body.items[0]?.id
  const feed = await h.request<{ items: unknown[] }>('GET', `/w/${id}.json`)
  return { items: feed.body.items, wall: (await h.request<string>('GET', `/wall/${id}`)).body }
}

describe('a testimonial received elsewhere', () => {
  test('is approved from the start, marked as added by the owner, and on the wall', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect(await shownOn(h, owner)).toMatchObject({ items: [] })
    const answer = await add(h, owner, { customerEmail: 'ana@client.example', rating: 4, receivedOn: '2026-03-07' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      customerName: 'Ana Ribeiro',
      customerEmail: 'ana@client.example',
      imageUrl: null,
      rating: 4,
      testimonial: 'Precise, funny, never late.',
      excerpt: null,
      highlight: null,
      reply: null,
      status: 'approved',
      isPrivate: false,
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
      source: 'owner',
      scheduledFor: null,
      createdAt: '2026-11-20T09:00:00.000Z',
      sentAt: null,
      submittedAt: '2026-03-07T12:00:00.000Z',
      revisedAt: null,
      closedAt: null,
      declinedAt: null,
      unsubscribedAt: null,
      signOffAskedAt: null,
      signOffEndedAt: null,
      withdrawnAt: null,
      erasedAt: null,
    })
    const { items, wall } = await shownOn(h, owner)
    expect(items).toHaveLength(1)
    expect(wall).toContain('Precise, funny, never late.')
    expect(JSON.stringify([items, wall])).not.toContain('ana@client.example')
  })

  test('needs no address, and nothing is ever sent without one', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const ids: string[] = []
    for (const customerEmail of ['', null, undefined]) {
      const { body } = await add(h, owner, { customerEmail })
      expect(body.customerEmail).toBe('')
      ids.push(body.id)
    }
    const [id = ''] = ids
    const act = (method: string, action: string, body?: unknown) =>
      h.request(method, `/goodword/testimonial/${id}/${action}`, { token: owner.token, body })
    expect((await act('POST', 'resend')).status).toBe(409)
    await act('PUT', 'reject')
    expect((await act('POST', 'resend')).status).toBe(409)
    await act('PUT', 'reopen', { from: 'rejected' })
    expect((await act('POST', 'resend')).status).toBe(409)
    await h.request('POST', '/goodword/testimonial/bulk', { token: owner.token, body: { action: 'resend', ids } })
    const edited = await h.request('PUT', `/goodword/testimonial/${id}`, {
      token: owner.token,
      body: { customerEmail: 'ana@client.example', isAutoSendEnabled: true },
    })
    expect(edited.status).toBe(409)
    await h.drain()
    expect(await h.emails()).toEqual([])
    expect(await h.rows(emailMessages).list()).toEqual([])
  })

  test('does not count as a request', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    for (let count = 0; count < 7; count += 1) expect((await add(h, owner)).status).toBe(201)
    const usage = await h.request('GET', '/goodword/testimonial/usage', { token: owner.token })
    expect(usage.body).toMatchObject({ used: 0 })
  })

  test('is added once per Idempotency-Key, which can’t be used for another', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const headers = { 'idempotency-key': 'key-0001' }
    const answers = await Promise.all([add(h, owner, {}, headers), add(h, owner, {}, headers)])
    expect(answers[0]).toMatchObject({ status: 201, body: { id: answers[1]?.body.id } })
    expect(await add(h, owner, { rating: 1 }, headers)).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    })
    expect((await shownOn(h, owner)).items).toHaveLength(1)
  })

  test.each(['2026-11-19', '2026-11-20', '2026-11-21'])('is shown with the given day, %s', async (receivedOn) => {
    const h = await createHarness({ now: '2026-11-20T20:00:00Z' })
    const owner = await h.signUp({ timeZone: 'Pacific/Auckland' })
    await add(h, owner, { receivedOn })
    expect((await shownOn(h, owner)).items).toMatchObject([{ date: receivedOn }])
  })

  test('can’t have been received later than today anywhere on earth', async () => {
    const h = await createHarness({ now: '2026-11-20T10:00:00Z' })
    const owner = await h.signUp({ timeZone: 'America/New_York' })
    expect((await add(h, owner)).body.submittedAt).toBe('2026-11-20T10:00:00.000Z')
    expect((await add(h, owner, { receivedOn: '2026-11-20' })).body.submittedAt).toBe('2026-11-20T10:00:00.000Z')
    expect((await add(h, owner, { receivedOn: '2026-11-21' })).body.submittedAt).toBe('2026-11-21T00:00:00.000Z')
    expect(await add(h, owner, { receivedOn: '2026-11-22' })).toMatchObject({
      status: 422,
      body: { code: 'testimonials.received_in_future', details: [{ path: 'receivedOn' }] },
    })
    expect((await shownOn(h, owner)).items).toHaveLength(3)
  })

  test.each([
    ['without a name', { customerName: ' ' }, 'Client name is required.'],
    ['without a text', { testimonial: '' }, 'Testimonial is required.'],
    ['without the confirmation', { isAttested: false }, 'Confirm that these are the client’s own words.'],
    ['with an invalid address', { customerEmail: 'ana' }, 'Client email must be an address like ana@example.com.'],
    ['with six stars', { rating: 6 }, 'Rating must be from 0 to 5.'],
    ['with an invalid day', { receivedOn: '2026-02-30' }, 'The day must be a date like 2026-11-21.'],
  ])('is refused %s', async (_, entry, message) => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect(await add(h, owner, entry)).toMatchObject({ status: 422, body: { message } })
    expect((await shownOn(h, owner)).items).toEqual([])
  })
})
