import crypto, { generateKeyPairSync } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { identityKeys } from '#server/db/schema/identity.ts'
import type { Database } from '#server/db/database.ts'
import { unseal } from '#server/kernel/sealing.ts'
import { EMAIL, HASH_KEY, PASSWORD, setUpIdentity, setUpSignedIn, VISITOR } from '#server/testing/test-identity.ts'

type World = Awaited<ReturnType<typeof setUpIdentity>>

/** Newest first. */
const keys = async ({ rows }: Pick<World, 'rows'>): Promise<string[]> =>
  (await rows(identityKeys).values('kid')).toReversed()

const Header = z.object({ kid: z.string(), alg: z.string() })
const headerOf = (token: string) =>
  Header.parse(JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString()))
const keyOf = (token: string) => headerOf(token).kid

describe('the signing key', () => {
  it('is replaced after 90 days, without a restart', async () => {
    const world = await setUpSignedIn()
    world.clock.advance({ days: 89, hours: 23 })
    expect(keyOf((await world.signIn()).idToken)).toBe(keyOf(world.idToken))
    world.clock.advance({ hours: 1 })
    const { idToken } = await world.signIn()
    expect(keyOf(idToken)).not.toBe(keyOf(world.idToken))
    expect((await keys(world))[0]).toBe(keyOf(idToken))
    expect(await world.identity.verifyToken(idToken)).toMatchObject({ uid: world.uid })
  })

  it('is created once, even with many starts and sign-ins at that moment', async () => {
    const world = await setUpSignedIn()
    world.clock.advance({ days: 90 })
    const starts = [world.createIdentity(), world.createIdentity(), world.createIdentity(), world.identity]
    const attempt = { email: 'nora@studio.example', password: 'correct horse', visitor: VISITOR }
    const sessions = await Promise.all([...starts, ...starts].map((identity) => identity.signIn(attempt)))
    const used = new Set(sessions.map((session) => keyOf('idToken' in session ? session.idToken : '')))
    expect(used.size).toBe(1)
    expect(await keys(world)).toHaveLength(2)
    world.createIdentity()
    await world.createIdentity().signIn(attempt)
    expect(await keys(world)).toHaveLength(2)
  })

  it('that another process made is known a second later', async () => {
    const world = await setUpSignedIn()
    const other = world.createIdentity()
    await other.verifyToken(world.idToken)
    await world.rows(identityKeys).delete()
    const third = world.createIdentity()
    const session = await third.signIn({ email: EMAIL, password: PASSWORD, visitor: VISITOR })
    const idToken = 'idToken' in session ? session.idToken : ''
    expect(keyOf(idToken)).not.toBe(keyOf(world.idToken))
    expect(await other.verifyToken(idToken)).toBeNull()
    world.clock.advance({ seconds: 1 })
    expect(await other.verifyToken(idToken)).toMatchObject({ uid: world.uid })
  })

  it('stays in use beyond its time while the disk is full', async () => {
    const world = await setUpSignedIn()
    world.clock.advance({ days: 89 })
    const { refreshToken } = await world.signIn()
    world.clock.advance({ days: 2 })
    let isFull = true
    const disk: Database = {
      ...world.db,
      transaction: (work) => (isFull ? Promise.reject(new Error('full')) : world.db.transaction(work)),
    }
    const identity = world.createIdentity(disk)
    const renewed = await identity.refresh({ refreshToken, visitor: VISITOR })
    const idToken = 'idToken' in renewed ? renewed.idToken : ''
    expect(keyOf(idToken)).toBe(keyOf(world.idToken))
    expect(await identity.verifyToken(idToken)).toMatchObject({ uid: world.uid })
    isFull = false
    world.clock.advance({ minutes: 1 })
    const later = await identity.refresh({ refreshToken, visitor: VISITOR })
    expect(keyOf('idToken' in later ? later.idToken : '')).not.toBe(keyOf(idToken))
  })
})

