import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { noticeEmail, unconfirmedNoticeEmail } from './notice.email.ts'
import { findNoticeRecipient } from '#server/emails/templates/notices.service.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'

/**
 * Tells the owner about an answer while it is undecided. An unconfirmed address may be a stranger's, so the email there
 * says nothing of the client.
 */
export function createNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
}: EmailKindDeps): EmailKind {
  return {
    *isWanted(tx, { workspaceId, testimonialId, recipient }) {
      const owner = yield* findNoticeRecipient(tx, workspaceId, 'newTestimonial')
      if (owner === null || foldAddress(owner.address) !== foldAddress(recipient)) return false
      if (yield* isBarred(tx, { address: owner.address, hashKey })) return false
      const { status, withdrawnAt, erasedAt } = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      return status === 'submitted' && withdrawnAt === null && erasedAt === null
    },

    *write(tx, { workspaceId, testimonialId }) {
      const { firstName, isEmailVerified } = yield* getWorkspaceOwner(tx, workspaceId)
      const answer = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      const common = {
        productName,
        link: `${publicUrl()}/testimonial/list?open=${encodeURIComponent(testimonialId)}`,
        settingsLink: `${publicUrl()}/settings/emails`,
      }
      const ours = { replyTo: null, from: { name: productName, address: emailFrom } }
      if (!isEmailVerified)
        return { ...unconfirmedNoticeEmail({ ...common, confirmLink: `${publicUrl()}/settings/security` }), ...ours }
      return {
        ...noticeEmail({
          firstName,
          clientName: answer.customerName,
          rating: answer.rating,
          text: answer.text ?? '',
          isPrivate: answer.isPrivate,
          isChanged: answer.revisedAt !== null,
          ...common,
        }),
        ...ours,
      }
    },
  }
}
