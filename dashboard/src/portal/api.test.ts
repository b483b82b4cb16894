import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './api.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

const ask = () =>
  call({ method: 'PUT', path: '/goodword/portal/a.b/testimonial', body: { rating: 5 }, isValue: isText })

type Sent = { path: string; init: RequestInit }

function answerWith(reply: () => Response): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init })
    return reply()
  })
  return sent
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a call of the client portal', () => {
  it('carries its body and an id of its own, and nothing that the browser knows of us', async () => {
    const sent = answerWith(json(200, 'page'))
    expect(await ask()).toEqual({ kind: 'done', value: 'page' })
    await ask()
    expect(sent[0]?.path).toBe('/goodword/portal/a.b/testimonial')
    expect(sent[0]?.init).toMatchObject({ method: 'PUT', body: '{"rating":5}', cache: 'no-store', credentials: 'omit' })
    const ids = sent.map(({ init }) => new Headers(init.headers).get('x-transaction-id'))
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  it.each([
    [404, { code: 'own_page.not_found' }, { kind: 'unknown' }],
    [410, { code: 'own_page.ended' }, { kind: 'ended' }],
    [409, { code: 'own_page.withdrawn' }, { kind: 'refused', code: 'own_page.withdrawn' }],
    [429, { code: 'own_page.changed_too_often' }, { kind: 'refused', code: 'own_page.changed_too_often' }],
    [429, { code: 'request.too_many' }, { kind: 'failed', failure: { reason: 'busy' } }],
    [422, { code: 'submissions.consent_unknown' }, { kind: 'refused', code: 'submissions.consent_unknown' }],
    [
      422,
      { code: 'request.invalid', details: [{ path: 'customerName', message: 'No.' }, { path: 7 }, 'nonsense'] },
      { kind: 'invalid', fields: ['customerName'] },
    ],
    [413, null, { kind: 'failed', failure: { reason: 'tooLarge' } }],
    [500, null, { kind: 'failed', failure: { reason: 'server' } }],
    [502, 'a proxy', { kind: 'failed', failure: { reason: 'server' } }],
    [503, null, { kind: 'failed', failure: { reason: 'busy' } }],
    [200, { not: 'what was asked for' }, { kind: 'failed', failure: { reason: 'server' } }],
  ])('that is answered %i %j ends as %j', async (status, body, result) => {
    answerWith(json(status, body))
    expect(await ask()).toEqual(result)
  })

  it('is told how long to wait', async () => {
    answerWith(json(429, null, { 'retry-after': '240' }))
    expect(await ask()).toEqual({ kind: 'failed', failure: { reason: 'busy', retryAfterSeconds: 240 } })
  })

  it('that no answer comes to ran out of time', async () => {
    answerWith(() => {
      throw new DOMException('Too long.', 'TimeoutError')
    })
    expect(await ask()).toEqual({ kind: 'failed', failure: { reason: 'timeout' } })
  })

  it('that never left is offline where the browser is', async () => {
    answerWith(() => {
      throw new TypeError('Failed to fetch')
    })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await ask()).toEqual({ kind: 'failed', failure: { reason: 'offline' } })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    expect(await ask()).toEqual({ kind: 'failed', failure: { reason: 'server' } })
  })
})
