import { describe, expect, it } from 'vitest'
import { identityAccounts, identityKeys, identityRefreshTokens } from '#server/db/schema/identity.ts'
import { listen } from '#server/app/listen.ts'
import type { Database } from '#server/db/database.ts'
import { testIdentityService } from '#server/identity/identity.contract.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { EMAIL, PASSWORD, refusalWith, setUpIdentity, setUpSignedIn, VISITOR } from '#server/testing/test-identity.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'

testIdentityService(async () => {
  const { identity, app, clock, lastCode } = setUpIdentity()
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    identity,
    lastCode,
    letSecondsPass: async (seconds) => clock.advance({ seconds }),
    now: clock.now,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
})

describe('a session', () => {
  it('continues with a refreshed token after an hour, when the old one is refused', async () => {
    const { identity, clock, uid, idToken, refreshToken, refresh } = await setUpSignedIn()
    clock.advance({ minutes: 59 })
    expect(await identity.verifyToken(idToken)).toMatchObject({ uid })
    clock.advance({ minutes: 2 })
    expect(await identity.verifyToken(idToken)).toBeNull()
    const renewed = await refresh(refreshToken)
    expect(await identity.verifyToken(renewed.id_token)).toMatchObject({
      uid,
      authenticatedAt: new Date('2026-11-20T09:00:00Z'),
    })
  })

  it('ends immediately when the account is disabled', async () => {
    const { identity, idToken, refreshToken, tryRefresh, trySignIn, lookUp, changeAccount } = await setUpSignedIn()
    await changeAccount({ isDisabled: true })
    expect(await identity.verifyToken(idToken)).toBeNull()
    expect(await lookUp(idToken)).toEqual(refusalWith('USER_DISABLED'))
    expect(await tryRefresh(refreshToken)).toEqual(refusalWith('USER_DISABLED'))
    expect(await trySignIn()).toEqual(refusalWith('USER_DISABLED'))
  })

  it('says that the account is disabled only to somebody with its password', async () => {
    const { trySignIn, changeAccount } = await setUpSignedIn()
    await changeAccount({ isDisabled: true })
    expect(await trySignIn({ password: 'wrong horse' })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
  })

  it('ends immediately when the account is deleted', async () => {
    const { identity, rows, idToken, refreshToken, tryRefresh, lookUp } = await setUpSignedIn()
    await rows(identityAccounts).delete()
    expect(await identity.verifyToken(idToken)).toBeNull()
    expect(await lookUp(idToken)).toEqual(refusalWith('USER_NOT_FOUND'))
    expect(await tryRefresh(refreshToken)).toEqual(refusalWith('TOKEN_EXPIRED'))
  })

  it('ends when all sessions before an instant are ended, and a new one can begin', async () => {
    const { identity, clock, idToken, refreshToken, refresh, tryRefresh, signIn, lookUp, changeAccount } =
      await setUpSignedIn()
    clock.advance({ minutes: 5 })
    const renewed = await refresh(refreshToken)
    await changeAccount({ validSince: clock.now() })
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

  it('is signed with one key when two servers create one at the same time', async () => {
    const { rows, createIdentity, createAccount, identity } = setUpIdentity()
    const { uid } = await createAccount()
    const [first, second] = [createIdentity(), createIdentity()]
    const attempt = { email: EMAIL, password: PASSWORD, visitor: VISITOR }
    const [one, other] = await Promise.all([first.signIn(attempt), second.signIn(attempt)])
    expect(await rows(identityKeys).count()).toBe(1)
    for (const session of [one, other]) {
      expect(await identity.verifyToken('idToken' in session ? session.idToken : '')).toMatchObject({ uid })
    }
  })

  it.each([
    ['given another password', { passwordHash: 'another' }],
    ['disabled', { isDisabled: true }],
  ])('does not begin if the account was %s while its password was checked', async (_, change) => {
    const { db, createIdentity, changeAccount, createAccount, rows } = setUpIdentity()
    await createAccount()
    const identity = createIdentity({
      ...db,
      async read(work) {
        const found = await db.read(work)
        await changeAccount(change)
        return found
      },
    })
    expect(await identity.signIn({ email: EMAIL, password: PASSWORD, visitor: VISITOR })).toEqual({
      refused: 'INVALID_LOGIN_CREDENTIALS',
    })
    expect(await rows(identityRefreshTokens).count()).toBe(0)
  })

  it('is accepted again after the database was too busy to read the keys', async () => {
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
  it('contains no password, refresh token or ID token in plain text', async () => {
    const { db, openMemory, rows, clock, refreshToken, idToken } = await setUpSignedIn()
    const product = createEmbeddedIdentity({ db, clock, memory: openMemory(), hashKey: 'a-key-of-tests' })
    await product.createAccount({ email: 'ana@studio.example', password: PASSWORD, displayName: 'Ana' })
    const everything = JSON.stringify(await everyRow(rows))
    expect(everything).toContain('$scrypt$ln=15,r=8,p=3$')
    for (const secret of [PASSWORD, refreshToken, idToken]) expect(everything).not.toContain(secret)
  })

  it('has different hashes for the same password of two accounts', async () => {
    const { rows, createAccount, identity } = setUpIdentity()
    await createAccount()
    await identity.createAccount({ email: 'ana@studio.example', password: PASSWORD, displayName: 'Ana' })
    expect(new Set(await rows(identityAccounts).values('passwordHash')).size).toBe(2)
  })

  it('is one account when 20 sign-ups for one address arrive at once', async () => {
    const { rows, createAccount } = setUpIdentity()
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, createAccount))
    const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason as unknown] : []))
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'users.email_exists', status: 409 })
    expect(await rows(identityAccounts).count()).toBe(1)
  })
})

