import type { TwoFactor } from '#shared/two-factor.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { hashRecoveryCode, newRecoveryCodes } from './embedded/recovery-codes.ts'
import { countRecoveryCodes, findSecondFactorOf, replaceRecoveryCodes } from './embedded/second-factors.repository.ts'
import { recordEvent } from './embedded/security-events.service.ts'
import { type OwnerSession, requireRecentSession } from './recent-session.ts'
import { notManaged, twoFactorOff } from './security.errors.ts'

/** How long after turning two-factor on its first codes belong to that: the email about it is enough. */
const SETUP_MS = 10 * 60 * 1000

export type TwoFactorService = ReturnType<typeof createTwoFactorService>

/**
 * What owners see of two-factor, and their recovery codes. With an outside identity service, everything throws
 * `security.not_managed` (404).
 */
export function createTwoFactorService({
  db,
  clock,
  hashKey,
  isManaged,
  wakeJobs,
}: {
  db: Database
  clock: Clock
  hashKey: string
  isManaged: boolean
  wakeJobs: () => void
}) {
  return {
    async getTwoFactor({ uid }: OwnerSession): Promise<TwoFactor> {
      if (!isManaged) throw notManaged()
      return db.read(function* (tx) {
        const factor = yield* findSecondFactorOf(tx, uid)
        return {
          onSince: factor?.enrolledAt.toISOString() ?? null,
          appName: factor?.displayName ?? null,
          recoveryCodesLeft: yield* countRecoveryCodes(tx, uid),
        }
      })
    },

    /** The only time that the codes can be read. */
    async createRecoveryCodes({ uid, sessionId }: OwnerSession): Promise<{ codes: string[] }> {
      if (!isManaged) throw notManaged()
      const codes = newRecoveryCodes()
      const codeHashes = codes.map((code) => hashRecoveryCode({ hashKey, uid, code }))
      const now = clock.now()
      await db.transaction(function* (tx) {
        const { account, session } = yield* requireRecentSession(tx, { sessionId, now })
        const factor = yield* findSecondFactorOf(tx, uid)
        if (!factor) throw twoFactorOff()
        const isNew = now.getTime() - factor.enrolledAt.getTime() < SETUP_MS
        const isSetup = isNew && (yield* countRecoveryCodes(tx, uid)) === 0
        yield* replaceRecoveryCodes(tx, { uid, codeHashes, now })
        const event = { uid, kind: 'recovery_codes_created', visitor: session, now } as const
        yield* recordEvent(tx, isSetup ? event : { ...event, notice: { to: account.email } })
      })
      wakeJobs()
      return { codes }
    },
  }
}
