import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type AccountRow, findAccount, findAccountByEmail } from './identity.repository.ts'
import { endSessions } from './open-session.ts'
import { listPasskeysOf } from './passkeys.repository.ts'
import { countRecoveryCodes, findSecondFactorOf, removeSecondFactor } from './second-factors.repository.ts'
import { listEvents } from './security-events.repository.ts'
import { OPERATOR, recordEvent } from './security-events.service.ts'
import { listSessions, listSignedIn } from './sessions.repository.ts'
import { listPendingSignIns } from './sign-ins.repository.ts'
import { shortNetwork } from './visitor.ts'

const EVENTS_SHOWN = 10

export type ProtectionReport = {
  account: Pick<AccountRow, 'email' | 'isEmailVerified' | 'isDisabled' | 'createdAt' | 'lastLoginAt'>
  twoFactorSince: Date | null
  recoveryCodesLeft: number
  passkeys: { name: string; createdAt: Date }[]
  sessions: { deviceName: string; network: string; lastSeenAt: Date }[]
  /** Somebody entered the right password a few minutes ago, and no code yet. */
  pendingSignIns: { network: string; at: Date }[]
  events: { kind: string; place: string; at: Date }[]
}

/**
 * What the operator of the installation can do for an owner in trouble. The owner is told by email. Each method returns
 * undefined when no account has the address. It may run beside the server, which reads all of this again each time.
 */
export function createOperatorService({ db, clock }: { db: Database; clock: Clock }) {
  /** Works on the account with this address. */
  const withAccount = <T>(email: string, work: (tx: Tx, account: AccountRow) => Transactional<T>) =>
    function* (tx: Tx): Transactional<T | undefined> {
      const account = yield* findAccountByEmail(tx, email.toLowerCase())
      return account && (yield* work(tx, account))
    }

  function* tellOwner(
    tx: Tx,
    { account, kind, count = 1 }: { account: AccountRow; kind: 'session_ended' | 'two_factor_off'; count?: number },
  ): Transactional<void> {
    const about = { uid: account.uid, detail: 'by the operator', visitor: OPERATOR, notice: { to: account.email } }
    yield* recordEvent(tx, { ...about, kind, count, now: clock.now() })
  }

  function* endSessionsOf(tx: Tx, account: AccountRow): Transactional<number> {
    const { uid } = account
    const { length: count } = yield* listSessions(tx, uid)
    if (count === 0) return 0
    yield* endSessions(tx, { uid, now: clock.now() })
    yield* tellOwner(tx, { account, kind: 'session_ended', count })
    return count
  }

  return {
    /** Without secrets, and with shortened network addresses. */
    report: (email: string): Promise<ProtectionReport | undefined> =>
      db.read(withAccount(email, (tx, account) => readReport(tx, { account, now: clock.now() }))),

    /** Returns how many ended. */
    endSessions: (email: string): Promise<number | undefined> => db.transaction(withAccount(email, endSessionsOf)),

    /** One owner at a time, so that the server never waits long. */
    async endAllSessions(): Promise<{ sessions: number; owners: number }> {
      const uids = await db.read(listSignedIn)
      let sessions = 0
      for (const uid of uids) {
        sessions += await db.transaction(function* (tx) {
          const account = yield* findAccount(tx, uid)
          return account ? yield* endSessionsOf(tx, account) : 0
        })
      }
      return { sessions, owners: uids.length }
    },

    /** Removes the authenticator app and the recovery codes. False when two-factor was not on. */
    turnOffTwoFactor: (email: string): Promise<boolean | undefined> =>
      db.transaction(
        withAccount(email, function* (tx, account) {
          const factor = yield* findSecondFactorOf(tx, account.uid)
          if (!factor) return false
          yield* removeSecondFactor(tx, factor)
          yield* tellOwner(tx, { account, kind: 'two_factor_off' })
          return true
        }),
      ),
  }
}

function* readReport(tx: Tx, { account, now }: { account: AccountRow; now: Date }): Transactional<ProtectionReport> {
  const { uid, email, isEmailVerified, isDisabled, createdAt, lastLoginAt } = account
  const factor = yield* findSecondFactorOf(tx, uid)
  const passkeys = yield* listPasskeysOf(tx, uid)
  const sessions = yield* listSessions(tx, uid)
  const pending = yield* listPendingSignIns(tx, { uid, now })
  const events = yield* listEvents(tx, { uid, limit: EVENTS_SHOWN })
  const shown = ({ deviceName, network }: { deviceName: string; network: string }) => ({
    deviceName,
    network: shortNetwork(network),
  })
  return {
    account: { email, isEmailVerified, isDisabled, createdAt, lastLoginAt },
    twoFactorSince: factor?.enrolledAt ?? null,
    recoveryCodesLeft: yield* countRecoveryCodes(tx, uid),
    passkeys: passkeys.map((passkey) => ({ name: passkey.name, createdAt: passkey.createdAt })),
    sessions: sessions.map((session) => ({ ...shown(session), lastSeenAt: session.lastSeenAt })),
    pendingSignIns: pending.map(({ network, authenticatedAt: at }) => ({ network: shortNetwork(network), at })),
    events: events.map((event) => {
      const { deviceName, network } = shown(event)
      return { kind: event.kind, place: event.detail ?? `${deviceName}, network ${network}`, at: event.at }
    }),
  }
}
