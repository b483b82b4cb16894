import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import type { MailKind, MailKindDeps } from './mail-kind.ts'
import { noticeMail } from './notice.email.ts'
import { findNoticeAddress } from './notices.service.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'

/** What an owner is told of an answer: at an address that is known to be theirs, while nothing was decided about it. */
export function createNoticeKind({ publicUrl, mailFrom, hashKey }: MailKindDeps): MailKind {
  return {
    *isWanted(sql, { workspaceId, testimonialId, recipient }) {
      const address = yield* findNoticeAddress(sql, workspaceId)
      if (address === null || foldAddress(address) !== foldAddress(recipient)) return false
      if (yield* isBarred(sql, { address, hashKey })) return false
      const { status, withdrawnAt, erasedAt } = yield* getTestimonial(sql, { workspaceId, id: testimonialId })
      return status === 'submitted' && withdrawnAt === null && erasedAt === null
    },

    *write(sql, { workspaceId, testimonialId }) {
      const { firstName } = yield* getWorkspaceOwner(sql, workspaceId)
      const answer = yield* getTestimonial(sql, { workspaceId, id: testimonialId })
      return {
        ...noticeMail({
          firstName,
          clientName: answer.customerName,
          rating: answer.rating,
          words: answer.text ?? '',
          isPrivate: answer.isPrivate,
          isChanged: answer.revisedAt !== null,
          link: `${publicUrl()}/testimonial/list?open=${encodeURIComponent(testimonialId)}`,
          settingsLink: `${publicUrl()}/settings/emails`,
        }),
        replyTo: null,
        from: { name: 'Goodword', address: mailFrom },
      }
    },
  }
}
