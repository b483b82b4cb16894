import type { Tx, Transactional } from '#server/db/database.ts'
import { notSignedIn } from '#server/http/request.errors.ts'
import { isRecentSignIn } from './embedded/identity.domain.ts'
import type { AccountRow } from './embedded/identity.repository.ts'
import { findSession, type SessionRow } from './embedded/sessions.repository.ts'
import { signInAgain } from './security.errors.ts'

/** The session of a signed-in owner. `sessionId` is null where the identity service doesn't tell. */
export type OwnerSession = { uid: string; sessionId: string | null }

/** The caller's session and account. Throws `security.sign_in_again` (403) if the sign-in is older than 5 minutes. */
export function* requireRecentSession(
  tx: Tx,
  { sessionId, now }: Pick<OwnerSession, 'sessionId'> & { now: Date },
): Transactional<{ account: AccountRow; session: SessionRow }> {
  const found = yield* requireSession(tx, sessionId)
  if (!isRecentSignIn({ authenticatedAt: found.session.authenticatedAt, now })) throw signInAgain()
  return found
}

/** Throws `request.not_signed_in` (401) if the session has just ended. */
export function* requireSession(
  tx: Tx,
  sessionId: string | null,
): Transactional<{ account: AccountRow; session: SessionRow }> {
  const found = sessionId === null ? undefined : yield* findSession(tx, sessionId)
  if (!found) throw notSignedIn()
  return found
}
