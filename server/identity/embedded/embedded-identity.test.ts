import { createHook } from 'node:async_hooks'
import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import fc from 'fast-check'
import { Hono } from 'hono'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SignUp } from '#shared/users.ts'
import { listen } from '#server/app/listen.ts'
import type { AppEnv } from '#server/http/context.ts'
import { tooManyRequests } from '#server/http/request.errors.ts'
import { testIdentityService } from '#server/identity/identity.contract.ts'
import { createTestClock } from '#server/testing/test-clock.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'
import { identityRoutes } from './identity.routes.ts'

const EMAIL = 'nora@studio.example'
const PASSWORD = 'correct horse'
const START = new Date('2026-11-20T09:00:00.400Z')

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
const LOOK_UP = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
const TOKEN = '/securetoken.googleapis.com/v1/token'

const SignedIn = z.object({ idToken: z.string(), refreshToken: z.string() })
const Refreshed = z.object({ id_token: z.string(), refresh_token: z.string() })
const StoredKey = z.object({ kid: z.string(), private_key: z.string() })

/** Hashes are cheap here, so that the tests are; see the first test of `what is stored` for the product's own. */
function setUp({ passwordCost = 1 } = {}) {
  const { db, raw } = openTestDatabase()
  const clock = createTestClock(START)
  const identity = createEmbeddedIdentity({ db, clock, passwordCost })
  const app = new Hono<AppEnv>()
  app.use('*', async (c, next) => {
    c.set('address', c.req.header('x-test-address') ?? '192.0.2.1')
    await next()
  })
  app.route('/', identityRoutes(identity))

  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { method: 'POST', body, headers })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const trySignIn = (attempt: { email?: string; password?: string; address?: string } = {}) => {
    const { email = EMAIL, password = PASSWORD, address = '192.0.2.1' } = attempt
    return post(SIGN_IN, JSON.stringify({ email, password }), { 'x-test-address': address })
  }
  const tryRefresh = (refreshToken: string) =>
    post(TOKEN, String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })))

  return {
    db,
    raw,
    clock,
    identity,
    app,
    post,
    trySignIn,
    tryRefresh,
    createAccount: () => identity.createAccount({ email: EMAIL, password: PASSWORD, displayName: 'Nora Feldmann' }),
    signIn: async () => SignedIn.parse((await trySignIn()).body),
    refresh: async (refreshToken: string) => Refreshed.parse((await tryRefresh(refreshToken)).body),
    lookUp: (idToken: string) => post(LOOK_UP, JSON.stringify({ idToken })),
    changeAccount: (change: string) => raw.prepare(`update identity_accounts set ${change}`).run(),
  }
}

async function setUpSignedIn() {
  const world = setUp()
  const { uid } = await world.createAccount()
  return { ...world, uid, ...(await world.signIn()) }
}

const refusalWith = (code: string) => ({
  status: 400,
  body: { error: { code: 400, message: code, errors: [{ message: code, reason: 'invalid', domain: 'global' }] } },
})

testIdentityService(async () => {
  const { identity, app } = setUp()
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin: `http://127.0.0.1:${port}`,
    identity,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
})

