import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { writeMailSource } from './outbox-source.ts'
import { findOutboxMail, listOutboxMailIds, listOutboxMails, type OutboxMail } from './outbox.repository.ts'

const SHOWN_MAX = 200

const mailNotFound = () =>
  new AppError({ code: 'outbox.not_found', status: 404, message: 'This mail is not in the outbox.' })

export type OutboxService = ReturnType<typeof createOutboxService>

/** Reads what the embedded mail service kept, newest first. */
export function createOutboxService({ db }: { db: Database }) {
  async function getMail(id: string): Promise<OutboxMail> {
    const mail = await db.read((sql) => findOutboxMail(sql, id))
    if (!mail) throw mailNotFound()
    return mail
  }

  return {
    listMails: () => db.read((sql) => listOutboxMails(sql, { limit: SHOWN_MAX })),
    getMail,
    /** The mail as the bytes that a mail server would have been handed. */
    async getSource(id: string): Promise<Buffer> {
      const { fromName, fromAddress, recipient, idempotencyKey, receivedAt, ...mail } = await getMail(id)
      const from = { name: fromName, address: fromAddress }
      return writeMailSource({ ...mail, from, to: recipient }, { key: idempotencyKey, date: receivedAt })
    },
    /** The mails that stand beside one in the list. */
    async findNeighbours(id: string): Promise<{ newerId: string | null; olderId: string | null }> {
      const ids = await db.read((sql) => listOutboxMailIds(sql, { limit: SHOWN_MAX }))
      const at = ids.indexOf(id)
      return { newerId: ids[at - 1] ?? null, olderId: (at === -1 ? undefined : ids[at + 1]) ?? null }
    },
  }
}
