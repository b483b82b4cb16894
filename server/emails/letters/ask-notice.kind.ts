import { moneyWords } from '#shared/money.ts'
import { weekdayInWords } from '#server/kernel/clock.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { readPaymentsOfRequests } from '#server/payments/log.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { askNoticeMail } from './ask-notice.email.ts'
import type { MailKind, MailKindDeps } from './mail-kind.ts'
import { findAskNoticeAddress } from './notices.service.ts'

/** What an owner is told of an ask that is planned: while there is time left to say no. */
export function createAskNoticeKind({ publicUrl, mailFrom, hashKey, clock }: MailKindDeps): MailKind {
  return {
    *isWanted(sql, { workspaceId, testimonialId, recipient }) {
      const address = yield* findAskNoticeAddress(sql, workspaceId)
      if (address === null || foldAddress(address) !== foldAddress(recipient)) return false
      if (yield* isBarred(sql, { address, hashKey })) return false
      const { scheduledFor, status, mailState } = yield* getTestimonial(sql, { workspaceId, id: testimonialId })
      return status === 'pending' && mailState === 'none' && scheduledFor !== null && scheduledFor > clock.now()
    },

    *write(sql, { workspaceId, testimonialId }) {
      const { firstName, timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
      const request = yield* getTestimonial(sql, { workspaceId, id: testimonialId })
      const payment = (yield* readPaymentsOfRequests(sql, { workspaceId, testimonialId })).get(testimonialId)
      if (!payment || !request.scheduledFor) throw new Error('A request that nobody paid for is announced.')
      return {
        ...askNoticeMail({
          firstName,
          clientName: request.customerName,
          clientEmail: request.customerEmail,
          money: moneyWords(payment),
          moment: weekdayInWords(request.scheduledFor, timeZone),
          link: `${publicUrl()}/settings/stripe?show=planned`,
          settingsLink: `${publicUrl()}/settings/emails`,
        }),
        replyTo: null,
        from: { name: 'Goodword', address: mailFrom },
      }
    },
  }
}
