import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { noticeEmail } from './notice.email.ts'
import { findNoticeAddress } from '#server/emails/templates/notices.service.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'

/** Tells the owner about an answer, at a confirmed address, while it is undecided. */
export function createNoticeKind({ publicUrl, emailFrom, hashKey }: EmailKindDeps): EmailKind {
  return {
    *isWanted(tx, { workspaceId, testimonialId, recipient }) {
      const address = yield* findNoticeAddress(tx, workspaceId, 'newTestimonial')
      if (address === null || foldAddress(address) !== foldAddress(recipient)) return false
      if (yield* isBarred(tx, { address, hashKey })) return false
      const { status, withdrawnAt, erasedAt } = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      return status === 'submitted' && withdrawnAt === null && erasedAt === null
    },

    *write(tx, { workspaceId, testimonialId }) {
      const { firstName } = yield* getWorkspaceOwner(tx, workspaceId)
      const answer = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      return {
        ...noticeEmail({
          firstName,
          clientName: answer.customerName,
          rating: answer.rating,
          text: answer.text ?? '',
          isPrivate: answer.isPrivate,
          isChanged: answer.revisedAt !== null,
          link: `${publicUrl()}/testimonial/list?open=${encodeURIComponent(testimonialId)}`,
          settingsLink: `${publicUrl()}/settings/emails`,
        }),
        replyTo: null,
        from: { name: 'Goodword', address: emailFrom },
      }
    },
  }
}
