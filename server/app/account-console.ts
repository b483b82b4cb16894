import { ConfigError } from '#server/config/config-error.ts'
import { readProcessConfig } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { changeProductDatabase, type DatabasePlace, readProductDatabase } from '#server/db/product-database.ts'
import { createOperatorService, type ProtectionReport } from '#server/identity/embedded/operator.service.ts'
import { systemClock } from '#server/kernel/clock.ts'

type Operator = ReturnType<typeof createOperatorService>

/** How an account is protected. Undefined when no account has this address, as below. */
export const readProtection = (email: string): Promise<ProtectionReport | undefined> =>
  onAccounts(readProductDatabase, (operator) => operator.report(email))

/** Returns how many sessions ended. */
export const endSessionsOf = (email: string): Promise<number | undefined> =>
  onAccounts(changeProductDatabase, (operator) => operator.endSessions(email))

export const endAllSessions = (): Promise<{ sessions: number; owners: number }> =>
  onAccounts(changeProductDatabase, (operator) => operator.endAllSessions())

/** False when two-factor was not on. */
export const turnOffTwoFactor = (email: string): Promise<boolean | undefined> =>
  onAccounts(changeProductDatabase, (operator) => operator.turnOffTwoFactor(email))

/** On the accounts in the configured database. The server may be running meanwhile. */
async function onAccounts<T>(
  open: (place: DatabasePlace) => Promise<Database>,
  work: (operator: Operator) => Promise<T>,
) {
  const config = readProcessConfig()
  if (config.firebase)
    throw new ConfigError('Firebase keeps the accounts of this installation: use the Firebase console instead.')
  const db = await open(config)
  try {
    return await work(createOperatorService({ db, clock: systemClock }))
  } finally {
    await db.close()
  }
}
