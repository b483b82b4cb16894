import { describe, expect, test, vi } from 'vitest'
import type { IdentityUser } from './identity.ts'
import { userWith, setUpSession, setUpSignedInSession } from './session.fake.ts'

describe('a new session', () => {
  test('is signed out without a stored token, and does not load the identity service', () => {
    const { session, loadIdentity } = setUpSession()
    session.determine()
    expect(session.getState()).toEqual({ status: 'signedOut' })
    expect(loadIdentity).not.toHaveBeenCalled()
  })

  test('waits for the identity service if a token is stored', async () => {
    const { session, become, token } = setUpSession({ token: 'old', remembered: userWith('nora') })
    expect(session.getState().status).toBe('determining')
    session.determine()
    expect(session.getState().status).toBe('determining')
    await become('signedIn')
    expect(session.getState()).toMatchObject({ user: { id: 'nora' }, token: 'token-nora' })
    expect(token()).toBe('token-nora')
  })

  test('removes a stored token that belongs to nobody', async () => {
    const { session, become, token } = setUpSession({ token: 'old' })
    session.determine()
    await become('signedOut')
    expect(token()).toBeUndefined()
  })

  test('fails if the identity service can’t be loaded', async () => {
    const { session, become, loadIdentity } = setUpSession({ token: 'old' })
    loadIdentity.mockRejectedValueOnce(new Error('no network'))
    session.determine()
    expect(await become('failed')).toEqual({ status: 'failed' })
  })

  test('fails if the signed-in user’s token can’t be read', async () => {
    const { session, become } = setUpSession({
      token: 'old',
      remembered: userWith('nora', Promise.reject(new Error('no'))),
    })
    session.determine()
    expect(await become('failed')).toEqual({ status: 'failed' })
  })
})

describe('signing in', () => {
  test('signs the user in and stores the token', async () => {
    const { session, identity, become, token } = setUpSession()
    identity.accounts.set('nora@example.com', userWith('nora'))
    await session.signIn({ email: 'nora@example.com', password: 'right' })
    await become('signedIn')
    expect(token()).toBe('token-nora')
    expect(await session.getToken('current')).toBe('token-nora')
    expect(await session.getToken('fresh')).toBe('fresh-nora')
  })

  test('with two-factor waits for the code, and takes the right one after a wrong one', async () => {
    const { session, identity, become, token } = setUpSession()
    identity.accounts.set('nora@example.com', userWith('nora'))
    const step = await session.signIn({ email: 'nora@example.com', password: 'right, with two-factor' })
    await expect(step?.enterCode('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' })
    expect([session.getState().status, token()]).toEqual(['signedOut', undefined])
    await step?.enterCode('123456')
    expect(await become('signedIn')).toMatchObject({ user: { id: 'nora' } })
    expect(token()).toBe('token-nora')
  })

  describe('for the first time', () => {
    const credentials = { email: 'nora@example.com', password: 'right' }

    function setUpFirst(user: Partial<IdentityUser>) {
      const all = setUpSession()
      const sendEmailVerification = vi.fn<() => Promise<void>>(async () => {})
      all.identity.accounts.set(credentials.email, { ...userWith('nora'), sendEmailVerification, ...user })
      return { ...all, sendEmailVerification, onUnsent: vi.fn<(error: unknown) => void>() }
    }

    test.each([
      ['sends the email that confirms the address where the browser has to', true, false, 1],
      ['sends none where our server does', false, false, 0],
      ['sends none to a confirmed address', true, true, 0],
    ])('%s', async (_, leavesFirstConfirmationToBrowser, isEmailVerified, emails) => {
      const { session, identity, become, sendEmailVerification, onUnsent } = setUpFirst({ isEmailVerified })
      identity.leavesFirstConfirmationToBrowser = leavesFirstConfirmationToBrowser
      await session.signInFirst(credentials, { onUnsent })
      await become('signedIn')
      expect(sendEmailVerification).toHaveBeenCalledTimes(emails)
    })

    test('succeeds even if that email fails', async () => {
      const failure = new Error('auth/too-many-requests')
      const { session, identity, become, onUnsent } = setUpFirst({
        sendEmailVerification: () => Promise.reject(failure),
      })
      identity.leavesFirstConfirmationToBrowser = true
      await session.signInFirst(credentials, { onUnsent })
      await become('signedIn')
      await vi.waitFor(() => expect(onUnsent).toHaveBeenCalledWith(failure))
    })
  })

  test('with a token of our server signs that user in', async () => {
    const { session, become, token } = setUpSession()
    await session.signInWithToken('nora')
    expect(await become('signedIn')).toMatchObject({ user: { id: 'nora' } })
    expect(token()).toBe('token-nora')
  })

  test('fails with a message if the service returns no user', async () => {
    const { session, token } = setUpSession()
    await expect(session.signIn({ email: 'nobody@example.com', password: 'right' })).rejects.toThrow(
      'Failed to sign in.',
    )
    expect(session.getState().status).toBe('signedOut')
    expect(token()).toBeUndefined()
  })

  test('passes on the service’s error code', async () => {
    const { session } = setUpSession()
    const failure = session.signIn({ email: 'nora@example.com', password: 'wrong' })
    await expect(failure).rejects.toMatchObject({ code: 'auth/wrong-password' })
  })

  test('does not sign in a user whom the service remembers if no token is stored', async () => {
    const { session, identity, seen, token } = setUpSession({ remembered: userWith('somebody-before') })
    await session.sendPasswordReset('nora@example.com')
    await expect(session.signIn({ email: 'nora@example.com', password: 'wrong' })).rejects.toThrow('no')
    expect(seen).toEqual([])
    expect(token()).toBeUndefined()
    expect(identity.remembered).toBeNull()
  })

  test('can be tried again after the service could not be loaded', async () => {
    const { session, identity, become, loadIdentity } = setUpSession()
    identity.accounts.set('nora@example.com', userWith('nora'))
    loadIdentity.mockRejectedValueOnce(new Error('no network'))
    await expect(session.signIn({ email: 'nora@example.com', password: 'right' })).rejects.toThrow('no network')
    await session.signIn({ email: 'nora@example.com', password: 'right' })
    expect(await become('signedIn')).toMatchObject({ user: { id: 'nora' } })
  })
})

describe('the password', () => {
  test('is reset through the service', async () => {
    const { session, identity } = setUpSession()
    await session.sendPasswordReset('nora@example.com')
    expect(identity.resets).toEqual(['nora@example.com'])
  })

  test('is changed through the service, which signs nobody out', async () => {
    const { session, identity } = await setUpSignedInSession()
    expect(await session.readPasswordReset('nora')).toBe('nora@example.com')
    await session.resetPassword({ code: 'c', password: 'a new one' })
    expect(identity.newPasswords).toEqual([{ code: 'c', password: 'a new one' }])
    expect(session.getState().status).toBe('signedIn')
  })

  test('is checked by the service', async () => {
    const { session } = setUpSession()
    expect(await session.checkPassword('abc')).toEqual([{ text: 'A number', isMet: false }])
  })
})
