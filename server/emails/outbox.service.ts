import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { writeMailSource } from './outbox-source.ts'
import { findOutboxMail, listOutboxMails } from './outbox.repository.ts'

const SHOWN_MAX = 200

const mailNotFound = () =>
  new AppError({ code: 'outbox.not_found', status: 404, message: 'This mail is not in the outbox.' })

export type OutboxService = ReturnType<typeof createOutboxService>

/** Reads what the embedded mail service kept, newest first. */
export function createOutboxService({ db }: { db: Database }) {
  return {
    listMails: () => db.read((sql) => listOutboxMails(sql, { limit: SHOWN_MAX })),
    async getMail(id: string) {
      const mail = await db.read((sql) => findOutboxMail(sql, id))
      if (!mail) throw mailNotFound()
      const { fromName, fromAddress, recipient, idempotencyKey: key, receivedAt: date } = mail
      const from = { name: fromName, address: fromAddress }
      return { ...mail, source: await writeMailSource({ ...mail, from, to: recipient }, { key, date }) }
    },
  }
}
