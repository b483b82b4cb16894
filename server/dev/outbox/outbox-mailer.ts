import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { findAccountOfCode } from './known-emails.repository.ts'
import { storeOutboxEmail } from './outbox.repository.ts'

/** Sends nothing: keeps each email in the emulators' database, readable at `/dev/outbox`. */
export function createOutboxMailer(deps: {
  db: Database
  /** The product's database. */
  product: Database
  clock: Clock
}): Mailer {
  const { db, product, clock } = deps
  return {
    name: 'outbox',
    remembersKeysForMs: Number.POSITIVE_INFINITY,
    tellsDelivery: false,
    async send(message, { idempotencyKey }) {
      const identityUid = (await product.read((tx) => findAccountOfCode(tx, idempotencyKey))) ?? null
      const providerId = await db.transaction((tx) =>
        storeOutboxEmail(tx, message, { idempotencyKey, identityUid, now: clock.now() }),
      )
      return { kind: 'sent', providerId }
    },
  }
}
