import { TOKEN_STORAGE_KEY } from '#shared/constants.ts'
import type { KeyValueStorage } from '../browser-storage.ts'
import type { Credentials, Identity, IdentityUser } from './identity.ts'

export const SIGN_IN_FAILED_MESSAGE = 'Failed to sign in.'

export type SessionState =
  | { status: 'determining' }
  | { status: 'signedIn'; user: IdentityUser; token: string }
  | { status: 'signedOut' }
  /** There is a token, but who it belongs to could not be found out. */
  | { status: 'failed' }

type SessionOptions = {
  storage: KeyValueStorage
  loadIdentity: () => Promise<Identity>
  /** Forgets every answer that was given to the owner who was signed in. */
  clearCache: () => unknown
}

/**
 * Who is signed in, for the whole page. The stored token decides at first: without one it is signed out at once and the
 * identity service is never loaded. From then on the identity service decides, and the token is stored at each change.
 */
export function createSession({ storage, loadIdentity, clearCache }: SessionOptions) {
  const hasToken = () => storage.getItem(TOKEN_STORAGE_KEY) !== null
  const listeners = new Set<() => void>()
  let state: SessionState = hasToken() ? { status: 'determining' } : { status: 'signedOut' }
  let connection: Promise<Identity> | undefined
  let latestReport = 0

  function become(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function becomeSignedOut() {
    latestReport += 1
    storage.removeItem(TOKEN_STORAGE_KEY)
    if (state.status === 'signedIn') clearCache()
    if (state.status !== 'signedOut') become({ status: 'signedOut' })
  }

  async function follow(user: IdentityUser | null) {
    if (!user) return becomeSignedOut()
    latestReport += 1
    const report = latestReport
    const token = await user.getToken('current')
    if (report !== latestReport) return
    if (state.status === 'signedIn' && state.user.id !== user.id) clearCache()
    storage.setItem(TOKEN_STORAGE_KEY, token)
    become({ status: 'signedIn', user, token })
  }

  const fail = () => state.status === 'determining' && become({ status: 'failed' })

  async function open(): Promise<Identity> {
    const identity = await loadIdentity()
    // Without a stored token nobody is signed in, whoever the identity service remembers.
    if (!hasToken()) await identity.signOut()
    identity.onTokenChanged((user) => void follow(user).catch(fail))
    return identity
  }

  function connect(): Promise<Identity> {
    connection ??= open().catch((error: unknown) => {
      connection = undefined
      throw error
    })
    return connection
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Finds out who is signed in. */
    determine() {
      if (state.status === 'determining') connect().catch(fail)
    },

    /** To be called with the storage events of the window: they tell what other tabs did. */
    followOtherTab({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
      if (key !== null && key !== TOKEN_STORAGE_KEY) return
      if (newValue === null) becomeSignedOut()
      else if (state.status === 'signedOut') connect().catch(becomeSignedOut)
    },

    async signIn(credentials: Credentials) {
      const identity = await connect()
      const user = await identity.signIn(credentials)
      if (!user) throw new Error(SIGN_IN_FAILED_MESSAGE)
      await follow(user)
    },

    async signOut() {
      clearCache()
      try {
        if (connection || hasToken()) await (await connect()).signOut()
      } catch {
        // Without its token the session is over: whoever the identity service still remembers is signed out by `open`.
      }
      becomeSignedOut()
    },

    async sendPasswordReset(email: string) {
      const identity = await connect()
      await identity.sendPasswordReset(email)
    },

    /** Null when nobody is signed in. */
    getToken: async (which: 'current' | 'fresh'): Promise<string | null> =>
      state.status === 'signedIn' ? state.user.getToken(which) : null,
  }
}

export type Session = ReturnType<typeof createSession>
