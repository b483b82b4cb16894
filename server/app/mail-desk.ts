import { readProcessConfig } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { DataFolderInUse, openDataFolder, readDataFolder } from '#server/db/sqlite.ts'
import { allowAddress, type MailStanding, readMailStanding, resumeMails } from '#server/emails/operating.service.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { findOwnerByEmail, getUser } from '#server/users/users.service.ts'
import { allowSending, listSendingPaused } from '#server/workspaces/workspaces.service.ts'
import { readInstallationSecret } from './installation-secret.ts'
import { explainStartFailure } from './start-failure.ts'

export type PausedWorkspace = { ownerEmail: string; since: Date }
export type MailReport = MailStanding & { pausedWorkspaces: PausedWorkspace[] }

/** What becomes of the mails of the configured data folder. The server may run meanwhile. */
export function readMailReport(): Promise<MailReport> {
  const db = readDataFolder(readProcessConfig().dataDir)
  const reading = db.read(function* (sql) {
    const standing = yield* readMailStanding(sql, systemClock.now())
    const pausedWorkspaces: PausedWorkspace[] = []
    for (const { ownerUserId, since } of yield* listSendingPaused(sql)) {
      const { email } = yield* getUser(sql, ownerUserId)
      pausedWorkspaces.push({ ownerEmail: email, since })
    }
    return { ...standing, pausedWorkspaces }
  })
  return reading.finally(() => db.close())
}

/** Answers how many mails go on now; undefined when nothing held them up. */
export const endMailPause = (): Promise<number | undefined> =>
  change((db) => db.transaction((sql) => resumeMails(sql, systemClock.now())))

/** `unknown` when nobody has an account with the address, `unchanged` when nothing kept them from sending. */
export const allowOwner = (email: string): Promise<'allowed' | 'unchanged' | 'unknown'> =>
  change((db) =>
    db.transaction(function* (sql) {
      const owner = yield* findOwnerByEmail(sql, email)
      if (!owner) return 'unknown'
      return (yield* allowSending(sql, owner.id)) ? 'allowed' : 'unchanged'
    }),
  )

/** False when nothing was kept against the address. */
export const allowMailbox = (address: string): Promise<boolean> =>
  change((db, hashKey) => db.transaction((sql) => allowAddress(sql, { address, hashKey })))

/** Throws DataFolderInUse while the server runs. */
async function change<T>(work: (db: Database, hashKey: string) => Promise<T>): Promise<T> {
  const { dataDir } = readProcessConfig()
  const db = openDataFolder(dataDir)
  try {
    return await work(db, readInstallationSecret(dataDir))
  } finally {
    db.close()
  }
}

/** One sentence for a failure that whoever asked can mend; undefined for a bug. */
export const explainMailDeskFailure = (error: unknown): string | undefined =>
  error instanceof DataFolderInUse
    ? `Goodword is running on the data in ${error.message}: stop it, run this again, and start it.`
    : explainStartFailure(error)
