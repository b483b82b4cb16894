import { describe, expect, test, vi } from 'vitest'
import type { KeyValueStorage } from '../browser-storage.ts'
import type { Identity, IdentityUser, PasswordReset } from './identity.ts'
import { createSession, type SessionState } from './session.ts'

const TOKEN_KEY = 'firebaseToken'

function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  const storage: KeyValueStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  return { storage, token: () => values.get(TOKEN_KEY) }
}

const userWith = (id: string, token: string | Promise<string> = `token-${id}`): IdentityUser => ({
  id,
  email: `${id}@example.com`,
  isEmailVerified: false,
  sendEmailVerification: async () => {},
  getToken: async (which) => (which === 'fresh' ? `fresh-${id}` : token),
})

/** An identity service of this test: it remembers a user, and tells of changes when the test says so. */
class TestIdentity implements Identity {
  remembered: IdentityUser | null
  readonly reports: ((user: IdentityUser | null) => void)[] = []
  readonly accounts = new Map<string, IdentityUser>()
  readonly resets: string[] = []
  readonly newPasswords: PasswordReset[] = []

  constructor(remembered: IdentityUser | null = null) {
    this.remembered = remembered
  }

  onTokenChanged(listener: (user: IdentityUser | null) => void) {
    this.reports.push(listener)
    queueMicrotask(() => listener(this.remembered))
  }

  report(user: IdentityUser | null) {
    this.remembered = user
    for (const listener of this.reports) listener(user)
  }

  async signIn({ email, password }: { email: string; password: string }) {
    if (password === 'wrong') throw Object.assign(new Error('no'), { code: 'auth/wrong-password' })
    const user = this.accounts.get(email) ?? null
    this.report(user)
    return user
  }

  async signOut() {
    this.report(null)
  }

  async sendPasswordReset(email: string) {
    this.resets.push(email)
  }

  async readPasswordReset(code: string) {
    return `${code}@example.com`
  }

  async resetPassword(reset: PasswordReset) {
    this.newPasswords.push(reset)
  }

  async applyEmailCode(code: string) {
    if (this.remembered) this.report({ ...this.remembered, isEmailVerified: true })
    return { kind: 'verified' as const, email: `${code}@example.com` }
  }

  async checkPassword(password: string) {
    return [{ text: 'A number', isMet: /\d/.test(password) }]
  }
}

function setUp({ token, remembered = null }: { token?: string; remembered?: IdentityUser | null } = {}) {
  const memory = memoryStorage(token === undefined ? {} : { [TOKEN_KEY]: token })
  const identity = new TestIdentity(remembered)
  const loadIdentity = vi.fn<() => Promise<Identity>>(async () => identity)
  const clearCache = vi.fn<() => void>()
  const session = createSession({ storage: memory.storage, loadIdentity, clearCache })
  const seen: SessionState['status'][] = []
  session.subscribe(() => seen.push(session.getState().status))
  const become = async (status: SessionState['status']) => {
    await vi.waitUntil(() => session.getState().status === status)
    return session.getState()
  }
  return { ...memory, identity, loadIdentity, clearCache, session, seen, become }
}

async function setUpSignedIn() {
  const all = setUp({ token: 'old', remembered: userWith('nora') })
  all.session.determine()
  await all.become('signedIn')
  return all
}

