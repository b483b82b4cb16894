import { and, desc, eq, inArray, isNull, lt, ne, notInArray, or, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import {
  identityAccounts,
  identityDevices,
  identityRefreshTokens,
  identitySessions,
  identitySignIns,
} from '#server/db/schema/identity.ts'
import type { AccountRow } from './identity.repository.ts'
import type { Familiarity } from './sign-in-guard.ts'
import type { Visitor } from './visitor.ts'

export type SessionRow = typeof identitySessions.$inferSelect
type RefreshTokenRow = typeof identityRefreshTokens.$inferSelect

const selectSession = prepared((tx) =>
  tx
    .select({ account: identityAccounts, session: identitySessions })
    .from(identitySessions)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySessions.uid))
    .where(eq(identitySessions.id, placeholder('id'))),
)

export function* findSession(
  tx: Tx,
  id: string,
): Transactional<{ account: AccountRow; session: SessionRow } | undefined> {
  const [found] = yield* selectSession(tx, { id })
  return found
}

/** The one used last comes first. */
export function* listSessions(tx: Tx, uid: string): Transactional<SessionRow[]> {
  return yield* run(
    tx
      .select()
      .from(identitySessions)
      .where(eq(identitySessions.uid, uid))
      .orderBy(desc(identitySessions.lastSeenAt), desc(identitySessions.createdAt)),
  )
}

/** The accounts with a session. */
export function* listSignedIn(tx: Tx): Transactional<string[]> {
  const found = yield* run(
    tx.select({ uid: identitySessions.uid }).from(identitySessions).groupBy(identitySessions.uid),
  )
  return found.map(({ uid }) => uid)
}

export function* insertSession(tx: Tx, session: SessionRow): Transactional<void> {
  yield* run(tx.insert(identitySessions).values(session))
}

export function* recordUse(
  tx: Tx,
  { id, network, now }: { id: string; network: string; now: Date },
): Transactional<void> {
  yield* run(tx.update(identitySessions).set({ network, lastSeenAt: now }).where(eq(identitySessions.id, id)))
}

/** Notes that the owner proved a second factor in a session that had begun without. */
export function* recordSecondFactor(
  tx: Tx,
  { id, method, secondFactorId }: Pick<SessionRow, 'id' | 'method' | 'secondFactorId'>,
): Transactional<void> {
  yield* run(tx.update(identitySessions).set({ method, secondFactorId }).where(eq(identitySessions.id, id)))
}

/** False when the owner has no such session. */
export function* removeSession(tx: Tx, { uid, id }: { uid: string; id: string }): Transactional<boolean> {
  const removed = yield* run(
    tx
      .delete(identitySessions)
      .where(and(eq(identitySessions.uid, uid), eq(identitySessions.id, id)))
      .returning({ id: identitySessions.id }),
  )
  return removed.length === 1
}

/** Removes all sessions of the owner, but not `except`, and all sign-ins under way. Returns how many sessions. */
export function* removeSessions(
  tx: Tx,
  { uid, except }: { uid: string; except?: string | undefined },
): Transactional<number> {
  yield* run(tx.delete(identitySignIns).where(eq(identitySignIns.uid, uid)))
  const isOther = except === undefined ? undefined : ne(identitySessions.id, except)
  const removed = yield* run(
    tx
      .delete(identitySessions)
      .where(and(eq(identitySessions.uid, uid), isOther))
      .returning({ id: identitySessions.id }),
  )
  return removed.length
}

/** Keeps the sessions that were used last. */
export function* removeOldestSessions(tx: Tx, { uid, kept }: { uid: string; kept: number }): Transactional<void> {
  const newest = tx
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(eq(identitySessions.uid, uid))
    .orderBy(desc(identitySessions.lastSeenAt), desc(identitySessions.createdAt))
    .limit(kept)
  yield* run(
    tx.delete(identitySessions).where(and(eq(identitySessions.uid, uid), notInArray(identitySessions.id, newest))),
  )
}

