import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Identity } from '#server/identity/identity.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { hashSecret } from '#server/kernel/tokens.ts'
import { emailExists, weakPassword } from '#server/identity/identity.errors.ts'
import { createQueue } from '#server/kernel/queue.ts'
import { enqueueFirstVerification } from './code-requests.ts'
import { recordEvent } from './security-events.service.ts'
import {
  type Account,
  LONGEST_SESSION_MS,
  type Refusal,
  refusalOf,
  refuse,
  SESSION_IDLE_MS,
} from './identity.domain.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
  recordLogin,
  removeAccount,
} from './identity.repository.ts'
import { addRefreshToken, endSessions, lockAccount, type OpenSession, openSession } from './open-session.ts'
import { findPasswordFault } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import {
  findFamiliarity,
  findRefreshToken,
  recordUse,
  removeSession,
  replaceRelatives,
  type SessionRow,
} from './sessions.repository.ts'
import { findSecondFactorOf, type SecondFactorRow } from './second-factors.repository.ts'
import { createSignInLog, type SignInLog } from './sign-in-log.ts'
import { beginSignIn } from './sign-ins.service.ts'
import type { SignInGuard } from './sign-in-guard.ts'
import { createTokenChecks } from './token-checks.ts'
import type { Tokens } from './tokens.ts'
import type { Visitor } from './visitor.ts'

// The password's hash takes two threads of four.
const CHECKS_AT_ONCE = 2

/** `deviceCookie` is the hash of the device cookie that the browser had before. */
type Credentials = { email: string; password: string; visitor: Visitor; deviceCookie?: string | null }

/** What a browser stores while someone is signed in. */
export type IdentitySession = { account: Account; idToken: string; refreshToken: string }

/** Someone whose password was right, and whose second factor is missing. */
export type PendingSignIn = { account: Account; pendingCredential: string; secondFactor: SecondFactorRow }

export type SessionsDeps = {
  db: Database
  clock: Clock
  tokens: Tokens
  passwords: Passwords
  guard: SignInGuard
  /** Other times the clock would show if it had not been moved. */
  otherTimes: () => readonly Date[]
} & SignInLog

type NewAccount = Omit<Parameters<Identity['createAccount']>[0], 'language'>

export type SessionsService = ReturnType<typeof createSessionsService>

