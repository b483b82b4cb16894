import { beforeEach, describe, expect, test } from 'vitest'
import { analyticsEvents } from '#server/db/schema/analytics.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { sweepEvents } from './analytics.service.ts'

const properties = {
  path: '/settings/profile',
  referrer: '',
  search: '',
  title: 'Profile · Goodword',
  url: 'http://goodword.test/settings/profile',
}
const context = {
  ip: '203.0.113.7',
  timezone: 'Europe/Berlin',
  user_agent: 'A browser',
  screen: { width: 1280, height: 800 },
}
const tracked = { anonymousId: 'anon-1', userId: 'usr_1', event: 'Settings profile viewed', properties, context }
const identified = {
  anonymousId: 'anon-1',
  userId: 'usr_1',
  traits: { name: 'Nora Feldmann', email: 'nora@studio.example' },
  properties,
  context,
}
const aliased = { previousId: 'anon-1', userId: 'usr_1', properties, context }

let h: Harness
beforeEach(async () => {
  h = await createHarness()
})

const track = (change: Record<string, unknown> = {}) =>
  h.request<{ message: string } | undefined>('POST', '/analytics/track', { body: { ...tracked, ...change } })

const events = () => h.rows(analyticsEvents).list()

describe('the analytics calls', () => {
  test.each([
    ['identify', identified, null],
    ['alias', aliased, null],
    ['track', tracked, 'Settings profile viewed'],
  ])('%s answers 204 and stores what was sent', async (kind, body, event) => {
    expect(await h.request('POST', `/analytics/${kind}`, { body })).toMatchObject({ status: 204 })
    const [row, ...others] = await events()
    expect(others).toEqual([])
    expect(row).toMatchObject({ kind, event, anonymousId: 'anon-1', userId: 'usr_1' })
    expect(row?.payload).toEqual(body)
  })

  test('accept an event of an unknown visitor', async () => {
    expect((await track({ userId: null })).status).toBe(204)
    expect(await events()).toMatchObject([{ userId: null }])
  })

  test.each([
    ['without an event', { event: '' }],
    ['with too long a URL', { properties: { ...properties, url: 'x'.repeat(3000) } }],
    ['with an unknown field', { password: 'secret' }],
    ['with an invalid screen', { context: { ...context, screen: { width: -1, height: 'tall' } } }],
  ])('refuse an event %s', async (_, change) => {
    expect((await track(change)).status).toBe(422)
    expect(await events()).toEqual([])
  })

  test('limit a page that sends too much', async () => {
    h = await createHarness({ overrides: { limits: { ...noLimits, analytics: { points: 2, seconds: 60 } } } })
    await track()
    await track()
    const refused = await track()
    expect(refused.status).toBe(429)
    expect(refused.body?.message).toBe('Too many requests. Please try again later.')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await events()).toHaveLength(2)
    expect((await h.request('GET', '/goodword/user/me')).status).toBe(401)
  })

  test('log no name, address or event', async () => {
    await h.request('POST', '/analytics/identify', { body: identified })
    await track()
    expect(h.logLines.join('')).not.toMatch(/nora@studio|Feldmann|203\.0\.113|profile viewed/)
  })
})

test('closing an account deletes its events, and none of another', async () => {
  const nora = await h.signUp()
  const otto = await h.signUp()
  await track({ userId: nora.user.id })
  await track({ userId: otto.user.id })
  await h.request('DELETE', '/goodword/user/me', { token: nora.token, body: { email: nora.email } })
  expect(await events()).toMatchObject([{ userId: otto.user.id }])
})

describe('events are deleted', () => {
  test('after thirteen months', async () => {
    await track({ event: 'Old' })
    h.clock.advance({ days: 394 })
    await track({ event: 'New' })
    await h.housekeeping.run()
    expect(await events()).toHaveLength(2)
    h.clock.advance({ days: 2 })
    await h.housekeeping.run()
    expect(await events()).toMatchObject([{ event: 'New' }])
  })

  test('earlier where the operator says so', async () => {
    const config = { ...h.deps.config, retention: { ...h.deps.config.retention, analyticsMonths: 1 } }
    h = await createHarness({ overrides: { config } })
    await track()
    h.clock.advance({ days: 29 })
    await h.housekeeping.run()
    expect(await events()).toHaveLength(1)
    h.clock.advance({ days: 2 })
    await h.housekeeping.run()
    expect(await events()).toEqual([])
  })

  test('except the latest, if there are too many', async () => {
    for (const event of ['First', 'Second', 'Third']) {
      await track({ event })
      h.clock.advance({ minutes: 1 })
    }
    await sweepEvents({ db: h.deps.db, now: h.clock.now(), keptMonths: 13, keptRows: 2 })
    expect(await events()).toMatchObject([{ event: 'Second' }, { event: 'Third' }])
  })
})

describe('the address lookup', () => {
  const ask = async (hops: number) => {
    const config = { ...h.deps.config, trustedProxyHops: hops }
    const behind = await createHarness({ overrides: { config } })
    const headers = { 'x-forwarded-for': '198.51.100.9, 2001:db8::42' }
    return behind.request('GET', '/ip?format=json', { headers })
  }

  test('returns the address that a trusted proxy saw', async () => {
    expect(await ask(1)).toMatchObject({ status: 200, body: { ip: '2001:db8::42' } })
    expect((await ask(2)).body).toEqual({ ip: '198.51.100.9' })
  })

  test('ignores the header if no proxy is trusted', async () => {
    expect((await ask(0)).body).toEqual({ ip: 'none' })
  })
})
