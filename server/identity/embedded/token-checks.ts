import type { Database } from '#server/db/database.ts'
import type { VerifiedIdentity } from '#server/identity/identity.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { isRecentSignIn, type Refusal, type RefusalCode, refusalOf, refuse } from './identity.domain.ts'
import { type AccountRow, findAccount } from './identity.repository.ts'
import { findSession, type SessionRow } from './sessions.repository.ts'
import type { Tokens } from './tokens.ts'

/** Someone whose token is valid now. `authenticatedAt` is when the password was entered for the token. */
export type SignedIn = { account: AccountRow; session: SessionRow; authenticatedAt: Date }

type TokenChecksDeps = { db: Database; clock: Clock; tokens: Tokens }

/** Whether an ID token is valid now: its signature, and then the session and the account as they are stored. */
export function createTokenChecks({ db, clock, tokens }: TokenChecksDeps) {
  async function checkToken(token: string, read = tokens.read): Promise<SignedIn | Refusal> {
    const subject = await read(token)
    if (!subject) return refuse('INVALID_ID_TOKEN')
    const { uid, sessionId, authenticatedAt } = subject
    const found =
      sessionId === undefined ? undefined : await db.read((tx) => findSession(tx, sessionId), { mayRestart: true })
    if (found?.account.uid !== uid) return refuse(await reasonWithoutSession(uid))
    const refusal = refusalOf(found.account, authenticatedAt)
    return refusal ? refuse(refusal) : { ...found, authenticatedAt }
  }

  /** The same, but the owner must have signed in within the last 5 minutes. */
  async function checkRecentToken(token: string): Promise<SignedIn | Refusal> {
    const signedIn = await checkToken(token)
    if ('refused' in signedIn) return signedIn
    const { authenticatedAt } = signedIn
    return isRecentSignIn({ authenticatedAt, now: clock.now() }) ? signedIn : refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }

  async function reasonWithoutSession(uid: string): Promise<RefusalCode> {
    const account = await db.read((tx) => findAccount(tx, uid))
    if (!account) return 'USER_NOT_FOUND'
    return account.isDisabled ? 'USER_DISABLED' : 'TOKEN_EXPIRED'
  }

  async function verifyToken(token: string): Promise<VerifiedIdentity | null> {
    const checked = await checkToken(token)
    if ('refused' in checked) return null
    const { account, session, authenticatedAt } = checked
    const { uid, email, isEmailVerified, displayName } = account
    return { uid, email, isEmailVerified, displayName, authenticatedAt, sessionId: session.id }
  }

  return { checkToken, checkRecentToken, verifyToken }
}
