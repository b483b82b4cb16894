import { type Column, least } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import {
  identityAccounts,
  identityKeys,
  identityRefreshTokens,
  identitySecondFactors,
  identitySessions,
  identitySignIns,
} from '#server/db/schema/identity.ts'

/** For a clock that was moved back: sign-ins, sessions and keys of a later time now count as just made. */
export function* forgetSignInsAhead(tx: Tx, now: Date): Transactional<void> {
  const notAfter = (column: Column) => least(column, now.getTime())
  yield* run(
    tx.update(identityAccounts).set({
      createdAt: notAfter(identityAccounts.createdAt),
      lastLoginAt: notAfter(identityAccounts.lastLoginAt),
      passwordUpdatedAt: notAfter(identityAccounts.passwordUpdatedAt),
      validSince: notAfter(identityAccounts.validSince),
    }),
  )
  yield* run(
    tx.update(identitySessions).set({
      authenticatedAt: notAfter(identitySessions.authenticatedAt),
      createdAt: notAfter(identitySessions.createdAt),
      lastSeenAt: notAfter(identitySessions.lastSeenAt),
    }),
  )
  yield* run(tx.update(identityRefreshTokens).set({ createdAt: notAfter(identityRefreshTokens.createdAt) }))
  yield* run(tx.update(identitySignIns).set({ authenticatedAt: notAfter(identitySignIns.authenticatedAt) }))
  yield* run(tx.update(identitySecondFactors).set({ enrolledAt: notAfter(identitySecondFactors.enrolledAt) }))
  yield* run(tx.update(identityKeys).set({ createdAt: notAfter(identityKeys.createdAt) }))
}
