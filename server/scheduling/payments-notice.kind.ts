import { formatMoney } from '#shared/money.ts'
import { formatDayIn } from '#server/kernel/clock.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import type { EmailKind, EmailKindDeps, EmailTarget } from '#server/emails/templates/email-kind.ts'
import { findNoticeAddress } from '#server/emails/templates/notices.service.ts'
import { countOnHold, listNeedingOwner } from '#server/payments/needs-owner.queries.ts'
import { paymentsNoticeEmail } from './payments-notice.email.ts'
import { planPaymentsNoticeAgain } from './payments-notice.service.ts'

const LISTED_MAX = 10

/** Tells the owner which payments are on hold until they do something, each with a link to it. */
export function createPaymentsNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind<EmailTarget> {
  return {
    *isWanted(tx, { workspaceId, recipient }) {
      const address = yield* findNoticeAddress(tx, workspaceId, 'paymentsNeedYou')
      if (address === null || foldAddress(address) !== foldAddress(recipient)) return false
      if (yield* isBarred(tx, { address, hashKey })) return false
      return (yield* countOnHold(tx, { workspaceId, now: clock.now() })).needsYou > 0
    },

    *write(tx, { workspaceId }) {
      const now = clock.now()
      const { firstName, timeZone } = yield* getWorkspaceOwner(tx, workspaceId)
      const { needsYou } = yield* countOnHold(tx, { workspaceId, now })
      const listed = yield* listNeedingOwner(tx, { workspaceId, now, limit: LISTED_MAX })
      const paymentsLink = `${publicUrl()}/payments?show=onHold`
      return {
        ...paymentsNoticeEmail({
          productName,
          firstName,
          count: needsYou,
          payments: listed.map((payment) => ({
            ...payment,
            money: formatMoney(payment),
            day: formatDayIn(payment.paidAt ?? payment.createdAt, timeZone),
            link: `${paymentsLink}#${payment.id}`,
          })),
          now,
          link: paymentsLink,
          settingsLink: `${publicUrl()}/settings/emails`,
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },

    *onEnd(tx, { workspaceId }, { outcome, now }) {
      if (outcome === 'failed' || outcome === 'dropped') yield* planPaymentsNoticeAgain(tx, { workspaceId, now })
    },
  }
}
