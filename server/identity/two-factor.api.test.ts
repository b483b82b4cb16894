import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { TwoFactor } from '#shared/two-factor.ts'
import {
  identityAccounts,
  identityEvents,
  identityRecoveryCodes,
  identitySecondFactors,
} from '#server/db/schema/identity.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const TOOLKIT = '/identitytoolkit.googleapis.com'
const CODES = '/goodword/user/two-factor/recovery-codes'

type Started = { totpSessionInfo: { sharedSecretKey: string; sessionInfo: string } }
type Pending = { mfaPendingCredential: string; mfaInfo: [{ mfaEnrollmentId: string }] }

async function turnOn(h: Harness, { token: idToken, email }: TestOwner) {
  await h.rows(identityAccounts, { email }).update({ isEmailVerified: true })
  const start = { idToken, totpEnrollmentInfo: {} }
  const { totpSessionInfo } = (
    await h.request<Started>('POST', `${TOOLKIT}/v2/accounts/mfaEnrollment:start`, { body: start })
  ).body
  const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo
  const verificationCode = new TOTP({ secret }).generate({ timestamp: h.clock.now().getTime() })
  const body = { idToken, displayName: 'My phone', totpVerificationInfo: { sessionInfo, verificationCode } }
  const { status } = await h.request('POST', `${TOOLKIT}/v2/accounts/mfaEnrollment:finalize`, { body })
  if (status !== 200) throw new Error('Two-factor could not be turned on.')
}

async function prepare() {
  const h = await createHarness()
  const owner = await h.signUp()
  const { token, email, password } = owner
  await turnOn(h, owner)
  const read = async () => (await h.request<TwoFactor>('GET', '/goodword/user/two-factor', { token })).body
  const createCodes = () => h.request<{ codes: string[] }>('POST', CODES, { token })
  const signInWith = async (verificationCode: string) => {
    const { mfaPendingCredential, mfaInfo } = (
      await h.request<Pending>('POST', `${TOOLKIT}/v1/accounts:signInWithPassword`, { body: { email, password } })
    ).body
    const { mfaEnrollmentId } = mfaInfo[0]
    const body = { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode } }
    return h.request<{ idToken: string }>('POST', `${TOOLKIT}/v2/accounts/mfaSignIn:finalize`, { body })
  }
  return { h, owner, token, read, createCodes, signInWith }
}

describe('two-factor', () => {
  test('is shown with the time since when it is on, and the recovery codes that are left', async () => {
    const { h, read, createCodes } = await prepare()
    const on = { onSince: h.clock.now().toISOString(), appName: 'My phone' }
    expect(await read()).toEqual({ ...on, recoveryCodesLeft: 0 })
    await createCodes()
    expect(await read()).toEqual({ ...on, recoveryCodesLeft: 10 })
    const stranger = await h.signUp()
    expect((await h.request('GET', '/goodword/user/two-factor', stranger)).body).toEqual({
      onSince: null,
      appName: null,
      recoveryCodesLeft: 0,
    })
  })

  test('is left to the outside identity service, if there is one', async () => {
    const h = await createHarness()
    const outside = await createHarness({
      overrides: { db: h.deps.db, identity: h.deps.identity, embeddedIdentity: undefined },
    })
    const { token } = await h.signUp()
    for (const [method, path] of [
      ['GET', '/goodword/user/two-factor'],
      ['POST', CODES],
    ] as const) {
      const { status, body } = await outside.request(method, path, { token })
      expect([status, body]).toMatchObject([404, { code: 'security.not_managed' }])
    }
  })
})

describe('closing the account', () => {
  test('deletes the app, the recovery codes and the activity', async () => {
    const { h, owner, token, createCodes } = await prepare()
    await createCodes()
    await h.request('DELETE', '/goodword/user/me', { token, body: { email: owner.email } })
    await h.drain()
    const counts = [identitySecondFactors, identityRecoveryCodes, identityEvents].map((table) => h.rows(table).count())
    expect(await Promise.all(counts)).toEqual([0, 0, 0])
  })
})

const NEW_CODES = 'New recovery codes for your Goodword account'

