import { describe, expect, it } from 'vitest'
import {
  identityEvents,
  identityRecoveryCodes,
  identitySecondFactors,
  identitySessions,
  identitySignIns,
} from '#server/db/schema/identity.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { NEXT_EMAIL, PASSWORD, refusalWith } from '#server/testing/test-identity.ts'
import { setUpTwoFactor } from '#server/testing/test-two-factor.ts'
import { sweepIdentity } from './identity.service.ts'

const WRONG = '000000'
const STRANGER = { address: '198.51.100.7' }

describe('a sign-in whose second factor is missing', () => {
  it('has no session and no tokens', async () => {
    const { trySignIn, rows } = await setUpTwoFactor()
    const before = await rows(identitySessions).count()
    const { status, body } = await trySignIn()
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'nora@studio.example', mfaInfo: [{ totpInfo: {} }] })
    for (const field of ['idToken', 'refreshToken']) expect(body).not.toHaveProperty(field)
    expect(await rows(identitySessions).count()).toBe(before)
  })

  it('is not a sign-in for anybody without the password', async () => {
    const { trySignIn } = await setUpTwoFactor()
    expect(await trySignIn({ password: 'wrong horse' })).toEqual(refusalWith('INVALID_LOGIN_CREDENTIALS'))
  })

  it('can only be finished in the network and the browser that it began in', async () => {
    const { enterPassword, enterCode, code } = await setUpTwoFactor()
    const pending = await enterPassword({ device: 'notebook' })
    const refused = refusalWith('INVALID_MFA_PENDING_CREDENTIAL')
    expect(await enterCode(pending, code(), { device: 'notebook', ...STRANGER })).toEqual(refused)
    expect(await enterCode(pending, code(), { device: 'another' })).toEqual(refused)
    expect(await enterCode(pending, code())).toEqual(refused)
    expect(await enterCode(pending, code(), { device: 'notebook' })).toMatchObject({ status: 200 })
  })

  it.each([
    ['the account is disabled', { isDisabled: true }],
    ['all sessions are ended', { validSince: new Date('2027-01-01') }],
  ])('cannot be finished after %s', async (_, change) => {
    const { enterPassword, enterCode, code, changeAccount } = await setUpTwoFactor()
    const pending = await enterPassword()
    await changeAccount(change)
    expect(await enterCode(pending, code())).toEqual(refusalWith('INVALID_MFA_PENDING_CREDENTIAL'))
  })

  it('cannot be finished after the password was changed', async () => {
    const { enterPassword, enterCode, code, ask, idToken } = await setUpTwoFactor()
    const pending = await enterPassword()
    expect(await ask('update', { idToken, password: 'another horse' })).toMatchObject({ status: 200 })
    expect(await enterCode(pending, code())).toEqual(refusalWith('INVALID_MFA_PENDING_CREDENTIAL'))
  })

  it('opens one session, even when the code arrives twice at once', async () => {
    const { enterPassword, enterCode, code, rows } = await setUpTwoFactor()
    const before = await rows(identitySessions).count()
    const pending = await enterPassword()
    const answers = await Promise.all([enterCode(pending, code()), enterCode(pending, code())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await rows(identitySessions).count()).toBe(before + 1)
  })

  it('is deleted when it has expired', async () => {
    const { enterPassword, clock, db, rows } = await setUpTwoFactor()
    await enterPassword()
    clock.advance({ minutes: 11 })
    await db.transaction((tx) => sweepIdentity(tx, clock.now()))
    expect(await rows(identitySignIns).count()).toBe(0)
  })
})

describe('guessing codes', () => {
  it('has to wait after 5 wrong ones, longer each time', async () => {
    const { tryBoth, clock } = await setUpTwoFactor()
    for (let count = 0; count < 5; count += 1) {
      expect(await tryBoth(WRONG, STRANGER)).toEqual(refusalWith('INVALID_CODE'))
    }
    expect(await tryBoth(WRONG, STRANGER)).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
    clock.advance({ seconds: 1 })
    expect(await tryBoth(WRONG, STRANGER)).toEqual(refusalWith('INVALID_CODE'))
    clock.advance({ seconds: 1 })
    expect(await tryBoth(WRONG, STRANGER)).toEqual(refusalWith('TOO_MANY_ATTEMPTS_TRY_LATER'))
  })

  it('finds one in a day with a chance of 1 in 1,000 at most', async () => {
    const { enterPassword, enterCode, clock } = await setUpTwoFactor()
    let checked = 0
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const pending = await enterPassword(STRANGER)
      for (let more = true; more;) {
        const { body } = await enterCode(pending, WRONG, STRANGER)
        more = JSON.stringify(body).includes('INVALID_CODE')
        if (more) checked += 1
      }
      clock.advance({ minutes: 1 })
    }
    // Each code counts for three steps.
    expect(checked * 3).toBeLessThan(1000)
  })

  it('has to wait after 5 wrong ones even if they arrive at once', async () => {
    const { enterPassword, enterCode } = await setUpTwoFactor()
    const pending = await enterPassword(STRANGER)
    const answers = await Promise.all(Array.from({ length: 20 }, () => enterCode(pending, WRONG, STRANGER)))
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('INVALID_CODE'))).toHaveLength(5)
  })

  it('does not lock out the owner, neither in the browser nor in the network of an earlier sign-in', async () => {
    const { tryBoth, code, clock } = await setUpTwoFactor()
    for (let count = 0; count < 30; count += 1) await tryBoth(WRONG, { address: `198.51.100.${count}` })
    expect(await tryBoth(code(), { device: 'notebook', address: '203.0.113.5' })).toMatchObject({ status: 200 })
    clock.advance({ seconds: 30 })
    expect(await tryBoth(code())).toMatchObject({ status: 200 })
  })

  it('is told to the owner, once an hour and network', async () => {
    const { tryBoth, rows, jobs, emails } = await setUpTwoFactor()
    for (let count = 0; count < 3; count += 1) await tryBoth(WRONG, STRANGER)
    await jobs.drain()
    expect(await rows(identityEvents, { kind: 'wrong_second_factor' }).list()).toMatchObject([
      { count: 3, network: STRANGER.address },
    ])
    expect(emails.filter(({ subject }) => subject === 'Wrong code for your Goodword account')).toHaveLength(1)
  })
})

