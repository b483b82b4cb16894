import { describe, expect, it } from 'vitest'
import { listen } from '#server/app/listen.ts'
import type { Database } from '#server/db/database.ts'
import { testIdentityService } from '#server/identity/identity.contract.ts'
import { EMAIL, PASSWORD, refusalWith, setUpIdentity, setUpSignedIn } from '#server/testing/test-identity.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'

testIdentityService(async () => {
  const { identity, app, clock, lastCode } = setUpIdentity()
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    identity,
    lastCode,
    letSecondsPass: async (seconds) => clock.advance({ seconds }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
})

describe('a session', () => {
  it('goes on with a refreshed token an hour later, when the old one is refused', async () => {
    const { identity, clock, uid, idToken, refreshToken, refresh } = await setUpSignedIn()
    clock.advance({ minutes: 59 })
    expect(await identity.verifyToken(idToken)).toMatchObject({ uid })
    clock.advance({ minutes: 2 })
    expect(await identity.verifyToken(idToken)).toBeNull()
    const renewed = await refresh(refreshToken)
    expect(renewed.refresh_token).toBe(refreshToken)
    expect(await identity.verifyToken(renewed.id_token)).toMatchObject({
      uid,
      authenticatedAt: new Date('2026-11-20T09:00:00Z'),
    })
  })

  it('ends at once when the account is disabled', async () => {
    const { identity, idToken, refreshToken, tryRefresh, trySignIn, lookUp, changeAccount } = await setUpSignedIn()
    changeAccount('is_disabled = 1')
    expect(await identity.verifyToken(idToken)).toBeNull()
    expect(await lookUp(idToken)).toEqual(refusalWith('USER_DISABLED'))
    expect(await tryRefresh(refreshToken)).toEqual(refusalWith('USER_DISABLED'))
    expect(await trySignIn()).toEqual(refusalWith('USER_DISABLED'))
  })

  it('does not tell that an account is disabled to whoever has not its password', async () => {
    const { trySignIn, changeAccount } = await setUpSignedIn()
    changeAccount('is_disabled = 1')
    expect(await trySignIn({ password: 'wrong horse' })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
  })

  it('ends at once when the account is deleted', async () => {
    const { identity, raw, idToken, refreshToken, tryRefresh, lookUp } = await setUpSignedIn()
    raw.prepare('delete from identity_accounts').run()
    expect(await identity.verifyToken(idToken)).toBeNull()
    expect(await lookUp(idToken)).toEqual(refusalWith('USER_NOT_FOUND'))
    expect(await tryRefresh(refreshToken)).toEqual(refusalWith('TOKEN_EXPIRED'))
  })

  it('ends when all that began before an instant are ended, and a new one begins', async () => {
    const { identity, clock, idToken, refreshToken, refresh, tryRefresh, signIn, lookUp, changeAccount } =
      await setUpSignedIn()
    clock.advance({ minutes: 5 })
    const renewed = await refresh(refreshToken)
    changeAccount(`valid_since = ${clock.now().getTime()}`)
    expect(await identity.verifyToken(idToken)).toBeNull()
    expect(await identity.verifyToken(renewed.id_token)).toBeNull()
    expect(await lookUp(idToken)).toEqual(refusalWith('TOKEN_EXPIRED'))
    expect(await tryRefresh(refreshToken)).toEqual(refusalWith('TOKEN_EXPIRED'))
    expect(await identity.verifyToken((await signIn()).idToken)).not.toBeNull()
  })

  it('survives a restart of the server', async () => {
    const { createIdentity, uid, idToken } = await setUpSignedIn()
    const restarted = createIdentity()
    expect(await restarted.verifyToken(idToken)).toMatchObject({ uid })
  })

  it('is signed with the one key that two servers at once agree on', async () => {
    const { raw, createIdentity, createAccount, identity } = setUpIdentity()
    const { uid } = await createAccount()
    const [first, second] = [createIdentity(), createIdentity()]
    const attempt = { email: EMAIL, password: PASSWORD, address: '192.0.2.1' }
    const [one, other] = await Promise.all([first.signIn(attempt), second.signIn(attempt)])
    expect(raw.prepare('select count(*) from identity_keys').pluck().get()).toBe(1)
    for (const session of [one, other]) {
      expect(await identity.verifyToken('idToken' in session ? session.idToken : '')).toMatchObject({ uid })
    }
  })

  it.each([
    ['given another password', "password_hash = password_hash || 'x'"],
    ['disabled', 'is_disabled = 1'],
  ])('does not begin when the account was %s while its password was checked', async (_, change) => {
    const { identity, changeAccount, createAccount, raw } = setUpIdentity()
    await createAccount()
    const attempt = identity.signIn({ email: EMAIL, password: PASSWORD, address: '192.0.2.1' })
    changeAccount(change)
    expect(await attempt).toEqual({ refused: 'INVALID_LOGIN_CREDENTIALS' })
    expect(raw.prepare('select count(*) from identity_refresh_tokens').pluck().get()).toBe(0)
  })

  it('is known again when the database was busy as the keys were first read', async () => {
    const { db, createIdentity, idToken, uid } = await setUpSignedIn()
    let isBusy = true
    const busy: Database = { ...db, read: (work) => (isBusy ? Promise.reject(new Error('busy')) : db.read(work)) }
    const restarted = createIdentity(busy)
    await expect(restarted.verifyToken(idToken)).rejects.toThrow('busy')
    isBusy = false
    expect(await restarted.verifyToken(idToken)).toMatchObject({ uid })
  })
})

describe('what is stored', () => {
  it('holds neither password nor refresh token nor ID token in the clear', async () => {
    const { db, raw, clock, refreshToken, idToken } = await setUpSignedIn()
    const product = createEmbeddedIdentity({ db, clock, hashKey: 'a-key-of-tests' })
    await product.createAccount({ email: 'ana@studio.example', password: PASSWORD, displayName: 'Ana' })
    const everything = ['identity_accounts', 'identity_refresh_tokens', 'identity_keys']
      .map((table) => JSON.stringify(raw.prepare(`select * from ${table}`).all()))
      .join()
    expect(everything).toContain('$scrypt$ln=15,r=8,p=1$')
    for (const secret of [PASSWORD, refreshToken, idToken]) expect(everything).not.toContain(secret)
  })

  it('has another hash for the same password of somebody else', async () => {
    const { raw, createAccount, identity } = setUpIdentity()
    await createAccount()
    await identity.createAccount({ email: 'ana@studio.example', password: PASSWORD, displayName: 'Ana' })
    expect(new Set(raw.prepare('select password_hash from identity_accounts').pluck().all()).size).toBe(2)
  })

  it('is one account when 20 are made at once for one address', async () => {
    const { raw, createAccount } = setUpIdentity()
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, createAccount))
    const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason as unknown] : []))
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'users.email_exists', status: 409 })
    expect(raw.prepare('select count(*) from identity_accounts').pluck().get()).toBe(1)
  })
})

