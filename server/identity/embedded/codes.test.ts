import { describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { suppressions } from '#server/db/schema/emails.ts'
import { identityAccounts, identityCodes } from '#server/db/schema/identity.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { EMAIL, HASH_KEY, NEXT_EMAIL, refusalWith, setUpCodes } from '#server/testing/test-identity.ts'
import { sweepIdentity } from './identity.service.ts'

const NEW_PASSWORD = 'another horse'

/** The address of the account bounced; its owner also unsubscribed from everything, which stays. */
const bounce = (db: Database, now: Date) =>
  db.transaction(function* (tx) {
    for (const reason of ['bounced', 'unsubscribed'] as const)
      yield* suppressAddress(tx, { address: EMAIL, workspaceId: null, reason, now, hashKey: HASH_KEY })
  })

type World = Awaited<ReturnType<typeof setUpCodes>>

describe('a password reset code', () => {
  it('works for an hour', async () => {
    const { codeForReset, clock, reset, trySignIn } = await setUpCodes()
    const code = await codeForReset()
    clock.advance({ minutes: 59 })
    expect((await reset(code)).status).toBe(200)
    expect((await trySignIn({ password: NEW_PASSWORD })).status).toBe(200)
  })

  const INVALID = refusalWith('INVALID_OOB_CODE')
  const useless: Record<string, (world: World, code: string) => Promise<string | void> | string> = {
    'has another id': (_, code) => code.replace(/^cod_./, (start) => (start === 'cod_A' ? 'cod_B' : 'cod_A')),
    'has another proof': (_, code) => code.slice(0, -2) + (code.at(-2) === 'A' ? 'B' : 'A') + code.at(-1),
    'has another last character that decodes to the same bytes': (_, code) =>
      code.slice(0, -1) + String.fromCodePoint((code.codePointAt(code.length - 1) ?? 0) + 1),
    'was cut off': (_, code) => code.slice(0, -1),
    'is an id without proof': (_, code) => code.slice(0, code.indexOf('.')),
    'is the proof of another code': async ({ codeForReset }, code) => {
      const other = await codeForReset()
      return other.slice(0, other.indexOf('.')) + code.slice(code.indexOf('.'))
    },
    'was created with another key': (_, code) => `${code.slice(0, code.indexOf('.'))}.${'A'.repeat(43)}`,
    'was used': async ({ reset }, code) => void (await reset(code)),
    'is older than another that was sent': async ({ codeForReset }) => void (await codeForReset()),
    'is older than a reset by another code': async ({ codeForReset, reset }) =>
      void (await reset(await codeForReset())),
    'is older than a password that the owner set in the meantime': async ({ ask, idToken, clock }) => {
      clock.advance({ seconds: 1 })
      await ask('update', { idToken, password: 'a third horse', returnSecureToken: true })
    },
    'is older than the password, whoever changed that': ({ clock, changeAccount }) =>
      changeAccount({ passwordUpdatedAt: new Date(clock.now().getTime() + 1) }),
    'was sent to an earlier address of the account': ({ changeAccount }) => changeAccount({ email: NEXT_EMAIL }),
    'is for a deleted account': async ({ identity, uid }) => identity.deleteAccount(uid),
  }

  it.each(Object.entries(useless))('is refused if it %s', async (_, change) => {
    const world = await setUpCodes()
    const code = await world.codeForReset()
    expect((await world.check(code)).status).toBe(200)
    const changed = (await change(world, code)) || code
    const before = await world.rows(identityAccounts).list()
    expect(await world.check(changed)).toEqual(INVALID)
    expect(await world.reset(changed)).toEqual(INVALID)
    expect(await world.rows(identityAccounts).list()).toEqual(before)
  })

  it('expires after an hour, and is reported as expired for a day', async () => {
    const { codeForReset, clock, check, reset, db } = await setUpCodes()
    const code = await codeForReset()
    clock.advance({ hours: 1 })
    expect(await check(code)).toEqual(refusalWith('EXPIRED_OOB_CODE'))
    expect(await reset(code)).toEqual(refusalWith('EXPIRED_OOB_CODE'))
    clock.advance({ hours: 23 })
    await db.transaction((tx) => sweepIdentity(tx, clock.now()))
    expect(await check(code)).toEqual(refusalWith('EXPIRED_OOB_CODE'))
    clock.advance({ hours: 2 })
    await db.transaction((tx) => sweepIdentity(tx, clock.now()))
    expect(await check(code)).toEqual(INVALID)
  })

  it('allows emails again to an address that bounced, since its owner read the code there', async () => {
    const { db, codeForReset, reset, clock, rows } = await setUpCodes()
    const code = await codeForReset()
    await bounce(db, clock.now())
    await reset(code)
    expect(await rows(suppressions).values('reason')).toEqual(['unsubscribed'])
  })

  it('does not open a disabled account', async () => {
    const { codeForReset, changeAccount, check, reset } = await setUpCodes()
    const code = await codeForReset()
    await changeAccount({ isDisabled: true })
    expect(await check(code)).toEqual(refusalWith('USER_DISABLED'))
    expect(await reset(code)).toEqual(refusalWith('USER_DISABLED'))
  })

  it('sets one password when it is used twice at once', async () => {
    const { codeForReset, reset, trySignIn } = await setUpCodes()
    const code = await codeForReset()
    const answers = await Promise.all([reset(code, 'first horse'), reset(code, 'second horse')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const signIns = [await trySignIn({ password: 'first horse' }), await trySignIn({ password: 'second horse' })]
    expect(signIns.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('ends all sessions immediately, also those of the same second', async () => {
    const { codeForReset, reset, identity, idToken, refreshToken, tryRefresh, signIn } = await setUpCodes()
    await reset(await codeForReset())
    expect(await identity.verifyToken(idToken)).toBeNull()
    expect(await tryRefresh(refreshToken)).toEqual(refusalWith('TOKEN_EXPIRED'))
    expect(await identity.verifyToken((await signIn({ password: NEW_PASSWORD })).idToken)).not.toBeNull()
  })

  it('forgets wrong passwords', async () => {
    const { codeForReset, reset, trySignIn } = await setUpCodes()
    const address = '198.51.100.1'
    const code = await codeForReset()
    for (let guess = 0; guess < 10; guess += 1) await trySignIn({ password: `wrong horse ${guess}`, address })
    expect(await trySignIn({ address })).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    await reset(code)
    expect((await trySignIn({ password: NEW_PASSWORD, address })).status).toBe(200)
  })

  it('can only set a password', async () => {
    const { codeForReset, apply, check } = await setUpCodes()
    const code = await codeForReset()
    expect(await apply(code)).toEqual(INVALID)
    expect(await check(code)).toEqual({
      status: 200,
      body: { kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'PASSWORD_RESET', email: EMAIL },
    })
  })

  it('is not stored in the database', async () => {
    const world = await setUpCodes()
    const code = await world.codeForReset()
    const proof = code.slice(code.indexOf('.') + 1)
    const stored = JSON.stringify(await world.rows(identityCodes).list())
    expect(stored).toContain(code.slice(0, code.indexOf('.')))
    expect(stored).not.toContain(proof)
  })
})

describe('a code for an email address', () => {
  it('allows emails again to an address that bounced, when it is confirmed', async () => {
    const { db, codeForAddress, apply, clock, rows } = await setUpCodes()
    const code = await codeForAddress()
    await bounce(db, clock.now())
    await apply(code)
    expect(await rows(suppressions).values('reason')).toEqual(['unsubscribed'])
  })

  it.each<[string, (world: World) => Promise<string>]>([
    ['confirm it', ({ codeForAddress }) => codeForAddress()],
    ['change it', ({ codeForChange }) => codeForChange()],
  ])('to %s stops working once a newer one is sent, which works', async (_, emailCode) => {
    const world = await setUpCodes()
    const older = await emailCode(world)
    const newer = await emailCode(world)
    expect(await world.apply(older)).toEqual(refusalWith('INVALID_OOB_CODE'))
    expect((await world.apply(newer)).status).toBe(200)
  })

  it('confirms it for a day, and can’t set a password', async () => {
    const { codeForAddress, clock, reset, apply, lookUp, idToken, refreshToken, refresh } = await setUpCodes()
    const code = await codeForAddress()
    clock.advance({ hours: 23 })
    expect(await reset(code)).toEqual(refusalWith('INVALID_OOB_CODE'))
    expect(await apply(code)).toMatchObject({ status: 200, body: { email: EMAIL, emailVerified: true } })
    expect(await lookUp(idToken)).toEqual(refusalWith('INVALID_ID_TOKEN'))
    const renewed = await refresh(refreshToken)
    expect(await lookUp(renewed.id_token)).toMatchObject({ body: { users: [{ emailVerified: true }] } })
    expect(await apply(code)).toEqual(refusalWith('INVALID_OOB_CODE'))
  })

  it('expires after a day', async () => {
    const { codeForAddress, codeForChange, clock, apply } = await setUpCodes()
    const codes = [await codeForAddress(), await codeForChange()]
    clock.advance({ hours: 24 })
    for (const code of codes) expect(await apply(code)).toEqual(refusalWith('EXPIRED_OOB_CODE'))
  })

  it('does not affect a password reset code', async () => {
    const { codeForAddress, codeForReset, apply, reset } = await setUpCodes()
    const resetCode = await codeForReset()
    await apply(await codeForAddress())
    expect((await reset(resetCode)).status).toBe(200)
  })

  it('changes it, and codes sent to the old one stop working', async () => {
    const { codeForChange, codeForReset, apply, check, trySignIn } = await setUpCodes()
    const resetCode = await codeForReset()
    const code = await codeForChange()
    expect(await check(code)).toMatchObject({
      body: { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: EMAIL, newEmail: NEXT_EMAIL },
    })
    expect(await apply(code)).toMatchObject({ status: 200, body: { email: NEXT_EMAIL, emailVerified: true } })
    expect(await check(resetCode)).toEqual(refusalWith('INVALID_OOB_CODE'))
    expect((await trySignIn({ email: NEXT_EMAIL })).status).toBe(200)
  })

  it('changes nothing if somebody else has taken the address in the meantime', async () => {
    const { codeForChange, identity, apply, trySignIn } = await setUpCodes()
    const code = await codeForChange()
    await identity.createAccount({ email: NEXT_EMAIL, password: 'their horse', displayName: 'Somebody' })
    expect(await apply(code)).toEqual(refusalWith('EMAIL_EXISTS'))
    expect((await trySignIn({ email: NEXT_EMAIL, password: 'their horse' })).status).toBe(200)
    expect((await trySignIn()).status).toBe(200)
  })

  it('does not change it after a password reset, because a thief may have asked for it', async () => {
    const { codeForChange, codeForReset, apply, reset } = await setUpCodes()
    const code = await codeForChange()
    await reset(await codeForReset())
    expect(await apply(code)).toEqual(refusalWith('INVALID_OOB_CODE'))
  })

  it('is not sent if the address is already confirmed', async () => {
    const { ask, idToken, jobs, emails, changeAccount } = await setUpCodes()
    await changeAccount({ isEmailVerified: true })
    await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
    await jobs.drain()
    expect(emails).toEqual([])
  })

  it('is sent to signed-in users, and for a new address only after a recent sign-in', async () => {
    const { ask, idToken, clock } = await setUpCodes()
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: NEXT_EMAIL }
    const aliased = { ...request, newEmail: 'nora+x@studio.example' }
    expect(await ask('sendOobCode', aliased)).toEqual(refusalWith('INVALID_NEW_EMAIL'))
    expect(await ask('sendOobCode', { ...request, newEmail: '' })).toEqual(refusalWith('MISSING_NEW_EMAIL'))
    clock.advance({ minutes: 6 })
    expect(await ask('sendOobCode', request)).toEqual(refusalWith('CREDENTIAL_TOO_OLD_LOGIN_AGAIN'))
    expect((await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).status).toBe(200)
    const forged = { requestType: 'VERIFY_EMAIL', idToken: `${idToken}x` }
    expect(await ask('sendOobCode', forged)).toEqual(refusalWith('INVALID_ID_TOKEN'))
  })
})