describe('the previous signing key', () => {
  async function setUpReplaced() {
    const world = await setUpSignedIn()
    world.clock.advance({ days: 90, seconds: -1 })
    const { idToken: lastToken, refreshToken } = await world.signIn()
    world.clock.advance({ minutes: 1 })
    const { idToken: firstToken } = await world.signIn()
    return { ...world, lastToken, firstToken, refreshToken }
  }

  it('is accepted until its last token has expired', async () => {
    const { identity, clock, lastToken, firstToken, uid, createIdentity } = await setUpReplaced()
    expect(keyOf(lastToken)).not.toBe(keyOf(firstToken))
    clock.advance({ minutes: 58 })
    for (const service of [identity, createIdentity()]) {
      expect(await service.verifyToken(lastToken)).toMatchObject({ uid })
    }
    clock.advance({ minutes: 3 })
    expect(await identity.verifyToken(lastToken)).toBeNull()
  })

  it('is deleted after that', async () => {
    const world = await setUpReplaced()
    world.clock.advance({ hours: 1 })
    await world.identity.verifyToken(world.firstToken)
    expect(await keys(world)).toHaveLength(2)
    world.clock.advance({ hours: 1 })
    const { id_token: token } = await world.refresh(world.refreshToken)
    expect(await keys(world)).toEqual([keyOf(world.firstToken)])
    expect(keyOf(token)).toBe(keyOf(world.firstToken))
  })
})

describe('a stored key', () => {
  it('is sealed, so that the database alone signs nobody in', async () => {
    const { rows } = await setUpSignedIn()
    const [stored] = await rows(identityKeys).list()
    expect(Object.keys(stored?.privateKey ?? {})).toEqual(['sealed'])
    expect(JSON.stringify(stored)).not.toMatch(/"(kty|d|p|q|dp|dq|qi)"/)
  })

  it('that an older version left in plain text is sealed, and its tokens stay valid', async () => {
    const world = await setUpSignedIn()
    const stored = await world.rows(identityKeys).one()
    const sealing = { key: HASH_KEY, purpose: `signing key ${stored.kid}` }
    const plain: Record<string, unknown> = JSON.parse(unseal(String(stored.privateKey['sealed']), sealing) ?? '')
    await world.rows(identityKeys).update({ privateKey: plain })
    expect(await world.createIdentity().verifyToken(world.idToken)).toMatchObject({ uid: world.uid })
    expect(Object.keys((await world.rows(identityKeys).one()).privateKey)).toEqual(['sealed'])
  })

  it('that an older version made with 2048 bits signs nothing more, and its tokens stay valid', async () => {
    const world = await setUpSignedIn()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    await world.rows(identityKeys).update({ kid: 'old', privateKey: { ...privateKey.export({ format: 'jwk' }) } })
    const claims = decodeJwt(world.idToken)
    const old = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'old' }).sign(privateKey)
    world.clock.advance({ seconds: 1 })
    const upgraded = world.createIdentity()
    expect(await upgraded.verifyToken(old)).toMatchObject({ uid: world.uid })
    const session = await upgraded.signIn({ email: EMAIL, password: PASSWORD, visitor: VISITOR })
    expect(headerOf('idToken' in session ? session.idToken : '').alg).toBe('ES256')
    world.clock.advance({ hours: 2 })
    expect(await upgraded.verifyToken(old)).toBeNull()
    expect(await keys(world)).not.toContain('old')
  })

  it('is opened once, however often it is read', async () => {
    const world = await setUpSignedIn()
    const opening = vi.spyOn(crypto, 'createPrivateKey')
    syncBuiltinESMExports()
    onTestFinished(() => {
      opening.mockRestore()
      syncBuiltinESMExports()
    })
    const identity = world.createIdentity()
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await identity.verifyToken(world.idToken)).toMatchObject({ uid: world.uid })
      world.clock.advance({ minutes: 1 })
    }
    expect(opening).toHaveBeenCalledTimes(1)
  })

  it('that was sealed with another secret is replaced', async () => {
    const world = await setUpSignedIn()
    const moved = world.createIdentity(world.db, 'another-key')
    expect(await moved.verifyToken(world.idToken)).toBeNull()
    expect(await keys(world)).toHaveLength(1)
    const session = await moved.signIn({ email: 'nora@studio.example', password: 'correct horse', visitor: VISITOR })
    expect(await moved.verifyToken('idToken' in session ? session.idToken : '')).toMatchObject({ uid: world.uid })
  })
})

describe('a deleted key', () => {
  it('is refused within a minute, even for tokens that were accepted before', async () => {
    const { identity, idToken, uid, rows, clock } = await setUpSignedIn()
    expect(await identity.verifyToken(idToken)).toMatchObject({ uid })
    await rows(identityKeys).delete()
    clock.advance({ minutes: 1 })
    expect(await identity.verifyToken(idToken)).toBeNull()
  })
})
