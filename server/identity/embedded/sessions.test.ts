import { describe, expect, it } from 'vitest'
import { identityDevices, identityEvents, identityRefreshTokens, identitySessions } from '#server/db/schema/identity.ts'
import { createLogger } from '#server/http/logger.ts'
import {
  EMAIL,
  HASH_KEY,
  PASSWORD,
  refusalWith,
  setUpIdentity,
  setUpSignedIn,
  VISITOR,
} from '#server/testing/test-identity.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0'

const isEnded = refusalWith('TOKEN_EXPIRED')

const countRecorded = async (world: Parameters<typeof eventsOf>[0]) =>
  (await eventsOf(world)).reduce((sum, { count }) => sum + count, 0)

const eventsOf = ({ rows }: Pick<Awaited<ReturnType<typeof setUpIdentity>>, 'rows'>) => rows(identityEvents).list()

/** Waits until what happens after an answer has happened. */
const afterAnswer = () => new Promise((resolve) => setImmediate(resolve))

describe('a refresh token', () => {
  it('is replaced at each use', async () => {
    const { refresh, refreshToken, rows } = await setUpSignedIn()
    const second = await refresh(refreshToken)
    const third = await refresh(second.refresh_token)
    expect(new Set([refreshToken, second.refresh_token, third.refresh_token]).size).toBe(3)
    expect(await rows(identitySessions).count()).toBe(1)
  })

  it('ends the session and its ID tokens when it is used after its successor', async () => {
    const { refresh, tryRefresh, refreshToken, identity } = await setUpSignedIn()
    const second = await refresh(refreshToken)
    const third = await refresh(second.refresh_token)
    expect(await identity.verifyToken(third.id_token)).not.toBeNull()
    expect(await tryRefresh(refreshToken)).toEqual(isEnded)
    expect(await tryRefresh(third.refresh_token)).toEqual(isEnded)
    expect(await identity.verifyToken(third.id_token)).toBeNull()
  })

  it('ends the session when a thief and the owner both go on from it', async () => {
    const { refresh, tryRefresh, refreshToken } = await setUpSignedIn()
    const owners = await refresh(refreshToken)
    const thiefs = await refresh(refreshToken)
    await refresh(thiefs.refresh_token)
    expect(await tryRefresh(owners.refresh_token)).toEqual(isEnded)
  })

  it('works again when the answer to its use was lost', async () => {
    const { refresh, tryRefresh, refreshToken } = await setUpSignedIn()
    await refresh(refreshToken)
    const second = await refresh(refreshToken)
    expect((await tryRefresh(second.refresh_token)).status).toBe(200)
  })

  it('works again in the browser of its session, where a tab may have been asleep', async () => {
    const { createAccount, signIn, refresh, tryRefresh } = setUpIdentity()
    await createAccount()
    const { refreshToken } = await signIn({ device: 'notebook' })
    const second = await refresh(refreshToken, { device: 'notebook' })
    await refresh(second.refresh_token, { device: 'notebook' })
    expect((await tryRefresh(refreshToken, { device: 'notebook' })).status).toBe(200)
    expect(await tryRefresh(refreshToken, { device: 'another' })).toEqual(isEnded)
  })

  it('tells the owner about a session that ended because of its second use', async () => {
    const world = await setUpSignedIn()
    const second = await world.refresh(world.refreshToken)
    await world.refresh(second.refresh_token)
    await world.tryRefresh(world.refreshToken, { address: '198.51.100.7', browser: FIREFOX })
    expect(await eventsOf(world)).toMatchObject([
      { kind: 'stolen_session_ended', network: '198.51.100.7', deviceName: 'Firefox on Windows' },
    ])
  })

  it('leaves other sessions alone', async () => {
    const { refresh, tryRefresh, refreshToken, signIn } = await setUpSignedIn()
    const other = await signIn()
    const second = await refresh(refreshToken)
    await refresh(second.refresh_token)
    await tryRefresh(refreshToken)
    expect((await tryRefresh(other.refreshToken)).status).toBe(200)
  })

  it('is stored as a hash only', async () => {
    const { rows, refreshToken } = await setUpSignedIn()
    expect(JSON.stringify(await rows(identityRefreshTokens).list())).not.toContain(refreshToken)
  })
})

describe('a session without use', () => {
  it('ends after 30 days', async () => {
    const { clock, refresh, tryRefresh, refreshToken } = await setUpSignedIn()
    clock.advance({ days: 30 })
    const second = await refresh(refreshToken)
    clock.advance({ days: 30, seconds: 1 })
    expect(await tryRefresh(second.refresh_token)).toEqual(isEnded)
  })
})

