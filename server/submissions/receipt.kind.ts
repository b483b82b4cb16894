import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { portalPath } from '#shared/portal.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { getTestimonial } from '#server/testimonials/testimonials.service.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { receiptEmail } from './receipt.email.ts'
import { readBranding } from '#server/emails/templates/branding.service.ts'
import { isBarred, isSuppressed } from '#server/emails/recipients/suppressions.service.ts'

/**
 * The receipt for a client who answered. It asks for nothing, so it also goes to clients who unsubscribed, provided
 * they answered an email of ours. Its delivery doesn't affect the request's status.
 */
export function createReceiptKind({
  clock,
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
}: EmailKindDeps): EmailKind {
  return {
    *isWanted(tx, { workspaceId, testimonialId, recipient }) {
      const { text, erasedAt, sentAt } = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      if (text === null || erasedAt !== null) return false
      if (yield* isBarred(tx, { address: recipient, hashKey })) return false
      // If the link was never emailed, anyone may have answered, including the owner.
      return sentAt !== null || !(yield* isSuppressed(tx, { workspaceId, address: recipient, hashKey }))
    },

    *write(tx, { workspaceId, testimonialId, isSharedSender }) {
      const answer = yield* getTestimonial(tx, { workspaceId, id: testimonialId })
      const linked = { requestId: testimonialId, addressChanges: answer.addressChanges, hashKey }
      const asked = answer.emailStyleId
      const of = {
        workspaceId,
        asked,
        now: clock.now(),
        emailFrom,
        productName,
        publicUrl: publicUrl(),
        isSharedSender,
      }
      const { sender, productUrl } = yield* readBranding(tx, of)
      return {
        ...receiptEmail({
          ...sender,
          language: answer.language ?? DEFAULT_LANGUAGE,
          clientName: answer.customerName,
          rating: answer.rating,
          // If the link opened was not the emailed one, anyone may have written the text: our email must not carry it
          // to a stranger.
          text: answer.isAnsweredByEmail ? answer.text : null,
          isPrivate: answer.isPrivate,
          link: publicUrl() + portalPath(clientToken('own-page', linked)),
          productUrl,
          productName,
        }),
        replyTo: sender.replyTo,
        from: sender.from,
      }
    },
  }
}
