import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SignUp } from '#shared/users.ts'
import type { AppEnv } from '#server/http/context.ts'
import { tooManyRequests } from '#server/http/request.errors.ts'
import {
  EMAIL,
  LOOK_UP,
  PASSWORD,
  Refreshed,
  refusalWith,
  setUpIdentity,
  setUpSignedIn,
  SIGN_IN,
  START,
  TOKEN,
  TOOLKIT,
} from '#server/testing/test-identity.ts'
import { identityRoutes } from './identity.routes.ts'

const OPERATIONS = [
  'createAuthUri',
  'delete',
  'lookup',
  'resetPassword',
  'sendOobCode',
  'signInWithPassword',
  'signUp',
  'update',
] as const
const JSON_TYPE = { 'content-type': 'application/json' }
const surroundings = { publicUrl: () => 'https://goodword.example', wakeJobs: () => {} }

describe('the protocol', () => {
  it('answers sign-in, look-up and refresh as Firebase does', async () => {
    const { uid, idToken, refreshToken, trySignIn, lookUp, tryRefresh, clock } = await setUpSignedIn()
    const account = { localId: uid, email: EMAIL, displayName: 'Nora Feldmann' }
    const started = START.getTime()
    clock.advance({ minutes: 1 })
    expect(await trySignIn()).toEqual({
      status: 200,
      body: {
        ...account,
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        idToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: '3600',
      },
    })
    const provider = { providerId: 'password', email: EMAIL, federatedId: EMAIL, rawId: EMAIL }
    expect(await lookUp(idToken)).toEqual({
      status: 200,
      body: {
        kind: 'identitytoolkit#GetAccountInfoResponse',
        users: [
          {
            ...account,
            emailVerified: false,
            createdAt: String(started),
            lastLoginAt: String(started + 60_000),
            passwordUpdatedAt: started,
            validSince: String(Math.floor(started / 1000)),
            providerUserInfo: [{ ...provider, displayName: 'Nora Feldmann' }],
          },
        ],
      },
    })
    const refreshed = await tryRefresh(refreshToken)
    const token = Refreshed.parse(refreshed.body).id_token
    expect(refreshed).toEqual({
      status: 200,
      body: {
        id_token: token,
        access_token: token,
        expires_in: '3600',
        refresh_token: expect.any(String),
        token_type: 'Bearer',
        user_id: uid,
        project_id: 'goodword',
      },
    })
  })

  it('answers a wrong password and an unknown address with the same bytes', async () => {
    const { createAccount, trySignIn } = setUpIdentity()
    await createAccount()
    const known = await trySignIn({ password: 'wrong horse' })
    expect(known).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
    expect(await trySignIn({ email: 'nobody@studio.example' })).toEqual(known)
  })

  it('refuses unknown operations', async () => {
    const { post, app } = setUpIdentity()
    for (const path of [
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
      '/identitytoolkit.googleapis.com/v2/accounts:revokeToken',
      '/identitytoolkit.googleapis.com/v1/accounts',
      '/securetoken.googleapis.com/v1/other',
    ]) {
      expect(await post(path, '{}')).toEqual(refusalWith('OPERATION_NOT_ALLOWED'))
    }
    expect((await app.request(SIGN_IN)).status).toBe(400)
  })

  it('creates accounts that have an email address and a password, not with an alias, and not twice', async () => {
    const { ask, idToken } = await setUpSignedIn()
    const account = { email: 'New@Studio.example', password: PASSWORD, displayName: 'Ana Ribeiro' }
    const made = await ask('signUp', {
      ...account,
      emailVerified: true,
      localId: 'acc_chosen',
      returnSecureToken: true,
    })
    const email = 'new@studio.example'
    expect(made).toEqual({
      status: 200,
      body: {
        kind: 'identitytoolkit#SignupNewUserResponse',
        localId: expect.stringMatching(/^acc_[\w-]{22}$/),
        email,
        displayName: 'Ana Ribeiro',
        idToken: expect.any(String),
        refreshToken: expect.any(String),
        expiresIn: '3600',
      },
    })
    expect(await ask('signUp', account)).toEqual(refusalWith('EMAIL_EXISTS'))
    expect(await ask('signUp', { returnSecureToken: true })).toEqual(refusalWith('ADMIN_ONLY_OPERATION'))
    expect(await ask('signUp', { password: PASSWORD })).toEqual(refusalWith('MISSING_EMAIL'))
    expect(await ask('signUp', { email })).toEqual(refusalWith('MISSING_PASSWORD'))
    expect(await ask('signUp', { ...account, email: 'a+b@studio.example' })).toEqual(refusalWith('INVALID_EMAIL'))
    expect(await ask('signUp', { ...account, idToken })).toEqual(refusalWith('OPERATION_NOT_ALLOWED'))
  })

  it('says nothing about an address, and tells only its own host', async () => {
    const { ask, app } = await setUpSignedIn()
    const methodsOf = (identifier: string) => ask('createAuthUri', { identifier, continueUri: 'http://localhost' })
    const answer = {
      status: 200,
      body: { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: expect.any(String) },
    }
    expect(await methodsOf(EMAIL)).toEqual(answer)
    expect(await methodsOf('nobody@studio.example')).toEqual(answer)
    expect(await methodsOf('nobody')).toEqual(refusalWith('INVALID_IDENTIFIER'))
    expect(await ask('createAuthUri', { identifier: EMAIL })).toEqual(refusalWith('MISSING_CONTINUE_URI'))
    const project = await app.request(`${TOOLKIT}/v1/projects?key=embedded`)
    expect(await project.json()).toEqual({ projectId: 'goodword', authorizedDomains: ['goodword.example'] })
  })

  it('refuses malformed input with Firebase’s error codes', async () => {
    const { post } = setUpIdentity()
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

  it('answers any input in Firebase’s format', async () => {
    const { post } = setUpIdentity()
    const Refused = z.object({
      error: z.object({ code: z.literal(400), message: z.string().regex(/^[A-Z_]+( : |$)/) }),
    })
    const Shape = z.union([Refused, z.object({ kind: z.string() })])
    const paths = fc.constantFrom(TOKEN, ...OPERATIONS.map((name) => `${TOOLKIT}/v1/accounts:${name}`))
    const field = fc.constantFrom('idToken', 'oobCode', 'email', 'password', 'newPassword', 'requestType', 'newEmail')
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('PASSWORD_RESET', 'VERIFY_EMAIL', 'nora@studio.example'))
    const fields = fc.dictionary(field, value).map((body) => JSON.stringify(body))
    const bodies = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fields)
    const property = fc.asyncProperty(paths, bodies, async (path, body) => {
      expect(Shape.safeParse((await post(path, body)).body).success).toBe(true)
    })
    await fc.assert(property, { numRuns: 200 })
  })

  it('never returns the hash of a password', async () => {
    const { lookUp, idToken, trySignIn } = await setUpSignedIn()
    const answers = JSON.stringify([await lookUp(idToken), await trySignIn()])
    expect(answers).toContain(EMAIL)
    expect(answers).not.toMatch(/scrypt|password_?hash|salt/i)
  })

  it('returns the password policy that our sign-up uses', async () => {
    const { app } = setUpIdentity()
    const answer = await app.request('/identitytoolkit.googleapis.com/v2/passwordPolicy')
    const Policy = z.object({
      customStrengthOptions: z.object({ minPasswordLength: z.number(), maxPasswordLength: z.number() }),
    })
    const { minPasswordLength: min, maxPasswordLength: max } = Policy.parse(await answer.json()).customStrengthOptions
    const isTaken = (length: number) => SignUp.shape.password.safeParse('x'.repeat(length)).success
    expect([min - 1, min, max, max + 1].map(isTaken)).toEqual([false, true, true, false])
  })

  it('limits expensive operations only, and codes from emails never', async () => {
    const { identity, createAccount, signIn } = setUpIdentity()
    await createAccount()
    const { idToken } = await signIn()
    const refuse = async () => {
      throw tooManyRequests(1)
    }
    const full = { consume: refuse, check: refuse }
    const limits = { signUp: full, resetRequest: full, credentials: full }
    const app = new Hono<AppEnv>().route('/', identityRoutes(identity, { ...surroundings, limits }))
    const answerOf = async (operation: string, body: object) => {
      const request = { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE }
      const answer = await app.request(`${TOOLKIT}/v1/accounts:${operation}`, request)
      return { status: answer.status, body: await answer.json() }
    }
    for (const [operation, body] of [
      ['signUp', {}],
      ['sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL }],
      ['sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }],
      ['update', { idToken, password: 'another horse' }],
    ] as const) {
      expect(await answerOf(operation, body)).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    }
    for (const [operation, body, code] of [
      ['lookup', {}, 'MISSING_ID_TOKEN'],
      ['delete', {}, 'MISSING_ID_TOKEN'],
      ['resetPassword', { oobCode: 'unknown' }, 'INVALID_OOB_CODE'],
      ['update', { oobCode: 'unknown' }, 'INVALID_OOB_CODE'],
    ] as const) {
      expect(await answerOf(operation, body)).toEqual(refusalWith(code))
    }
  })

  it('wakes the jobs after answers that enqueue one, and only then', async () => {
    const { identity, createAccount, signIn } = setUpIdentity()
    await createAccount()
    const { idToken } = await signIn()
    let wakings = 0
    const routes = identityRoutes(identity, { ...surroundings, wakeJobs: () => (wakings += 1) })
    const app = new Hono<AppEnv>()
    app.use('*', async (c, next) => {
      c.set('address', '192.0.2.1')
      await next()
    })
    app.route('/', routes)
    const wakingsBy = async (operation: string, body: object) => {
      wakings = 0
      await app.request(`${TOOLKIT}/v1/accounts:${operation}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: JSON_TYPE,
      })
      expect(wakings).toBe(0)
      await new Promise((resolve) => setImmediate(resolve))
      return wakings
    }
    expect(await wakingsBy('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL })).toBe(1)
    expect(await wakingsBy('signInWithPassword', { email: EMAIL, password: PASSWORD })).toBe(1)
    expect(await wakingsBy('signInWithPassword', { email: EMAIL, password: 'wrong horse' })).toBe(0)
    expect(await wakingsBy('lookup', { idToken })).toBe(0)
    expect(await wakingsBy('delete', { idToken: `${idToken}x` })).toBe(0)
    expect(await wakingsBy('delete', { idToken })).toBe(1)
  })

  it('leaves unexpected errors to the error handler around it', async () => {
    const { identity, db } = setUpIdentity()
    const app = new Hono<AppEnv>().route('/', identityRoutes(identity, surroundings))
    app.onError((_, c) => c.text('handled outside', 500))
    db.close()
    const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
    expect(await (await app.request(SIGN_IN, { method: 'POST', body, headers: JSON_TYPE })).text()).toBe(
      'handled outside',
    )
  })
})
