import { describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'

import { claimJob, finishJob } from '#server/jobs/jobs.repository.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { openTestDevDatabase } from '#server/testing/test-database.ts'
import { createMovableClock, forgetMovedClock } from './movable-clock.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const START = '2026-11-20T09:00:00.000Z'

/** The clock of the application itself. */
function clockOf(h: Harness) {
  const { stripe } = h.deps.development ?? {}
  return stripe?.clock ?? expect.fail('The clock can’t be moved.')
}

async function setUp() {
  const h = await createHarness({ now: START })
  const clockDeps = { db: openTestDevDatabase().db, product: h.deps.db, clock: h.clock }
  const movable = createMovableClock(clockDeps)
  const sync = (runAt: Date) =>
    h.deps.db.transaction((tx) =>
      enqueue(tx, {
        kind: 'billing.sync',
        dedupeKey: 'cus_1',
        payload: { customerId: 'cus_1' },
        now: movable.now(),
        runAt,
      }),
    )
  const claim = () =>
    h.deps.db.transaction((tx) => claimJob(tx, { now: movable.now(), leaseMs: 60_000, queue: 'rest' }))
  return { h, clockDeps, movable, sync, claim }
}

describe('a clock that can be moved', () => {
  test('continues from where it was moved to, also in the next process', async () => {
    const { h, clockDeps, movable } = await setUp()
    expect(await movable.moveBy(3 * DAY_MS)).toBe(true)
    h.clock.advance({ hours: 1 })
    expect(movable.now().toISOString()).toBe('2026-11-23T10:00:00.000Z')
    const next = createMovableClock(clockDeps)
    await next.restore()
    expect(next.now()).toEqual(movable.now())
    expect(next.aheadMs()).toBe(3 * DAY_MS)
  })

  test.each([
    ['backwards', -1],
    ['by part of a millisecond', 0.5],
    ['by something that is not a number', Number.NaN],
    ['more than a year ahead', 367 * DAY_MS],
  ])('is not moved %s', async (_, ms) => {
    const { movable } = await setUp()
    expect(await movable.moveBy(ms)).toBe(false)
    expect(movable.now().toISOString()).toBe(START)
  })

  test('is not moved to a time that has passed', async () => {
    const { movable } = await setUp()
    expect(await movable.moveTo(new Date('2026-11-20T08:59:59Z'))).toBe(false)
    expect(await movable.moveTo(new Date('2026-11-26T10:00:00Z'))).toBe(true)
    expect(movable.now().toISOString()).toBe('2026-11-26T10:00:00.000Z')
  })

  test('does not release jobs that are running, when moved in either direction', async () => {
    const { h, movable, sync, claim } = await setUp()
    await sync(movable.now())
    const first = await claim()
    if (!first) throw new Error('There is no job.')
    await movable.moveBy(DAY_MS)
    expect(await claim()).toBeUndefined()
    await movable.backToNow()
    h.clock.advance({ seconds: 59 })
    expect(await claim()).toBeUndefined()
    h.clock.advance({ seconds: 1 })
    const second = await claim()
    expect(second?.id).toBe(first.id)
    await h.deps.db.transaction((tx) => finishJob(tx, first))
    expect(await h.rows(jobs, { kind: 'billing.sync' }).count()).toBe(1)
  })

  test('makes jobs due again when it is moved back', async () => {
    const { movable, sync, claim } = await setUp()
    await movable.moveBy(DAY_MS)
    await sync(new Date(movable.now().getTime() + HOUR_MS))
    await movable.backToNow()
    expect(movable.now().toISOString()).toBe(START)
    expect(await claim()).toBeDefined()
  })

  test('leaves nothing behind when clocks can no longer be moved', async () => {
    const { h, clockDeps, movable, sync } = await setUp()
    await movable.moveBy(DAY_MS)
    await sync(new Date(movable.now().getTime() + HOUR_MS))
    await forgetMovedClock(clockDeps)
    const next = createMovableClock(clockDeps)
    await next.restore()
    expect(next.aheadMs()).toBe(0)
    expect((await h.rows(jobs, { kind: 'billing.sync' }).one()).runAt).toEqual(new Date(START))
  })
})

describe('an owner, when the server’s clock is moved,', () => {
  const me = (h: Harness, token: string) => h.request('GET', '/goodword/user/me', { token })
  const refresh = async (h: Harness, refreshToken: string) =>
    (
      await h.request<{ id_token: string }>('POST', '/securetoken.googleapis.com/v1/token?key=embedded', {
        body: String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).body.id_token

  const lookUp = (h: Harness, idToken: string) =>
    h.request('POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=embedded', { body: { idToken } })

  async function signedIn(h: Harness) {
    const { email, password } = await h.signUp()
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
    const body = { email, password, returnSecureToken: true }
    return (await h.request<{ idToken: string; refreshToken: string }>('POST', path, { body })).body
  }

  test('stays signed in: the token has expired, and the next one is valid', async () => {
    const h = await createHarness()
    const { idToken, refreshToken } = await signedIn(h)
    await clockOf(h).moveBy(3 * DAY_MS)
    expect((await me(h, idToken)).status).toBe(401)
    expect((await lookUp(h, idToken)).status).toBe(200)
    expect((await me(h, await refresh(h, refreshToken))).status).toBe(200)
  })

  test('stays signed in when it is moved back, even after signing up at the later time', async () => {
    const h = await createHarness()
    await clockOf(h).moveBy(3 * DAY_MS)
    const { idToken, refreshToken } = await signedIn(h)
    await clockOf(h).backToNow()
    expect((await lookUp(h, idToken)).status).toBe(200)
    expect((await me(h, await refresh(h, refreshToken))).status).toBe(200)
  })

  const HOUR_AND_A_BIT = { minutes: 62 }

  test.each<[string, (h: Harness) => Promise<unknown> | undefined]>([
    ['it was moved ahead', (h) => clockOf(h).moveBy(3 * DAY_MS)],
    [
      'it was moved ahead twice',
      async (h) => {
        await clockOf(h).moveBy(DAY_MS)
        await clockOf(h).moveBy(DAY_MS)
      },
    ],
    ['it was moved back', (h) => clockOf(h).backToNow()],
  ])('stays signed in after %s for the hour that a token is valid', async (_, move) => {
    const h = await createHarness()
    await clockOf(h).moveBy(HOUR_MS * 5)
    const { idToken } = await signedIn(h)
    await move(h)
    expect((await me(h, idToken)).status).toBe(401)
    h.clock.advance({ minutes: 58 })
    expect((await lookUp(h, idToken)).status).toBe(200)
    h.clock.advance({ minutes: 4 })
    expect((await lookUp(h, idToken)).status).toBe(400)
  })

  test('stays signed in by the machine’s time after a move, also in the next process', async () => {
    const h = await createHarness()
    const { idToken } = await signedIn(h)
    const { db: product, clock } = h.deps
    await clockOf(h).moveBy(3 * DAY_MS)
    const machine = { now: () => new Date(clock.now().getTime() - 3 * DAY_MS) }
    const next = createMovableClock({ db: h.dev.db, product, clock: machine })
    await next.restore()
    expect(next.otherTimes()).toEqual([machine.now()])
    expect(next.now()).toEqual(clock.now())
    expect((await lookUp(h, idToken)).status).toBe(200)
    h.clock.advance(HOUR_AND_A_BIT)
    expect((await lookUp(h, idToken)).status).toBe(400)
  })

  test('is signed out by an expired token if the clock was not moved', async () => {
    const h = await createHarness()
    const { idToken } = await signedIn(h)
    expect(clockOf(h).otherTimes()).toEqual([])
    expect((await lookUp(h, idToken)).status).toBe(200)
    h.clock.advance(HOUR_AND_A_BIT)
    expect((await lookUp(h, idToken)).status).toBe(400)
  })

  test('is signed out by a token of neither time, however close it is', async () => {
    const h = await createHarness()
    await clockOf(h).moveBy(HOUR_MS * 5)
    const { idToken } = await signedIn(h)
    await clockOf(h).moveBy(DAY_MS)
    h.clock.advance(HOUR_AND_A_BIT)
    await clockOf(h).moveBy(DAY_MS)
    expect((await lookUp(h, idToken)).status).toBe(400)
  })
})
