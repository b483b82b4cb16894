import { enqueue } from '#server/jobs/outbox.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { removeCodes } from './codes.repository.ts'
import { type Account, type Refusal, refusalOf, refuse, sessionStart } from './identity.domain.ts'
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByEmail,
  removeAccount,
} from './identity.repository.ts'
import { addRefreshToken, endSessions, type OpenSession } from './open-session.ts'
import { findPasswordFault } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import { recordEvent } from './security-events.service.ts'
import { findSession, insertSession } from './sessions.repository.ts'
import type { IdentitySession, SessionsService } from './sessions.service.ts'
import type { SignedIn } from './token-checks.ts'
import type { Visitor } from './visitor.ts'

/** Fields left out stay the same; a null name removes it. */
export type AccountChange = {
  displayName?: string | null | undefined
  email?: string | undefined
  password?: string | undefined
}

type AccountsDeps = {
  db: Database
  clock: Clock
  passwords: Passwords
  sessions: Pick<SessionsService, 'checkToken' | 'checkRecentToken' | 'issue'>
}

/** What a signed-in account owner can do. */
export function createAccountsService({ db, clock, passwords, sessions }: AccountsDeps) {
  return {
    /** A new name needs no recent sign-in, and no new tokens: they contain it after the next refresh. */
    async rename(change: { idToken: string; displayName: string | null }): Promise<Account | Refusal> {
      const signedIn = await sessions.checkToken(change.idToken)
      if ('refused' in signedIn) return signedIn
      const { displayName } = change
      const account = await db.transaction((tx) => changeAccount(tx, signedIn.account.uid, { displayName }))
      return account ?? refuse('USER_NOT_FOUND')
    },

    /**
     * Needs a recent sign-in, and returns new tokens. A new password ends all other sessions and invalidates every
     * code. A new address is refused: it has to be confirmed first.
     */
    async changeCredentials({
      idToken,
      visitor,
      ...change
    }: AccountChange & { idToken: string; visitor: Visitor }): Promise<IdentitySession | Refusal> {
      const signedIn = await sessions.checkRecentToken(idToken)
      if ('refused' in signedIn) return signedIn
      const {
        account: { email, displayName: name },
      } = signedIn
      const fault =
        change.password === undefined ? undefined : await findPasswordFault({ password: change.password, email, name })
      if (fault) return refuse('WEAK_PASSWORD', fault)
      const passwordHash = change.password === undefined ? undefined : await passwords.hash(change.password)
      const now = clock.now()
      const changed = await db.transaction(function* (tx) {
        // Hashing took a while, so the account may have changed.
        const account = yield* recheck(tx, signedIn)
        if ('refused' in account) return account
        const refusal = yield* changeDetails(tx, account, change)
        if (refusal) return refusal
        if (passwordHash !== undefined) {
          const { uid } = account
          yield* replacePassword(tx, { uid, passwordHash, now })
          yield* recordEvent(tx, { uid, kind: 'password_changed', visitor, notice: { to: account.email }, now })
        }
        return yield* continueSession(tx, signedIn, now)
      })
      return 'refused' in changed ? changed : sessions.issue(changed)
    },

    /** Needs a recent sign-in. Returns what was deleted; a job erases the owner's data in the product. */
    async deleteOwnAccount(idToken: string): Promise<Account | Refusal> {
      const signedIn = await sessions.checkRecentToken(idToken)
      if ('refused' in signedIn) return signedIn
      const { uid } = signedIn.account
      await db.transaction(function* (tx) {
        yield* removeAccount(tx, uid)
        yield* enqueue(tx, {
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

/** The account as it is now: it may have changed since its token was checked. */
export function* recheck(tx: Tx, { account: { uid }, authenticatedAt }: SignedIn): Transactional<AccountRow | Refusal> {
  const account = yield* findAccount(tx, uid)
  if (!account) return refuse('USER_NOT_FOUND')
  const refusal = refusalOf(account, authenticatedAt)
  return refusal ? refuse(refusal) : account
}

function* changeDetails(tx: Tx, account: AccountRow, change: AccountChange): Transactional<Refusal | undefined> {
  const email = change.email?.toLowerCase()
  if (email !== undefined && email !== account.email) {
    return refuse('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  if (change.displayName !== undefined) yield* changeAccount(tx, account.uid, { displayName: change.displayName })
  return undefined
}

/** Returns new tokens of the same session, which is opened again if the change ended it. */
export function* continueSession(
  tx: Tx,
  { account: { uid }, session }: SignedIn,
  now: Date,
): Transactional<OpenSession> {
  const account = yield* findAccount(tx, uid)
  if (!account) throw new Error('The account disappeared during a transaction.')
  const { validSince } = account
  const continued = { ...session, authenticatedAt: sessionStart({ validSince, now: session.authenticatedAt }) }
  if (!(yield* findSession(tx, session.id))) yield* insertSession(tx, continued)
  const refreshToken = yield* addRefreshToken(tx, { sessionId: session.id, parentHash: null, now })
  return { account, session: continued, refreshToken }
}

/** Ends all sessions and invalidates every code. */
export function* replacePassword(
  tx: Tx,
  { uid, passwordHash, now }: { uid: string; passwordHash: string; now: Date },
): Transactional<void> {
  yield* changeAccount(tx, uid, { passwordHash, passwordUpdatedAt: now })
  yield* endSessions(tx, { uid, now })
  yield* removeCodes(tx, { uid })
}

/**
 * Invalidates every code, because the old address has no rights any more. Refuses an address that already has an
 * account.
 */
export function* replaceEmail(
  tx: Tx,
  { uid, ...address }: { uid: string; email: string; isEmailVerified: boolean },
): Transactional<Refusal | undefined> {
  if (yield* findAccountByEmail(tx, address.email)) return refuse('EMAIL_EXISTS')
  yield* changeAccount(tx, uid, address)
  yield* removeCodes(tx, { uid })
  return undefined
}
