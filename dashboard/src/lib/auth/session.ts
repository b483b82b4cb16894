import { TOKEN_STORAGE_KEY } from '#shared/constants.ts'
import type { KeyValueStorage } from '../browser-storage.ts'
import type { CodeStep, Credentials, Identity, IdentityUser, PasswordReset } from './identity.ts'

export const SIGN_IN_FAILED_MESSAGE = 'Failed to sign in.'

export type SessionState =
  | { status: 'determining' }
  /** `visit` is a new number each time somebody signs in or opens another workspace. */
  | { status: 'signedIn'; user: IdentityUser; token: string; visit: number }
  /** `hasEnded` if the service ended the session, and nobody signed out. */
  | { status: 'signedOut'; hasEnded?: true }
  /** There is a token, but finding out whose it is failed. */
  | { status: 'failed' }

type SessionOptions = {
  storage: KeyValueStorage
  /** Of this tab, which keeps its workspace whatever other tabs open. */
  tabStorage: KeyValueStorage
  loadIdentity: () => Promise<Identity>
  /** Forgets every cached answer of the owner who was signed in. */
  clearCache: () => unknown
}

/** The id of the workspace that is open: of the tab, and of the tab that opened one last, for new tabs. */
const WORKSPACE_STORAGE_KEY = 'goodwordWorkspace'

/** Nobody waits longer for the server when signing out. */
const END_SESSION_TIMEOUT_MS = 2000

const sessionEndingCodes: unknown[] = ['auth/user-disabled', 'auth/user-token-expired', 'auth/invalid-refresh-token']

const endsSession = (error: unknown) =>
  error instanceof Error && 'code' in error && sessionEndingCodes.includes(error.code)

/**
 * Who is signed in, for the whole page. At first the stored token decides: without one, the user is signed out at
 * once and the identity service is never loaded. From then on the identity service decides, and the token is stored
 * at each change.
 */
