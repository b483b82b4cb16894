import { formatMoney } from '#shared/money.ts'
import { formatWeekdayIn } from '#server/kernel/clock.ts'
import { readPaymentsOfRequests } from '#server/payments/log.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { getTimeZone } from '#server/accounts/accounts.service.ts'
import { scheduledNoticeEmail } from './scheduled-notice.email.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { findNoticeReader, readNoticeFrame } from '#server/emails/templates/notices.service.ts'

/** Tells a member about a scheduled request while it can still be cancelled. */
export function createScheduledNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind {
  const wanted = { notice: 'requestScheduled', hashKey } as const
  return {
    *isWanted(tx, subject) {
      const reader = yield* findNoticeReader(tx, subject, wanted)
      if (!reader?.isEmailVerified) return false
      const { workspaceId, testimonialId } = subject
      const { scheduledFor, status, emailState } = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      return status === 'pending' && emailState === 'none' && scheduledFor !== null && scheduledFor > clock.now()
    },

    *write(tx, subject) {
      const { workspaceId, testimonialId } = subject
      const frame = yield* readNoticeFrame(tx, subject, publicUrl())
      const timeZone = yield* getTimeZone(tx, workspaceId)
      const request = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      const payment = (yield* readPaymentsOfRequests(tx, { workspaceId, testimonialId })).get(testimonialId)
      if (!payment || !request.scheduledFor)
        throw new Error('A notice of a scheduled request needs a payment and a time.')
      return {
        ...scheduledNoticeEmail({
          productName,
          frame,
          clientName: request.customerName,
          clientEmail: request.customerEmail,
          money: formatMoney(payment),
          moment: formatWeekdayIn(request.scheduledFor, timeZone),
          link: frame.linkTo('/payments', { show: 'planned' }),
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },
  }
}
