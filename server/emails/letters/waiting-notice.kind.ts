import { firstDayAfter } from '#server/kernel/clock.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { countWaitingForQuota } from '#server/payments/log.service.ts'
import { readUsage } from '#server/testimonials/usage.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import type { MailKind, MailKindDeps, MailTarget } from './mail-kind.ts'
import { findWaitingNoticeAddress } from './notices.service.ts'
import { waitingNoticeMail } from './waiting-notice.email.ts'

/** What an owner is told while clients of payments wait for requests: how many, until when, and what can be done. */
export function createWaitingNoticeKind({ publicUrl, mailFrom, hashKey, clock }: MailKindDeps): MailKind<MailTarget> {
  return {
    *isWanted(sql, { workspaceId, recipient }) {
      const address = yield* findWaitingNoticeAddress(sql, workspaceId)
      if (address === null || foldAddress(address) !== foldAddress(recipient)) return false
      if (yield* isBarred(sql, { address, hashKey })) return false
      const { used, limit } = yield* readUsage(sql, { workspaceId, now: clock.now() })
      return limit !== null && used >= limit && (yield* countWaitingForQuota(sql, workspaceId)) > 0
    },

    *write(sql, { workspaceId }) {
      const { firstName } = yield* getWorkspaceOwner(sql, workspaceId)
      const { limit, month } = yield* readUsage(sql, { workspaceId, now: clock.now() })
      if (limit === null) throw new Error('Clients are said to wait for requests of a plan that has no end of them.')
      return {
        ...waitingNoticeMail({
          firstName,
          waiting: yield* countWaitingForQuota(sql, workspaceId),
          limit,
          from: firstDayAfter(month),
          link: `${publicUrl()}/settings/subscription`,
          paymentsLink: `${publicUrl()}/settings/stripe?show=held`,
          settingsLink: `${publicUrl()}/settings/emails`,
        }),
        replyTo: null,
        from: { name: 'Goodword', address: mailFrom },
      }
    },
  }
}
