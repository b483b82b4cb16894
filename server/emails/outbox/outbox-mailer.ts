import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { storeOutboxMail } from './outbox.repository.ts'

/** Sends nothing: keeps each mail in the database, to be read at `/dev/outbox`. */
export function createOutboxMailer({ db, clock }: { db: Database; clock: Clock }): Mailer {
  return {
    name: 'outbox',
    remembersKeysForMs: Number.POSITIVE_INFINITY,
    tellsDelivery: false,
    async send(mail, { idempotencyKey }) {
      const providerId = await db.transaction((sql) => storeOutboxMail(sql, mail, { idempotencyKey, now: clock.now() }))
      return { kind: 'sent', providerId }
    },
  }
}
