import type { Sql, Work } from '#server/db/database.ts'
import { createAccountsService } from './accounts.service.ts'
import type { CodeSecrets } from './code-secrets.ts'
import { removeCodesExpiredBefore } from './codes.repository.ts'
import { createCodesService } from './codes.service.ts'
import { removeEndedRefreshTokens } from './identity.repository.ts'
import { createSessionsService, type SessionsDeps } from './sessions.service.ts'

/** Within it, a link that is too old is still told apart from one that never was. */
const EXPIRED_CODES_KEPT_MS = 24 * 60 * 60 * 1000

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService(deps: SessionsDeps & { secrets: CodeSecrets }) {
  const sessions = createSessionsService(deps)
  return {
    ...sessions,
    ...createAccountsService({ ...deps, sessions }),
    ...createCodesService({ ...deps, sessions }),
  }
}

/** Removes what nobody can use any more: tokens of sessions that were ended, codes a day after they expired. */
export function* sweepIdentity(sql: Sql, now: Date): Work<void> {
  yield* removeEndedRefreshTokens(sql)
  yield* removeCodesExpiredBefore(sql, new Date(now.getTime() - EXPIRED_CODES_KEPT_MS))
}
