import { getUser } from '#server/accounts/accounts.service.ts'
import { wasApprovedByRule } from '#server/testimonials/history.queries.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { noticeEmail, unconfirmedNoticeEmail } from './notice.email.ts'
import { findNoticeReader, readNoticeFrame } from '#server/emails/templates/notices.service.ts'

const stateOf = ({ isPrivate, status, signOffAskedAt }: TestimonialRow) => {
  if (isPrivate) return 'private'
  if (status === 'approved') return 'approved'
  return signOffAskedAt === null ? 'undecided' : 'in_sign_off'
}

/**
 * Tells a member about an answer while no member has decided about it. An unconfirmed address may be a stranger's, so the email there
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
      if (withdrawnAt !== null || erasedAt !== null) return false
      return status === 'submitted' || (status === 'approved' && (yield* wasApprovedByRule(tx, subject)))
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
          state: stateOf(answer),
          isChanged: answer.revisedAt !== null,
          ...common,
        }),
        ...ours,
      }
    },
  }
}