export function* removeSessionsUnusedSince(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identitySessions).where(lt(identitySessions.lastSeenAt, instant)))
}

export function* removeSessionsMadeBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identitySessions).where(lt(identitySessions.createdAt, instant)))
}

/** Deletes the sessions that began before the account's sessions were ended. */
export function* removeEndedSessions(tx: Tx): Transactional<void> {
  const ended = tx
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySessions.uid))
    .where(sql`${identitySessions.authenticatedAt} / 1000 < ${identityAccounts.validSince} / 1000`)
  yield* run(tx.delete(identitySessions).where(inArray(identitySessions.id, ended)))
}

export function* insertRefreshToken(tx: Tx, token: RefreshTokenRow): Transactional<void> {
  yield* run(tx.insert(identityRefreshTokens).values(token))
}

export function* findRefreshToken(
  tx: Tx,
  tokenHash: string,
): Transactional<{ token: RefreshTokenRow; account: AccountRow; session: SessionRow } | undefined> {
  const [found] = yield* run(
    tx
      .select({ token: identityRefreshTokens, account: identityAccounts, session: identitySessions })
      .from(identityRefreshTokens)
      .innerJoin(identitySessions, eq(identitySessions.id, identityRefreshTokens.sessionId))
      .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySessions.uid))
      .where(eq(identityRefreshTokens.tokenHash, tokenHash)),
  )
  return found
}

/** Marks as replaced what a token takes the place of: its parent, and the parent's other children. */
export function* replaceRelatives(tx: Tx, { tokenHash, parentHash }: RefreshTokenRow, now: Date): Transactional<void> {
  if (parentHash === null) return
  yield* run(
    tx
      .update(identityRefreshTokens)
      .set({ replacedAt: now })
      .where(
        and(
          isNull(identityRefreshTokens.replacedAt),
          ne(identityRefreshTokens.tokenHash, tokenHash),
          or(eq(identityRefreshTokens.tokenHash, parentHash), eq(identityRefreshTokens.parentHash, parentHash)),
        ),
      ),
  )
}

export function* removeTokensReplacedBefore(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identityRefreshTokens).where(lt(identityRefreshTokens.replacedAt, instant)))
}

/** Where the account was used before. `none` without an account. */
export function* findFamiliarity(
  tx: Tx,
  { uid, visitor }: { uid: string; visitor: Visitor },
): Transactional<Familiarity> {
  const known = yield* run(
    tx
      .select({ deviceHash: identityDevices.deviceHash })
      .from(identityDevices)
      .where(
        and(
          eq(identityDevices.uid, uid),
          or(
            eq(identityDevices.network, visitor.network),
            visitor.deviceHash === null ? undefined : eq(identityDevices.deviceHash, visitor.deviceHash),
          ),
        ),
      ),
  )
  if (known.some(({ deviceHash }) => deviceHash === visitor.deviceHash)) return 'device'
  return known.length > 0 ? 'network' : 'none'
}

export function* hasDevice(tx: Tx, uid: string): Transactional<boolean> {
  const [device] = yield* run(
    tx.select({ uid: identityDevices.uid }).from(identityDevices).where(eq(identityDevices.uid, uid)).limit(1),
  )
  return device !== undefined
}

/** Remembers where the account was used. A client without cookies is one device per network. */
export function* rememberDevice(
  tx: Tx,
  { uid, visitor, now }: { uid: string; visitor: Visitor; now: Date },
): Transactional<void> {
  const deviceHash = visitor.deviceHash ?? `network ${visitor.network}`
  const seen = { network: visitor.network, lastSeenAt: now }
  yield* run(
    tx
      .insert(identityDevices)
      .values({ uid, deviceHash, ...seen })
      .onConflictDoUpdate({ target: [identityDevices.uid, identityDevices.deviceHash], set: seen }),
  )
}

export function* removeDevicesUnusedSince(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(identityDevices).where(lt(identityDevices.lastSeenAt, instant)))
}
