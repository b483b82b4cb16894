import { formatMoney } from '#shared/money.ts'
import { formatDayIn } from '#server/kernel/clock.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { forgetContents } from '#server/emails/emails.service.ts'
import type { EmailKind, EmailKindDeps, EmailTarget } from '#server/emails/templates/email-kind.ts'
import { findNoticeReader, readNoticeFrame } from '#server/emails/templates/notices.service.ts'
import { countOnHold, listNeedingOwner } from '#server/payments/needs-owner.queries.ts'
import { paymentsNoticeEmail } from './payments-notice.email.ts'
import { planPaymentsNoticeAgain } from './payments-notice.service.ts'

const LISTED_MAX = 10

/** Tells a member which payments are on hold until they do something, each with a link to it. */
export function createPaymentsNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind<EmailTarget> {
  const wanted = { notice: 'paymentsNeedYou', hashKey } as const
  return {
    *isWanted(tx, subject) {
      const reader = yield* findNoticeReader(tx, subject, wanted)
      if (!reader?.isEmailVerified) return false
      const { workspaceId } = subject
      return (yield* countOnHold(tx, { workspaceId, now: clock.now() })).needsYou > 0
    },

    *write(tx, subject) {
      const { workspaceId } = subject
      const frame = yield* readNoticeFrame(tx, subject, publicUrl())
      const now = clock.now()
      const timeZone = yield* getTimeZone(tx, workspaceId)
      const { needsYou } = yield* countOnHold(tx, { workspaceId, now })
      const listed = yield* listNeedingOwner(tx, { workspaceId, now, limit: LISTED_MAX })
      const paymentsLink = frame.linkTo('/payments', { show: 'onHold' })
      return {
        ...paymentsNoticeEmail({
          productName,
          frame,
          count: needsYou,
          payments: listed.map((payment) => ({
            ...payment,
            money: formatMoney(payment),
            day: formatDayIn(payment.paidAt ?? payment.createdAt, timeZone),
            link: `${paymentsLink}#${payment.id}`,
          })),
          now,
          link: paymentsLink,
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },

    *onEnd(tx, { workspaceId, recipient }, { outcome, now }) {
      // The text names clients, who may have everything erased later.
      yield* forgetContents(tx, { workspaceId, kind: 'payments_notice', recipient })
      if (outcome === 'failed' || outcome === 'dropped') yield* planPaymentsNoticeAgain(tx, { workspaceId, now })
    },
  }
}
