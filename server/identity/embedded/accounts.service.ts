import { enqueue } from '#server/jobs/outbox.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { removeCodes } from './codes.repository.ts'
import { type Account, isRecentSignIn, type Refusal, refusalOf, refuse, sessionStart } from './identity.domain.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByEmail,
  removeAccount,
} from './identity.repository.ts'
import type { Passwords } from './passwords.ts'
import {
  endSessions,
  type IdentitySession,
  openSession,
  type SessionsService,
  type SignedIn,
} from './sessions.service.ts'
import type { Tokens } from './tokens.ts'

/** What is left out stays; a name of null is none. */
export type AccountChange = {
  displayName?: string | null | undefined
  email?: string | undefined
  password?: string | undefined
}

type AccountsDeps = {
  db: Database
  clock: Clock
  tokens: Tokens
  passwords: Passwords
  sessions: Pick<SessionsService, 'checkToken'>
}

/** What the owner of an account, signed in, may do with it. */
export function createAccountsService({ db, clock, tokens, passwords, sessions }: AccountsDeps) {
  async function checkRecentToken(idToken: string): Promise<SignedIn | Refusal> {
    const signedIn = await sessions.checkToken(idToken)
    if ('refused' in signedIn) return signedIn
    const { authenticatedAt } = signedIn
    return isRecentSignIn({ authenticatedAt, now: clock.now() }) ? signedIn : refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }

  return {
    /** A name needs no recent sign-in, and no new tokens: they are right again when next refreshed. */
    async rename(change: { idToken: string; displayName: string | null }): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(change.idToken)
      if ('refused' in signedIn) return signedIn
      const { displayName } = change
      const account = await db.transaction((sql) => changeAccount(sql, signedIn.account.uid, { displayName }))
      return account ?? refuse('USER_NOT_FOUND')
    },

    /**
     * Needs a recent sign-in, and answers tokens to be used from now on. Another password ends all other sessions and uses
     * up every code that was sent; another address is not verified.
     */
    async changeCredentials({
      idToken,
      ...change
    }: AccountChange & { idToken: string }): Promise<IdentitySession | Refusal> {
      const signedIn = await checkRecentToken(idToken)
      if ('refused' in signedIn) return signedIn
      const passwordHash = change.password === undefined ? undefined : await passwords.hash(change.password)
      const now = clock.now()
      const changed = await db.transaction(function* (sql) {
        // Hashing took its time: the account may not be what it was.
        const account = yield* recheck(sql, signedIn)
        if ('refused' in account) return account
        const refusal = yield* changeDetails(sql, account, change)
        if (refusal) return refusal
        if (passwordHash !== undefined) yield* replacePassword(sql, { uid: account.uid, passwordHash, now })
        return yield* continueSession(sql, signedIn, now)
      })
      if ('refused' in changed) return changed
      return { ...changed, idToken: await tokens.issue(changed) }
    },

    /** Needs a recent sign-in. Answers what was deleted; what the product keeps of its owner is erased by a job. */
    async deleteOwnAccount(idToken: string): Promise<Account | Refusal> {
      const signedIn = await checkRecentToken(idToken)
      if ('refused' in signedIn) return signedIn
      const { uid } = signedIn.account
      await db.transaction(function* (sql) {
        yield* removeAccount(sql, uid)
        yield* enqueue(sql, {
          kind: 'users.close',
          dedupeKey: uid,
          payload: { identityUid: uid },
          now: clock.now(),
        })
      })
      return signedIn.account
    },
  }
}

function* recheck(sql: Sql, { account: { uid }, authenticatedAt }: SignedIn): Work<AccountRow | Refusal> {
  const account = yield* findAccount(sql, uid)
  if (!account) return refuse('USER_NOT_FOUND')
  const refusal = refusalOf(account, authenticatedAt)
  return refusal ? refuse(refusal) : account
}

function* changeDetails(sql: Sql, account: AccountRow, change: AccountChange): Work<Refusal | undefined> {
  const { uid } = account
  const email = change.email?.toLowerCase()
  if (email !== undefined && email !== account.email) {
    const refusal = yield* replaceEmail(sql, { uid, email, isEmailVerified: false })
    if (refusal) return refusal
  }
  if (change.displayName !== undefined) yield* changeAccount(sql, uid, { displayName: change.displayName })
  return undefined
}

function* continueSession(sql: Sql, { account: { uid }, authenticatedAt: before }: SignedIn, now: Date) {
  const account = yield* findAccount(sql, uid)
  if (!account) throw new Error('An account went in the middle of a transaction.')
  const authenticatedAt = sessionStart({ validSince: account.validSince, now: before })
  const refreshToken = yield* openSession(sql, { uid, authenticatedAt, now })
  return { account, authenticatedAt, refreshToken }
}

/** Ends all sessions and uses up every code that was sent. */
export function* replacePassword(
  sql: Sql,
  { uid, passwordHash, now }: { uid: string; passwordHash: string; now: Date },
): Work<void> {
  yield* changeAccount(sql, uid, { passwordHash, passwordUpdatedAt: now })
  yield* endSessions(sql, { uid, now })
  yield* removeCodes(sql, { uid })
}

/** Uses up every code that was sent: the old address has no say any more. Refuses an address that has an account. */
export function* replaceEmail(
  sql: Sql,
  { uid, ...address }: { uid: string; email: string; isEmailVerified: boolean },
): Work<Refusal | undefined> {
  if (yield* findAccountByEmail(sql, address.email)) return refuse('EMAIL_EXISTS')
  yield* changeAccount(sql, uid, address)
  yield* removeCodes(sql, { uid })
  return undefined
}
