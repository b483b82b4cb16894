import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { failureOf, json, listThings, setUp, signedIn } from './api.fake.ts'

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
