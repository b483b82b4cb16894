import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { GivenRole } from '#shared/members.ts'
import { fullName } from '#shared/users.ts'
import { nameOfWorkspace } from '#shared/workspaces.ts'
import { findUser, findUserByEmail } from '#server/accounts/users.queries.ts'
import { getWorkspace } from '#server/accounts/accounts.service.ts'
import { forgetContents } from '#server/emails/emails.service.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import type { EmailKind, EmailKindDeps, EmailTarget } from '#server/emails/templates/email-kind.ts'
import { invitationEmail } from './invitation.email.ts'
import { secretOf, statusOf } from './invitations.domain.ts'
import { findPendingTo, noteFailure } from './invitations.repository.ts'

/** Invites somebody, in the language of their account or else of who invites. */
export function createInvitationKind({
  publicUrl,
  emailFrom,
  installation: { productName },
  hashKey,
  clock,
}: EmailKindDeps): EmailKind<EmailTarget> {
  return {
    *isWanted(tx, { workspaceId, recipient: email }) {
      const found = yield* findPendingTo(tx, { workspaceId, email })
      if (!found || statusOf(found, clock.now()) !== 'pending') return false
      return !(yield* isBarred(tx, { address: email, hashKey }))
    },

    *write(tx, { workspaceId, recipient: email }) {
      const found = yield* findPendingTo(tx, { workspaceId, email })
      if (!found) throw new Error('The invitation of this email was answered.')
      const reader = (yield* findUserByEmail(tx, email)) ?? (yield* findUser(tx, found.invitedByUserId))
      const { name } = yield* getWorkspace(tx, workspaceId)
      return {
        ...invitationEmail({
          language: reader?.emailLanguage ?? DEFAULT_LANGUAGE,
          productName,
          workspaceName: nameOfWorkspace(name),
          inviterName: fullName(found),
          role: GivenRole.parse(found.role),
          expiresAt: found.expiresAt,
          link: `${publicUrl()}/invitation/${secretOf(found.id, hashKey)}`,
          productUrl: publicUrl(),
        }),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },

    *onEnd(tx, { workspaceId, recipient: email }, end) {
      // The text has the link in it, and nothing needs it any more.
      yield* forgetContents(tx, { workspaceId, kind: 'invitation', recipient: email })
      if (end.outcome === 'failed') yield* noteFailure(tx, { workspaceId, email, failure: end.problem })
    },

    *onReport(tx, { workspaceId, recipient: email }, report) {
      if (report.kind === 'bounced' || report.kind === 'not_sent')
        yield* noteFailure(tx, { workspaceId, email, failure: report.problem })
    },
  }
}