describe('guessing passwords', () => {
  const wrong = (times: number) => Array.from({ length: times }, (_, index) => `wrong horse ${index}`)

  it('has to wait a second after 10 wrong ones for an account from one network, then longer', async () => {
    const { createAccount, trySignIn, clock } = setUpIdentity()
    await createAccount()
    for (const password of wrong(10)) {
      expect(await trySignIn({ password })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
    expect(await trySignIn({ email: EMAIL.toUpperCase() })).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    clock.advance({ seconds: 1 })
    expect(await trySignIn({ password: 'wrong horse' })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    clock.advance({ seconds: 1 })
    expect(await trySignIn()).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    clock.advance({ seconds: 1 })
    expect(await trySignIn()).toMatchObject({ status: 200 })
  })

  it('by a stranger does not refuse the right password elsewhere', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    for (const password of wrong(20)) await trySignIn({ password, address: '198.51.100.1' })
    expect(await trySignIn()).toMatchObject({ status: 200 })
  })

  it('by a stranger in the same network does not lock out those who signed in there before', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    await trySignIn()
    for (const password of wrong(300)) await trySignIn({ password, email: `${password.length}@studio.example` })
    for (const password of wrong(300)) await trySignIn({ password })
    expect(await trySignIn()).toMatchObject({ status: 200 })
  })

  it('by a stranger in the same network never locks out a browser that signed in before', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    await trySignIn({ device: 'notebook' })
    for (const password of wrong(1100)) await trySignIn({ password })
    expect(await trySignIn()).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await trySignIn({ device: 'notebook', address: '198.51.100.7' })).toMatchObject({ status: 200 })
  })

  it('makes 50 wrong passwords of one visitor harmless to the others behind the same proxy', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    for (const [index, password] of wrong(50).entries()) {
      await trySignIn({ password, email: `somebody${index}@studio.example` })
    }
    expect(await trySignIn()).toMatchObject({ status: 200 })
  })

  it('is slowed down for an account that many networks guess at', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    for (const [index, password] of wrong(100).entries()) await trySignIn({ password, address: `192.0.2.${index}` })
    expect(await trySignIn({ address: '198.51.100.1' })).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
  })

  it('is slowed down for a network that guesses at many accounts', async () => {
    const { trySignIn } = setUpIdentity()
    for (const [index, password] of wrong(200).entries()) {
      await trySignIn({ password, email: `somebody${index}@studio.example` })
    }
    expect(await trySignIn({ email: 'another@studio.example' })).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
  })

  it('has to wait in the same way for an email address without an account', async () => {
    const { trySignIn } = setUpIdentity()
    for (const password of wrong(10)) {
      expect(await trySignIn({ password })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
    expect(await trySignIn()).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
  })

  it('has to wait after 10 guesses even if they arrive at once', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    const answers = await Promise.all(wrong(30).map((password) => trySignIn({ password })))
    const checked = answers.filter(({ body }) => JSON.stringify(body).includes('INVALID_LOGIN_CREDENTIALS'))
    // One more may be under way when the tenth fails.
    expect(checked.length).toBeGreaterThanOrEqual(10)
    expect(checked.length).toBeLessThanOrEqual(11)
  })

  it('starts counting again after the right password', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    for (let round = 0; round < 2; round += 1) {
      for (const password of wrong(9)) await trySignIn({ password })
      expect(await trySignIn()).toMatchObject({ status: 200 })
    }
  })
})

describe('many right passwords at once', () => {
  const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]

  it('all sign in, 100 of one account', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    expect(statusesOf(await Promise.all(Array.from({ length: 100 }, () => trySignIn())))).toEqual([200])
  })

  it('all sign in, 100 of 50 accounts in one office', async () => {
    const { identity, trySignIn } = setUpIdentity()
    const emails = Array.from({ length: 50 }, (_, index) => `owner${index}@studio.example`)
    for (const email of emails) await identity.createAccount({ email, password: PASSWORD, displayName: '' })
    expect(statusesOf(await Promise.all([...emails, ...emails].map((email) => trySignIn({ email }))))).toEqual([200])
  })
})

describe('a password', () => {
  it('must match as it was entered, accents too', async () => {
    const { identity, trySignIn } = setUpIdentity()
    await identity.createAccount({ email: EMAIL, password: 'caf\u00e9 au lait', displayName: '' })
    expect(await trySignIn({ password: 'cafe\u0301 au lait' })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    expect(await trySignIn({ password: 'caf\u00e9 au lait' })).toMatchObject({ status: 200 })
  })

  it('must match in case and spaces', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    for (const password of ['Correct horse', ' correct horse', 'correct horse ', 'correcthorse']) {
      expect(await trySignIn({ password })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
  })
})
