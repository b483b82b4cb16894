import { describe, expect, it } from 'vitest'
import { identityAccounts, identitySessions } from '#server/db/schema/identity.ts'
import { EMAIL, NEXT_EMAIL, refusalWith, setUpSignedIn, START, VISITOR } from '#server/testing/test-identity.ts'
import { sweepIdentity } from './identity.service.ts'

type World = Awaited<ReturnType<typeof setUpSignedIn>>

const accounts = ({ rows }: World) => rows(identityAccounts).list()
const sessions = ({ rows }: World) => rows(identitySessions).count()

const sensitive: [string, string, object][] = [
  ['a new password', 'update', { password: 'another horse' }],
  ['a new address', 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: NEXT_EMAIL }],
  ['closing the account', 'delete', {}],
]

describe('changes and recent sign-ins:', () => {
  it.each(sensitive)('%s is accepted within 5 minutes of the sign-in', async (_, operation, change) => {
    const { ask, idToken, clock } = await setUpSignedIn()
    clock.advance({ minutes: 4, seconds: 59 })
    expect((await ask(operation, { idToken, ...change })).status).toBe(200)
  })

  it.each(sensitive)('%s is refused later, even with a freshly refreshed token', async (_, operation, change) => {
    const world = await setUpSignedIn()
    const before = await accounts(world)
    world.clock.advance({ minutes: 5, seconds: 1 })
    const { id_token: idToken } = await world.refresh(world.refreshToken)
    expect(await world.ask(operation, { idToken, ...change })).toEqual(refusalWith('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'))
    expect(await accounts(world)).toEqual(before)
  })

  it('a new name is accepted even later', async () => {
    const { ask, idToken, clock } = await setUpSignedIn()
    clock.advance({ minutes: 50 })
    const answer = await ask('update', { idToken, displayName: ' Nora Ott ', returnSecureToken: true })
    expect(answer).toMatchObject({ status: 200, body: { displayName: 'Nora Ott' } })
    expect(answer.body).not.toHaveProperty('idToken')
  })
})

describe('a change', () => {
  it.each<[string, (world: World) => unknown, string]>([
    ['disabled', ({ changeAccount }) => changeAccount({ isDisabled: true }), 'USER_DISABLED'],
    ['deleted', ({ identity, uid }) => identity.deleteAccount(uid), 'USER_NOT_FOUND'],
    ['told to end its sessions', ({ identity, uid }) => identity.endSessions(uid), 'TOKEN_EXPIRED'],
  ])('is refused immediately after the account was %s', async (_, change, code) => {
    const world = await setUpSignedIn()
    await change(world)
    const { idToken } = world
    for (const body of [{ displayName: 'X' }, { password: 'another horse' }, { email: NEXT_EMAIL }, {}]) {
      expect(await world.ask('update', { idToken, ...body })).toEqual(refusalWith(code))
    }
    expect(await world.ask('delete', { idToken })).toEqual(refusalWith(code))
    expect(await world.ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).toEqual(refusalWith(code))
  })

  it.each([
    ['signed out everywhere', { validSince: new Date(START.getTime() + 5000) }, 'TOKEN_EXPIRED'],
    ['disabled', { isDisabled: true }, 'USER_DISABLED'],
  ])('is refused if the account was %s while the new password was hashed', async (_, change, refused) => {
    const { db, createIdentity, changeAccount, idToken, rows } = await setUpSignedIn()
    const passwords = () => rows(identityAccounts).values('passwordHash')
    const before = await passwords()
    const identity = createIdentity({
      ...db,
      async transaction(work) {
        await changeAccount(change)
        return db.transaction(work)
      },
    })
    expect(await identity.changeCredentials({ idToken, password: 'another horse', visitor: VISITOR })).toEqual({
      refused,
    })
    expect(await passwords()).toEqual(before)
  })

  it('ignores fields that only the server may set', async () => {
    const { ask, idToken, lookUp, uid } = await setUpSignedIn()
    const change = { emailVerified: true, validSince: '0', localId: 'acc_another', customAttributes: '{"admin":true}' }
    await ask('update', { idToken, displayName: 'Nora', ...change })
    expect(await lookUp(idToken)).toMatchObject({ body: { users: [{ localId: uid, emailVerified: false }] } })
  })

  it('is refused entirely if a part of it is', async () => {
    const world = await setUpSignedIn()
    const before = await accounts(world)
    const change = { idToken: world.idToken, email: NEXT_EMAIL, password: 'another horse', displayName: 'X' }
    expect(await world.ask('update', change)).toEqual(
      refusalWith('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.'),
    )
    expect(await accounts(world)).toEqual(before)
  })

  it.each([
    [{ password: '12345' }, 'WEAK_PASSWORD : Password must be at least 8 characters long.'],
    [{ password: 'x'.repeat(1025) }, 'WEAK_PASSWORD : Password can be at most 1,024 characters long.'],
    [{ email: 'nora' }, 'INVALID_EMAIL'],
    [{ email: 'nora+x@studio.example' }, 'INVALID_EMAIL'],
    [{ displayName: 'Nora\nFeldmann' }, 'INVALID_DISPLAY_NAME'],
    [{ displayName: 'x'.repeat(402) }, 'INVALID_DISPLAY_NAME'],
    [{ password: 'Password1' }, 'WEAK_PASSWORD : This password is too common. Choose one that others don’t use.'],
    [{ password: 'VoxStrange' }, 'WEAK_PASSWORD : This password is too common. Choose one that others don’t use.'],
    [{ password: 'NoraFeldmann' }, 'WEAK_PASSWORD : Choose a password that is not your name or email address.'],
    [{ password: 'feldmann' }, 'WEAK_PASSWORD : Choose a password that is not your name or email address.'],
    [{ password: 'Feldmann Nora' }, 'WEAK_PASSWORD : Choose a password that is not your name or email address.'],
    [{ password: EMAIL }, 'WEAK_PASSWORD : Choose a password that is not your name or email address.'],
    [{ photoUrl: 'x'.repeat(2049) }, 'INVALID_PHOTO_URL'],
    [{ deleteProvider: ['password'] }, 'OPERATION_NOT_ALLOWED'],
    [{ deleteAttribute: ['EMAIL'] }, 'OPERATION_NOT_ALLOWED'],
    [{ idToken: '' }, 'MISSING_ID_TOKEN'],
    [{ idToken: undefined }, 'MISSING_ID_TOKEN'],
    [{ oobCode: '' }, 'MISSING_OOB_CODE'],
  ])('to %j is refused with %s', async (change, code) => {
    const world = await setUpSignedIn()
    const before = await accounts(world)
    expect(await world.ask('update', { idToken: world.idToken, ...change })).toEqual(refusalWith(code))
    expect(await accounts(world)).toEqual(before)
  })
})