export function createSession({ storage, tabStorage, loadIdentity, clearCache }: SessionOptions) {
  const hasToken = () => storage.getItem(TOKEN_STORAGE_KEY) !== null
  const listeners = new Set<() => void>()
  let state: SessionState = hasToken() ? { status: 'determining' } : { status: 'signedOut' }
  let connection: Promise<Identity> | undefined
  let departure: Promise<void> | undefined
  let latestReport = 0
  let visits = 0
  let workspaceId = tabStorage.getItem(WORKSPACE_STORAGE_KEY) ?? storage.getItem(WORKSPACE_STORAGE_KEY)

  function become(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function keepWorkspace(id: string | null) {
    workspaceId = id
    for (const each of [tabStorage, storage])
      if (id === null) each.removeItem(WORKSPACE_STORAGE_KEY)
      else each.setItem(WORKSPACE_STORAGE_KEY, id)
  }

  /** With null, the server chooses the one used last. */
  function openWorkspace(id: string | null) {
    if (state.status !== 'signedIn') return
    keepWorkspace(id)
    clearCache()
    become({ ...state, visit: (visits += 1) })
  }

  function becomeSignedOut({ hasEnded = false } = {}) {
    latestReport += 1
    keepWorkspace(null)
    storage.removeItem(TOKEN_STORAGE_KEY)
    if (state.status === 'signedIn') clearCache()
    if (state.status !== 'signedOut') become({ status: 'signedOut', ...(hasEnded && { hasEnded }) })
  }

  /** Null when the service ends the session instead: the user was disabled, or signed out everywhere. */
  async function askForToken(user: IdentityUser, which: 'current' | 'fresh'): Promise<string | null> {
    try {
      return await user.getToken(which)
    } catch (error) {
      if (!endsSession(error)) throw error
      return null
    }
  }

  function visitOf(user: IdentityUser): number {
    if (state.status !== 'signedIn') return (visits += 1)
    if (state.user.id === user.id) return state.visit
    clearCache()
    keepWorkspace(null)
    return (visits += 1)
  }

  async function follow(user: IdentityUser | null) {
    // Whoever signs out, in this tab or another one, has removed the token by now.
    if (!user) return becomeSignedOut({ hasEnded: hasToken() })
    // While signing out, the service may report the old user once more.
    if (departure) return
    latestReport += 1
    const report = latestReport
    const token = await askForToken(user, 'current')
    if (report !== latestReport) return
    if (token === null) return becomeSignedOut({ hasEnded: true })
    storage.setItem(TOKEN_STORAGE_KEY, token)
    become({ status: 'signedIn', user, token, visit: visitOf(user) })
  }

  const fail = () => state.status === 'determining' && become({ status: 'failed' })

  async function open(): Promise<Identity> {
    const identity = await loadIdentity()
    // Without a stored token nobody is signed in, even if the identity service remembers a user.
    if (!hasToken()) await endSession(identity)
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

  async function leave(signOutOf: (identity: Identity) => Promise<void>) {
    try {
      await signOutOf(await connect())
    } catch {
      // Without its token the session is over; `open` signs out a user whom the identity service still remembers.
    }
    departure = undefined
  }

  async function depart(signOutOf: (identity: Identity) => Promise<void>) {
    clearCache()
    const isKnown = connection !== undefined || hasToken()
    becomeSignedOut()
    if (isKnown) departure ??= leave(signOutOf)
    await departure
  }

  /** Resolves with the missing step where two-factor is on. */
  async function signIn(credentials: Credentials): Promise<CodeStep | undefined> {
    await departure
    const identity = await connect()
    const result = await identity.signIn(credentials)
    if ('enterCode' in result) return { enterCode: async (code) => follow(await result.enterCode(code)) }
    if (!result.user) throw new Error(SIGN_IN_FAILED_MESSAGE)
    await follow(result.user)
    return undefined
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

    /**
     * Call with the storage events of the window: they report what other tabs did. The value stored now counts,
     * because a tab that slept receives all events at once.
     */
    followOtherTab({ key }: Pick<StorageEvent, 'key'>) {
      if (key !== null && key !== TOKEN_STORAGE_KEY) return
      if (!hasToken()) becomeSignedOut()
      else if (state.status === 'signedOut') connect().catch(() => becomeSignedOut())
    },

    signIn,

    /**
     * Signs in for the first time, after a sign-up, and has the address confirmed where the server doesn't do so itself.
     * `onUnsent` is told if that email fails: the owner can request another one.
     */
    async signInFirst(credentials: Credentials, { onUnsent }: { onUnsent: (error: unknown) => void }): Promise<void> {
      await signIn(credentials)
      const identity = await connect()
      if (state.status !== 'signedIn' || state.user.isEmailVerified) return
      if (identity.leavesFirstConfirmationToBrowser) state.user.sendEmailVerification().catch(onUnsent)
    },

    /** With a token from our server, for somebody whom it knows by a passkey. */
    async signInWithToken(token: string): Promise<void> {
      await departure
      const identity = await connect()
      await follow(await identity.signInWithToken(token))
    },

    /**
     * The page is signed out at once. The promise resolves when the server and the identity service have signed out
     * too, or when the server takes too long.
     */
    signOut: () => depart(endSession),

    /** The same for a session that the server has ended already. */
    signOutHere: () => depart((identity) => identity.signOut()),

    renewUser: async () => (await connect()).renewUser(),
    sendPasswordReset: async (email: string) => (await connect()).sendPasswordReset(email),
    readPasswordReset: async (code: string) => (await connect()).readPasswordReset(code),
    resetPassword: async (reset: PasswordReset) => (await connect()).resetPassword(reset),
    applyEmailCode: async (code: string) => (await connect()).applyEmailCode(code),
    checkPassword: async (password: string) => (await connect()).checkPassword(password),

    /** The number of the visit, null while nobody is signed in. */
    getVisit: () => (state.status === 'signedIn' ? state.visit : null),

    /** The id of the workspace that calls are about; null until it is known. */
    getWorkspace: () => workspaceId,

    /**
     * Opens another workspace of the signed-in user, as a new visit: nothing of the last one is left on the page. With
     * null, the server chooses the one used last.
     */
    openWorkspace: (id: string | null) => openWorkspace(id),

    /** Keeps the workspace that the server chose, when none was named. */
    adoptWorkspace: (id: string) => void (workspaceId === null && state.status === 'signedIn' && keepWorkspace(id)),

    /** The user is no longer a member of it: the server chooses another one. */
    leaveWorkspace: (id: string) => void (workspaceId === id && openWorkspace(null)),

    /** Null when nobody is signed in, or no longer. */
    async getToken(which: 'current' | 'fresh'): Promise<string | null> {
      if (state.status !== 'signedIn') return null
      const { visit } = state
      const token = await askForToken(state.user, which)
      if (token === null && state.status === 'signedIn' && state.visit === visit) becomeSignedOut({ hasEnded: true })
      return token
    },
  }
}

/** First at the server, so that the tokens stop working. Without a network, the browser still forgets the user. */
async function endSession(identity: Identity): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, END_SESSION_TIMEOUT_MS)
  })
  await Promise.race([identity.endSession().catch(() => {}), timeout])
  clearTimeout(timer)
  await identity.signOut()
}

export type Session = ReturnType<typeof createSession>