export function createSessionsService(deps: SessionsDeps) {
  const { db, clock, tokens, passwords, guard, log, otherTimes } = deps
  const signInLog = createSignInLog(deps)
  // An attempt is counted when its password was found wrong, so few may run at once.
  const inTurn = createQueue(CHECKS_AT_ONCE)

  const checks = createTokenChecks({ db, clock, tokens })

  async function newAccount({ email, password, displayName }: NewAccount) {
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
    async createAccount({ language = DEFAULT_LANGUAGE, ...given }) {
      const fault = await findPasswordFault({ ...given, name: given.displayName })
      if (fault) throw weakPassword(fault)
      const account = await newAccount(given)
      const isNew = await db.transaction(function* (tx) {
        const isInserted = yield* insertAccount(tx, account)
        if (isInserted) yield* enqueueFirstVerification(tx, { ...account, language, now: account.createdAt })
        return isInserted
      })
      if (!isNew) throw emailExists()
      return { uid: account.uid }
    },
    verifyToken: checks.verifyToken,
    // Each check looks up the account, so it is always current.
    verifyTokenNow: checks.verifyToken,
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

  async function issue(opened: OpenSession): Promise<IdentitySession> {
    const { account, refreshToken } = opened
    return { account, refreshToken, idToken: await tokens.issue(opened) }
  }

  /** Someone who tries the product may have moved the clock, so a session is over only by every clock. */
  function isOver({ lastSeenAt, createdAt }: SessionRow): boolean {
    return [clock.now(), ...otherTimes()].every((now) => {
      const idleMs = now.getTime() - lastSeenAt.getTime()
      return idleMs > SESSION_IDLE_MS || now.getTime() - createdAt.getTime() > LONGEST_SESSION_MS
    })
  }

  /** A full disk must not sign anyone out: a token that was never replaced stays in use. */
  async function continueWith(refreshToken: string): Promise<OpenSession | Refusal> {
    const found = await db.read((tx) => findRefreshToken(tx, hashSecret(refreshToken)))
    if (!found || found.token.replacedAt || isOver(found.session)) return refuse('TOKEN_EXPIRED')
    const { account, session } = found
    const refusal = refusalOf(account, session.authenticatedAt)
    return refusal ? refuse(refusal) : { account, session, refreshToken }
  }

  /** After the answer was sent, so that it takes as long as one for an address without an account. */
  function noteWrongPassword(uid: string, visitor: Visitor): void {
    setImmediate(() => {
      const now = clock.now()
      db.transaction((tx) => recordEvent(tx, { uid, kind: 'wrong_password', visitor, now })).catch((error: unknown) =>
        log?.warn({ err: error }, 'a wrong password could not be added to the activity of an account'),
      )
    })
  }

  return {
    ...port,
    checkToken: (idToken: string) => checks.checkToken(idToken),
    checkRecentToken: checks.checkRecentToken,
    issue,

    /** Creates an account and signs in. */
    async signUp({ visitor, ...given }: NewAccount & { visitor: Visitor }): Promise<IdentitySession | Refusal> {
      const fault = await findPasswordFault({ ...given, name: given.displayName })
      if (fault) return refuse('WEAK_PASSWORD', fault)
      const account = await newAccount(given)
      const opened = await db.transaction(function* (tx) {
        const isNew = yield* insertAccount(tx, account)
        return isNew ? yield* openSession(tx, { account, visitor, now: account.createdAt }) : undefined
      })
      return opened ? issue(opened) : refuse('EMAIL_EXISTS')
    },

    /** An account with a second factor gets a credential to finish the sign-in with, and no session. */
    async signIn({
      password,
      visitor,
      deviceCookie = null,
      ...given
    }: Credentials): Promise<IdentitySession | PendingSignIn | Refusal> {
      const email = given.email.toLowerCase()
      const { known, familiarity } = await db.read(function* (tx) {
        const account = yield* findAccountByEmail(tx, email)
        // Looked up without an account too, so that both take the same steps.
        return { known: account, familiarity: yield* findFamiliarity(tx, { uid: account?.uid ?? '', visitor }) }
      })
      const { network, deviceHash } = visitor
      const attempt = { email, network, deviceHash, familiarity }
      const hash = known?.passwordHash
      const check = await inTurn(async () => {
        if (!(await guard.mayTry(attempt))) return 'too many'
        const isRight = await passwords.isRight({ password, hash })
        await (isRight ? guard.succeed(attempt) : guard.fail(attempt))
        return isRight ? 'right' : 'wrong'
      })
      if (check !== 'right') signInLog.refused({ account: known?.uid, reason: check })
      if (check === 'too many') return refuse('TOO_MANY_ATTEMPTS_TRY_LATER')
      if (!known || check === 'wrong') {
        if (known) noteWrongPassword(known.uid, visitor)
        return refuse('INVALID_LOGIN_CREDENTIALS')
      }
      if (known.isDisabled) return refuse('USER_DISABLED')

      const now = clock.now()
      const { uid, passwordHash } = known
      const begun = await db.transaction(function* (tx) {
        yield* lockAccount(tx, uid)
        const secondFactor = yield* findSecondFactorOf(tx, uid)
        if (!secondFactor) {
          const account = yield* recordLogin(tx, { uid, passwordHash, now })
          return account && (yield* openSession(tx, { account, visitor, now }))
        }
        const account = yield* findAccount(tx, uid)
        if (!account || account.isDisabled || account.passwordHash !== passwordHash) return undefined
        const place = { network, deviceHash: deviceCookie }
        const pendingCredential = yield* beginSignIn(tx, { kind: 'pending', method: 'totp', account, place, now })
        return { account, secondFactor, pendingCredential }
      })
      if (!begun) return refuse('INVALID_LOGIN_CREDENTIALS')
      if ('pendingCredential' in begun) return begun
      signInLog.succeeded(begun)
      return issue(begun)
    },

    /**
     * Returns a new ID token and a new refresh token. The old refresh token stops working once the new one was used, so
     * that an answer that never arrived signs nobody out. Using it after that ends the session, unless it comes from the
     * browser that the session began in, such as a tab that was asleep.
     */
    async refresh({
      refreshToken,
      visitor,
    }: {
      refreshToken: string
      visitor: Visitor
    }): Promise<IdentitySession | Refusal> {
      const now = clock.now()
      const rotate = function* (tx: Tx): Transactional<OpenSession | Refusal> {
        const found = yield* findRefreshToken(tx, hashSecret(refreshToken))
        // An unknown token may have existed before. This answer makes the SDK sign out instead of retrying forever.
        if (!found) return refuse('TOKEN_EXPIRED')
        const { token, account, session } = found
        const refusal = refusalOf(account, session.authenticatedAt)
        if (refusal) return refuse(refusal)
        if (isOver(session)) {
          yield* removeSession(tx, session)
          return refuse('TOKEN_EXPIRED')
        }
        const isSameBrowser = session.deviceHash !== null && session.deviceHash === visitor.deviceHash
        if (token.replacedAt && !isSameBrowser) {
          yield* removeSession(tx, session)
          yield* recordEvent(tx, {
            uid: account.uid,
            kind: 'stolen_session_ended',
            visitor,
            notice: { to: account.email },
            now,
          })
          return refuse('TOKEN_EXPIRED')
        }
        yield* replaceRelatives(tx, token, now)
        yield* recordUse(tx, { id: session.id, network: visitor.network, now })
        const next = yield* addRefreshToken(tx, { sessionId: session.id, parentHash: token.tokenHash, now })
        return { account, session, refreshToken: next }
      }
      const refreshed = await db.transaction(rotate).catch((error: unknown) => {
        log?.warn({ err: error }, 'a refresh token could not be replaced; it stays in use')
        return continueWith(refreshToken)
      })
      return 'refused' in refreshed ? refreshed : issue(refreshed)
    },

    /** The account of an ID token. */
    async lookUp(idToken: string): Promise<AccountRow | Refusal> {
      // Pages first look up their account, with a token that is valid by their own clock, and sign out if it is
      // refused. Accept it, because the person trying the product may have moved our clock while signed in.
      const checked = await checks.checkToken(idToken, tokens.readWhereverIssued)
      return 'refused' in checked ? checked : checked.account
    },
  }
}