describe('recovery codes', () => {
  test('are 10 different ones without characters that look alike', async () => {
    const { createCodes } = await prepare()
    const { status, body } = await createCodes()
    expect([status, new Set(body.codes).size]).toEqual([201, 10])
    for (const code of body.codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/)
  })

  test('work once each, in place of a code from the app', async () => {
    const { h, createCodes, signInWith, read } = await prepare()
    const { codes } = (await createCodes()).body
    const [first = '', second = ''] = codes
    const { status, body } = await signInWith(first)
    expect([status, await h.deps.identity.verifyToken(body.idToken)]).toMatchObject([200, { uid: expect.any(String) }])
    expect((await signInWith(first)).body).toMatchObject({ error: { message: 'INVALID_CODE' } })
    expect((await signInWith(` ${second.replace('-', ' ').toUpperCase()} `)).status).toBe(200)
    expect((await read()).recoveryCodesLeft).toBe(8)
  })

  test('stop working when new ones are created', async () => {
    const { createCodes, signInWith } = await prepare()
    const [old = ''] = (await createCodes()).body.codes
    const [current = ''] = (await createCodes()).body.codes
    expect([(await signInWith(old)).status, (await signInWith(current)).status]).toEqual([400, 200])
  })

  test('of one account do not work for another', async () => {
    const { h, createCodes, signInWith } = await prepare()
    const stranger = await h.signUp()
    await turnOn(h, stranger)
    const [theirs = ''] = (await h.request<{ codes: string[] }>('POST', CODES, stranger)).body.codes
    await createCodes()
    expect((await signInWith(theirs)).status).toBe(400)
  })

  test('are gone when two-factor is turned off', async () => {
    const { h, token, createCodes, read } = await prepare()
    await createCodes()
    const { id } = await h.rows(identitySecondFactors).one()
    const body = { idToken: token, mfaEnrollmentId: id }
    await h.request('POST', `${TOOLKIT}/v2/accounts/mfaEnrollment:withdraw`, { body })
    expect(await read()).toEqual({ onSince: null, appName: null, recoveryCodesLeft: 0 })
  })

  test('need two-factor and a recent sign-in', async () => {
    const { h, createCodes } = await prepare()
    const { token } = await h.signUp()
    const refused = await h.request('POST', CODES, { token })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'two_factor.off' }])
    h.clock.advance({ minutes: 5, seconds: 1 })
    const late = await createCodes()
    expect([late.status, late.body]).toMatchObject([403, { code: 'security.sign_in_again' }])
  })

  test('are told to the owner when they are replaced and used', async () => {
    const { h, createCodes, signInWith } = await prepare()
    await createCodes()
    const [code = ''] = (await createCodes()).body.codes
    await signInWith(code)
    await h.drain()
    const kinds = (await h.rows(identityEvents).list()).map(({ kind }) => kind)
    const created = 'recovery_codes_created'
    expect(kinds).toEqual(['two_factor_on', created, created, 'recovery_code_used'])
    const subjects = (await h.emails()).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === NEW_CODES)).toHaveLength(1)
    expect(subjects).toContain('A recovery code of your Goodword account was used')
  })

  test('are no email of their own when they are part of turning two-factor on', async () => {
    const { h, createCodes } = await prepare()
    await createCodes()
    await h.drain()
    const subjects = (await h.emails()).map(({ subject }) => subject)
    expect(subjects).toContain('Two-factor is on for your Goodword account')
    expect(subjects).not.toContain(NEW_CODES)
  })

  test('are stored hashed, and are neither in logs, emails nor the export', async () => {
    const { h, token, createCodes, signInWith } = await prepare()
    const { codes } = (await createCodes()).body
    await signInWith(codes[0] ?? '')
    await h.drain()
    const exported = (await h.request('GET', '/goodword/user/me/export', { token })).body
    const found = JSON.stringify([await everyRow(h.rows), h.logLines, await h.emails(), exported])
    for (const code of codes) {
      expect(found).not.toContain(code)
      expect(found).not.toContain(code.replace('-', ''))
    }
  })
})

test('the export says since when two-factor is on and how many recovery codes are left', async () => {
  const { h, token, createCodes } = await prepare()
  await createCodes()
  const { body } = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token })
  const onSince = h.clock.now().toISOString()
  const twoFactor = { onSince, appName: 'My phone', recoveryCodesLeft: 10 }
  expect(body.security).toEqual({ twoFactor, passkeys: [] })
})

test('signing in with a second factor is logged with its result and kind, without codes', async () => {
  const { h, createCodes, signInWith } = await prepare()
  const [code = ''] = (await createCodes()).body.codes
  await signInWith('000000')
  await signInWith(code)
  const lines = h.logLines.filter((line) => /"(signed in|sign-in refused)"/.test(line))
  const uid = await h.rows(identityAccounts).values('uid')
  expect(lines.map((line): unknown => JSON.parse(line)).slice(-2)).toMatchObject([
    { level: 40, msg: 'sign-in refused', account: uid[0], reason: 'wrong code' },
    { level: 30, msg: 'signed in', account: uid[0], factor: 'recovery_code' },
  ])
  expect(h.logLines.join('')).not.toContain(code)
})
