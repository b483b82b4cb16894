import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Identity, IdentityUser } from './identity.ts'
import { userWith, setUpSession, setUpSignedInSession } from './session.fake.ts'

describe('signing out', () => {
  test('clears the cache before it signs out at the service, and removes the token', async () => {
    const { session, identity, clearCache, token } = await setUpSignedInSession()
    const signOut = vi.spyOn(identity, 'signOut')
    await session.signOut()
    expect(clearCache.mock.invocationCallOrder[0]).toBeLessThan(signOut.mock.invocationCallOrder[0] ?? 0)
    expect(session.getState()).toEqual({ status: 'signedOut' })
    expect(token()).toBeUndefined()
    expect(await session.getToken('current')).toBeNull()
  })

  test('ends the session at the server before the browser forgets the user', async () => {
    const { session, identity } = await setUpSignedInSession()
    const steps: string[] = []
    vi.spyOn(identity, 'endSession').mockImplementationOnce(async () => void steps.push('server'))
    vi.spyOn(identity, 'signOut').mockImplementationOnce(async () => void steps.push('browser'))
    await session.signOut()
    expect(steps).toEqual(['server', 'browser'])
  })

  test('ends the session of a user whom the service remembers if no token is stored', async () => {
    const { session, identity } = setUpSession({ remembered: userWith('nora') })
    await session.sendPasswordReset('nora@example.com')
    expect(identity.endedSessions).toEqual(['nora'])
    expect(identity.remembered).toBeNull()
  })

  test('works without a network', async () => {
    const { session, identity } = await setUpSignedInSession()
    vi.spyOn(identity, 'endSession').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await session.signOut()
    expect(identity.remembered).toBeNull()
  })

  test('waits two seconds at most for the server', async () => {
    const { session, identity } = await setUpSignedInSession()
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(identity, 'endSession').mockReturnValueOnce(new Promise(() => {}))
    const signedOut = session.signOut()
    expect(session.getState().status).toBe('signedOut')
    await vi.advanceTimersByTimeAsync(1999)
    expect(identity.remembered).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await signedOut
    expect(identity.remembered).toBeNull()
  })

  test('asks nothing of the server if the session has ended there', async () => {
    const { session, identity, token } = await setUpSignedInSession()
    await session.signOutHere()
    expect(identity.endedSessions).toEqual([])
    expect(identity.remembered).toBeNull()
    expect(token()).toBeUndefined()
  })

  test('takes effect immediately, even if the service is slow', async () => {
    const { session, identity, loadIdentity } = setUpSession({ token: 'old', remembered: userWith('nora') })
    const slow = Promise.withResolvers<Identity>()
    loadIdentity.mockReturnValueOnce(slow.promise)
    session.determine()
    const signedOut = session.signOut()
    expect(session.getState().status).toBe('signedOut')
    slow.resolve(identity)
    await signedOut
    expect(session.getState().status).toBe('signedOut')
  })

  test('ignores a late report that the user is signed in', async () => {
    const { session, identity, seen, token } = await setUpSignedInSession()
    seen.length = 0
    const slow = Promise.withResolvers<void>()
    vi.spyOn(identity, 'signOut').mockReturnValueOnce(slow.promise)
    const signedOut = session.signOut()
    identity.report(userWith('nora'))
    slow.resolve()
    await signedOut
    expect(seen).toEqual(['signedOut'])
    expect(token()).toBeUndefined()
  })

  test('finishes before another user signs in', async () => {
    const { session, identity, become } = await setUpSignedInSession()
    identity.accounts.set('otto@example.com', userWith('otto'))
    const slow = Promise.withResolvers<void>()
    vi.spyOn(identity, 'signOut').mockImplementationOnce(async () => {
      await slow.promise
      identity.report(null)
    })
    void session.signOut()
    const signedIn = session.signIn({ email: 'otto@example.com', password: 'right' })
    slow.resolve()
    await signedIn
    expect(await become('signedIn')).toMatchObject({ user: { id: 'otto' } })
  })

  test('removes a stored token before the session is determined', async () => {
    const { session, identity, token } = setUpSession({ token: 'old', remembered: userWith('nora') })
    await session.signOut()
    expect(session.getState().status).toBe('signedOut')
    expect(token()).toBeUndefined()
    expect(identity.remembered).toBeNull()
  })

  test('works even if the service can’t be loaded', async () => {
    const { session, loadIdentity, token } = setUpSession({ token: 'old' })
    loadIdentity.mockRejectedValue(new Error('no network'))
    await session.signOut()
    expect(session.getState().status).toBe('signedOut')
    expect(token()).toBeUndefined()
  })

  test('does not load the service if nobody is signed in', async () => {
    const { session, loadIdentity } = setUpSession()
    await session.signOut()
    expect(loadIdentity).not.toHaveBeenCalled()
  })
})

describe('a session that the service ended', () => {
  const ended = (code: string) => Object.assign(new Error('Firebase: over'), { code })
  const userWhoseSessionEnds = (code: string): IdentityUser => ({
    ...userWith('nora'),
    getToken: async (which) => {
      if (which === 'fresh') throw ended(code)
      return 'token-nora'
    },
  })

  test.each(['auth/user-disabled', 'auth/user-token-expired', 'auth/invalid-refresh-token'])(
    'with %s ends when a fresh token is requested',
    async (code) => {
      const { session, become, token, clearCache } = setUpSession({
        token: 'old',
        remembered: userWhoseSessionEnds(code),
      })
      session.determine()
      await become('signedIn')
      expect(await session.getToken('fresh')).toBeNull()
      expect(session.getState().status).toBe('signedOut')
      expect(token()).toBeUndefined()
      expect(clearCache).toHaveBeenCalledOnce()
    },
  )

  test('is signed out from the start if the service says so', async () => {
    const remembered = userWith('nora', Promise.reject(ended('auth/user-disabled')))
    const { session, become, token } = setUpSession({ token: 'old', remembered })
    session.determine()
    await become('signedOut')
    expect(token()).toBeUndefined()
  })

  test('continues if the service just can’t be reached', async () => {
    const remembered = userWhoseSessionEnds('auth/network-request-failed')
    const { session, become } = setUpSession({ token: 'old', remembered })
    session.determine()
    await become('signedIn')
    await expect(session.getToken('fresh')).rejects.toMatchObject({ code: 'auth/network-request-failed' })
    expect(session.getState().status).toBe('signedIn')
  })
})
