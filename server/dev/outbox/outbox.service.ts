import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { writeEmailSource } from './outbox-source.ts'
import { findOutboxEmail, listOutboxEmailIds, listOutboxEmails, type OutboxEmail } from './outbox.repository.ts'

const SHOWN_MAX = 200

const emailNotFound = () =>
  new AppError({ code: 'outbox.not_found', status: 404, message: 'This email is not in the outbox.' })

export type OutboxService = ReturnType<typeof createOutboxService>

/** Reads the emails that were kept, newest first. Erased ones are forgotten before anyone reads. */
export function createOutboxService({ db, forgetErased }: { db: Database; forgetErased: () => Promise<void> }) {
  async function getEmail(id: string): Promise<OutboxEmail> {
    await forgetErased()
    const sentEmail = await db.read((tx) => findOutboxEmail(tx, id))
    if (!sentEmail) throw emailNotFound()
    return sentEmail
  }

  return {
    async listEmails(): Promise<OutboxEmail[]> {
      await forgetErased()
      return db.read((tx) => listOutboxEmails(tx, { limit: SHOWN_MAX }))
    },
    getEmail,
    /** The email as the bytes that an SMTP server would have received. */
    async getSource(id: string): Promise<Buffer> {
      const { fromName, fromAddress, recipient, idempotencyKey, receivedAt, ...sentEmail } = await getEmail(id)
      const from = { name: fromName, address: fromAddress }
      return writeEmailSource({ ...sentEmail, from, to: recipient }, { key: idempotencyKey, date: receivedAt })
    },
    /** The emails before and after one in the list. */
    async findNeighbours(id: string): Promise<{ newerId: string | null; olderId: string | null }> {
      const ids = await db.read((tx) => listOutboxEmailIds(tx, { limit: SHOWN_MAX }))
      const at = ids.indexOf(id)
      return { newerId: ids[at - 1] ?? null, olderId: (at === -1 ? undefined : ids[at + 1]) ?? null }
    },
  }
}