describe('a token that is not ours', () => {
  async function setUpForger() {
    const world = await setUpSignedIn()
    const stored = StoredKey.parse(world.raw.prepare('select kid, private_key from identity_keys').get())
    const privateKey: JsonWebKey = JSON.parse(stored.private_key)
    const now = Math.floor(START.getTime() / 1000)
    const claims: JWTPayload = {
      iss: 'https://securetoken.google.com/goodword',
      aud: 'goodword',
      sub: world.uid,
      user_id: world.uid,
      iat: now,
      exp: now + 3600,
      auth_time: now,
    }
    const sign = (payload: JWTPayload, header: { kid?: string } = { kid: stored.kid }) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey)
    const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
    return { ...world, now, kid: stored.kid, privateKey, claims, sign, without }
  }

  type Forger = Awaited<ReturnType<typeof setUpForger>>
  const forgeries: Record<string, (forger: Forger) => Promise<string> | string> = {
    'is not signed at all': ({ claims }) => new UnsecuredJWT(claims).encode(),
    'says none and carries our signature': ({ claims, idToken }) =>
      new UnsecuredJWT(claims).encode() + idToken.slice(idToken.lastIndexOf('.') + 1),
    'is signed by HMAC with our public key': ({ claims, kid, privateKey }) => {
      const publicKey = createPublicKey({ key: privateKey, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from(publicKey))
    },
    'is signed by RS512 with our key': ({ claims, kid, privateKey }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS512', kid }).sign(privateKey),
    'is signed by another key under our key id': ({ claims, kid }) => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
    },
    'brings its own key along': ({ claims, kid }) => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const jwk = { kty: 'RSA', ...publicKey.export({ format: 'jwk' }) }
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, jwk }).sign(privateKey)
    },
    'names no key': ({ sign, claims }) => sign(claims, {}),
    'names a key that we do not have': ({ sign, claims }) => sign(claims, { kid: 'another' }),
    'is for another project': ({ sign, claims }) => sign({ ...claims, aud: 'another' }),
    'is from another project': ({ sign, claims }) => sign({ ...claims, iss: 'https://securetoken.google.com/another' }),
    'names no audience': ({ sign, without }) => sign(without('aud')),
    'names no issuer': ({ sign, without }) => sign(without('iss')),
    'names nobody': ({ sign, without }) => sign(without('sub')),
    'names an empty subject': ({ sign, claims }) => sign({ ...claims, sub: '' }),
    'names an account that never was': ({ sign, claims }) => sign({ ...claims, sub: 'acc_unknown' }),
    'has expired': ({ sign, claims, now }) => sign({ ...claims, exp: now - 60 }),
    'never expires': ({ sign, without }) => sign(without('exp')),
    'was issued in the future': ({ sign, claims, now }) => sign({ ...claims, iat: now + 61 }),
    'was issued more than an hour ago and claims to live on': ({ sign, claims, now }) =>
      sign({ ...claims, iat: now - 3661 }),
    'does not say when it was issued': ({ sign, without }) => sign(without('iat')),
    'is of a sign-in in the future': ({ sign, claims, now }) => sign({ ...claims, auth_time: now + 61 }),
    'does not say when the password was given': ({ sign, without }) => sign(without('auth_time')),
    'is of a sign-in before the account was made': ({ sign, claims, now }) => sign({ ...claims, auth_time: now - 1 }),
    'is a refresh token': ({ refreshToken }) => refreshToken,
    'is ours with a blank before it': ({ idToken }) => ` ${idToken}`,
    'is ours with padding': ({ idToken }) => `${idToken}==`,
    'is ours with a fourth part': ({ idToken }) => `${idToken}.${idToken}`,
  }

  let forger: Forger
  beforeAll(async () => {
    forger = await setUpForger()
  })

  it('is told apart from one that is: the forger of this table can make a good one', async () => {
    const { identity, sign, claims, uid } = forger
    expect(await identity.verifyToken(await sign(claims))).toMatchObject({
      uid,
      authenticatedAt: new Date('2026-11-20T09:00:00Z'),
    })
  })

  it.each(Object.entries(forgeries))('is refused when it %s', async (_, forge) => {
    expect(await forger.identity.verifyToken(await forge(forger))).toBeNull()
  })

  it('is refused whichever of its characters was changed', async () => {
    const { identity, idToken } = forger
    const change = fc.record({
      at: fc.nat(idToken.length - 1),
      to: fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
    })
    const property = fc.asyncProperty(change, async ({ at, to }) => {
      fc.pre(idToken[at] !== to)
      expect(await identity.verifyToken(idToken.slice(0, at) + to + idToken.slice(at + 1))).toBeNull()
    })
    await fc.assert(property, { numRuns: 200 })
  })

  it('is refused when its last character is another one that decodes to the same bytes', async () => {
    const { identity, idToken } = forger
    const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const others = [...base64url].filter((character) => character !== idToken.at(-1))
    for (const character of others) expect(await identity.verifyToken(idToken.slice(0, -1) + character)).toBeNull()
  })

  it('is refused however much of it was cut off', async () => {
    const { identity, idToken } = forger
    const property = fc.asyncProperty(fc.nat(idToken.length - 1), async (kept) => {
      expect(await identity.verifyToken(idToken.slice(0, kept))).toBeNull()
    })
    await fc.assert(property, { numRuns: 200 })
  })

  it('is refused whatever text it is', async () => {
    const parts = fc.array(fc.base64String(), { maxLength: 5 })
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      parts.map((each) => each.join('.')),
    )
    const property = fc.asyncProperty(text, async (token) => {
      expect(await forger.identity.verifyToken(token)).toBeNull()
    })
    await fc.assert(property, { numRuns: 200 })
  })
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
    const { db, clock, uid, idToken } = await setUpSignedIn()
    const restarted = createEmbeddedIdentity({ db, clock })
    expect(await restarted.verifyToken(idToken)).toMatchObject({ uid })
  })

  it('is signed with the one key that two servers at once agree on', async () => {
    const { db, raw, clock, createAccount, identity } = setUp()
    const { uid } = await createAccount()
    const [first, second] = [createEmbeddedIdentity({ db, clock }), createEmbeddedIdentity({ db, clock })]
    const attempt = { email: EMAIL, password: PASSWORD, address: '192.0.2.1' }
    const [one, other] = await Promise.all([first.signIn(attempt), second.signIn(attempt)])
    expect(raw.prepare('select count(*) from identity_keys').pluck().get()).toBe(1)
    for (const session of [one, other]) {
      expect(await identity.verifyToken('idToken' in session ? session.idToken : '')).toMatchObject({ uid })
    }
  })

  it('does not begin when the password was changed while it was being checked', async () => {
    const { identity, changeAccount, createAccount, raw } = setUp()
    await createAccount()
    const attempt = identity.signIn({ email: EMAIL, password: PASSWORD, address: '192.0.2.1' })
    changeAccount("password_hash = password_hash || 'x'")
    expect(await attempt).toEqual({ refused: 'INVALID_LOGIN_CREDENTIALS' })
    expect(raw.prepare('select count(*) from identity_refresh_tokens').pluck().get()).toBe(0)
  })
})

