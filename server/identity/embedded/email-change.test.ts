import { describe, expect, it } from 'vitest'
import { identityCodes, identityEvents, identitySessions } from '#server/db/schema/identity.ts'
import {
  EMAIL,
  leaveOutConfirmation,
  NEXT_EMAIL,
  PASSWORD,
  refusalWith,
  setUpCodes,
} from '#server/testing/test-identity.ts'

async function setUpChanged() {
  const world = await setUpCodes()
  const other = await world.signIn()
  expect((await world.apply(await world.codeForChange())).status).toBe(200)
  return { ...world, other }
}

/** The code that brings the old address back. */
const recoveryCode = ({ lastCode }: Awaited<ReturnType<typeof setUpCodes>>) => lastCode(EMAIL, 'RECOVER_EMAIL')

describe('a change of address', () => {
  it('ends all sessions but the one that requested it', async () => {
    const { identity, idToken, other, refreshToken, tryRefresh } = await setUpChanged()
    expect(await identity.verifyToken(idToken)).toMatchObject({ email: NEXT_EMAIL })
    expect((await tryRefresh(refreshToken)).status).toBe(200)
    expect(await identity.verifyToken(other.idToken)).toBeNull()
    expect(await tryRefresh(other.refreshToken)).toEqual(refusalWith('TOKEN_EXPIRED'))
  })

  it('is told to the old address only', async () => {
    const world = await setUpChanged()
    await world.jobs.drain()
    const sent = world.emails.filter(({ subject }) => subject === 'Your Goodword email address was changed')
    expect(sent.map(({ to }) => to)).toEqual([EMAIL])
    expect(sent[0]?.text).toContain(`Your Goodword account now uses ${NEXT_EMAIL} instead of ${EMAIL}.`)
    expect(sent[0]?.text).toContain('Bring this address back: https://goodword.example/verify-email?oobCode=')
  })

  it('to an address that has an account looks the same and sends nothing', async () => {
    const { identity, ask, idToken, jobs, emails, rows } = await setUpCodes()
    await identity.createAccount({ email: NEXT_EMAIL, password: PASSWORD, displayName: 'Somebody' })
    await leaveOutConfirmation(rows, NEXT_EMAIL)
    const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken }
    const [taken, free] = [
      await ask('sendOobCode', { ...request, newEmail: NEXT_EMAIL }),
      await ask('sendOobCode', { ...request, newEmail: 'free@elsewhere.example' }),
    ]
    expect(taken).toEqual(free)
    await jobs.drain()
    expect(emails.map(({ to }) => to)).toEqual(['free@elsewhere.example'])
    expect(await rows(identityCodes).count()).toBe(1)
  })
})

describe('a change that waits for the new address', () => {
  it('looks pending even if somebody else has the address', async () => {
    const { identity, ask, idToken, jobs, emails, rows } = await setUpCodes()
    await identity.createAccount({ email: NEXT_EMAIL, password: PASSWORD, displayName: 'Somebody' })
    await leaveOutConfirmation(rows, NEXT_EMAIL)
    await ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: NEXT_EMAIL })
    await jobs.drain()
    expect(await rows(identityCodes).values('newEmail')).toEqual([NEXT_EMAIL])
    expect(emails).toEqual([])
  })
})

describe('the link to the old address', () => {
  it('brings it back and ends all sessions', async () => {
    const world = await setUpChanged()
    const code = await recoveryCode(world)
    expect(await world.check(code)).toMatchObject({ body: { requestType: 'RECOVER_EMAIL', email: EMAIL } })
    expect(await world.apply(code)).toMatchObject({ status: 200, body: { email: EMAIL, emailVerified: true } })
    expect(await world.rows(identitySessions).count()).toBe(0)
    expect(await world.identity.verifyToken(world.idToken)).toBeNull()
    expect((await world.trySignIn()).status).toBe(200)
    expect((await world.rows(identityEvents).values('kind')).toSorted()).toEqual([
      'email_change_reversed',
      'email_changed',
    ])
  })

  it('works once', async () => {
    const world = await setUpChanged()
    const code = await recoveryCode(world)
    await world.apply(code)
    expect(await world.apply(code)).toEqual(refusalWith('INVALID_OOB_CODE'))
  })

  it('works for 7 days', async () => {
    const world = await setUpChanged()
    const code = await recoveryCode(world)
    world.clock.advance({ days: 7, seconds: -1 })
    expect((await world.check(code)).status).toBe(200)
    world.clock.advance({ seconds: 1 })
    expect(await world.apply(code)).toEqual(refusalWith('EXPIRED_OOB_CODE'))
  })

  it('works after a thief changed the password and the address again, and ends the thief’s way back', async () => {
    const world = await setUpChanged()
    const code = await recoveryCode(world)
    const third = 'third@elsewhere.example'
    const thief = await world.signIn({ email: NEXT_EMAIL })
    const changed = await world.ask('update', { idToken: thief.idToken, password: 'a thief’s horse' })
    const { idToken } = Object(changed.body)
    await world.ask('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: third })
    await world.apply(await world.lastCode(third, 'VERIFY_AND_CHANGE_EMAIL'))
    const thiefsCode = await world.lastCode(NEXT_EMAIL, 'RECOVER_EMAIL')
    expect(await world.apply(code)).toMatchObject({ status: 200, body: { email: EMAIL } })
    expect(await world.apply(thiefsCode)).toEqual(refusalWith('INVALID_OOB_CODE'))
  })

  it('changes nothing if the address belongs to another account now', async () => {
    const world = await setUpChanged()
    const code = await recoveryCode(world)
    await world.identity.createAccount({ email: EMAIL, password: PASSWORD, displayName: 'Somebody' })
    expect(await world.apply(code)).toEqual(refusalWith('EMAIL_EXISTS'))
    expect(await world.identity.verifyToken(world.idToken)).toMatchObject({ email: NEXT_EMAIL })
  })
})

describe('an owner gets an email', () => {
  it('about a new password, and about a reset', async () => {
    const world = await setUpCodes()
    await world.ask('update', { idToken: world.idToken, password: 'another horse' })
    await world.reset(await world.codeForReset(), 'a third horse')
    await world.jobs.drain()
    const notices = world.emails.filter(({ subject }) => subject === 'Your Goodword password was changed')
    expect(notices).toHaveLength(2)
    expect(notices[0]?.to).toBe(EMAIL)
  })

  it('about a sign-in on a new device, with its name and half of its address', async () => {
    const world = await setUpCodes()
    await world.signIn({
      address: '203.0.113.9',
      browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
    })
    await world.jobs.drain()
    expect(world.emails.map(({ subject }) => subject)).toEqual(['New sign-in to your Goodword account'])
    expect(world.emails[0]?.text).toContain('Firefox on Windows (network 203.0.x.x) on 20 November 2026 at 09:00 UTC')
    expect(world.emails[0]?.text).not.toContain('203.0.113.9')
  })

  it('not about wrong passwords, which anybody can cause', async () => {
    const world = await setUpCodes()
    await world.trySignIn({ password: 'wrong horse', address: '203.0.113.9' })
    await new Promise((resolve) => setImmediate(resolve))
    await world.jobs.drain()
    expect(await world.rows(identityEvents).count()).toBe(1)
    expect(world.emails).toEqual([])
  })
})
