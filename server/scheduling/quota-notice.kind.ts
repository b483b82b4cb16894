import { firstDayAfter } from '#server/kernel/clock.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { countWaitingForQuota } from '#server/payments/log.service.ts'
import { readUsage } from '#server/testimonials/usage.service.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import type { EmailKind, EmailKindDeps, EmailTarget } from '#server/emails/templates/email-kind.ts'
import { findNoticeAddress } from '#server/emails/templates/notices.service.ts'
import { quotaNoticeEmail } from './quota-notice.email.ts'

/** Tells the owner that clients are waiting for next month's requests: how many, until when, and what to do. */
export function createQuotaNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind<EmailTarget> {
  return {
    *isWanted(tx, { workspaceId, recipient }) {
      const address = yield* findNoticeAddress(tx, workspaceId, 'requestsUsedUp')
      if (address === null || foldAddress(address) !== foldAddress(recipient)) return false
      if (yield* isBarred(tx, { address, hashKey })) return false
      const { used, limit } = yield* readUsage(tx, { workspaceId, now: clock.now() })
      return limit !== null && used >= limit && (yield* countWaitingForQuota(tx, workspaceId)) > 0
    },

    *write(tx, { workspaceId }) {
      const { firstName } = yield* getWorkspaceOwner(tx, workspaceId)
      const { limit, month } = yield* readUsage(tx, { workspaceId, now: clock.now() })
      if (limit === null) throw new Error('A plan without a limit has no waiting clients.')
      return {
        ...quotaNoticeEmail({
          productName,
          firstName,
          waiting: yield* countWaitingForQuota(tx, workspaceId),
          limit,
          from: firstDayAfter(month),
          link: `${publicUrl()}/settings/subscription`,
          paymentsLink: `${publicUrl()}/payments?show=onHold`,
          settingsLink: `${publicUrl()}/settings/emails`,
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },
  }
}
