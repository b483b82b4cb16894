import type { Tx, Transactional } from '#server/db/database.ts'
import { cancelAll } from '#server/jobs/outbox.ts'
import { monthsBefore } from '#server/kernel/clock.ts'
import { createAccountsService } from './accounts.service.ts'
import type { CodeEmailLimit } from './code-email-limit.ts'
import type { CodeSecrets } from './code-secrets.ts'
import { removeCodesExpiredBefore } from './codes.repository.ts'
import { createCodesService } from './codes.service.ts'
import { LONGEST_SESSION_MS, SESSION_IDLE_MS } from './identity.domain.ts'
import {
  removeDevicesUnusedSince,
  removeEndedSessions,
  removeSessionsMadeBefore,
  removeSessionsUnusedSince,
  removeTokensReplacedBefore,
} from './sessions.repository.ts'
import { removeChallengesExpiredBefore } from './passkeys.repository.ts'
import { createSecondFactorsService } from './second-factors.service.ts'
import type { SecondFactorGuard } from './second-factor-guard.ts'
import { createSessionsService, type SessionsDeps } from './sessions.service.ts'
import { removeEventsBefore } from './security-events.repository.ts'
import { removeSignInsExpiredBefore } from './sign-ins.repository.ts'

/** Until then an expired link can be told apart from an invalid one. */
/** In one sweep: a few milliseconds. */
const EVENTS_REMOVED_MAX = 1000
const EXPIRED_CODES_KEPT_MS = 24 * 60 * 60 * 1000
/** Until then the use of a replaced token is a sign of theft; after that, the token is just unknown. */
const REPLACED_TOKENS_KEPT_MS = 7 * 24 * 60 * 60 * 1000
const DEVICES_KEPT_MS = 400 * 24 * 60 * 60 * 1000

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService(
  deps: SessionsDeps & {
    secrets: CodeSecrets
    hashKey: string
    secondFactorGuard: SecondFactorGuard
    codeEmailLimit: CodeEmailLimit
  },
) {
  const sessions = createSessionsService(deps)
  return {
    codeEmailLimit: deps.codeEmailLimit,
    ...sessions,
    ...createAccountsService({ ...deps, sessions }),
    ...createCodesService({ ...deps, sessions }),
    ...createSecondFactorsService({ ...deps, sessions }),
  }
}

/** Deletes what can't be used any more: sessions that ended, sign-ins and codes that expired. */
export function* sweepIdentity(tx: Tx, now: Date): Transactional<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  yield* removeEndedSessions(tx)
  yield* removeSessionsUnusedSince(tx, before(SESSION_IDLE_MS))
  yield* removeSessionsMadeBefore(tx, before(LONGEST_SESSION_MS))
  yield* removeTokensReplacedBefore(tx, before(REPLACED_TOKENS_KEPT_MS))
  yield* removeDevicesUnusedSince(tx, before(DEVICES_KEPT_MS))
  yield* removeSignInsExpiredBefore(tx, now)
  yield* removeChallengesExpiredBefore(tx, now)
  yield* removeCodesExpiredBefore(tx, before(EXPIRED_CODES_KEPT_MS))
}

/** Deletes security events that are older than they are kept. */
export const sweepSecurityEvents = (
  tx: Tx,
  { now, keptMonths }: { now: Date; keptMonths: number },
): Transactional<void> => removeEventsBefore(tx, { before: monthsBefore(now, keptMonths), limit: EVENTS_REMOVED_MAX })

/**
 * After a backup was restored: sessions that ended since are back, so all end. Codes and notices that were queued may have
 * been sent since, and whoever needs one asks again.
 */
export function* endRestoredSignIns(tx: Tx, now: Date): Transactional<void> {
  for (const kind of ['identity.send-code', 'identity.send-notice'] as const) yield* cancelAll(tx, kind)
  yield* removeSessionsMadeBefore(tx, now)
}
