import { getUser } from '#server/accounts/accounts.service.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { noticeEmail, unconfirmedNoticeEmail } from './notice.email.ts'
import { findNoticeReader, readNoticeFrame } from '#server/emails/templates/notices.service.ts'

/**
 * Tells a member about an answer while it is undecided. An unconfirmed address may be a stranger's, so the email there
 * says nothing of the client.
 */
export function createNoticeKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
}: EmailKindDeps): EmailKind {
  const wanted = { notice: 'newTestimonial', hashKey } as const
  return {
    *isWanted(tx, subject) {
      if (!(yield* findNoticeReader(tx, subject, wanted))) return false
      const { workspaceId, testimonialId: id } = subject
      const { status, withdrawnAt, erasedAt } = yield* getTestimonial(tx, { workspaceId, id })
      return status === 'submitted' && withdrawnAt === null && erasedAt === null
    },

    *write(tx, subject) {
      const { workspaceId, testimonialId } = subject
      const { isEmailVerified } = yield* getUser(tx, subject.memberUserId)
      const frame = yield* readNoticeFrame(tx, subject, publicUrl())
      const answer = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      const link = frame.linkTo('/testimonial/list', { open: testimonialId })
      const common = { productName, frame, isByLink: answer.source === 'link', link }
      const ours = { replyTo: null, from: { name: productName, address: emailFrom } }
      if (!isEmailVerified)
        return { ...unconfirmedNoticeEmail({ ...common, confirmLink: frame.linkTo('/settings/security') }), ...ours }
      return {
        ...noticeEmail({
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