describe('a sign-in', () => {
  it('is a new device when neither the browser nor the network is known', async () => {
    const world = setUpIdentity()
    await world.createAccount()
    await world.signIn({ device: 'notebook' })
    await world.signIn({ device: 'notebook', address: '198.51.100.7' })
    await world.signIn({ device: 'phone', address: '198.51.100.7' })
    expect(await eventsOf(world)).toEqual([])
    await world.signIn({ device: 'tablet', address: '203.0.113.9', browser: FIREFOX })
    expect(await eventsOf(world)).toMatchObject([
      { kind: 'new_device', network: '203.0.113.9', deviceName: 'Firefox on Windows', count: 1 },
    ])
    await world.signIn({ device: 'tablet', address: '192.0.2.77' })
    expect(await eventsOf(world)).toHaveLength(1)
  })

  it('gives the browser a cookie that scripts and other sites cannot use', async () => {
    const { app, createAccount } = setUpIdentity()
    await createAccount()
    const body = JSON.stringify({ email: 'nora@studio.example', password: PASSWORD })
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
    const answer = await app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('stores no cookie in plain text', async () => {
    const { rows, createAccount, signIn } = setUpIdentity()
    await createAccount()
    await signIn({ device: 'notebook-secret' })
    const stored = [await rows(identityDevices).list(), await rows(identitySessions).list()]
    expect(JSON.stringify(stored)).not.toContain('notebook-secret')
  })

  it('keeps the newest 200 sessions of an account', async () => {
    const { rows, createAccount, signIn, tryRefresh, clock } = setUpIdentity()
    await createAccount()
    const first = await signIn()
    for (let count = 0; count < 200; count += 1) {
      clock.advance({ seconds: 1 })
      await signIn()
    }
    expect(await rows(identitySessions).count()).toBe(200)
    expect(await rows(identityRefreshTokens).count()).toBe(200)
    expect(await tryRefresh(first.refreshToken)).toEqual(isEnded)
  })
})

describe('every attempt to sign in', () => {
  it('is logged with its account and result, without address or network', async () => {
    const lines: string[] = []
    const log = createLogger({ level: 'info', destination: { write: (line: string) => void lines.push(line) } })
    const { db, openMemory, clock, createAccount } = setUpIdentity()
    const { uid } = await createAccount()
    const identity = createEmbeddedIdentity({
      db,
      clock,
      memory: openMemory(),
      hashKey: HASH_KEY,
      passwordCost: 1,
      log,
    })
    const attempt = { email: EMAIL, visitor: { ...VISITOR, network: '198.51.100.7' } }
    await identity.signIn({ ...attempt, password: 'wrong horse' })
    await identity.signIn({ ...attempt, email: 'nobody@studio.example', password: PASSWORD })
    await identity.signIn({ ...attempt, password: PASSWORD })
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 40, msg: 'sign-in refused', account: uid, reason: 'wrong' },
      { level: 40, msg: 'sign-in refused', reason: 'wrong' },
      { level: 30, msg: 'signed in', account: uid, factor: 'password' },
    ])
    expect(lines.join('')).not.toMatch(/studio\.example|198\.51|horse/)
  })
})

describe('wrong passwords', () => {
  it('are one event for each network and hour', async () => {
    const world = await setUpSignedIn()
    for (let count = 0; count < 4; count += 1) {
      await world.trySignIn({ password: 'wrong horse', address: '198.51.100.7', browser: FIREFOX })
      await expect.poll(() => countRecorded(world)).toBe(count + 1)
    }
    world.clock.advance({ hours: 2 })
    await world.trySignIn({ password: 'wrong horse', address: '198.51.100.7' })
    await expect.poll(() => countRecorded(world)).toBe(5)
    expect(await eventsOf(world)).toMatchObject([
      { kind: 'wrong_password', count: 4, deviceName: 'Firefox on Windows' },
      { kind: 'wrong_password', count: 1 },
    ])
  })

  it('of strangers fill no more than 50 lines of the activity', async () => {
    const world = await setUpSignedIn()
    for (let count = 0; count < 60; count += 1) {
      await world.trySignIn({ password: 'wrong horse', address: `198.51.100.${count}` })
      await afterAnswer()
    }
    expect(await eventsOf(world)).toHaveLength(50)
  })
})
