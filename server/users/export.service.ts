import type { AccountExport, ExportedTestimonial } from '#shared/account-export.ts'
import { readConnections } from '#server/connections/connections.service.ts'
import type { Database } from '#server/db/database.ts'
import { readDoNotAskList } from '#server/emails/recipients/do-not-ask.service.ts'
import { readKeptEmailSettings } from '#server/emails/styles/email-settings.service.ts'
import { type EmailMessage, listMessages } from '#server/emails/emails.queries.ts'
import { readFormSettings } from '#server/forms/forms.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { withoutClientTokens } from '#server/testimonials/client-links.ts'
import { readAllPayments } from '#server/payments/log.service.ts'
import { readAllDetails } from '#server/testimonials/details.service.ts'
import { readWidgetsInFull } from '#server/widgets/export.service.ts'
import { getUser, getSubscription } from '#server/accounts/accounts.service.ts'
import { readCurrentUser } from './users.service.ts'

export type ExportService = ReturnType<typeof createExportService>

/** Everything stored for an owner, from a single snapshot. */
export function createExportService(deps: { db: Database; clock: Clock; hashKey: string; publicUrl: () => string }) {
  return {
    async exportAccount({ userId, workspaceId }: { userId: string; workspaceId: string }): Promise<AccountExport> {
      const now = deps.clock.now()
      return deps.db.read(function* (tx) {
        const { createdAt } = yield* getUser(tx, userId)
        const user = yield* readCurrentUser(tx, { userId, now })
        const details = yield* readAllDetails(tx, { workspaceId, hashKey: deps.hashKey, now })
        const { plan, interval, isCancelling, periodEndsAt, graceEndsAt } = yield* getSubscription(tx, {
          workspaceId,
          now,
        })
        const messages = Map.groupBy(yield* listMessages(tx, workspaceId), ({ testimonialId }) => testimonialId)
        const aboutNone = messages.get(null) ?? []
        const testimonials = details.map((testimonial): ExportedTestimonial => ({
          ...testimonial,
          emails: (messages.get(testimonial.id) ?? []).map(describeEmail),
        }))
        return {
          version: 1,
          exportedAt: now.toISOString(),
          user: { ...user, createdAt: createdAt.toISOString() },
          testimonials,
          form: yield* readFormSettings(tx, { workspaceId, now }),
          emails: {
            ...(yield* readKeptEmailSettings(tx, workspaceId)),
            doNotAsk: (yield* readDoNotAskList(tx, workspaceId)).items,
            tests: aboutNone.filter(({ kind }) => kind === 'test').map(describeEmail),
            notices: aboutNone.filter(({ kind }) => kind !== 'test').map(describeEmail),
          },
          widgets: yield* readWidgetsInFull(tx, { workspaceId, publicUrl: deps.publicUrl() }),
          subscription: {
            plan,
            interval,
            isCancelling,
            periodEndsAt: periodEndsAt?.toISOString() ?? null,
            graceEndsAt: graceEndsAt?.toISOString() ?? null,
          },
          connections: yield* readConnections(tx, { workspaceId, publicUrl: deps.publicUrl() }),
          payments: yield* readAllPayments(tx, workspaceId),
        }
      })
    },
  }
}

const describeEmail = ({ kind, recipient, status, frozen, createdAt, sentAt }: EmailMessage) => ({
  kind,
  recipient,
  status,
  subject: frozen?.subject ?? null,
  text: frozen && withoutClientTokens(frozen.text),
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})
