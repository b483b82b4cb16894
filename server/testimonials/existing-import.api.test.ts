import { describe, expect, test } from 'vitest'
import {
  EXISTING_IMPORT_CHUNK_ROWS,
  IMPORT_ATTESTATION_TEXT,
  type ExistingImportContent,
} from '#shared/existing-import.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { TAGS_MAX } from '#shared/tag-limits.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { existingImportRows } from '#server/db/schema/existing-imports.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const BEGIN = { total: 2, receivedVia: 'Senja', isAttested: true }
const ANA = {
  row: 2,
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  rating: 5,
  testimonial: 'Precise, funny, never late.',
  company: 'Ribeiro Tea',
  role: 'Owner',
  service: 'A new label',
  originalUrl: 'https://senja.example/p/1',
  receivedOn: '2024-02-28',
}
const BEN = { row: 3, customerName: 'Ben', testimonial: 'Quick and fair.' }

type Answer = ExistingImportContent & ErrorResponse

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  const call = async <T = Answer>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    h.request<T>(method, `/goodword/import${path}`, { token: await h.signIn(owner), body, headers })
  const begin = async (body: object = {}) => (await call('POST', '', { ...BEGIN, ...body })).body.id
  const importAll = async (rows: object[] = [ANA, BEN], body: object = {}) => {
    const id = await begin({ total: rows.length, ...body })
    expect((await call('PUT', `/${id}/rows`, { rows })).status).toBe(200)
    expect((await call('POST', `/${id}/finish`)).status).toBe(200)
    await h.drain()
    return id
  }
  return { h, owner, call, begin, importAll, list: () => listed(h, owner) }
}

/** By name, because they have come at the same instant. */
async function listed(h: Harness, owner: TestOwner) {
  const token = await h.signIn(owner)
  const { body } = await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list?sort=name', { token })
  return body.items
}

