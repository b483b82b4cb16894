import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Identity, VerifiedIdentity } from '#server/identity/identity.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import { emailExists, weakPassword } from '#server/identity/identity.errors.ts'
import { type Account, nextValidSince, type Refusal, refusalOf, refuse, sessionStart } from './identity.domain.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByEmail,
  findRefreshToken,
  insertAccount,
  insertRefreshToken,
  recordLogin,
  removeAccount,
  removeRefreshTokens,
} from './identity.repository.ts'
import { MIN_PASSWORD_LENGTH, type Passwords } from './passwords.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'
import type { Tokens } from './tokens.ts'

/** What a browser stores while someone is signed in. */
export type IdentitySession = { account: Account; idToken: string; refreshToken: string }

/** Someone whose token is valid now. */
export type SignedIn = { account: AccountRow; authenticatedAt: Date }

export type SessionsDeps = {
  db: Database
  clock: Clock
  tokens: Tokens
  passwords: Passwords
  attempts: SignInAttempts
}

export type SessionsService = ReturnType<typeof createSessionsService>

export function createSessionsService({ db, clock, tokens, passwords, attempts }: SessionsDeps) {
  async function checkToken(token: string, read = tokens.read): Promise<SignedIn | Refusal> {
    const subject = await read(token)
    if (!subject) return refuse('INVALID_ID_TOKEN')
    const account = await db.read((tx) => findAccount(tx, subject.uid))
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

  async function newAccount({ email, password, displayName }: Parameters<Identity['createAccount']>[0]) {
    const passwordHash = await passwords.hash(password)
    const now = clock.now()
    return {
      uid: newId('acc'),
      email: email.toLowerCase(),
      passwordHash,
      displayName: displayName || null,
      isEmailVerified: false,
      isDisabled: false,
      createdAt: now,
      lastLoginAt: now,
      passwordUpdatedAt: now,
      validSince: now,
    } satisfies AccountRow
  }

  const port: Identity = {
    async createAccount(given) {
      if (given.password.length < MIN_PASSWORD_LENGTH) throw weakPassword()
      const account = await newAccount(given)
      const isNew = await db.transaction((tx) => insertAccount(tx, account))
      if (!isNew) throw emailExists()
      return { uid: account.uid }
    },
    verifyToken,
    // Each check looks up the account, so it is always current.
    verifyTokenNow: verifyToken,
    findAddress: (uid) =>
      db.read(function* (tx) {
        return (yield* findAccount(tx, uid))?.email ?? null
      }),
    async disableAccount(uid) {
      await db.transaction((tx) => changeAccount(tx, uid, { isDisabled: true }))
    },
    endSessions: (uid) => db.transaction((tx) => endSessions(tx, { uid, now: clock.now() })),
    deleteAccount: (uid) => db.transaction((tx) => removeAccount(tx, uid)),
  }

  return {
    ...port,
    checkToken,

    /** Creates an account and signs in. */
    async signUp(given: Parameters<Identity['createAccount']>[0]): Promise<IdentitySession | Refusal> {
      const account = await newAccount(given)
      const authenticatedAt = account.createdAt
      const refreshToken = await db.transaction(function* (tx) {
        const isNew = yield* insertAccount(tx, account)
        return isNew ? yield* openSession(tx, { uid: account.uid, authenticatedAt, now: authenticatedAt }) : undefined
      })
      if (refreshToken === undefined) return refuse('EMAIL_EXISTS')
      return { account, refreshToken, idToken: await tokens.issue({ account, authenticatedAt }) }
    },

    /** `address` is the network address of the attempt. */
    async signIn(attempt: { email: string; password: string; address: string }): Promise<IdentitySession | Refusal> {
      const { password, address } = attempt
      const email = attempt.email.toLowerCase()
      if (!attempts.begin({ email, address })) return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
      const known = await db.read((tx) => findAccountByEmail(tx, email))
      const isRight = await passwords.isRight({ password, hash: known?.passwordHash })
      if (!known || !isRight) return refuse('INVALID_LOGIN_CREDENTIALS')
      attempts.succeed({ email, address })
      if (known.isDisabled) return refuse('USER_DISABLED')

      const now = clock.now()
      const opened = await db.transaction(function* (tx) {
        const account = yield* recordLogin(tx, { uid: known.uid, passwordHash: known.passwordHash, now })
        if (!account) return undefined
        const authenticatedAt = sessionStart({ validSince: account.validSince, now })
        const refreshToken = yield* openSession(tx, { uid: account.uid, authenticatedAt, now })
        return { account, authenticatedAt, refreshToken }
      })
      if (!opened) return refuse('INVALID_LOGIN_CREDENTIALS')
      return { account: opened.account, refreshToken: opened.refreshToken, idToken: await tokens.issue(opened) }
    },

    /**
     * Returns a new ID token. The refresh token stays the same until the account is deleted, its sessions are ended or
     * it is 400 days old.
     */
    async refresh(refreshToken: string): Promise<IdentitySession | Refusal> {
      const found = await db.read((tx) => findRefreshToken(tx, hashSecret(refreshToken)))
      // An unknown token may have existed before. This answer makes the SDK sign out instead of retrying forever.
      if (!found) return refuse('TOKEN_EXPIRED')
      const refusal = refusalOf(found.account, found.authenticatedAt)
      if (refusal) return refuse(refusal)
      return { account: found.account, refreshToken, idToken: await tokens.issue(found) }
    },

    /** The account of an ID token. */
    async lookUp(idToken: string): Promise<Account | Refusal> {
      // Pages first look up their account, with a token that is valid by their own clock, and sign out if it is
      // refused. Accept it, because the person trying the product may have moved our clock while signed in.
      const checked = await checkToken(idToken, tokens.readWhereverIssued)
      return 'refused' in checked ? checked : checked.account
    },
  }
}

/** Returns the refresh token of a new session. */
export function* openSession(
  tx: Tx,
  { uid, authenticatedAt, now }: { uid: string; authenticatedAt: Date; now: Date },
): Transactional<string> {
  const refreshToken = newSecret()
  yield* insertRefreshToken(tx, { tokenHash: hashSecret(refreshToken), uid, authenticatedAt, createdAt: now })
  return refreshToken
}

/** Invalidates all current tokens of the account. */
export function* endSessions(tx: Tx, { uid, now }: { uid: string; now: Date }): Transactional<void> {
  const account = yield* findAccount(tx, uid)
  if (!account) return
  yield* changeAccount(tx, uid, { validSince: nextValidSince({ validSince: account.validSince, now }) })
  yield* removeRefreshTokens(tx, uid)
}
