import type { AccountExport } from '#shared/account-export.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { listPasskeysOf } from './embedded/passkeys.repository.ts'
import { countRecoveryCodes, findSecondFactorOf } from './embedded/second-factors.repository.ts'

/** How an account of the embedded service is protected: facts, no secrets. */
export function* readProtection(tx: Tx, uid: string): Transactional<NonNullable<AccountExport['security']>> {
  const factor = yield* findSecondFactorOf(tx, uid)
  const passkeys = yield* listPasskeysOf(tx, uid)
  return {
    twoFactor: {
      onSince: factor?.enrolledAt.toISOString() ?? null,
      appName: factor?.displayName ?? null,
      recoveryCodesLeft: yield* countRecoveryCodes(tx, uid),
    },
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
