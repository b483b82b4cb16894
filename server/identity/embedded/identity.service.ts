import type { Tx, Transactional } from '#server/db/database.ts'
import { createAccountsService } from './accounts.service.ts'
import type { CodeSecrets } from './code-secrets.ts'
import { removeCodesExpiredBefore } from './codes.repository.ts'
import { createCodesService } from './codes.service.ts'
import { removeEndedRefreshTokens, removeRefreshTokensMadeBefore } from './identity.repository.ts'
import { createSessionsService, type SessionsDeps } from './sessions.service.ts'

/** Until then an expired link can be told apart from an invalid one. */
const EXPIRED_CODES_KEPT_MS = 24 * 60 * 60 * 1000
const LONGEST_SESSION_MS = 400 * 24 * 60 * 60 * 1000

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService(deps: SessionsDeps & { secrets: CodeSecrets }) {
  const sessions = createSessionsService(deps)
  return {
    ...sessions,
    ...createAccountsService({ ...deps, sessions }),
    ...createCodesService({ ...deps, sessions }),
  }
}

/**
 * Deletes what can't be used any more: tokens of ended sessions, and codes a day after they expire. A session also ends
 * 400 days after its token was made, however recently it was used, because the last use is not stored.
 */
export function* sweepIdentity(tx: Tx, now: Date): Transactional<void> {
  yield* removeEndedRefreshTokens(tx)
  yield* removeRefreshTokensMadeBefore(tx, new Date(now.getTime() - LONGEST_SESSION_MS))
  yield* removeCodesExpiredBefore(tx, new Date(now.getTime() - EXPIRED_CODES_KEPT_MS))
}
