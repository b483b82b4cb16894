import type { Database } from '#server/db/database.ts'
import type { Identity, VerifiedIdentity } from '#server/identity/identity.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import { emailExists, weakPassword } from '#server/users/users.errors.ts'
import { type Account, type Refusal, refusalOf, refuse } from './identity.domain.ts'
import {
  changeAccount,
  findAccount,
  findAccountByEmail,
  findRefreshToken,
  insertAccount,
  insertRefreshToken,
  recordLogin,
  removeAccount,
} from './identity.repository.ts'
import { MIN_PASSWORD_LENGTH, type Passwords } from './passwords.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { Tokens } from './tokens.ts'

/** What a browser holds while somebody is signed in. */
export type IdentitySession = { account: Account; idToken: string; refreshToken: string }

export type IdentityService = Identity & {
  /** `address` is the network address that the attempt comes from. */
  signIn(attempt: { email: string; password: string; address: string }): Promise<IdentitySession | Refusal>
  /** A new ID token. The refresh token stays the same until the account is deleted or its sessions are ended. */
  refresh(refreshToken: string): Promise<IdentitySession | Refusal>
  /** The account that an ID token speaks for. */
  lookUp(idToken: string): Promise<Account | Refusal>
}

type ServiceDeps = { db: Database; clock: Clock; tokens: Tokens; passwords: Passwords; attempts: SignInAttempts }

export function createIdentityService({ db, clock, tokens, passwords, attempts }: ServiceDeps): IdentityService {
  async function checkToken(token: string): Promise<{ account: Account; authenticatedAt: Date } | Refusal> {
    const subject = await tokens.read(token)
    if (!subject) return refuse('INVALID_ID_TOKEN')
    const account = await db.read((sql) => findAccount(sql, subject.uid))
    if (!account) return refuse('USER_NOT_FOUND')
    const refusal = refusalOf(account, subject.authenticatedAt)
    if (refusal) return refuse(refusal)
    return { account, authenticatedAt: subject.authenticatedAt }
  }

  async function verifyToken(token: string): Promise<VerifiedIdentity | null> {
    const checked = await checkToken(token)
    if ('refused' in checked) return null
    const { account, authenticatedAt } = checked
    const { uid, email, isEmailVerified, displayName } = account
    return { uid, email, isEmailVerified, displayName, authenticatedAt }
  }

  return {
    async createAccount({ email, password, displayName }) {
      if (password.length < MIN_PASSWORD_LENGTH) throw weakPassword()
      const passwordHash = await passwords.hash(password)
      const now = clock.now()
      const account = {
        uid: newId('acc'),
        email: email.toLowerCase(),
        passwordHash,
        displayName: displayName || null,
        createdAt: now,
        lastLoginAt: now,
        passwordUpdatedAt: now,
        validSince: now,
      }
      const isNew = await db.transaction((sql) => insertAccount(sql, account))
      if (!isNew) throw emailExists()
      return { uid: account.uid }
    },

    verifyToken,
    // Each check looks the account up, so that there is nothing newer to ask for.
    verifyTokenNow: verifyToken,

    disableAccount: (uid) => db.transaction((sql) => changeAccount(sql, uid, { isDisabled: true })),
    endSessions: (uid) => db.transaction((sql) => changeAccount(sql, uid, { validSince: clock.now() })),
    deleteAccount: (uid) => db.transaction((sql) => removeAccount(sql, uid)),

    async signIn({ email: given, password, address }) {
      const email = given.toLowerCase()
      if (!attempts.begin({ email, address })) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
      const known = await db.read((sql) => findAccountByEmail(sql, email))
      const isRight = await passwords.isRight({ password, hash: known?.passwordHash })
      if (!known || !isRight) return refuse('INVALID_LOGIN_CREDENTIALS')
      attempts.succeed({ email, address })
      if (known.isDisabled) return refuse('USER_DISABLED')

      const refreshToken = newSecret()
      const now = clock.now()
      const account = await db.transaction(function* (sql) {
        const current = yield* recordLogin(sql, { uid: known.uid, passwordHash: known.passwordHash, now })
        if (!current) return undefined
        const tokenHash = hashSecret(refreshToken)
        yield* insertRefreshToken(sql, { tokenHash, uid: current.uid, authenticatedAt: now, createdAt: now })
        return current
      })
      if (!account) return refuse('INVALID_LOGIN_CREDENTIALS')
      return { account, refreshToken, idToken: await tokens.issue({ account, authenticatedAt: now }) }
    },

    async refresh(refreshToken) {
      const found = await db.read((sql) => findRefreshToken(sql, hashSecret(refreshToken)))
      // What we do not know we may have known: this answer makes the SDK sign out instead of trying for ever.
      if (!found) return refuse('TOKEN_EXPIRED')
      const refusal = refusalOf(found.account, found.authenticatedAt)
      if (refusal) return refuse(refusal)
      return { account: found.account, refreshToken, idToken: await tokens.issue(found) }
    },

    async lookUp(idToken) {
      const checked = await checkToken(idToken)
      return 'refused' in checked ? checked : checked.account
    },
  }
}
