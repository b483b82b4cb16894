import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '#server/http/logger.ts'
import { createTestClock, type TestClock } from '#server/testing/test-clock.ts'
import { makeSigningKey, ok, publish, startGoogle } from './google.fake.ts'
import { createGoogleKeys } from './google-keys.ts'

const first = makeSigningKey('first')
const second = makeSigningKey('second')
// Whatever else it holds: an error is no answer.
const outage = () => ({ status: 500, body: publish(first, second)?.body })
const unavailable = { code: 'identity.unavailable', status: 503 }

let google: Awaited<ReturnType<typeof startGoogle>>
let clock: TestClock
let keys: ReturnType<typeof createGoogleKeys>
beforeEach(async () => {
  google = await startGoogle(() => publish(first))
  clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  keys = createGoogleKeys({ clock, log: createLogger({ level: 'silent' }), url: google.url })
})
afterEach(() => google.stop())

describe('the keys of Google', () => {
  it('are asked for once, however many tokens come at once', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => keys.find('first')))
    expect(found.every((key) => key !== undefined)).toBe(true)
    await keys.find('first')
    expect(google.calls).toHaveLength(1)
  })

  it('are asked for again when a token names a new one', async () => {
    await keys.find('first')
    google.respondWith(() => publish(first, second))
    clock.advance({ seconds: 31 })
    expect(await keys.find('second')).toBeDefined()
    expect(google.calls).toHaveLength(2)
  })

  it('are asked for twice a minute at most, whatever made-up keys the tokens name', async () => {
    await keys.find('first')
    clock.advance({ seconds: 31 })
    for (let count = 0; count < 50; count += 1) expect(await keys.find(`made up ${count}`)).toBeUndefined()
    expect(google.calls).toHaveLength(2)
  })

  it('are renewed after an hour without anybody waiting, so that a withdrawn one goes', async () => {
    await keys.find('first')
    google.respondWith(() => publish(second))
    clock.advance({ minutes: 60 })
    expect(await keys.find('first')).toBeDefined()
    await vi.waitFor(async () => expect(await keys.find('first')).toBeUndefined())
  })

  it('go on working for a day when Google cannot be reached, and no longer', async () => {
    await keys.find('first')
    google.respondWith(outage)
    clock.advance({ hours: 23, minutes: 59 })
    expect(await keys.find('first')).toBeDefined()
    clock.advance({ minutes: 1 })
    await expect(keys.find('first')).rejects.toMatchObject(unavailable)
    google.respondWith(() => publish(first))
    clock.advance({ seconds: 31 })
    expect(await keys.find('first')).toBeDefined()
  })

  it('are not given up for an answer that is none', async () => {
    await keys.find('first')
    for (const answer of [ok({ keys: [] }), ok({}), ok('<html>Sign in to this network</html>'), ok(null)]) {
      google.respondWith(() => answer)
      clock.advance({ minutes: 61 })
      const callsBefore = google.calls.length
      await expect(keys.find('another')).rejects.toMatchObject(unavailable)
      expect(google.calls.length).toBe(callsBefore + 1)
      expect(await keys.find('first')).toBeDefined()
    }
  })
})

describe('while Google was never reached', () => {
  it.each([
    ['it answers with an error', outage],
    ['it answers something else', () => ok('<html></html>')],
  ])('nobody is signed out: the service is unavailable when %s', async (_, answer) => {
    google.respondWith(answer)
    await expect(keys.find('first')).rejects.toMatchObject(unavailable)
  })

  it('Google is asked twice a minute at most, and found again when it is back', async () => {
    google.respondWith(outage)
    for (let count = 0; count < 50; count += 1) {
      await expect(keys.find(`first ${count}`)).rejects.toMatchObject(unavailable)
    }
    expect(google.calls).toHaveLength(1)
    google.respondWith(() => publish(first))
    clock.advance({ seconds: 31 })
    expect(await keys.find('first')).toBeDefined()
  })

  it('the service is unavailable when nobody listens there', async () => {
    await google.stop()
    await expect(keys.find('first')).rejects.toMatchObject(unavailable)
  })
})

describe('a key that cannot be found while Google is unreachable', () => {
  it('may be new: its token is not refused but answered later', async () => {
    await keys.find('first')
    google.respondWith(outage)
    clock.advance({ seconds: 31 })
    await expect(keys.find('second')).rejects.toMatchObject(unavailable)
  })
})
