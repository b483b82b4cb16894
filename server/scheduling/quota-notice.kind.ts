import type { Tx, Transactional } from '#server/db/database.ts'
import { firstDayAfter } from '#server/kernel/clock.ts'
import { countWaitingForQuota } from '#server/payments/log.service.ts'
import { readUsage } from '#server/testimonials/usage.service.ts'
import type { EmailKind, EmailKindDeps, EmailTarget } from '#server/emails/templates/email-kind.ts'
import { findNoticeReader, readNoticeFrame } from '#server/emails/templates/notices.service.ts'
import { quotaNoticeEmail } from './quota-notice.email.ts'

/** Tells a member that clients are waiting for next month's requests: how many, until when, and what to do. */
export function createQuotaNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind<EmailTarget> {
  const wanted = { notice: 'requestsUsedUp', hashKey } as const
  return {
    *isWanted(tx, subject) {
      const reader = yield* findNoticeReader(tx, subject, wanted)
      if (!reader?.isEmailVerified) return false
      return (yield* countLeftWaiting(tx, subject.workspaceId, clock.now())) > 0
    },

    *write(tx, subject) {
      const { workspaceId } = subject
      const frame = yield* readNoticeFrame(tx, subject, publicUrl())
      const { limit, month } = yield* readUsage(tx, { workspaceId, now: clock.now() })
      if (limit === null) throw new Error('A plan without a limit has no waiting clients.')
      return {
        ...quotaNoticeEmail({
          productName,
          frame,
          waiting: yield* countLeftWaiting(tx, workspaceId, clock.now()),
          limit,
          from: firstDayAfter(month),
          link: frame.linkTo('/settings/subscription'),
          paymentsLink: frame.linkTo('/payments', { show: 'onHold' }),
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },
  }
}

/** How many clients wait beyond the requests that were freed and not taken yet. */
function* countLeftWaiting(tx: Tx, workspaceId: string, now: Date): Transactional<number> {
  const { used, limit } = yield* readUsage(tx, { workspaceId, now })
  if (limit === null) return 0
  return (yield* countWaitingForQuota(tx, workspaceId)) - Math.max(0, limit - used)
}
