import { UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProcessMemory } from '#server/kernel/process-memory.ts'
import type { Identity } from '#server/identity/identity.ts'
import { createLogger } from '#server/http/logger.ts'
import { createTestClock, type TestClock } from '#server/testing/test-clock.ts'
import { createFirebaseIdentity } from './firebase-identity.ts'
import { type Answer, type Call, claimsAt, ok, PROJECT_ID, refused, startGoogle } from './google.fake.ts'

const START = new Date('2026-11-20T09:00:00Z')
const ACCOUNT = { email: 'Nora@studio.example', password: 'correct horse', displayName: 'Nora Feldmann' }
const UID = 'k3Yq0'
const BASE = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}`

const record = (changes: Record<string, unknown> = {}) =>
  ok({ users: [{ localId: UID, email: 'nora@studio.example', displayName: 'Nora Feldmann', ...changes }] })
const nobody = ok({ kind: 'identitytoolkit#GetAccountInfoResponse' })

const isLookUp = ({ path }: Call) => path === `${BASE}/accounts:lookup`
const answering =
  (write: Answer, lookUp: Answer = record()) =>
  (call: Call) =>
    isLookUp(call) ? lookUp : write

let google: Awaited<ReturnType<typeof startGoogle>>
let clock: TestClock
let identity: Identity
beforeEach(async () => {
  google = await startGoogle(answering(ok({ localId: UID })))
  clock = createTestClock(START)
  identity = createFirebaseIdentity({
    clock,
    memory: createProcessMemory(),
    log: createLogger({ level: 'silent' }),
    timeoutMs: 2000,
    firebase: {
      projectId: PROJECT_ID,
      apiKey: 'key',
      authDomain: 'a.example',
      storageBucket: undefined,
      serviceAccount: undefined,
      authEmulatorHost: google.host,
    },
  })
})
afterEach(() => google.stop())

const tokenAt = (instant: Date) => new UnsecuredJWT(claimsAt(instant)).encode()
const unavailable = { code: 'identity.unavailable', status: 503, retryAfterSeconds: 5 }
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

describe('an account at Firebase', () => {
  it('is made with its address in lower case', async () => {
    expect(await identity.createAccount(ACCOUNT)).toEqual({ uid: UID })
    expect(google.calls[0]).toEqual({
      path: `${BASE}/accounts`,
      body: { email: 'nora@studio.example', password: 'correct horse', displayName: 'Nora Feldmann' },
    })
  })

  it('is made once for one address', async () => {
    google.respondWith(answering(refused('EMAIL_EXISTS')))
    expect(await failure(identity.createAccount(ACCOUNT))).toMatchObject({ code: 'users.email_exists', status: 409 })
  })

  it('needs a password of 6 characters, without asking', async () => {
    expect(await failure(identity.createAccount({ ...ACCOUNT, password: '12345' }))).toMatchObject({
      code: 'users.weak_password',
      status: 422,
      message: 'Password must be at least 6 characters long.',
    })
    expect(google.calls).toEqual([])
  })

  const REQUIREMENTS = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: '
  it.each([
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'Password must be at least 6 characters long.'],
    [`${REQUIREMENTS}[Password must contain at least 12 characters]`, 'Password must contain at least 12 characters.'],
    [
      `${REQUIREMENTS}[Password must contain at least 12 characters, Password must contain an upper case character, Password must contain a numeric character]`,
      'Password must contain at least 12 characters, an upper case character and a numeric character.',
    ],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'This password isn’t strong enough. Choose another one.'],
  ])('is not made with a password that the project refuses: %s', async (message, sentence) => {
    google.respondWith(answering(refused(message)))
    expect(await failure(identity.createAccount(ACCOUNT))).toMatchObject({
      code: 'users.weak_password',
      status: 422,
      message: sentence,
    })
  })

  it('is not made for an address that Firebase does not take', async () => {
    google.respondWith(answering(refused('INVALID_EMAIL')))
    expect(await failure(identity.createAccount(ACCOUNT))).toMatchObject({ code: 'users.invalid_email', status: 422 })
  })

  it('is disabled, its sessions are ended, and it is deleted, each with one call', async () => {
    await identity.disableAccount(UID)
    await identity.endSessions(UID)
    await identity.deleteAccount(UID)
    const writes = google.calls.filter((call) => !isLookUp(call))
    expect(writes).toEqual([
      { path: `${BASE}/accounts:update`, body: { localId: UID, disableUser: true } },
      { path: `${BASE}/accounts:update`, body: { localId: UID, validSince: expect.any(Number) } },
      { path: `${BASE}/accounts:delete`, body: { localId: UID } },
    ])
  })

  it('that is not there is no failure to end', async () => {
    google.respondWith(answering(refused('USER_NOT_FOUND'), nobody))
    await identity.disableAccount(UID)
    await identity.endSessions(UID)
    await identity.deleteAccount(UID)
    expect(google.calls.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a token that Firebase is asked about', () => {
  it('is who the account is now', async () => {
    google.respondWith(() => record({ email: 'New@studio.example', emailVerified: true, displayName: 'Nora F.' }))
    expect(await identity.verifyTokenNow(tokenAt(START))).toEqual({
      sessionId: null,
      uid: UID,
      email: 'new@studio.example',
      isEmailVerified: true,
      displayName: 'Nora F.',
      authenticatedAt: START,
    })
    expect(google.calls).toEqual([{ path: `${BASE}/accounts:lookup`, body: { localId: [UID] } }])
  })

  const seconds = START.getTime() / 1000
  it.each([
    ['disabled', record({ disabled: true })],
    ['signed out everywhere since', record({ validSince: String(seconds + 1) })],
    ['deleted', nobody],
    ['without an address by now', record({ email: undefined })],
  ])('is nobody’s when the account is %s', async (_, answer) => {
    google.respondWith(() => answer)
    expect(await identity.verifyTokenNow(tokenAt(START))).toBeNull()
  })

  it('is good when all sessions were ended in the second of its sign-in', async () => {
    google.respondWith(() => record({ validSince: String(seconds) }))
    expect(await identity.verifyTokenNow(tokenAt(START))).toMatchObject({ uid: UID })
  })

  it('is not asked about when it is no good anyway', async () => {
    clock.advance({ minutes: 62 })
    expect(await identity.verifyTokenNow(tokenAt(START))).toBeNull()
    expect(google.calls).toEqual([])
  })
})

describe('what was ended here', () => {
  it.each(['disableAccount', 'deleteAccount'] as const)(
    'by %s refuses tokens at once, though they have not run out, and asks nobody',
    async (end) => {
      const token = tokenAt(START)
      expect(await identity.verifyToken(token)).toMatchObject({ uid: UID })
      await identity[end](UID)
      const callsBefore = google.calls.length
      expect(await identity.verifyToken(token)).toBeNull()
      expect(await identity.verifyTokenNow(token)).toBeNull()
      clock.advance({ minutes: 61 })
      expect(await identity.verifyToken(token)).toBeNull()
      expect(google.calls).toHaveLength(callsBefore)
    },
  )

  it('stays ended when its sessions are ended too', async () => {
    await identity.disableAccount(UID)
    await identity.endSessions(UID)
    expect(await identity.verifyToken(tokenAt(START))).toBeNull()
  })

  it('by endSessions refuses earlier sign-ins and no later one', async () => {
    clock.advance({ minutes: 5 })
    await identity.endSessions(UID)
    expect(await identity.verifyToken(tokenAt(START))).toBeNull()
    expect(await identity.verifyToken(tokenAt(clock.now()))).toMatchObject({ uid: UID })
  })

  it('does not touch other accounts, and lets who was disabled and enabled again sign in', async () => {
    await identity.deleteAccount('another')
    expect(await identity.verifyToken(tokenAt(START))).toMatchObject({ uid: UID })
    await identity.disableAccount(UID)
    clock.advance({ minutes: 2 })
    expect(await identity.verifyToken(tokenAt(clock.now()))).toMatchObject({ uid: UID })
  })

  it('is not taken for ended when Firebase did not do it', async () => {
    google.respondWith(() => refused('INSUFFICIENT_PERMISSION'))
    await failure(identity.deleteAccount(UID))
    expect(await identity.verifyToken(tokenAt(START))).toMatchObject({ uid: UID })
  })
})

describe('while Firebase cannot be reached', () => {
  const calls: Record<string, () => Promise<unknown>> = {
    createAccount: () => identity.createAccount(ACCOUNT),
    verifyTokenNow: () => identity.verifyTokenNow(tokenAt(START)),
    disableAccount: () => identity.disableAccount(UID),
    endSessions: () => identity.endSessions(UID),
    deleteAccount: () => identity.deleteAccount(UID),
  }

  it.each(Object.keys(calls))('%s says so when it answers with an error', async (name) => {
    google.respondWith(() => ({ status: 500, body: { error: { code: 500, message: 'INTERNAL' } } }))
    expect(await failure(calls[name]?.() ?? Promise.resolve())).toMatchObject(unavailable)
  })

  it.each(Object.keys(calls))('%s says so when nobody listens', async (name) => {
    await google.stop()
    expect(await failure(calls[name]?.() ?? Promise.resolve())).toMatchObject(unavailable)
  })

  it('says so when it does not answer at all, instead of waiting for good', async () => {
    google.respondWith(() => undefined)
    expect(await failure(identity.createAccount(ACCOUNT))).toMatchObject(unavailable)
  })

  it('says so when it answers what is no JSON', async () => {
    google.respondWith(() => ({ status: 502, body: '<html>Bad gateway</html>' }))
    expect(await failure(identity.createAccount(ACCOUNT))).toMatchObject(unavailable)
  })

  it('goes on checking tokens, which asks nobody', async () => {
    await google.stop()
    expect(await identity.verifyToken(tokenAt(START))).toMatchObject({ uid: UID })
  })
})

describe('a refusal that nobody foresaw', () => {
  it('stays what it is, for the log, which is told nothing of what was sent', async () => {
    google.respondWith(() => refused('INSUFFICIENT_PERMISSION'))
    const error = await failure(identity.createAccount(ACCOUNT))
    expect(error).toMatchObject({ code: 'auth/insufficient-permission' })
    const lines: string[] = []
    const destination = { write: (line: string) => void lines.push(line) }
    createLogger({ level: 'error', destination }).error({ err: error }, 'request failed')
    expect(lines.join()).toContain('insufficient-permission')
    expect(lines.join()).not.toMatch(/correct horse|nora@studio|Feldmann|Bearer/i)
  })
})
