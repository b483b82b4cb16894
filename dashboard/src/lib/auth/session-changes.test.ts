import { describe, expect, test, vi } from 'vitest'
import { TOKEN_KEY, userWith, setUpSession, setUpSignedInSession } from './session.fake.ts'

describe('a signed-in session', () => {
  test('stores a changed token', async () => {
    const { session, identity, token } = await setUpSignedInSession()
    identity.report(userWith('nora', 'token-2'))
    await vi.waitFor(() => expect(token()).toBe('token-2'))
    expect(session.getState()).toMatchObject({ status: 'signedIn', token: 'token-2' })
  })

  test('keeps the token that was requested last, in any order of arrival', async () => {
    const { identity, token } = await setUpSignedInSession()
    const late = Promise.withResolvers<string>()
    identity.report(userWith('nora', late.promise))
    identity.report(userWith('nora', 'newest'))
    await vi.waitFor(() => expect(token()).toBe('newest'))
    late.resolve('stale')
    await late.promise
    await Promise.resolve()
    expect(token()).toBe('newest')
  })

  test('clears the cache for another user', async () => {
    const { identity, clearCache, session } = await setUpSignedInSession()
    identity.report(userWith('otto'))
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ user: { id: 'otto' } }))
    expect(clearCache).toHaveBeenCalledOnce()
  })

  test('ends if the service signs the user out, and says so', async () => {
    const { identity, become, token, clearCache } = await setUpSignedInSession()
    identity.report(null)
    expect(await become('signedOut')).toEqual({ status: 'signedOut', hasEnded: true })
    expect(token()).toBeUndefined()
    expect(clearCache).toHaveBeenCalledOnce()
  })

  test('was not ended by the service if the user signs out', async () => {
    const { session, become } = await setUpSignedInSession()
    await session.signOut()
    expect(await become('signedOut')).toEqual({ status: 'signedOut' })
  })

  test('shows that an address was verified, in the same visit', async () => {
    const { session } = await setUpSignedInSession()
    const visit = session.getVisit()
    expect(session.getState()).toMatchObject({ user: { isEmailVerified: false } })
    expect(await session.applyEmailCode('nora')).toEqual({ kind: 'verified', email: 'nora@example.com' })
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ user: { isEmailVerified: true } }))
    expect(session.getVisit()).toBe(visit)
  })
})

describe('a visit', () => {
  test('stays the same when the token changes, and is a new one for another user', async () => {
    const { session, identity, token } = await setUpSignedInSession()
    const first = session.getVisit()
    identity.report(userWith('nora', 'token-2'))
    await vi.waitFor(() => expect(token()).toBe('token-2'))
    expect(session.getVisit()).toBe(first)
    identity.report(userWith('otto'))
    await vi.waitFor(() => expect(token()).toBe('token-otto'))
    expect(session.getVisit()).not.toBe(first)
  })

  test('ends when the user signs out, and is a new one for the same user afterwards', async () => {
    const { session, identity, become } = await setUpSignedInSession()
    identity.accounts.set('nora@example.com', userWith('nora'))
    const first = session.getVisit()
    await session.signOut()
    expect(session.getVisit()).toBeNull()
    await session.signIn({ email: 'nora@example.com', password: 'right' })
    await become('signedIn')
    expect(session.getVisit()).not.toBe(first)
  })
})

describe('another tab', () => {
  test('signs this one out when it signs out', async () => {
    const { session, storage, clearCache } = await setUpSignedInSession()
    storage.removeItem(TOKEN_KEY)
    session.followOtherTab({ key: TOKEN_KEY })
    expect(session.getState().status).toBe('signedOut')
    expect(clearCache).toHaveBeenCalledOnce()
  })

  test('signs this one out when it clears the storage', async () => {
    const { session, storage } = await setUpSignedInSession()
    storage.removeItem(TOKEN_KEY)
    session.followOtherTab({ key: null })
    expect(session.getState().status).toBe('signedOut')
  })

  test('signs this one in when it signs in', async () => {
    const { session, identity, storage, become } = setUpSession()
    identity.remembered = userWith('nora')
    storage.setItem(TOKEN_KEY, 'token-nora')
    session.followOtherTab({ key: TOKEN_KEY })
    expect(await become('signedIn')).toMatchObject({ user: { id: 'nora' } })
  })

  test('changes nothing when it stores something else', async () => {
    const { session, storage } = await setUpSignedInSession()
    storage.removeItem(TOKEN_KEY)
    session.followOtherTab({ key: 'theme' })
    expect(session.getState().status).toBe('signedIn')
  })

  test('keeps the token when it signed out and in again while this one slept', async () => {
    const { session, storage, token } = await setUpSignedInSession()
    storage.setItem(TOKEN_KEY, 'token-otto')
    session.followOtherTab({ key: TOKEN_KEY })
    session.followOtherTab({ key: TOKEN_KEY })
    expect(token()).toBe('token-otto')
  })
})