describe('at first', () => {
  test('nobody is signed in without a stored token, and the identity service is not loaded', () => {
    const { session, loadIdentity } = setUp()
    session.determine()
    expect(session.getState()).toEqual({ status: 'signedOut' })
    expect(loadIdentity).not.toHaveBeenCalled()
  })

  test('a stored token leaves it open until the identity service reports', async () => {
    const { session, become, token } = setUp({ token: 'old', remembered: userWith('nora') })
    expect(session.getState().status).toBe('determining')
    session.determine()
    expect(session.getState().status).toBe('determining')
    await become('signedIn')
    expect(session.getState()).toMatchObject({ user: { id: 'nora' }, token: 'token-nora' })
    expect(token()).toBe('token-nora')
  })

  test('a stored token that belongs to nobody is removed', async () => {
    const { session, become, token } = setUp({ token: 'old' })
    session.determine()
    await become('signedOut')
    expect(token()).toBeUndefined()
  })

  test('it has failed when the identity service cannot be loaded', async () => {
    const { session, become, loadIdentity } = setUp({ token: 'old' })
    loadIdentity.mockRejectedValueOnce(new Error('no network'))
    session.determine()
    expect(await become('failed')).toEqual({ status: 'failed' })
  })

  test('it has failed when the token of the signed-in user cannot be had', async () => {
    const { session, become } = setUp({ token: 'old', remembered: userWith('nora', Promise.reject(new Error('no'))) })
    session.determine()
    expect(await become('failed')).toEqual({ status: 'failed' })
  })
})

describe('signing in', () => {
  test('makes the user signed in and stores the token', async () => {
    const { session, identity, become, token } = setUp()
    identity.accounts.set('nora@example.com', userWith('nora'))
    await session.signIn({ email: 'nora@example.com', password: 'right' })
    await become('signedIn')
    expect(token()).toBe('token-nora')
    expect(await session.getToken('current')).toBe('token-nora')
    expect(await session.getToken('fresh')).toBe('fresh-nora')
  })

  test('fails with a sentence when the service answers with no user', async () => {
    const { session, token } = setUp()
    await expect(session.signIn({ email: 'nobody@example.com', password: 'right' })).rejects.toThrow(
      'Failed to sign in.',
    )
    expect(session.getState().status).toBe('signedOut')
    expect(token()).toBeUndefined()
  })

  test("passes on the service's own code", async () => {
    const { session } = setUp()
    const failure = session.signIn({ email: 'nora@example.com', password: 'wrong' })
    await expect(failure).rejects.toMatchObject({ code: 'auth/wrong-password' })
  })

  test('never lets a user in whom the service remembers without a stored token', async () => {
    const { session, identity, seen, token } = setUp({ remembered: userWith('somebody-before') })
    await session.sendPasswordReset('nora@example.com')
    await expect(session.signIn({ email: 'nora@example.com', password: 'wrong' })).rejects.toThrow('no')
    expect(seen).toEqual([])
    expect(token()).toBeUndefined()
    expect(identity.remembered).toBeNull()
  })

  test('can be tried again after the service could not be loaded', async () => {
    const { session, identity, become, loadIdentity } = setUp()
    identity.accounts.set('nora@example.com', userWith('nora'))
    loadIdentity.mockRejectedValueOnce(new Error('no network'))
    await expect(session.signIn({ email: 'nora@example.com', password: 'right' })).rejects.toThrow('no network')
    await session.signIn({ email: 'nora@example.com', password: 'right' })
    expect(await become('signedIn')).toMatchObject({ user: { id: 'nora' } })
  })
})

describe('while signed in', () => {
  test('a changed token is stored', async () => {
    const { session, identity, token } = await setUpSignedIn()
    identity.report(userWith('nora', 'token-2'))
    await vi.waitFor(() => expect(token()).toBe('token-2'))
    expect(session.getState()).toMatchObject({ status: 'signedIn', token: 'token-2' })
  })

  test('the token that was asked for last wins, whichever comes first', async () => {
    const { identity, token } = await setUpSignedIn()
    const late = Promise.withResolvers<string>()
    identity.report(userWith('nora', late.promise))
    identity.report(userWith('nora', 'newest'))
    await vi.waitFor(() => expect(token()).toBe('newest'))
    late.resolve('stale')
    await late.promise
    await Promise.resolve()
    expect(token()).toBe('newest')
  })

  test('another user gets none of the answers that were cached', async () => {
    const { identity, clearCache, session } = await setUpSignedIn()
    identity.report(userWith('otto'))
    await vi.waitFor(() => expect(session.getState()).toMatchObject({ user: { id: 'otto' } }))
    expect(clearCache).toHaveBeenCalledOnce()
  })

  test('a user whom the service signs out, being disabled, is signed out here', async () => {
    const { identity, become, token, clearCache } = await setUpSignedIn()
    identity.report(null)
    await become('signedOut')
    expect(token()).toBeUndefined()
    expect(clearCache).toHaveBeenCalledOnce()
  })
})