describe('a successful change', () => {
  it('of the password ends all other sessions and continues with new tokens, within one second', async () => {
    const world = await setUpSignedIn()
    const other = await world.signIn()
    const answer = await world.ask('update', { idToken: world.idToken, password: 'another horse' })
    const fresh = Object(answer.body)
    expect(answer).toMatchObject({ status: 200, body: { localId: world.uid, email: EMAIL, expiresIn: '3600' } })
    for (const token of [world.idToken, other.idToken]) expect(await world.identity.verifyToken(token)).toBeNull()
    for (const token of [world.refreshToken, other.refreshToken]) {
      expect(await world.tryRefresh(token)).toEqual(refusalWith('TOKEN_EXPIRED'))
    }
    expect(await world.identity.verifyToken(fresh.idToken)).toMatchObject({ uid: world.uid })
    expect((await world.tryRefresh(fresh.refreshToken)).status).toBe(200)
    expect(await sessions(world)).toBe(1)
  })

  it('to the same address changes nothing', async () => {
    const { ask, idToken, changeAccount } = await setUpSignedIn()
    await changeAccount({ isEmailVerified: true })
    const answer = await ask('update', { idToken, email: EMAIL.toUpperCase() })
    expect(answer).toMatchObject({ status: 200, body: { email: EMAIL, emailVerified: true } })
  })

  it('of a photo is accepted and keeps the name that comes with it', async () => {
    const { ask, idToken } = await setUpSignedIn()
    const photoUrl = 'https://elsewhere.example/nora.png'
    const answer = await ask('update', { idToken, displayName: 'Nora F.', photoUrl })
    expect(answer).toMatchObject({ status: 200, body: { email: EMAIL, displayName: 'Nora F.' } })
  })

  it('of nothing returns the account', async () => {
    const { ask, idToken } = await setUpSignedIn()
    const answer = await ask('update', { idToken, photoUrl: null, deleteAttribute: [] })
    expect(answer).toMatchObject({ status: 200, body: { email: EMAIL, displayName: 'Nora Feldmann' } })
  })

  it('can remove the name', async () => {
    for (const change of [{ displayName: null }, { displayName: '  ' }, { deleteAttribute: ['DISPLAY_NAME'] }]) {
      const { ask, idToken } = await setUpSignedIn()
      const answer = await ask('update', { idToken, ...change })
      expect(answer.status).toBe(200)
      expect(answer.body).not.toHaveProperty('displayName')
    }
  })
})

describe('ending sessions', () => {
  it('ends those of the same second, every time it is repeated', async () => {
    const { identity, uid, idToken, refreshToken, tryRefresh, signIn } = await setUpSignedIn()
    const tokens = [idToken]
    for (const _ of [1, 2, 3]) {
      await identity.endSessions(uid)
      for (const token of tokens) expect(await identity.verifyToken(token)).toBeNull()
      const next = await signIn()
      expect(await identity.verifyToken(next.idToken)).toMatchObject({ uid })
      tokens.push(next.idToken)
    }
    expect(await tryRefresh(refreshToken)).toEqual(refusalWith('TOKEN_EXPIRED'))
  })

  it('removes the sessions, and a sweep removes those that an older version left', async () => {
    const world = await setUpSignedIn()
    await world.signIn()
    await world.changeAccount({ validSince: new Date(START.getTime() + 1000) })
    expect(await sessions(world)).toBe(2)
    await world.db.transaction((tx) => sweepIdentity(tx, world.clock.now()))
    expect(await sessions(world)).toBe(0)
    const { refreshToken } = await world.signIn()
    await world.db.transaction((tx) => sweepIdentity(tx, world.clock.now()))
    expect((await world.tryRefresh(refreshToken)).status).toBe(200)
    await world.identity.endSessions(world.uid)
    expect(await sessions(world)).toBe(0)
  })
  it('happens automatically to sessions that began more than 400 days ago, and to no others', async () => {
    const { clock, db, rows, refreshToken, refresh, signIn, tryRefresh } = await setUpSignedIn()
    const sweep = () => db.transaction((tx) => sweepIdentity(tx, clock.now()))
    let newest = refreshToken
    for (let day = 0; day < 400; day += 20) {
      clock.advance({ days: 20 })
      await sweep()
      newest = (await refresh(newest)).refresh_token
    }
    const next = await signIn()
    clock.advance({ seconds: 1 })
    expect(await tryRefresh(newest)).toEqual(refusalWith('TOKEN_EXPIRED'))
    await sweep()
    expect(await rows(identitySessions).count()).toBe(1)
    expect((await tryRefresh(next.refreshToken)).status).toBe(200)
  })
})
