import { signOffPath } from '#shared/sign-off.ts'
import { getTimeZone, getWorkspace } from '#server/accounts/accounts.service.ts'
import { findAgencyId } from '#server/accounts/workspaces.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { readBranding } from '#server/emails/templates/branding.service.ts'
import type { EmailKind, EmailKindDeps, EmailTarget } from '#server/emails/templates/email-kind.ts'
import { countToSignOff } from '#server/testimonials/sign-off.queries.ts'
import { findSigners, hasTeam } from './gate.service.ts'
import { signOffEmail } from './sign-off.email.ts'
import { findActiveLinkTo, type LinkRow } from './sign-off.repository.ts'
import { issueToken } from './tokens.service.ts'

type Kind = Parameters<typeof signOffEmail>[0]['kind']

/** The link itself, and how many wait for whoever has one. Each email has a token of its own. */
export function createSignOffKind(
  kind: Kind,
  { clock, publicUrl, emailFrom, installation: { productName }, hashKey }: EmailKindDeps,
): EmailKind<EmailTarget> {
  function* findLink(tx: Tx, { workspaceId, recipient }: EmailTarget): Transactional<LinkRow | undefined> {
    const moment = { workspaceId, now: clock.now() }
    if (!(yield* hasTeam(tx, moment))) return undefined
    return yield* findActiveLinkTo(tx, { ...moment, email: recipient })
  }

  function* countWaiting(tx: Tx, workspaceId: string): Transactional<number> {
    const isAskedOnly = (yield* findSigners(tx, { workspaceId, now: clock.now() })) !== null
    return yield* countToSignOff(tx, { workspaceId, isAskedOnly })
  }

  return {
    *isWanted(tx, target) {
      if (!(yield* findLink(tx, target))) return false
      if (yield* isBarred(tx, { address: target.recipient, hashKey })) return false
      return kind === 'link' || (yield* countWaiting(tx, target.workspaceId)) > 0
    },

    *write(tx, target) {
      const { workspaceId, isSharedSender } = target
      const link = yield* findLink(tx, target)
      if (!link) throw new Error('The link of this email has ended.')
      const agencyId = (yield* findAgencyId(tx, workspaceId)) ?? workspaceId
      const now = clock.now()
      const ofAgency = { workspaceId: agencyId, asked: null, now, emailFrom, productName, publicUrl: publicUrl() }
      const { sender, logo, accent } = yield* readBranding(tx, { ...ofAgency, isSharedSender })
      const token = yield* issueToken(tx, { workspaceId, id: link.id, now })
      return {
        ...signOffEmail({
          kind,
          language: link.language,
          name: link.name,
          senderName: sender.senderName,
          ownerName: sender.ownerName,
          logo,
          accent,
          brandName: agencyId === workspaceId ? null : (yield* getWorkspace(tx, workspaceId)).name,
          count: yield* countWaiting(tx, workspaceId),
          expiresAt: link.expiresAt,
          timeZone: yield* getTimeZone(tx, workspaceId),
          link: publicUrl() + signOffPath(token),
        }),
        replyTo: sender.replyTo,
        from: sender.from,
      }
    },
  }
}
