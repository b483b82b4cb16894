import { confirmationPath } from '#shared/confirming.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { findRefusal } from '#server/emails/recipients/suppressions.service.ts'
import { readBranding } from '#server/emails/templates/branding.service.ts'
import type { EmailKind, EmailKindDeps, EmailToVisitor } from '#server/emails/templates/email-kind.ts'
import { confirmableSince } from '#server/forms/collection.domain.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { confirmationEmail } from './confirmation.email.ts'
import { findUnconfirmedByLink, type UnconfirmedRow } from './unconfirmed.repository.ts'

/**
 * Asks whoever has an address to confirm an answer that a visitor sent with it. It may be somebody else's address: the
 * email holds nothing that the visitor wrote.
 */
export function createConfirmationKind({
  clock,
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
}: EmailKindDeps): EmailKind<EmailToVisitor> {
  /** Undefined once it is confirmed, too old, or has got another address. */
  function* findAnswer(
    tx: Tx,
    { unconfirmedAnswerId: id, recipient }: EmailToVisitor,
  ): Transactional<UnconfirmedRow | undefined> {
    if (id === null) return undefined
    const found = yield* findUnconfirmedByLink(tx, { id, since: confirmableSince(clock.now()) })
    return found?.customerEmail === recipient ? found : undefined
  }

  return {
    *isWanted(tx, visitor) {
      if (!(yield* findAnswer(tx, visitor))) return false
      const { workspaceId, recipient: address } = visitor
      const refusal = yield* findRefusal(tx, { workspaceId, address, now: clock.now(), hashKey })
      return refusal === null || refusal.kind === 'declined'
    },

    *write(tx, visitor) {
      const { workspaceId, isSharedSender } = visitor
      const answer = yield* findAnswer(tx, visitor)
      if (!answer) throw new Error('The answer of this email does not wait for it any more.')
      const of = { workspaceId, asked: null, now: clock.now(), emailFrom, productName, publicUrl: publicUrl() }
      const { sender, logo, accent, productUrl } = yield* readBranding(tx, { ...of, isSharedSender })
      const { id: requestId, addressChanges } = answer
      return {
        ...confirmationEmail({
          language: answer.written.consent.language,
          senderName: sender.senderName,
          ownerName: sender.ownerName,
          logo,
          accent,
          link: publicUrl() + confirmationPath(clientToken('confirm', { requestId, addressChanges, hashKey })),
          productUrl,
          productName,
        }),
        replyTo: sender.replyTo,
        from: sender.from,
      }
    },
  }
}
