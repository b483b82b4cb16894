import type { FirebaseConfig } from '#server/config/firebase-config.ts'
import type { Identity, VerifiedIdentity } from '#server/identity/identity.ts'
import { createIdTokenReader, createUnsignedTokenReader, type TokenSubject } from '#server/identity/id-tokens.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import type { Log } from '#server/kernel/log.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { createFirebaseAccounts, type FirebaseAccount } from './firebase-accounts.ts'
import { createGoogleKeys, GOOGLE_KEYS_URL } from './google-keys.ts'

type FirebaseIdentityOptions = {
  firebase: FirebaseConfig
  clock: Clock
  memory: SharedMemory
  log: Log
  /** Where to load the public keys instead of from Google. */
  keysUrl?: URL
  /** How long Firebase may take to answer. */
  timeoutMs?: number
}

/**
 * The identity service of a Firebase project. Implements the Identity port: tokens are checked here, with Google's
 * keys, and changes to accounts call Firebase. `verifyToken` accepts the token of a session ended elsewhere (in the
 * Firebase console, or before a restart) until it expires; `verifyTokenNow` doesn't.
 */
export function createFirebaseIdentity(options: FirebaseIdentityOptions): Identity {
  const { firebase, timeoutMs = 10_000 } = options
  const tokens = createTokenReader(options)
  const accounts = createFirebaseAccounts({ firebase, timeoutMs })
  const ended = createEndedSessions(options)

  async function readLiveToken(token: string): Promise<TokenSubject | null> {
    const subject = await tokens.read(token)
    // Without an email address (anonymous or phone sign-in) it is not one of our users.
    return subject?.email && !(await ended.includes(subject)) ? subject : null
  }

  return {
    async createAccount({ language: _, ...account }) {
      return { uid: await accounts.create({ ...account, email: account.email.toLowerCase() }) }
    },

    async verifyToken(token) {
      const subject = await readLiveToken(token)
      return subject && identityOf(subject, subject)
    },

    async verifyTokenNow(token) {
      const subject = await readLiveToken(token)
      const account = subject && (await accounts.find(subject.uid))
      return account && maySignIn(account, subject) ? identityOf(subject, account) : null
    },

    async findAddress(uid) {
      return (await accounts.find(uid))?.email?.toLowerCase() ?? null
    },

    async disableAccount(uid) {
      await accounts.disable(uid)
      await ended.endAccount(uid)
    },

    async endSessions(uid) {
      await accounts.endSessions(uid)
      await ended.endSessions(uid)
    },

    async deleteAccount(uid) {
      await accounts.remove(uid)
      await ended.endAccount(uid)
    },
  }
}

function createTokenReader({ firebase, clock, log, keysUrl = GOOGLE_KEYS_URL }: FirebaseIdentityOptions) {
  const { projectId, authEmulatorHost } = firebase
  if (authEmulatorHost) return createUnsignedTokenReader({ clock, projectId })
  const keys = createGoogleKeys({ clock, log, url: keysUrl })
  return createIdTokenReader({ algorithms: ['RS256'], clock, projectId, findKey: keys.find })
}

function maySignIn({ isDisabled, validSince }: FirebaseAccount, { authenticatedAt }: TokenSubject): boolean {
  return !isDisabled && (validSince === undefined || authenticatedAt >= validSince)
}

function identityOf(
  { uid, authenticatedAt }: TokenSubject,
  account: Pick<TokenSubject | FirebaseAccount, 'email' | 'isEmailVerified' | 'displayName'>,
): VerifiedIdentity | null {
  const { email, isEmailVerified, displayName } = account
  if (!email) return null
  const address = email.toLowerCase()
  return { uid, email: address, isEmailVerified, displayName: displayName ?? null, authenticatedAt, sessionId: null }
}
