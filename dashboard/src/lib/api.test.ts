import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { defineEndpoint } from '#shared/http/endpoint.ts'
import { ApiError, createApi, urlOf } from './api.ts'

const listThings = defineEndpoint({
  method: 'GET',
  path: '/goodword/thing/list',
  access: 'owner',
  summary: 'List things',
  query: z.strictObject({
    page: z.number().optional(),
    status: z.array(z.string()).optional(),
    q: z.string().optional(),
  }),
  response: z.strictObject({ items: z.array(z.string()) }),
})

const updateThing = defineEndpoint({
  method: 'PUT',
  path: '/goodword/thing/:id',
  access: 'owner',
  summary: 'Change a thing',
  body: z.strictObject({ name: z.string() }),
  response: z.strictObject({ name: z.string() }),
})

const removeThing = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/thing/:id',
  access: 'owner',
  summary: 'Remove a thing',
})

type Sent = { url: string; init: RequestInit; headers: Headers }

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** An API over a server that gives these answers one after the other. */
function setUp(answers: (Response | Error | 'never')[], tokens: { current: string | null; fresh: string | null }) {
  const sent: Sent[] = []
  const refused = vi.fn<(error: ApiError) => void>()
  const left = vi.fn<(workspaceId: string) => void>()
  const visit = { number: 1, workspaceId: null as string | null }
  let ids = 0
  const fetch = (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ url: String(url), init, headers: new Headers(init.headers) })
    const answer = answers.shift()
    if (answer === 'never')
      return new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('no answer left'))
  }
  const call = createApi({
    fetch,
    getToken: async (which) => tokens[which],
    getVisit: () => visit.number,
    getWorkspace: () => visit.workspaceId,
    onUnknownWorkspace: left,
    onUnauthorized: refused,
    newId: () => `id-${(ids += 1)}`,
  })
  return { call, sent, refused, left, visit }
}

const signedIn = { current: 'old', fresh: 'new' }

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable('it should fail with an ApiError')),
  )

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

describe('the message of a failed call', () => {
  test.each([
    ['the message', { message: 'Be kind.', error: 'Bad', details: [{ path: 'a', message: 'A is bad.' }] }, 'Be kind.'],
    ['else the error field', { error: 'Bad thing', details: [{ path: 'a', message: 'A is bad.' }] }, 'Bad thing'],
    ['else the message of the first item', [{ message: 'First.' }, { message: 'Second.' }], 'First.'],
    ['else the message of the first detail', { details: [{ path: 'a', message: 'A is bad.' }] }, 'A is bad.'],
    ['else the sentence for everything else', {}, 'An unexpected error occurred.'],
    ['and never something that is no sentence', { message: '', error: { code: 1 } }, 'An unexpected error occurred.'],
  ])('is %s', async (_, body, message) => {
    const { call } = setUp([json(body, 422)], signedIn)
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({ status: 422, message })
  })

  test('survives a body that is not JSON', async () => {
    const { call } = setUp([new Response('<h1>Bad gateway</h1>', { status: 502 })], signedIn)
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({
      status: 502,
      message: 'An unexpected error occurred.',
    })
  })

  test('comes with the code and with the fields that were wrong', async () => {
    const details = [{ path: 'name', message: 'Name is required.' }]
    const { call } = setUp([json({ message: 'No.', code: 'request.invalid', details }, 422)], signedIn)
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({ code: 'request.invalid', details })
  })
})

describe('a call without an answer', () => {
  afterEach(() => void vi.useRealTimers())

  test('says that the server could not be reached', async () => {
    const { call } = setUp([new TypeError('Failed to fetch')], signedIn)
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({
      status: 0,
      code: 'client.network',
      message: 'We couldn’t reach the server. Check your connection and try again.',
    })
  })

  test('is given up after 15 seconds', async () => {
    vi.useFakeTimers()
    const { call } = setUp(['never'], signedIn)
    const failure = failureOf(call(listThings, { query: {} }))
    await vi.advanceTimersByTimeAsync(14_999)
    let hasFailed = false
    void failure.then(() => (hasFailed = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(hasFailed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({
      code: 'client.timeout',
      message: 'The server took too long to respond. Please try again.',
    })
  })

  test('is given the time that it is known to need', async () => {
    vi.useFakeTimers()
    const { call } = setUp(['never'], signedIn)
    const failure = failureOf(call(listThings, { query: {} }, { timeoutMs: 60_000 }))
    let hasFailed = false
    void failure.then(() => (hasFailed = true))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(hasFailed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await failure).code).toBe('client.timeout')
  })

  test('says the same when no token can be had', async () => {
    const call = createApi({
      fetch: () => expect.unreachable('nothing should be sent'),
      getToken: () => Promise.reject(new Error('auth/network-request-failed')),
      getVisit: () => 1,
      getWorkspace: () => null,
      onUnknownWorkspace: () => expect.unreachable('a network failure is no refusal'),
      onUnauthorized: () => expect.unreachable('a network failure is no refusal'),
      newId: () => 'id',
    })
    expect(await failureOf(call(listThings, { query: {} }))).toMatchObject({ code: 'client.network' })
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
