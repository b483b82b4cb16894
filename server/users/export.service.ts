import type { AccountExport, ExportedTestimonial } from '#shared/account-export.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import { readConnections } from '#server/connections/connections.service.ts'
import type { Database } from '#server/db/database.ts'
import { readDoNotAskList } from '#server/emails/recipients/do-not-ask.service.ts'
import { readKeptEmailSettings } from '#server/emails/styles/email-settings.service.ts'
import { type EmailMessage, getMessages } from '#server/emails/emails.service.ts'
import { readFormSettings } from '#server/forms/forms.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { withoutClientTokens } from '#server/submissions/client-links.ts'
import { readAllPayments } from '#server/payments/log.service.ts'
import { readAllDetails } from '#server/testimonials/details.service.ts'
import { readWidgetsInFull } from '#server/widgets/export.service.ts'
import { getUser, readCurrentUser } from './users.service.ts'

export type ExportService = ReturnType<typeof createExportService>

/** Everything that is kept for an owner, of one moment. */
export function createExportService(deps: { db: Database; clock: Clock; hashKey: string; publicUrl: () => string }) {
  return {
    async exportAccount({ userId, workspaceId }: { userId: string; workspaceId: string }): Promise<AccountExport> {
      const now = deps.clock.now()
      return deps.db.read(function* (sql) {
        const { createdAt } = yield* getUser(sql, userId)
        const user = yield* readCurrentUser(sql, { userId, now })
        const details = yield* readAllDetails(sql, { workspaceId, hashKey: deps.hashKey, now })
        const { plan, interval, isCancelling, periodEndsAt, graceEndsAt } = yield* getSubscription(sql, {
          workspaceId,
          now,
        })
        const mails = Map.groupBy(yield* getMessages(sql, workspaceId), ({ testimonialId }) => testimonialId)
        const aboutNone = mails.get(null) ?? []
        const testimonials = details.map((testimonial): ExportedTestimonial => ({
          ...testimonial,
          mails: (mails.get(testimonial.id) ?? []).map(describeMail),
        }))
        return {
          version: 1,
          exportedAt: now.toISOString(),
          user: { ...user, createdAt: createdAt.toISOString() },
          testimonials,
          form: yield* readFormSettings(sql, { workspaceId, now }),
          emails: {
            ...(yield* readKeptEmailSettings(sql, workspaceId)),
            doNotAsk: (yield* readDoNotAskList(sql, workspaceId)).items,
            tests: aboutNone.filter(({ kind }) => kind === 'test').map(describeMail),
            notices: aboutNone.filter(({ kind }) => kind !== 'test').map(describeMail),
          },
          widgets: yield* readWidgetsInFull(sql, { workspaceId, publicUrl: deps.publicUrl() }),
          subscription: {
            plan,
            interval,
            isCancelling,
            periodEndsAt: periodEndsAt?.toISOString() ?? null,
            graceEndsAt: graceEndsAt?.toISOString() ?? null,
          },
          connections: yield* readConnections(sql, { workspaceId, publicUrl: deps.publicUrl() }),
          payments: yield* readAllPayments(sql, workspaceId),
        }
      })
    },
  }
}

const describeMail = ({ kind, recipient, status, frozen, createdAt, sentAt }: EmailMessage) => ({
  kind,
  recipient,
  status,
  subject: frozen?.subject ?? null,
  text: frozen && withoutClientTokens(frozen.text),
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})
