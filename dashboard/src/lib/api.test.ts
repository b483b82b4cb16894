import { describe, expect, test } from 'vitest'
import { defineEndpoint } from '#shared/http/endpoint.ts'
import { urlOf } from './api.ts'
import { failureOf, json, listThings, removeThing, setUp, signedIn, updateThing } from './api.fake.ts'

describe('the address of a call', () => {
  test('repeats array values and leaves out what is undefined', () => {
    const query = { page: 2, status: ['sent', 'approved'], q: undefined }
    expect(urlOf(listThings, { query })).toBe('/goodword/thing/list?page=2&status=sent&status=approved')
  })

  test('has no question mark without a query', () => {
    expect(urlOf(listThings, { query: {} })).toBe('/goodword/thing/list')
  })

  test('escapes what stands in the path', () => {
    expect(urlOf(updateThing, { params: { id: 'a/b ?' } })).toBe('/goodword/thing/a%2Fb%20%3F')
  })
})

describe('a call', () => {
  test('carries method, JSON body, token and an id of its own', async () => {
    const { call, sent } = setUp([json({ name: 'b' }), json({ name: 'b' })], signedIn)
    expect(await call(updateThing, { params: { id: '1' }, body: { name: 'b' } })).toEqual({ name: 'b' })
    await call(updateThing, { params: { id: '1' }, body: { name: 'b' } })
    expect(sent[0]?.init).toMatchObject({ method: 'PUT', body: '{"name":"b"}' })
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old')
    expect(sent.map(({ headers }) => headers.get('x-transaction-id'))).toEqual(['id-1', 'id-2'])
  })

  test('carries no authorization while nobody is signed in', async () => {
    const { call, sent } = setUp([json({ items: [] })], { current: null, fresh: null })
    await call(listThings, { query: {} })
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  test('carries the idempotency key that it is given', async () => {
    const { call, sent } = setUp([json({ name: 'b' })], signedIn)
    await call(updateThing, { params: { id: '1' }, body: { name: 'b' } }, { idempotencyKey: 'k' })
    expect(sent[0]?.headers.get('idempotency-key')).toBe('k')
  })

  test('answers nothing when there is nothing to answer', async () => {
    const { call } = setUp([new Response(null, { status: 204 })], signedIn)
    expect(await call(removeThing, { params: { id: '1' } })).toBeUndefined()
  })

  test('takes an answer that has a field more than it knows', async () => {
    const { call } = setUp([json({ items: ['a'], total: 1 })], signedIn)
    expect(await call(listThings, { query: {} })).toMatchObject({ items: ['a'] })
  })

  test('refuses an answer of another shape', async () => {
    const { call } = setUp([json({ items: 'a' })], signedIn)
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({
      code: 'client.unexpected_answer',
      message: 'An unexpected error occurred.',
    })
  })
})

describe('a call that is refused as not signed in', () => {
  test('is sent again once, with a fresh token and another id', async () => {
    const { call, sent, refused } = setUp([json({}, 401), json({ items: ['a'] })], signedIn)
    expect(await call(listThings, { query: {} })).toEqual({ items: ['a'] })
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
    expect(sent.map(({ headers }) => headers.get('x-transaction-id'))).toEqual(['id-1', 'id-2'])
    expect(refused).not.toHaveBeenCalled()
  })

  test('reports why it is refused a second time', async () => {
    const closed = { code: 'request.account_closed', message: 'This account was closed.' }
    const { call, refused } = setUp([json({}, 401), json(closed, 401)], signedIn)
    await failureOf(call(listThings, { query: {} }))
    expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(closed))
  })

  test('gives up when it is refused a second time', async () => {
    const { call, sent, refused } = setUp([json({}, 401), json({}, 401)], signedIn)
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({ status: 401 })
    expect(sent).toHaveLength(2)
    expect(refused).toHaveBeenCalledOnce()
  })

  test('gives up at once when there is no fresh token', async () => {
    const { call, sent, refused } = setUp([json({}, 401)], { current: 'old', fresh: null })
    await failureOf(call(listThings, { query: {} }))
    expect(sent).toHaveLength(1)
    expect(refused).toHaveBeenCalledOnce()
  })

  test('is not sent again in the name of whoever signed in meanwhile', async () => {
    const { call, sent, refused, visit } = setUp([json({}, 401), json({ name: 'b' })], signedIn)
    const failure = failureOf(call(updateThing, { params: { id: '1' }, body: { name: 'b' } }))
    visit.number = 2
    expect(await failure).toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
    expect(refused).not.toHaveBeenCalled()
  })

  test('repeats the idempotency key', async () => {
    const { call, sent } = setUp([json({}, 401), json({ name: 'b' })], signedIn)
    await call(updateThing, { params: { id: '1' }, body: { name: 'b' } }, { idempotencyKey: 'k' })
    expect(sent[1]?.headers.get('idempotency-key')).toBe('k')
  })
})

describe('the workspace', () => {
  const listPublic = defineEndpoint({
    method: 'GET',
    path: '/goodword/public/list',
    access: 'public',
    summary: 'List what everybody sees',
  })
  const unknown = () => json({ code: 'request.unknown_workspace', message: 'No.' }, 404)

  test('is named by calls about one, once it is known', async () => {
    const { call, sent, visit } = setUp([json({ items: [] }), json({ items: [] }), json({})], signedIn)
    await call(listThings, { query: {} })
    visit.workspaceId = 'wsp_a'
    await call(listThings, { query: {} })
    await call(listPublic, {})
    expect(sent.map(({ headers }) => headers.get('x-workspace-id'))).toEqual([null, 'wsp_a', null])
  })

  test('can be another one than the open one', async () => {
    const { call, sent, visit } = setUp([json({ items: [] })], signedIn)
    visit.workspaceId = 'wsp_a'
    await call(listThings, { query: {} }, { workspaceId: 'wsp_b' })
    expect(sent.map(({ headers }) => headers.get('x-workspace-id'))).toEqual(['wsp_b'])
  })

  test('of a retried call is that of its first attempt', async () => {
    const { call, sent, visit } = setUp([json({}, 401), json({ items: [] })], signedIn)
    visit.workspaceId = 'wsp_a'
    const answered = call(listThings, { query: {} })
    visit.workspaceId = 'wsp_b'
    await answered
    expect(sent.map(({ headers }) => headers.get('x-workspace-id'))).toEqual(['wsp_a', 'wsp_a'])
  })

  test('is left when the user is no longer a member, and not for another 404', async () => {
    const { call, left, visit } = setUp([json({ code: 'things.not_found' }, 404), unknown()], signedIn)
    visit.workspaceId = 'wsp_a'
    await failureOf(call(listThings, { query: {} }))
    expect(left).not.toHaveBeenCalled()
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({ code: 'request.unknown_workspace' })
    expect(left).toHaveBeenCalledExactlyOnceWith('wsp_a')
  })
})
