import type { Sql, Work } from '#server/db/database.ts'
import { createAccountsService } from './accounts.service.ts'
import type { CodeSecrets } from './code-secrets.ts'
import { removeCodesExpiredBefore } from './codes.repository.ts'
import { createCodesService } from './codes.service.ts'
import { bringSignInsBack, removeEndedRefreshTokens, removeRefreshTokensMadeBefore } from './identity.repository.ts'
import { createSessionsService, type SessionsDeps } from './sessions.service.ts'

/** Within it, a link that is too old is still told apart from one that never was. */
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
 * Removes what nobody can use any more: tokens of sessions that were ended, codes a day after they expired. A session also
 * ends when its token was made more than 400 days ago, however lately it was used: when that was is not kept.
 */
export function* sweepIdentity(sql: Sql, now: Date): Work<void> {
  yield* removeEndedRefreshTokens(sql)
  yield* removeRefreshTokensMadeBefore(sql, new Date(now.getTime() - LONGEST_SESSION_MS))
  yield* removeCodesExpiredBefore(sql, new Date(now.getTime() - EXPIRED_CODES_KEPT_MS))
}

/** When the clock was moved back: whoever signed in by a later time has signed in now. */
export const forgetSignInsAhead = (sql: Sql, now: Date): Work<void> => bringSignInsBack(sql, now)
