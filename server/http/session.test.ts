import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createTestClock } from '#server/testing/test-clock.ts'
import type { AppEnv } from './context.ts'
import { createSession, type TokenCheck } from './session.ts'

const MEMBER = {
  userId: 'user',
  workspaceId: 'workspace',
  role: 'owner' as const,
  isFrozen: false,
  email: 'nora@studio.example',
}

function setUp({ check = 'offline' }: { check?: TokenCheck } = {}) {
  const clock = createTestClock(new Date('2026-11-20T09:00:00Z'))
  const state = { changes: 0, verified: 0, points: 0, isEnded: false, whileVerifying: () => {} }
  const session = createSession({
    verifyToken: async (token) => {
      state.verified += 1
      const identity = state.isEnded ? null : { uid: token, sessionId: null }
      await Promise.resolve()
      state.whileVerifying()
      return identity
    },
    findMember: async () => MEMBER,
    limiter: { consume: async () => void (state.points += 1), check: async () => {} },
    accountChangeCount: () => state.changes,
    clock,
  })
  const app = new Hono<AppEnv>()
  app.onError((_, c) => c.text('refused', 401))
  app.get('/', async (c) => c.json((await session.requireMember(c, check)).member))
  const ask = async (token = 'one') =>
    (await app.request('/', { headers: { authorization: `Bearer ${token}` } })).status
  return { state, clock, ask }
}

test('requests of one moment check a token once, and count against the limit each', async () => {
  const { state, ask } = setUp()
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200])
  expect(state).toMatchObject({ verified: 1, points: 3 })
  await ask('other')
  expect(state.verified).toBe(2)
})

test('a token is checked again once an account, session or membership changed', async () => {
  const { state, ask } = setUp()
  await ask()
  Object.assign(state, { changes: 1, isEnded: true })
  expect(await ask()).toBe(401)
})

test('a token is checked again after a second, so that it can expire', async () => {
  const { state, clock, ask } = setUp()
  await ask()
  clock.advance({ seconds: 1 })
  state.isEnded = true
  expect(await ask()).toBe(401)
})

test('what was written while a token was checked counts', async () => {
  const { state, ask } = setUp()
  state.whileVerifying = () => (state.changes += 1)
  await ask()
  Object.assign(state, { isEnded: true })
  expect(await ask()).toBe(401)
})

test('a request that must be sure checks its token each time', async () => {
  const { state, ask } = setUp({ check: 'now' })
  await ask()
  await ask()
  expect(state.verified).toBe(2)
})
