import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { ownPagePath } from '#shared/own-page.ts'
import { clientToken } from '#server/submissions/client-links.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import type { MailKind, MailKindDeps } from './mail-kind.ts'
import { receiptMail } from './receipt.email.ts'
import { readLetterhead } from './letterhead.service.ts'
import { isBarred, isSuppressed } from '#server/emails/recipients/suppressions.service.ts'

/**
 * What a client is sent who has answered. It asks for nothing: it goes out even to whoever wants no more mails, where it was
 * a mail of ours that was answered; and what becomes of it is nothing of the request's.
 */
export function createReceiptKind({ clock, publicUrl, mailFrom, hashKey }: MailKindDeps): MailKind {
  return {
    *isWanted(sql, { workspaceId, testimonialId, recipient }) {
      const { text, erasedAt, sentAt } = yield* getTestimonial(sql, { workspaceId, id: testimonialId })
      if (text === null || erasedAt !== null) return false
      if (yield* isBarred(sql, { address: recipient, hashKey })) return false
      // Whoever answers a link that never went to the address may be anybody, the owner too.
      return sentAt !== null || !(yield* isSuppressed(sql, { workspaceId, address: recipient, hashKey }))
    },

    *write(sql, { workspaceId, testimonialId, isSharedSender }) {
      const answer = yield* getTestimonial(sql, { workspaceId, id: testimonialId })
      const linked = { requestId: testimonialId, addressChanges: answer.addressChanges, hashKey }
      const asked = answer.emailStyleId
      const of = { workspaceId, asked, now: clock.now(), mailFrom, publicUrl: publicUrl(), isSharedSender }
      const { sender, productUrl } = yield* readLetterhead(sql, of)
      return {
        ...receiptMail({
          ...sender,
          language: answer.language ?? DEFAULT_LANGUAGE,
          clientName: answer.customerName,
          rating: answer.rating,
          // Whoever answers a link that was not mailed may be anybody: nobody's words go to a stranger by our mail.
          words: answer.isAnsweredByMail ? answer.text : null,
          isPrivate: answer.isPrivate,
          link: publicUrl() + ownPagePath(clientToken('own-page', linked)),
          productUrl,
        }),
        replyTo: sender.replyTo,
        from: sender.from,
      }
    },
  }
}
