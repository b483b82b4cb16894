import { ConfigError } from '#server/config/config-error.ts'
import { readProcessConfig } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { changeDataFolder, readDataFolder } from '#server/db/sqlite.ts'
import { createOperatorService, type ProtectionReport } from '#server/identity/embedded/operator.service.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { explainStartFailure } from './start-failure.ts'

type Operator = ReturnType<typeof createOperatorService>

/** How an account is protected. Undefined when no account has this address, as below. */
export const readProtection = (email: string): Promise<ProtectionReport | undefined> =>
  onAccounts(readDataFolder, (operator) => operator.report(email))

/** Returns how many sessions ended. */
export const endSessionsOf = (email: string): Promise<number | undefined> =>
  onAccounts(changeDataFolder, (operator) => operator.endSessions(email))

export const endAllSessions = (): Promise<{ sessions: number; owners: number }> =>
  onAccounts(changeDataFolder, (operator) => operator.endAllSessions())

/** False when two-factor was not on. */
export const turnOffTwoFactor = (email: string): Promise<boolean | undefined> =>
  onAccounts(changeDataFolder, (operator) => operator.turnOffTwoFactor(email))

/** On the accounts in the configured data folder. The server may be running meanwhile. */
async function onAccounts<T>(open: (dataDir: string) => Database, work: (operator: Operator) => Promise<T>) {
  const { dataDir, firebase } = readProcessConfig()
  if (firebase)
    throw new ConfigError('Firebase keeps the accounts of this installation: use the Firebase console instead.')
  const db = open(dataDir)
  try {
    return await work(createOperatorService({ db, clock: systemClock }))
  } finally {
    db.close()
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/** One sentence for a failure that the operator can fix; undefined for a bug. */
export const explainAccountConsoleFailure = (error: unknown): string | undefined =>
  isBusy(error) ? 'Goodword was busy writing. Run this command again.' : explainStartFailure(error)
