import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { portalPath } from '#shared/portal.ts'
import { findRefusal, hashAddress } from '#server/emails/recipients/suppressions.service.ts'
import { readBranding } from '#server/emails/templates/branding.service.ts'
import type { EmailKind, EmailKindDeps } from '#server/emails/templates/email-kind.ts'
import { clientToken } from './client-links.ts'
import { isStillTo } from './request-email.service.ts'
import { spellingEmail } from './spelling.email.ts'
import { findOpenSuggestion } from './spelling.queries.ts'
import { getTestimonial } from './testimonials.service.ts'
import { unsubscribePathOf } from './unsubscribe-links.ts'

/** Tells a client that a spelling fix was suggested. Its delivery doesn't affect the request's status. */
export function createSpellingKind({
  clock,
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
}: EmailKindDeps): EmailKind {
  return {
    *isWanted(tx, subject) {
      const { workspaceId, recipient: address } = subject
      if (!(yield* findOpenSuggestion(tx, subject)) || !(yield* isStillTo(tx, subject))) return false
      return !(yield* findRefusal(tx, { workspaceId, address, now: clock.now(), hashKey }))
    },

    *write(tx, { workspaceId, testimonialId: requestId, recipient, isSharedSender }) {
      const { language, customerName, addressChanges, emailStyleId } = yield* getTestimonial(tx, {
        workspaceId,
        id: requestId,
      })
      const linked = { requestId, addressChanges, hashKey }
      const { sender, logo, accent, productUrl } = yield* readBranding(tx, {
        workspaceId,
        asked: emailStyleId,
        now: clock.now(),
        emailFrom,
        productName,
        publicUrl: publicUrl(),
        isSharedSender,
      })
      const addressHash = hashAddress({ address: recipient, hashKey })
      return {
        ...spellingEmail({
          ...sender,
          logo,
          accent,
          language: language ?? DEFAULT_LANGUAGE,
          clientName: customerName,
          links: {
            portal: publicUrl() + portalPath(clientToken('own-page', linked)),
            unsubscribe: publicUrl() + unsubscribePathOf({ ...linked, workspaceId, addressHash }),
          },
          productUrl,
          productName,
        }),
        replyTo: sender.replyTo,
        from: sender.from,
      }
    },
  }
}
