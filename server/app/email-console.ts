import { readProcessConfig } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { changeProductDatabase, readProductDatabase } from '#server/db/product-database.ts'
import { type DeliveryStatus, readDeliveryStatus, resumeEmails } from '#server/emails/operating.service.ts'
import { foldAddress, forgetEmailOutcomes } from '#server/emails/recipients/suppressions.service.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { allowSending, listSendingPaused } from '#server/accounts/suspensions.queries.ts'
import { findOwnerByEmail, getUser } from '#server/accounts/accounts.service.ts'
import { forgetReturned } from '#server/testimonials/testimonials.queries.ts'
import { openInstallationSecret } from './installation-secret.ts'

export type PausedWorkspace = { ownerEmail: string; since: Date }
export type EmailReport = DeliveryStatus & { pausedWorkspaces: PausedWorkspace[] }

/** Reports on the emails in the configured database. The server may be running meanwhile. */
export async function readEmailReport(): Promise<EmailReport> {
  const db = await readProductDatabase(readProcessConfig())
  const reading = db.read(function* (tx) {
    const sendingStatus = yield* readDeliveryStatus(tx, systemClock.now())
    const pausedWorkspaces: PausedWorkspace[] = []
    for (const { ownerUserId, since } of yield* listSendingPaused(tx)) {
      const { email } = yield* getUser(tx, ownerUserId)
      pausedWorkspaces.push({ ownerEmail: email, since })
    }
    return { ...sendingStatus, pausedWorkspaces }
  })
  return await reading.finally(() => db.close())
}

/** Returns how many emails are sent now; undefined when they were not paused. */
export const endEmailPause = (): Promise<number | undefined> =>
  change((db) => db.transaction((tx) => resumeEmails(tx, systemClock.now())))

/** `unknown` when no account has this address, `unchanged` when it could already send. */
export const allowOwner = (email: string): Promise<'allowed' | 'unchanged' | 'unknown'> =>
  change((db) =>
    db.transaction(function* (tx) {
      const owner = yield* findOwnerByEmail(tx, email)
      if (!owner) return 'unknown'
      return (yield* allowSending(tx, owner.id)) ? 'allowed' : 'unchanged'
    }),
  )

/** Allows emails to an address again after a bounce or complaint. False when it was not blocked. */
export const allowMailbox = (address: string): Promise<boolean> =>
  change((db, hashKey) =>
    db.transaction(function* (tx) {
      if (!(yield* forgetEmailOutcomes(tx, { address, hashKey }))) return false
      yield* forgetReturned(tx, foldAddress(address))
      return true
    }),
  )

/** The server may be running meanwhile. */
async function change<T>(work: (db: Database, hashKey: string) => Promise<T>): Promise<T> {
  const config = readProcessConfig()
  const db = await changeProductDatabase(config)
  try {
    return await work(db, await openInstallationSecret(db, config))
  } finally {
    await db.close()
  }
}
