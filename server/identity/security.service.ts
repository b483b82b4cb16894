import type { AccountSecurity } from '#shared/security.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { findCurrentCode, removeCodes } from './embedded/codes.repository.ts'
import { type AccountRow, findAccount } from './embedded/identity.repository.ts'
import { listEvents } from './embedded/security-events.repository.ts'
import { isEmailed, recordEvent } from './embedded/security-events.service.ts'
import { findSession, listSessions, removeSession, removeSessions } from './embedded/sessions.repository.ts'
import { shortNetwork } from './embedded/visitor.ts'
import { type OwnerSession, requireRecentSession } from './recent-session.ts'

const EVENTS_SHOWN = 100

const notManaged: AccountSecurity = {
  isManaged: false,
  passwordChangedAt: null,
  pendingEmail: null,
  previousEmail: null,
  sessions: [],
  events: [],
}

export type SecurityService = ReturnType<typeof createSecurityService>

/** What owners see and do about the safety of their accounts. `isManaged` is false with an outside identity service. */
export function createSecurityService({ db, clock, isManaged }: { db: Database; clock: Clock; isManaged: boolean }) {
  return {
    async getSecurity({ uid, sessionId }: OwnerSession): Promise<AccountSecurity> {
      if (!isManaged) return notManaged
      const now = clock.now()
      const { account, pending, recovery, sessions, events } = await db.read(function* (tx) {
        return {
          pending: yield* findCurrentCode(tx, { uid, purpose: 'VERIFY_AND_CHANGE_EMAIL', now }),
          recovery: yield* findCurrentCode(tx, { uid, purpose: 'RECOVER_EMAIL', now }),
          account: yield* findAccount(tx, uid),
          sessions: yield* listSessions(tx, uid),
          events: yield* listEvents(tx, { uid, limit: EVENTS_SHOWN }),
        }
      })
      return {
        isManaged,
        passwordChangedAt: account ? passwordChangeOf(account) : null,
        pendingEmail: pending?.newEmail ?? null,
        previousEmail: recovery
          ? {
              email: recovery.email,
              changedAt: recovery.createdAt.toISOString(),
              until: recovery.expiresAt.toISOString(),
            }
          : null,
        sessions: sessions.map(({ id, deviceName, network, lastSeenAt }) => ({
          id,
          deviceName,
          network: shortNetwork(network),
          lastSeenAt: lastSeenAt.toISOString(),
          isCurrent: id === sessionId,
        })),
        events: events.map(({ id, kind, deviceName, network, detail, count, at }) => ({
          id,
          kind,
          deviceName,
          network: shortNetwork(network),
          detail,
          count,
          at: at.toISOString(),
          isEmailed: isEmailed({ kind, network }),
        })),
      }
    },

    async endSession({ uid, sessionId }: OwnerSession, id: string): Promise<void> {
      if (!isManaged) return
      const now = clock.now()
      await db.transaction(function* (tx) {
        yield* requireRecentSession(tx, { sessionId, now })
        const ended = yield* findSession(tx, id)
        if (!(yield* removeSession(tx, { uid, id })) || !ended || id === sessionId) return
        yield* recordEvent(tx, { uid, kind: 'session_ended', visitor: ended.session, now })
      })
    },

    async endOtherSessions({ uid, sessionId }: OwnerSession): Promise<{ ended: number }> {
      if (!isManaged || sessionId === null) return { ended: 0 }
      const now = clock.now()
      return db.transaction(function* (tx) {
        const { session } = yield* requireRecentSession(tx, { sessionId, now })
        const ended = yield* removeSessions(tx, { uid, except: sessionId })
        if (ended > 0)
          yield* recordEvent(tx, { uid, kind: 'other_sessions_ended', visitor: session, count: ended, now })
        return { ended }
      })
    },

    async cancelEmailChange({ uid }: OwnerSession): Promise<void> {
      await db.transaction((tx) => removeCodes(tx, { uid, purpose: 'VERIFY_AND_CHANGE_EMAIL' }))
    },

    /** The tokens of the session stop working immediately. */
    async signOut({ uid, sessionId }: OwnerSession): Promise<void> {
      if (!isManaged || sessionId === null) return
      await db.transaction((tx) => removeSession(tx, { uid, id: sessionId }))
    },
  }
}

/** Null until the password is changed for the first time: until then it is as old as the account. */
const passwordChangeOf = ({ passwordUpdatedAt, createdAt }: AccountRow): string | null =>
  passwordUpdatedAt > createdAt ? passwordUpdatedAt.toISOString() : null