describe('signing out', () => {
  test('clears the cache first, then signs out at the service and removes the token', async () => {
    const { session, identity, clearCache, token } = await setUpSignedIn()
    const signOut = vi.spyOn(identity, 'signOut')
    await session.signOut()
    expect(clearCache.mock.invocationCallOrder[0]).toBeLessThan(signOut.mock.invocationCallOrder[0] ?? 0)
    expect(session.getState()).toEqual({ status: 'signedOut' })
    expect(token()).toBeUndefined()
    expect(await session.getToken('current')).toBeNull()
  })

  test('is done for the page at once, while the service is slow', async () => {
    const { session, identity, loadIdentity } = setUp({ token: 'old', remembered: userWith('nora') })
    const slow = Promise.withResolvers<Identity>()
    loadIdentity.mockReturnValueOnce(slow.promise)
    session.determine()
    const signedOut = session.signOut()
    expect(session.getState().status).toBe('signedOut')
    slow.resolve(identity)
    await signedOut
    expect(session.getState().status).toBe('signedOut')
  })

  test('is not undone by a late report of who was signed in', async () => {
    const { session, identity, seen, token } = await setUpSignedIn()
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

  test('is over before anybody signs in', async () => {
    const { session, identity, become } = await setUpSignedIn()
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

  test('works on a stored token before anything was determined', async () => {
    const { session, identity, token } = setUp({ token: 'old', remembered: userWith('nora') })
    await session.signOut()
    expect(session.getState().status).toBe('signedOut')
    expect(token()).toBeUndefined()
    expect(identity.remembered).toBeNull()
  })

  test('ends signed out even when the service cannot be loaded', async () => {
    const { session, loadIdentity, token } = setUp({ token: 'old' })
    loadIdentity.mockRejectedValue(new Error('no network'))
    await session.signOut()
    expect(session.getState().status).toBe('signedOut')
    expect(token()).toBeUndefined()
  })

  test('does not load the service when nobody is signed in', async () => {
    const { session, loadIdentity } = setUp()
    await session.signOut()
    expect(loadIdentity).not.toHaveBeenCalled()
  })
})

describe('a session that the service has ended', () => {
  const ended = (code: string) => Object.assign(new Error('Firebase: over'), { code })
  const userWhoseSessionEnds = (code: string): IdentityUser => ({
    ...userWith('nora'),
    getToken: async (which) => {
      if (which === 'fresh') throw ended(code)
      return 'token-nora'
    },
  })

  test.each(['auth/user-disabled', 'auth/user-token-expired', 'auth/invalid-refresh-token'])(
    'with %s is over here too as soon as a fresh token is asked for',
    async (code) => {
      const { session, become, token, clearCache } = setUp({ token: 'old', remembered: userWhoseSessionEnds(code) })
      session.determine()
      await become('signedIn')
      expect(await session.getToken('fresh')).toBeNull()
      expect(session.getState().status).toBe('signedOut')
      expect(token()).toBeUndefined()
      expect(clearCache).toHaveBeenCalledOnce()
    },
  )

  test('is over from the first when the service says so at once', async () => {
    const remembered = userWith('nora', Promise.reject(ended('auth/user-disabled')))
    const { session, become, token } = setUp({ token: 'old', remembered })
    session.determine()
    await become('signedOut')
    expect(token()).toBeUndefined()
  })

  test('goes on when the service could only not be reached', async () => {
    const remembered = userWhoseSessionEnds('auth/network-request-failed')
    const { session, become } = setUp({ token: 'old', remembered })
    session.determine()
    await become('signedIn')
    await expect(session.getToken('fresh')).rejects.toMatchObject({ code: 'auth/network-request-failed' })
    expect(session.getState().status).toBe('signedIn')
  })
})

describe('a visit', () => {
  test('stays the same while tokens change, and is another one for another user', async () => {
    const { session, identity, token } = await setUpSignedIn()
    const first = session.getVisit()
    identity.report(userWith('nora', 'token-2'))
    await vi.waitFor(() => expect(token()).toBe('token-2'))
    expect(session.getVisit()).toBe(first)
    identity.report(userWith('otto'))
    await vi.waitFor(() => expect(token()).toBe('token-otto'))
    expect(session.getVisit()).not.toBe(first)
  })

  test('ends by signing out, and is another one for the same user afterwards', async () => {
    const { session, identity, become } = await setUpSignedIn()
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
  test('that signs out signs out this one', async () => {
    const { session, storage, clearCache } = await setUpSignedIn()
    storage.removeItem(TOKEN_KEY)
    session.followOtherTab({ key: TOKEN_KEY })
    expect(session.getState().status).toBe('signedOut')
    expect(clearCache).toHaveBeenCalledOnce()
  })

  test('that clears everything signs out this one', async () => {
    const { session, storage } = await setUpSignedIn()
    storage.removeItem(TOKEN_KEY)
    session.followOtherTab({ key: null })
    expect(session.getState().status).toBe('signedOut')
  })

  test('that signs in signs in this one', async () => {
    const { session, identity, storage, become } = setUp()
    identity.remembered = userWith('nora')
    storage.setItem(TOKEN_KEY, 'token-nora')
    session.followOtherTab({ key: TOKEN_KEY })
    expect(await become('signedIn')).toMatchObject({ user: { id: 'nora' } })
  })

  test('that stores something else is none of our business', async () => {
    const { session, storage } = await setUpSignedIn()
    storage.removeItem(TOKEN_KEY)
    session.followOtherTab({ key: 'theme' })
    expect(session.getState().status).toBe('signedIn')
  })

  test('that signed out and in again while this one slept is not signed out by it', async () => {
    const { session, storage, token } = await setUpSignedIn()
    storage.setItem(TOKEN_KEY, 'token-otto')
    session.followOtherTab({ key: TOKEN_KEY })
    session.followOtherTab({ key: TOKEN_KEY })
    expect(token()).toBe('token-otto')
  })
})

test('a password reset is passed on to the service', async () => {
  const { session, identity } = setUp()
  await session.sendPasswordReset('nora@example.com')
  expect(identity.resets).toEqual(['nora@example.com'])
})

test('a new password is passed on to the service, and signs nobody out', async () => {
  const { session, identity } = await setUpSignedIn()
  expect(await session.readPasswordReset('nora')).toBe('nora@example.com')
  await session.resetPassword({ code: 'c', password: 'a new one' })
  expect(identity.newPasswords).toEqual([{ code: 'c', password: 'a new one' }])
  expect(session.getState().status).toBe('signedIn')
})

test('an address that was verified is known as such, in the same visit', async () => {
  const { session } = await setUpSignedIn()
  const visit = session.getVisit()
  expect(session.getState()).toMatchObject({ user: { isEmailVerified: false } })
  expect(await session.applyEmailCode('nora')).toEqual({ kind: 'verified', email: 'nora@example.com' })
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ user: { isEmailVerified: true } }))
  expect(session.getVisit()).toBe(visit)
})

test('a password is checked by the service', async () => {
  const { session } = setUp()
  expect(await session.checkPassword('abc')).toEqual([{ text: 'A number', isMet: false }])
})
