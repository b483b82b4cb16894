import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { FirebaseConfig } from '#server/config/firebase-config.ts'
import { withAuthEmulatorHost } from '#server/config/emulator-environment.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import { emailExists, weakPassword } from '#server/identity/identity.errors.ts'
import { emailRefused, identityUnavailable, passwordRefused } from './firebase.errors.ts'

/** An account's current state at Firebase. */
export type FirebaseAccount = {
  email: string | undefined
  isEmailVerified: boolean
  displayName: string | null
  isDisabled: boolean
  /** Earlier sign-ins are no longer valid. */
  validSince: Date | undefined
}

/**
 * What only the project's service account can do, through firebase-admin. Every call throws AppError
 * `identity.unavailable` (503) when Firebase can't be reached or doesn't answer within `timeoutMs`.
 */
export function createFirebaseAccounts({ firebase, timeoutMs }: { firebase: FirebaseConfig; timeoutMs: number }) {
  let opening: Promise<Auth> | undefined

  async function call<Answer>(work: (auth: Auth) => Promise<Answer>): Promise<Answer> {
    opening ??= openAuth(firebase)
    const auth = await opening
    try {
      return await withinTime(work(auth), timeoutMs)
    } catch (error) {
      throw translate(error)
    }
  }

  return {
    create: (account: { email: string; password: string; displayName: string }): Promise<string> =>
      call(async (auth) => (await auth.createUser(account)).uid),

    /** Null for an account that doesn't exist. */
    find: (uid: string): Promise<FirebaseAccount | null> =>
      call((auth) => unlessMissing(auth.getUser(uid).then(accountOf), null)),

    disable: (uid: string): Promise<void> =>
      call((auth) => unlessMissing(auth.updateUser(uid, { disabled: true }).then(nothing), undefined)),

    endSessions: (uid: string): Promise<void> =>
      call((auth) => unlessMissing(auth.revokeRefreshTokens(uid), undefined)),

    remove: (uid: string): Promise<void> => call((auth) => unlessMissing(auth.deleteUser(uid), undefined)),
  }
}

const nothing = () => undefined

async function openAuth({ projectId, serviceAccount, authEmulatorHost }: FirebaseConfig): Promise<Auth> {
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ])
  const app = initializeApp({ projectId, ...(serviceAccount && { credential: cert(serviceAccount) }) }, newSecret())
  return withAuthEmulatorHost(authEmulatorHost, () => getAuth(app))
}

const accountOf = (user: UserRecord): FirebaseAccount => ({
  email: user.email,
  isEmailVerified: user.emailVerified,
  displayName: user.displayName ?? null,
  isDisabled: user.disabled,
  validSince: user.tokensValidAfterTime ? new Date(user.tokensValidAfterTime) : undefined,
})

async function unlessMissing<Answer, Otherwise>(work: Promise<Answer>, otherwise: Otherwise) {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return otherwise
    throw error
  }
}

/** firebase-admin retries for minutes, which is too long for our callers. */
async function withinTime<Answer>(work: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(identityUnavailable(new Error(`No answer within ${timeoutMs} ms.`))), timeoutMs)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const MEANS_OUTAGE = new Set(['auth/internal-error', 'auth/quota-exceeded', 'auth/too-many-requests'])

/** Translates known Firebase errors; an unknown one is a bug and stays as it is. */
function translate(error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'auth/email-already-exists') return emailExists()
  if (code === 'auth/invalid-password') return weakPassword()
  if (code === 'auth/password-does-not-meet-requirements') return passwordRefused(requirementsIn(error))
  if (code === 'auth/invalid-email') return emailRefused()
  if (code?.startsWith('app/') || (code !== undefined && MEANS_OUTAGE.has(code))) return identityUnavailable(error)
  return error
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/**
 * Turns "Missing password requirements: [Password must contain at least 12 characters, Password must contain …]" into a
 * sentence.
 */
function requirementsIn(error: unknown): string {
  const listed = error instanceof Error ? (/\[(.+)\]/.exec(error.message)?.[1] ?? '') : ''
  const parts = listed.split(', ').map((part) => part.replace(/^Password must contain /, ''))
  if (!listed) return 'This password isn’t strong enough. Choose another one.'
  return `Password must contain ${new Intl.ListFormat('en-GB').format(parts)}.`
}
