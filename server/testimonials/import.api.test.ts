import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { forms } from '#server/db/schema/forms.ts'
import { testimonialEvents, testimonials } from '#server/db/schema/testimonials.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

type Imported = { created: number; refusals: { row: number; reason: string; message: string }[] }

const send = (h: Harness, owner: TestOwner, rows: unknown, headers: Record<string, string> = {}) =>
  h.request<Imported & ErrorResponse>('POST', '/goodword/testimonial/import', {
    token: owner.token,
    body: { rows },
    headers,
  })

const clients = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ customerEmail: `client${number}@client.example` }))

const requestsOf = (h: Harness) => h.rows(testimonials).list()

async function setUp(plan: 'free' | 'pro' | 'studio' = 'studio') {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, plan)
  return { h, owner }
}

describe('importing clients', () => {
  test('creates a pending request for each row and sends nothing', async () => {
    const { h, owner } = await setUp()
    const rows = [
      { customerEmail: 'ana@client.example', customerName: 'Ana Ribeiro' },
      { customerEmail: 'b@c.example' },
    ]
    expect(await send(h, owner, rows)).toMatchObject({ status: 200, body: { created: 2, refusals: [] } })
    await h.drain()
    expect(await h.emails()).toEqual([])
    const pending = { status: 'pending', emailState: 'none' }
    expect(await requestsOf(h)).toMatchObject([
      { customerName: 'Ana Ribeiro', customerEmail: 'ana@client.example', ...pending },
      { customerName: null, customerEmail: 'b@c.example', ...pending },
    ])
    expect(await h.rows(testimonialEvents).list()).toMatchObject([
      { kind: 'imported', actor: 'member' },
      { kind: 'imported', actor: 'member' },
    ])
    const found = await h.request<{ items: unknown[] }>('GET', '/goodword/testimonial/list?q=ribeiro', {
      token: owner.token,
    })
    expect(found.body.items).toHaveLength(1)
  })

  test('gives all of them a form, and its service where a row has none; without that form, none is created', async () => {
    const { h, owner } = await setUp()
    const call = <T>(method: string, path: string, body: unknown) =>
      h.request<T>(method, `/goodword${path}`, { token: owner.token, body })
    const { body: form } = await call<{ id: string }>('POST', '/forms', { name: 'Stall' })
    await h.rows(forms, { id: form.id }).update({ service: 'A stall' })
    const rows = [{ customerEmail: 'ana@client.example' }, { customerEmail: 'ben@client.example', service: 'A label' }]
    const imported = await call<Imported>('POST', '/testimonial/import', { rows, formId: form.id })
    expect(imported.body).toMatchObject({ created: 2 })
    expect((await requestsOf(h)).map(({ formId, service }) => ({ formId, service }))).toEqual([
      { formId: form.id, service: 'A stall' },
      { formId: form.id, service: 'A label' },
    ])
    const stranger = await h.signUp()
    const theirs = await h.request<ErrorResponse>('POST', '/goodword/testimonial/import', {
      token: stranger.token,
      body: { rows, formId: form.id },
    })
    expect(theirs).toMatchObject({ status: 404, body: { code: 'forms.not_found' } })
    expect(await requestsOf(h)).toHaveLength(2)
  })

  test('refuses rows that are invalid, repeated or already asked, and imports the others', async () => {
    const { h, owner } = await setUp()
    await h.createRequest(owner, { customerEmail: 'Open@client.example' })
    const answered = await h.createRequest(owner, { customerEmail: 'answered@client.example' })
    await h.submit(answered.id)
    await h.createRequest(await h.signUp(), { customerEmail: 'theirs@client.example' })
    const { body } = await send(h, owner, [
      { customerEmail: 'ana@client.example' },
      { customerEmail: 'ana' },
      { customerName: 'Ben' },
      { customerEmail: 'ANA@client.example' },
      { customerEmail: 'open@client.example' },
      { customerEmail: 'answered@client.example' },
      { customerEmail: 'theirs@client.example', phone: '1' },
      { customerEmail: 'theirs@client.example' },
    ])
    expect(body).toEqual({
      created: 3,
      refusals: [
        { row: 1, reason: 'invalid', message: 'Client email must be an address like ana@example.com.' },
        { row: 2, reason: 'invalid', message: 'Client email is required.' },
        { row: 3, reason: 'duplicate', message: 'This address is already in an earlier row.' },
        { row: 4, reason: 'already_asked', message: 'This address already has an open request.' },
        { row: 6, reason: 'invalid', message: 'A row can have only customerEmail, customerName, service and tags.' },
      ],
    })
  })

  test('counts each request against the plan, and refuses the rows beyond it', async () => {
    const { h, owner } = await setUp('free')
    await h.createRequest(owner)
    const { body } = await send(h, owner, clients(6))
    expect(body.created).toBe(4)
    expect(body.refusals.map(({ row, reason }) => [row, reason])).toEqual([
      [4, 'quota_exceeded'],
      [5, 'quota_exceeded'],
    ])
    expect(body.refusals[0]?.message).toContain('You’ve used all 5 requests of this month.')
    const usage = await h.request('GET', '/goodword/testimonial/usage', { token: owner.token })
    expect(usage.body).toMatchObject({ used: 5, limit: 5 })
    expect((await send(h, owner, [{ customerEmail: 'one@more.example' }])).body).toMatchObject({ created: 0 })
  })

  test('returns the same answer for the same Idempotency-Key, even if the plan has changed', async () => {
    const { h, owner } = await setUp('free')
    const rows = [...clients(7), { customerEmail: 'x' }]
    const headers = { 'idempotency-key': 'key-0001' }
    const first = await send(h, owner, rows, headers)
    expect(first.body.refusals).toHaveLength(3)
    await h.setPlan(owner, 'studio')
    expect((await send(h, owner, rows, headers)).body).toEqual(first.body)
    expect(await requestsOf(h)).toHaveLength(5)
    expect(await send(h, owner, clients(1), headers)).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    })
  })

  test('is not carried out again if its answer was too long to keep', async () => {
    const { h, owner } = await setUp()
    const rows = [...clients(3), ...Array.from({ length: 997 }, () => ({ customerEmail: 'x' }))]
    const headers = { 'idempotency-key': 'key-0001' }
    const first = await send(h, owner, rows, headers)
    expect([first.status, first.body.created, first.body.refusals.length]).toEqual([200, 3, 997])
    // One for the call and one for its only batch.
    expect(await h.rows(idempotencyKeys).values('entityId')).toEqual(['{"created":3,"refusals":[]}', ''])
    for (const request of await requestsOf(h)) {
      await h.request('DELETE', `/goodword/testimonial/${request.id}`, { token: owner.token })
    }
    expect(await send(h, owner, rows, headers)).toMatchObject({
      status: 409,
      body: {
        code: 'request.already_done',
        message: 'This request was already carried out, and its answer was too long to keep. Reload to see the result.',
      },
    })
    expect(await requestsOf(h)).toEqual([])
    expect((await send(h, owner, clients(1), headers)).status).toBe(422)
  })

  test('accepts a thousand rows in a large body, and not one more', async () => {
    const { h, owner } = await setUp()
    const rows = clients(1000).map((row) => ({ ...row, customerName: 'Ána '.repeat(40).trim() }))
    expect((await send(h, owner, rows)).body).toEqual({ created: 1000, refusals: [] })
    const list = await h.request('GET', '/goodword/testimonial/list', { token: owner.token })
    expect(list.body).toMatchObject({ counts: { all: 1000, pending: 1000 }, pagination: { pageCount: 50 } })
    expect(await send(h, owner, clients(1001))).toMatchObject({
      status: 422,
      body: { message: 'A file can have at most 1,000 rows.' },
    })
    const large = [{ customerEmail: 'a'.repeat(1024 * 1024) }]
    expect(await send(h, owner, large)).toMatchObject({
      status: 413,
      body: { message: 'The body is larger than 1 MB.' },
    })
  })

  test('takes services and tags of the file, and makes the tags that don’t exist', async () => {
    const { h, owner } = await setUp()
    const rows = [
      { customerEmail: 'a@client.example', service: 'A label', tags: 'shelf test; For the shop' },
      { customerEmail: 'b@client.example', service: 'a LABEL', tags: 'SHELF TEST, shelf test' },
      { customerEmail: 'c@client.example', service: '', tags: '' },
      { customerEmail: 'd@client.example', tags: 'x'.repeat(41) },
      { customerEmail: 'e@client.example', tags: 'a;b;c;d;e;f;g;h;i;j;k' },
    ]
    expect((await send(h, owner, rows)).body).toMatchObject({
      created: 3,
      refusals: [
        { row: 3, message: 'A tag’s name can be at most 40 characters long.' },
        { row: 4, message: 'A testimonial can have at most 10 tags.' },
      ],
    })
    const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list?sort=name', {
      token: owner.token,
    })
    expect(body.items.map(({ service, tags }) => [service, tags.map(({ name }) => name)])).toEqual([
      ['A label', ['For the shop', 'shelf test']],
      ['A label', ['shelf test']],
      [null, []],
    ])
  })
})
