import type { Installation } from '#shared/installation.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { getUser } from '#server/accounts/accounts.service.ts'
import { type Draft, writeDraft } from './draft.service.ts'
import { enqueueTestEmail } from '#server/emails/emails.service.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { refuseTest } from '#server/emails/recipients/throttle.service.ts'
import { listTestsSince } from './settings.repository.ts'
import { ownAddressRefused, tooManyTests } from './styles.errors.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'

const HOUR_MS = 60 * 60 * 1000

export type TestEmailsService = ReturnType<typeof createTestEmailsService>

/** Test emails that owners send to themselves, to see one like a client would. */
export function createTestEmailsService(deps: {
  db: Database
  clock: Clock
  config: { email: { from: string } }
  installation: Pick<Installation, 'productName'>
  publicUrl: () => string
  emailLimits: EmailLimits
  hashKey: string
  /** Call it after a transaction that enqueued a job. */
  wakeJobs: () => void
}) {
  const { db, clock, emailLimits: limits } = deps

  return {
    /**
     * Sends to the owner's own address only, and returns it. Throws `emails.own_address_refused` and
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
      const to = await db.transaction(function* (tx) {
        const now = clock.now()
        const { email: recipient } = yield* getUser(tx, userId)
        if (yield* isBarred(tx, { address: recipient, hashKey: deps.hashKey })) throw ownAddressRefused()
        yield* refuseTest(tx, { workspaceId, now, limits })
        const sent = yield* listTestsSince(tx, { workspaceId, since: new Date(now.getTime() - HOUR_MS) })
        const oldest = sent.at(-limits.testsAnHour)
        if (oldest) {
          const retryAfterSeconds = Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000)
          throw tooManyTests({ perHour: limits.testsAnHour, retryAfterSeconds })
        }
        const site = {
          workspaceId,
          now,
          emailFrom: deps.config.email.from,
          productName: deps.installation.productName,
          publicUrl: deps.publicUrl(),
        }
        const message = yield* writeDraft(tx, { ...site, draft })
        const frozen = { ...message, subject: `[Test] ${message.subject}` }
        yield* enqueueTestEmail(tx, { workspaceId, recipient, memberUserId: userId, frozen, now })
        return recipient
      })
      deps.wakeJobs()
      return { to }
    },
  }
}