describe('what is stored', () => {
  it('holds neither password nor refresh token nor ID token in the clear', async () => {
    const { db, raw, clock, refreshToken, idToken } = await setUpSignedIn()
    const product = createEmbeddedIdentity({ db, clock })
    await product.createAccount({ email: 'ana@studio.example', password: PASSWORD, displayName: 'Ana' })
    const everything = ['identity_accounts', 'identity_refresh_tokens', 'identity_keys']
      .map((table) => JSON.stringify(raw.prepare(`select * from ${table}`).all()))
      .join()
    expect(everything).toContain('$scrypt$ln=15,r=8,p=1$')
    for (const secret of [PASSWORD, refreshToken, idToken]) expect(everything).not.toContain(secret)
  })

  it('has another hash for the same password of somebody else', async () => {
    const { raw, createAccount, identity } = setUp()
    await createAccount()
    await identity.createAccount({ email: 'ana@studio.example', password: PASSWORD, displayName: 'Ana' })
    expect(new Set(raw.prepare('select password_hash from identity_accounts').pluck().all()).size).toBe(2)
  })

  it('is one account when 20 are made at once for one address', async () => {
    const { raw, createAccount } = setUp()
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
    const { createAccount, trySignIn, clock } = setUp()
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
    const { trySignIn } = setUp()
    for (const password of wrong(10)) {
      expect(await trySignIn({ password })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
    expect(await trySignIn()).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
  })

  it('is not quicker when all guesses come at once', async () => {
    const { createAccount, trySignIn } = setUp()
    await createAccount()
    const answers = await Promise.all(wrong(30).map((password) => trySignIn({ password })))
    const checked = answers.filter(({ body }) => JSON.stringify(body).includes('INVALID_LOGIN_CREDENTIALS'))
    expect(checked).toHaveLength(10)
  })
})

describe('the protocol', () => {
  it('costs one hash for a wrong password, one for an unknown address, and none after too many attempts', async () => {
    const { createAccount, trySignIn } = setUp()
    await createAccount()
    const hashesOf = async (attempt: () => Promise<unknown>) => {
      let hashes = 0
      const hook = createHook({ init: (_id, type) => void (type === 'SCRYPTREQUEST' && (hashes += 1)) }).enable()
      await attempt()
      hook.disable()
      return hashes
    }
    expect(await hashesOf(() => trySignIn({ password: 'wrong horse' }))).toBe(1)
    expect(await hashesOf(() => trySignIn({ email: 'nobody@studio.example' }))).toBe(1)
    for (let failures = 1; failures < 10; failures += 1) await trySignIn({ password: 'wrong horse' })
    expect(await hashesOf(() => trySignIn())).toBe(0)
  })

  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const { createAccount, trySignIn } = setUp()
    await createAccount()
    const known = await trySignIn({ password: 'wrong horse' })
    expect(known).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    expect(await trySignIn({ email: 'nobody@studio.example' })).toEqual(known)
  })

  it('refuses every operation that it does not have', async () => {
    const { post, app } = setUp()
    for (const path of [
      '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
      '/identitytoolkit.googleapis.com/v2/accounts:revokeToken',
      '/identitytoolkit.googleapis.com/v1/accounts',
      '/securetoken.googleapis.com/v1/other',
    ]) {
      expect(await post(path, '{}')).toEqual(refusalWith('OPERATION_NOT_ALLOWED'))
    }
    expect((await app.request(SIGN_IN)).status).toBe(400)
  })

  it('refuses what is malformed, in its own words', async () => {
    const { post } = setUp()
    const refresh = (form: Record<string, string>) => post(TOKEN, String(new URLSearchParams(form)))
    expect(await post(SIGN_IN, 'not json')).toEqual(refusalWith('INVALID_ARGUMENT'))
    expect(await post(SIGN_IN, '[]')).toEqual(refusalWith('INVALID_ARGUMENT'))
    expect(await post(SIGN_IN, '{"email":{"$ne":1},"password":"x"}')).toEqual(refusalWith('MISSING_EMAIL'))
    expect(await post(LOOK_UP, '{}')).toEqual(refusalWith('MISSING_ID_TOKEN'))
    expect(await post(LOOK_UP, '{"idToken":"x"}')).toEqual(refusalWith('INVALID_ID_TOKEN'))
    expect(await refresh({ grant_type: 'password' })).toEqual(refusalWith('INVALID_GRANT_TYPE'))
    expect(await refresh({ grant_type: 'refresh_token' })).toEqual(refusalWith('MISSING_REFRESH_TOKEN'))
    expect(await refresh({ grant_type: 'refresh_token', refresh_token: 'x' })).toEqual(refusalWith('TOKEN_EXPIRED'))
  })

  it('answers whatever bytes it is sent in its own shape', async () => {
    const { post } = setUp()
    const Shape = z.object({ error: z.object({ code: z.literal(400), message: z.string() }) })
    const paths = fc.constantFrom(SIGN_IN, LOOK_UP, TOKEN)
    const bodies = fc.oneof(fc.string({ unit: 'binary' }), fc.json())
    const property = fc.asyncProperty(paths, bodies, async (path, body) => {
      expect(Shape.safeParse((await post(path, body)).body).success).toBe(true)
    })
    await fc.assert(property, { numRuns: 200 })
  })

  it('tells nobody the hash of a password', async () => {
    const { lookUp, idToken, trySignIn } = await setUpSignedIn()
    const told = JSON.stringify([await lookUp(idToken), await trySignIn()])
    expect(told).toContain(EMAIL)
    expect(told).not.toMatch(/scrypt|password_?hash|salt/i)
  })

  it('states the password policy that our sign-up holds to', async () => {
    const { app } = setUp()
    const answer = await app.request('/identitytoolkit.googleapis.com/v2/passwordPolicy')
    const Policy = z.object({
      customStrengthOptions: z.object({ minPasswordLength: z.number(), maxPasswordLength: z.number() }),
    })
    const { minPasswordLength: min, maxPasswordLength: max } = Policy.parse(await answer.json()).customStrengthOptions
    const isTaken = (length: number) => SignUp.shape.password.safeParse('x'.repeat(length)).success
    expect([min - 1, min, max, max + 1].map(isTaken)).toEqual([false, true, true, false])
  })

  it('says that there are too many attempts when the caller of its routes says so', async () => {
    const { identity } = setUp()
    const limited = identityRoutes(identity, {
      limit: () => {
        throw tooManyRequests(1)
      },
    })
    const app = new Hono<AppEnv>().route('/', limited)
    const answer = await app.request(SIGN_IN, { method: 'POST', body: '{}' })
    expect({ status: answer.status, body: await answer.json() }).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect((await app.request(LOOK_UP, { method: 'POST', body: '{"idToken":"x"}' })).status).toBe(400)
  })

  it('leaves what it did not expect to the error handler around it', async () => {
    const { identity, raw } = setUp()
    const app = new Hono<AppEnv>().route('/', identityRoutes(identity))
    app.onError((_, c) => c.text('handled outside', 500))
    raw.close()
    const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
    expect(await (await app.request(SIGN_IN, { method: 'POST', body })).text()).toBe('handled outside')
  })
})

describe('a password', () => {
  it('is the same however a keyboard writes its accents', async () => {
    const { identity, trySignIn } = setUp()
    await identity.createAccount({ email: EMAIL, password: 'caf\u00e9 au lait', displayName: '' })
    expect(await trySignIn({ password: 'cafe\u0301 au lait' })).toMatchObject({ status: 200 })
  })

  it('is told apart by case and by blanks', async () => {
    const { createAccount, trySignIn } = setUp()
    await createAccount()
    for (const password of ['Correct horse', ' correct horse', 'correct horse ', 'correcthorse']) {
      expect(await trySignIn({ password })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    }
  })
})