describe('an import of existing testimonials', () => {
  test('brings them as submitted, with where they come from, and uses no request', async () => {
    const { h, owner, call, importAll, list } = await setUp()
    const id = await importAll(undefined, { tags: 'press' })
    const items = await list()
    expect(items.map(({ customerName, status, source }) => ({ customerName, status, source }))).toEqual([
      { customerName: 'Ana Ribeiro', status: 'submitted', source: 'owner' },
      { customerName: 'Ben', status: 'submitted', source: 'owner' },
    ])
    const imported = { receivedVia: 'Senja', userId: owner.user.id, memberName: 'Nora Feldmann' }
    expect(items.map((item) => item.imported)).toEqual([imported, imported])
    expect(items[0]).toMatchObject({
      rating: 5,
      service: 'A new label',
      tags: [{ name: 'press' }],
      submittedAt: '2024-02-28T12:00:00.000Z',
    })
    const details = await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${items[0]?.id}/details`, {
      token: owner.token,
    })
    expect(details.body).toMatchObject({
      company: 'Ribeiro Tea',
      role: 'Owner',
      imported,
      origin: {
        importId: id,
        receivedVia: 'Senja',
        importedAt: '2026-11-20T09:00:00.000Z',
        originalUrl: 'https://senja.example/p/1',
      },
      attestation: { wording: IMPORT_ATTESTATION_TEXT, receivedVia: 'Senja' },
      verification: null,
      history: [{ kind: 'imported_existing', actor: 'member', name: 'Nora Feldmann' }],
    })
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      state: 'done',
      total: 2,
      imported: 2,
      present: 2,
      approved: 0,
      memberName: 'Nora Feldmann',
      undoUntil: '2026-12-20T09:00:00.000Z',
    })
    const usage = await h.request('GET', '/goodword/testimonial/usage', { token: owner.token })
    expect(usage.body).toMatchObject({ used: 0 })
    expect(await h.rows(emailMessages).list()).toEqual([])
    expect(await h.rows(existingImportRows).list()).toEqual([])
  })

  test('shows nothing before it is finished', async () => {
    const { h, call, begin, list } = await setUp()
    const id = await begin()
    await call('PUT', `/${id}/rows`, { rows: [ANA] })
    await h.drain()
    expect(await list()).toEqual([])
    expect((await call('POST', `/${id}/finish`)).body).toMatchObject({
      code: 'imports.rows_missing',
      message: 'Only 1 of 2 rows have arrived. Send the others first.',
    })
  })

  test('counts a row that is sent twice once, and stays finished when it is finished twice', async () => {
    const { h, call, begin, list } = await setUp()
    const id = await begin()
    for (const rows of [[ANA], [ANA, BEN], [BEN]]) await call('PUT', `/${id}/rows`, { rows })
    expect((await call('GET', `/${id}`)).body).toMatchObject({ received: 2 })
    await call('POST', `/${id}/finish`)
    await h.drain()
    expect((await call('POST', `/${id}/finish`)).body).toMatchObject({ state: 'done' })
    await h.drain()
    expect(await list()).toHaveLength(2)
  })

  test('is started once for each Idempotency-Key', async () => {
    const { call } = await setUp()
    const headers = { 'idempotency-key': 'key-0001' }
    const first = await call('POST', '', BEGIN, headers)
    expect((await call('POST', '', BEGIN, headers)).body.id).toBe(first.body.id)
    expect((await call('POST', '', BEGIN)).body).toMatchObject({ code: 'imports.unfinished' })
  })

  test('can’t start with tags for which there is no room, and makes the others', async () => {
    const { h, owner, call } = await setUp()
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    for (let count = 1; count < TAGS_MAX; count += 1)
      await h.services.tags.createTag({ workspaceId, by: BY_SYSTEM, name: `Tag ${count}` })
    expect((await call('POST', '', { ...BEGIN, tags: 'press; print' })).body).toMatchObject({ code: 'tags.too_many' })
    expect((await call('POST', '', { ...BEGIN, tags: 'press; TAG 1' })).status).toBe(201)
  })

  test('takes no more rows than it was started with, and none once it is finished', async () => {
    const { call, begin } = await setUp()
    const id = await begin({ total: 1 })
    expect((await call('PUT', `/${id}/rows`, { rows: [ANA, BEN] })).body).toMatchObject({
      code: 'imports.too_many_rows',
    })
    await call('PUT', `/${id}/rows`, { rows: [ANA] })
    await call('POST', `/${id}/finish`)
    expect((await call('PUT', `/${id}/rows`, { rows: [BEN] })).body).toMatchObject({ code: 'imports.wrong_state' })
  })

  test('goes on where it was interrupted', async () => {
    const { h, call, begin, list } = await setUp()
    const rows = Array.from({ length: 50 }, (_, index) => ({ ...BEN, row: index + 1, customerName: `Client ${index}` }))
    const id = await begin({ total: 50 })
    await call('PUT', `/${id}/rows`, { rows })
    await call('POST', `/${id}/finish`)
    const repair = h.faults.refuseInserts(testimonials, { customerName: 'Client 30' })
    await h.drain()
    expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'importing', imported: 30, present: 30 })
    repair()
    h.clock.advance({ days: 1 })
    await h.drain()
    expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'done', imported: 50, present: 50 })
    expect(await list()).not.toEqual([])
  })

  test('is shown on the wall once it is approved, and not as verified', async () => {
    const { h, owner, importAll, list } = await setUp()
    await importAll()
    const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
    const feed = () => h.request<{ items: unknown[] }>('GET', `/w/${widgets.body.items[0]?.id}.json`)
    expect((await feed()).body.items).toEqual([])
    const ids = (await list()).map(({ id }) => id)
    await h.request('POST', '/goodword/testimonial/bulk', { token: owner.token, body: { action: 'approve', ids } })
    const { body } = await feed()
    expect(body.items).toMatchObject([
      { author: 'Ben', originalUrl: null },
      { author: 'Ana Ribeiro', company: 'Ribeiro Tea', date: '2024-02-28', originalUrl: 'https://senja.example/p/1' },
    ])
    expect(JSON.stringify(body)).not.toMatch(/ana@client|"isVerified":true/)
  })

  test.each([
    ['without the confirmation', { isAttested: false }, 'Confirm that these are your clients’ own words.'],
    ['without saying where from', { receivedVia: '' }, 'Where they come from is required.'],
    ['of nothing', { total: 0 }, 'There are no rows to import.'],
    ['of too many', { total: 10_001 }, 'At most 10,000 rows can be imported at once.'],
  ])('can’t start %s', async (_, body, message) => {
    const { call } = await setUp()
    expect(await call('POST', '', { ...BEGIN, ...body })).toMatchObject({ status: 422, body: { message } })
  })

  test.each([
    ['without a name', { customerName: '' }, 'Client name is required.'],
    ['without words', { testimonial: ' ' }, 'Testimonial is required.'],
    ['with six stars', { rating: 6 }, 'Rating must be from 0 to 5.'],
    ['with a script for an address', { originalUrl: 'javascript:alert(1)' }, /begins with https/],
    ['of tomorrow', { receivedOn: '2026-11-22' }, /future/],
    ['without a number', { row: 0 }, 'Rows are counted from 1.'],
  ])('refuses rows %s', async (_, fields, message) => {
    const { call, begin } = await setUp()
    const id = await begin()
    const answer = await call('PUT', `/${id}/rows`, { rows: [{ ...ANA, ...fields }] })
    expect(answer.status).toBe(422)
    expect(answer.body.message).toMatch(message)
    expect((await call('GET', `/${id}`)).body).toMatchObject({ received: 0 })
  })

  test('takes few rows at once', async () => {
    const { call, begin } = await setUp()
    const id = await begin()
    const rows = Array.from({ length: EXISTING_IMPORT_CHUNK_ROWS + 1 }, (_, index) => ({ ...BEN, row: index + 1 }))
    expect((await call('PUT', `/${id}/rows`, { rows })).status).toBe(422)
  })

  test('of another workspace does not exist', async () => {
    const { h, begin } = await setUp()
    const id = await begin()
    const { token } = await h.signUp({ email: 'other@studio.example' })
    const other = (method: string, path: string, body?: unknown) =>
      h.request(method, `/goodword/import/${id}${path}`, { token, body })
    expect((await other('GET', '')).status).toBe(404)
    expect((await other('PUT', '/rows', { rows: [ANA] })).status).toBe(404)
    expect((await other('POST', '/finish')).status).toBe(404)
    expect((await other('POST', '/undo')).status).toBe(404)
    expect((await h.request<{ items: [] }>('GET', '/goodword/import/list', { token })).body.items).toEqual([])
  })
})

test('the list shows the testimonials of one import, together with other filters, and none to another workspace', async () => {
  const { h, owner, importAll } = await setUp()
  const first = await importAll(undefined, { tags: 'press' })
  const cara = { row: 2, customerName: 'Cara', testimonial: 'Calm and clear.' }
  const second = await importAll([cara])
  const namesIn = async (query: string, as: TestOwner = owner) => {
    const token = await h.signIn(as)
    const path = `/goodword/testimonial/list?sort=name&${query}`
    const { body } = await h.request<{ items: Testimonial[]; counts: { all: number } }>('GET', path, { token })
    expect(body.counts.all).toBe(body.items.length)
    return body.items.map(({ customerName }) => customerName)
  }
  expect(await namesIn(`importId=${first}`)).toEqual(['Ana Ribeiro', 'Ben'])
  expect(await namesIn(`importId=${second}`)).toEqual(['Cara'])
  expect(await namesIn(`importId=${first}&q=quick`)).toEqual(['Ben'])
  const [ana] = await listed(h, owner)
  const tagId = ana?.tags[0]?.id
  expect(await namesIn(`importId=${first}&tag=${tagId}`)).toEqual(['Ana Ribeiro', 'Ben'])
  expect(await namesIn(`importId=${second}&tag=${tagId}`)).toEqual([])
  expect(await namesIn('importId=imp_none')).toEqual([])
  expect(await namesIn(`importId=${first}`, await h.signUp())).toEqual([])
  const long = await h.request('GET', `/goodword/testimonial/list?importId=${'x'.repeat(65)}`, { token: owner.token })
  expect(long.status).toBe(422)
})
