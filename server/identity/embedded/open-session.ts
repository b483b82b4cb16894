import { lock, type Tx, type Transactional } from '#server/db/database.ts'
import { newId } from '#server/kernel/ids.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import { nextValidSince, sessionStart } from './identity.domain.ts'
import { type AccountRow, changeAccount, findAccount } from './identity.repository.ts'
import { recordEvent } from './security-events.service.ts'
import {
  findFamiliarity,
  hasDevice,
  insertRefreshToken,
  insertSession,
  rememberDevice,
  removeOldestSessions,
  removeSessions,
  type SessionRow,
} from './sessions.repository.ts'
import type { Visitor } from './visitor.ts'

const SESSIONS_MAX = 200

/** A session with its newest refresh token. */
export type OpenSession = { account: AccountRow; session: SessionRow; refreshToken: string }

/** How the owner of a session proved who they are. */
export type Proof = Pick<SessionRow, 'method' | 'secondFactorId'>

const BY_PASSWORD: Proof = { method: 'password', secondFactorId: null }

/**
 * For transactions that open a session of an account: they change the same rows, so they run one after the other. Call it
 * first.
 */
export const lockAccount = (tx: Tx, uid: string): Transactional<void> => lock(tx, uid)

/** Opens a session, and tells the owner if it is in a browser and a network that the account was never used in. */
export function* openSession(
  tx: Tx,
  { account, visitor, proof = BY_PASSWORD, now }: { account: AccountRow; visitor: Visitor; proof?: Proof; now: Date },
): Transactional<OpenSession> {
  const { uid, validSince } = account
  const isNewDevice = (yield* hasDevice(tx, uid)) && (yield* findFamiliarity(tx, { uid, visitor })) === 'none'
  const session = {
    id: newId('ses'),
    uid,
    ...visitor,
    ...proof,
    authenticatedAt: sessionStart({ validSince, now }),
    createdAt: now,
    lastSeenAt: now,
  }
  yield* rememberDevice(tx, { uid, visitor, now })
  yield* insertSession(tx, session)
  yield* removeOldestSessions(tx, { uid, kept: SESSIONS_MAX })
  if (isNewDevice) yield* recordEvent(tx, { uid, kind: 'new_device', visitor, notice: { to: account.email }, now })
  return {
    account,
    session,
    refreshToken: yield* addRefreshToken(tx, { sessionId: session.id, parentHash: null, now }),
  }
}

/** Returns a new refresh token of a session. */
export function* addRefreshToken(
  tx: Tx,
  { sessionId, parentHash, now }: { sessionId: string; parentHash: string | null; now: Date },
): Transactional<string> {
  const refreshToken = newSecret()
  const tokenHash = hashSecret(refreshToken)
  yield* insertRefreshToken(tx, { tokenHash, sessionId, parentHash, createdAt: now, replacedAt: null })
  return refreshToken
}

/** Invalidates all current tokens of the account. */
export function* endSessions(tx: Tx, { uid, now }: { uid: string; now: Date }): Transactional<void> {
  const account = yield* findAccount(tx, uid)
  if (!account) return
  yield* changeAccount(tx, uid, { validSince: nextValidSince({ validSince: account.validSince, now }) })
  yield* removeSessions(tx, { uid })
}
