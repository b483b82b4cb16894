import { formatMoney } from '#shared/money.ts'
import { formatWeekdayIn } from '#server/kernel/clock.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { readPaymentsOfRequests } from '#server/payments/log.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import { scheduledNoticeEmail } from './scheduled-notice.email.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { findNoticeAddress } from '#server/emails/templates/notices.service.ts'

/** Tells the owner about a scheduled request while it can still be cancelled. */
export function createScheduledNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind {
  return {
    *isWanted(tx, { workspaceId, testimonialId, recipient }) {
      const address = yield* findNoticeAddress(tx, workspaceId, 'requestScheduled')
      if (address === null || foldAddress(address) !== foldAddress(recipient)) return false
      if (yield* isBarred(tx, { address, hashKey })) return false
      const { scheduledFor, status, emailState } = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      return status === 'pending' && emailState === 'none' && scheduledFor !== null && scheduledFor > clock.now()
    },

    *write(tx, { workspaceId, testimonialId }) {
      const { firstName, timeZone } = yield* getWorkspaceOwner(tx, workspaceId)
      const request = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      const payment = (yield* readPaymentsOfRequests(tx, { workspaceId, testimonialId })).get(testimonialId)
      if (!payment || !request.scheduledFor)
        throw new Error('A notice of a scheduled request needs a payment and a time.')
      return {
        ...scheduledNoticeEmail({
          productName,
          firstName,
          clientName: request.customerName,
          clientEmail: request.customerEmail,
          money: formatMoney(payment),
          moment: formatWeekdayIn(request.scheduledFor, timeZone),
          link: `${publicUrl()}/payments?show=planned`,
          settingsLink: `${publicUrl()}/settings/emails`,
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },
  }
}
