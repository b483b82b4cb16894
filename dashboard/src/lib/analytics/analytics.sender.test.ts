import { describe, expect, it, vi } from 'vitest'
import { createAnalyticsSender, lookUpIp } from './analytics.sender.ts'

const payload = {
  anonymousId: 'anon-1',
  userId: 'usr_1',
  event: 'Opened',
  properties: { path: '/', referrer: '', search: '', title: '', url: 'https://goodword.example/' },
  context: { ip: null, timezone: 'UTC', user_agent: 'A browser', screen: { width: 1, height: 1 } },
}

function answering(status: number, body?: unknown) {
  const fetch = vi.fn<typeof window.fetch>(
    async () => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  )
  return { fetch, send: createAnalyticsSender({ fetch, origin: 'https://events.example' }) }
}

describe('a call to the analytics host', () => {
  it('posts the payload as JSON, without cookies, and goes on when the page is left', async () => {
    const { fetch, send } = answering(204)
    await send('track', payload)
    const [url, request] = fetch.mock.lastCall ?? []
    expect(url).toBe('https://events.example/analytics/track')
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
    expect(new Headers(request?.headers).get('content-type')).toBe('application/json')
    expect(JSON.parse(String(request?.body))).toEqual(payload)
  })

  it('answers nothing to a 204', async () => {
    expect(await answering(204).send('track', payload)).toBeUndefined()
  })

  it.each([
    [429, { message: 'Slow down.' }, 'Too many requests. Please try again later.'],
    [422, { message: 'event must not be empty.' }, 'event must not be empty.'],
    [500, undefined, 'An unexpected error occurred.'],
  ])('throws to a %i the sentence for it', async (status, body, sentence) => {
    await expect(answering(status, body).send('track', payload)).rejects.toThrow(new Error(sentence))
  })
})

describe('the address lookup', () => {
  const ask = (status: number, body: unknown) =>
    lookUpIp({ fetch: answering(status, body).fetch, url: 'https://ip.example/?format=json' })

  it('reads the address', async () => {
    expect(await ask(200, { ip: '203.0.113.7' })).toBe('203.0.113.7')
  })

  it.each([
    [200, { address: '203.0.113.7' }],
    [200, { ip: 7 }],
    [200, 'none'],
    [500, { ip: '203.0.113.7' }],
  ])('knows nothing from a %i with %j', async (status, body) => {
    expect(await ask(status, body)).toBeNull()
  })
})