describe('setting up an app', () => {
  it('has to be finished within 10 minutes', async () => {
    const { call, idToken, clock, signIn, changeAccount, rows } = await setUpTwoFactor()
    await rows(identitySecondFactors).delete()
    const { body } = await call('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
    const { totpSessionInfo } = body as { totpSessionInfo: { sessionInfo: string } }
    clock.advance({ minutes: 10 })
    await changeAccount({ isEmailVerified: true })
    const later = await signIn()
    const totpVerificationInfo = { sessionInfo: totpSessionInfo.sessionInfo, verificationCode: WRONG }
    expect(await call('mfaEnrollment:finalize', { idToken: later.idToken, totpVerificationInfo })).toEqual(
      refusalWith('SESSION_EXPIRED'),
    )
    const made = { sessionInfo: 'made-up', verificationCode: WRONG }
    expect(await call('mfaEnrollment:finalize', { idToken: later.idToken, totpVerificationInfo: made })).toEqual(
      refusalWith('INVALID_SESSION_INFO'),
    )
  })

  it('and turning it off are told to the owner', async () => {
    const { call, idToken, rows, jobs, emails } = await setUpTwoFactor()
    const { id } = await rows(identitySecondFactors).one()
    expect(await call('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: id })).toMatchObject({ status: 200 })
    await jobs.drain()
    expect((await rows(identityEvents).list()).map(({ kind }) => kind)).toEqual(['two_factor_on', 'two_factor_off'])
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Two-factor is on for your Goodword account',
      'Two-factor is off for your Goodword account',
    ])
  })

  it('stores the secret sealed, and neither codes nor credentials of sign-ins', async () => {
    const { secret, rows, code, enterPassword } = await setUpTwoFactor()
    const { mfaPendingCredential } = await enterPassword()
    const everything = JSON.stringify(await everyRow(rows))
    for (const text of [secret, code(), mfaPendingCredential, PASSWORD]) expect(everything).not.toContain(text)
  })

  it.each([
    ['mfaEnrollment:start', { phoneEnrollmentInfo: {} }, 'OPERATION_NOT_ALLOWED'],
    ['mfaEnrollment:start', { idToken: '', totpEnrollmentInfo: {} }, 'MISSING_ID_TOKEN'],
    ['mfaEnrollment:finalize', { totpVerificationInfo: {} }, 'MISSING_SESSION_INFO'],
    ['mfaEnrollment:withdraw', {}, 'MISSING_MFA_ENROLLMENT_ID'],
    ['mfaSignIn:start', { mfaPendingCredential: 'any' }, 'OPERATION_NOT_ALLOWED'],
    ['mfaSignIn:finalize', { mfaEnrollmentId: 'any' }, 'MISSING_MFA_PENDING_CREDENTIAL'],
    ['mfaSignIn:finalize', { mfaPendingCredential: 'any' }, 'MISSING_MFA_ENROLLMENT_ID'],
  ])('and signing in say what a call of %s lacks (%j)', async (operation, body, code) => {
    const { call } = await setUpTwoFactor()
    expect(await call(operation, { idToken: 'any', ...body })).toEqual(refusalWith(code))
  })
})

describe('bringing the old address back', () => {
  it.each([
    ['removes an app that was set up since the change', 1, 0],
    ['keeps an app that was set up before the change', -1, 1],
  ])('%s', async (_, minutes, left) => {
    const { ask, idToken, lastCode, clock, rows, email } = await setUpTwoFactor()
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: NEXT_EMAIL }
    await ask('sendOobCode', request)
    await ask('update', { oobCode: await lastCode(NEXT_EMAIL, 'VERIFY_AND_CHANGE_EMAIL') })
    const changedAt = clock.now().getTime()
    await rows(identitySecondFactors).update({ enrolledAt: new Date(changedAt + minutes * 60_000) })
    await ask('update', { oobCode: await lastCode(email, 'RECOVER_EMAIL') })
    expect(await rows(identitySecondFactors).count()).toBe(left)
  })
})

describe('a deleted account', () => {
  it('leaves no app, recovery code or sign-in behind', async () => {
    const { identity, uid, rows, enterPassword } = await setUpTwoFactor()
    await enterPassword()
    await identity.deleteAccount(uid)
    for (const table of [identitySecondFactors, identityRecoveryCodes, identitySignIns]) {
      expect(await rows(table).count()).toBe(0)
    }
  })
})