describe('guessing passwords', () => {
  const wrong = (times: number) => Array.from({ length: times }, (_, index) => `wrong horse ${index}`)

  it('ends after 10 wrong ones for an account, from whatever address, until 15 minutes have passed', async () => {
    const { createAccount, trySignIn, clock } = setUpIdentity()
    await createAccount()
    for (const [index, password] of wrong(10).entries()) {
      const answer = await trySignIn({ password, address: `192.0.2.${index}` })
      expect(answer).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
    expect(await trySignIn({ address: '198.51.100.1' })).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await trySignIn({ email: EMAIL.toUpperCase() })).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    clock.advance({ minutes: 15 })
    expect(await trySignIn()).toMatchObject({ status: 200 })
  })

  it('ends for an address without an account just the same', async () => {
    const { trySignIn } = setUpIdentity()
    for (const password of wrong(10)) {
      expect(await trySignIn({ password })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
    expect(await trySignIn()).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
  })

  it('is not quicker when all guesses come at once', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    const answers = await Promise.all(wrong(30).map((password) => trySignIn({ password })))
    const checked = answers.filter(({ body }) => JSON.stringify(body).includes('INVALID_LOGIN_CREDENTIALS'))
    expect(checked).toHaveLength(10)
  })

  it('is forgiven by the right password', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    for (let round = 0; round < 2; round += 1) {
      for (const password of wrong(9)) await trySignIn({ password })
      expect(await trySignIn()).toMatchObject({ status: 200 })
    }
  })
})

describe('a password', () => {
  it('is the same however a keyboard writes its accents', async () => {
    const { identity, trySignIn } = setUpIdentity()
    await identity.createAccount({ email: EMAIL, password: 'caf\u00e9 au lait', displayName: '' })
    expect(await trySignIn({ password: 'cafe\u0301 au lait' })).toMatchObject({ status: 200 })
  })

  it('is told apart by case and by blanks', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    for (const password of ['Correct horse', ' correct horse', 'correct horse ', 'correcthorse']) {
      expect(await trySignIn({ password })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
  })
})
