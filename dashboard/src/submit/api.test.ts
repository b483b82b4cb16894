import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadRequest, submitTestimonial } from './api.ts'
import { publicRequest } from './request.fake.ts'

const request = { ...publicRequest, organisationName: null }

const submission = {
  customerName: 'Yuki',
  rating: 0,
  testimonial: 'Kept both.',
  company: null,
  role: null,
  answers: [],
  isPrivate: true,
  parts: { name: true, photo: true, company: false, answers: false },
  consentVersion: 'v1',
}
const submit = () => submitTestimonial({ requestId: 'abc', idempotencyKey: 'key-of-this-answer', submission })

type Call = { path: string; init: RequestInit }

/** Replaces the network and records what was sent. */
function answerWith(reply: () => Response): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init })
    return reply()
  })
  return calls
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers })

const refuse = (status: number, code: string, details?: { path: string; message: string }[]) =>
  json(status, { error: 'No.', message: 'No.', code, requestId: 'r', ...(details && { details }) })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('loading a request', () => {
  it('asks for it by its id, with a transaction id of its own', async () => {
    const calls = answerWith(json(200, request))
    expect(await loadRequest('abc')).toEqual({ kind: 'loaded', request })
    await loadRequest('abc')
    const ids = calls.map(({ init }) => new Headers(init.headers).get('x-transaction-id'))
    expect(calls[0]?.path).toBe('/goodword/testimonial/abc')
    expect(calls[0]?.init.method).toBe('GET')
    expect(new Set(ids).size).toBe(2)
  })

  it('keeps nothing of the answer that the page does not know', async () => {
    answerWith(json(200, { ...request, testimonial: 'Somebody wrote this.' }))
    expect(await loadRequest('abc')).toEqual({ kind: 'loaded', request })
  })

  it('calls a request that is not there unknown', async () => {
    answerWith(refuse(404, 'submissions.not_found'))
    expect(await loadRequest('abc')).toEqual({ kind: 'unknown' })
  })

  it('tells a request that ended without an answer', async () => {
    answerWith(refuse(410, 'submissions.ended'))
    expect(await loadRequest('abc')).toEqual({ kind: 'ended' })
  })

  it.each([
    ['a page of a proxy', () => new Response('<html>Welcome</html>', { status: 200 })],
    ['a body without the consent sentences', json(200, { ...request, consents: { en: publicRequest.consents.en } })],
    ['a list', json(200, [])],
    ['a failure of the server', refuse(500, 'server.unexpected')],
  ])('fails, to be tried again, on %s', async (_, reply) => {
    answerWith(reply)
    expect(await loadRequest('abc')).toEqual({ kind: 'failed', failure: { reason: 'server' } })
  })
})

describe('sending the answer', () => {
  it('puts the answer as JSON, with the key that makes a repetition harmless', async () => {
    const calls = answerWith(json(200, { isAnswered: true, portalPath: '/testimonial/mine/abc.s' }))
    expect(await submit()).toEqual({ kind: 'received', portalPath: '/testimonial/mine/abc.s', code: null })
    const headers = new Headers(calls[0]?.init.headers)
    expect(calls[0]?.path).toBe('/goodword/testimonial/abc/submit')
    expect(calls[0]?.init.method).toBe('PUT')
    expect(headers.get('idempotency-key')).toBe('key-of-this-answer')
    expect(headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual(submission)
  })

  it.each([
    ['already answered', refuse(409, 'submissions.already_answered'), { kind: 'already-answered' }],
    [
      'received with this key before',
      refuse(422, 'request.idempotency_key_reused'),
      { kind: 'received', portalPath: null, code: null },
    ],
    ['questions of yesterday', refuse(422, 'submissions.question_unknown'), { kind: 'questions-changed' }],
    ['more than fits', refuse(413, 'request.too_large'), { kind: 'failed', failure: { reason: 'tooLarge' } }],
    ['gone', refuse(404, 'submissions.not_found'), { kind: 'unknown' }],
    ['ended', refuse(410, 'submissions.ended'), { kind: 'ended' }],
    ['consent of another version', refuse(422, 'submissions.consent_unknown'), { kind: 'consent-changed' }],
    ['a photo that is not there', refuse(422, 'submissions.image_unknown'), { kind: 'photo-unknown' }],
    ['a failure of the server', refuse(500, 'server.unexpected'), { kind: 'failed', failure: { reason: 'server' } }],
    [
      'a gateway without a word',
      () => new Response('', { status: 502 }),
      { kind: 'failed', failure: { reason: 'server' } },
    ],
    ['too much to do', refuse(503, 'server.busy'), { kind: 'failed', failure: { reason: 'busy' } }],
    [
      'too many requests',
      json(429, {}, { 'retry-after': '120' }),
      { kind: 'failed', failure: { reason: 'busy', retryAfterSeconds: 120 } },
    ],
  ])('tells apart: %s', async (_, reply, result) => {
    answerWith(reply)
    expect(await submit()).toEqual(result)
  })

  it('finds the fields that are refused', async () => {
    const details = [
      { path: 'testimonial', message: 'Testimonial is required.' },
      { path: 'customerName', message: 'Name is required.' },
      { path: 'somewhere', message: 'Unknown field.' },
    ]
    answerWith(refuse(422, 'request.invalid', details))
    expect(await submit()).toEqual({
      kind: 'invalid',
      faults: { testimonial: { kind: 'refused' }, customerName: { kind: 'refused' } },
    })
  })

  it('fails as a whole when no field of the form is to blame', async () => {
    answerWith(refuse(422, 'request.invalid', [{ path: 'rating', message: 'Rating must be from 0 to 5.' }]))
    expect(await submit()).toEqual({ kind: 'failed', failure: { reason: 'server' } })
  })

  it('knows a lost connection from a server that does not answer', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    onLine.mockReturnValue(false)
    expect(await submit()).toEqual({ kind: 'failed', failure: { reason: 'offline' } })
    onLine.mockReturnValue(true)
    expect(await submit()).toEqual({ kind: 'failed', failure: { reason: 'server' } })
  })

  it('gives up after 15 seconds', async () => {
    const gaveUp = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(gaveUp.signal)
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      gaveUp.abort(new DOMException('The operation timed out.', 'TimeoutError'))
      return Promise.reject(signal?.reason)
    })
    expect(await submit()).toEqual({ kind: 'failed', failure: { reason: 'timeout' } })
    expect(timeout).toHaveBeenCalledWith(15_000)
  })
})
