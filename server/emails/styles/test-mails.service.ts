import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { getUser } from '#server/users/users.service.ts'
import { type Draft, writeDraft } from './draft.service.ts'
import { queueTest } from '#server/emails/emails.service.ts'
import type { MailLimits } from '#server/emails/recipients/sending-limits.ts'
import { refuseTest } from '#server/emails/recipients/sending-turns.service.ts'
import { listTestsSince } from './settings.repository.ts'
import { ownAddressRefused, tooManyTests } from './styles.errors.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'

const HOUR_MS = 60 * 60 * 1000

export type TestMailsService = ReturnType<typeof createTestMailsService>

/** Mails that owners send to themselves, to see one as a client would. */
export function createTestMailsService(deps: {
  db: Database
  clock: Clock
  config: { mail: { from: string } }
  publicUrl: () => string
  mailLimits: MailLimits
  hashKey: string
  /** Called after a transaction that enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, mailLimits: limits } = deps

  return {
    /**
     * Answers where it goes: to the owner's own address and nowhere else. Throws `emails.own_address_refused` and
     * `emails.sending_paused` (409), `emails.unverified_limit` and `request.too_many` (429).
     */
    async sendTest({
      workspaceId,
      userId,
      draft,
    }: {
      workspaceId: string
      userId: string
      draft: Draft
    }): Promise<{ to: string }> {
      const to = await db.transaction(function* (sql) {
        const now = clock.now()
        const { email: recipient } = yield* getUser(sql, userId)
        if (yield* isBarred(sql, { address: recipient, hashKey: deps.hashKey })) throw ownAddressRefused()
        yield* refuseTest(sql, { workspaceId, now, limits })
        const sent = yield* listTestsSince(sql, { workspaceId, since: new Date(now.getTime() - HOUR_MS) })
        const oldest = sent.at(-limits.testsAnHour)
        if (oldest) {
          const retryAfterSeconds = Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000)
          throw tooManyTests({ perHour: limits.testsAnHour, retryAfterSeconds })
        }
        const site = { workspaceId, now, mailFrom: deps.config.mail.from, publicUrl: deps.publicUrl() }
        const mail = yield* writeDraft(sql, { ...site, draft })
        const frozen = { ...mail, subject: `[Test] ${mail.subject}` }
        yield* queueTest(sql, { workspaceId, recipient, frozen, now })
        return recipient
      })
      deps.wakeJobs()
      return { to }
    },
  }
}
