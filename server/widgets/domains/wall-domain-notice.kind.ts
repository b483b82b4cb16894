import { getTimeZone, getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { foldAddress, isBarred } from '#server/emails/recipients/suppressions.service.ts'
import type { EmailKind, EmailKindDeps, EmailTarget } from '#server/emails/templates/email-kind.ts'
import { readNoticeFrame } from '#server/emails/templates/notices.service.ts'
import { formatDayIn } from '#server/kernel/clock.ts'
import { wallDomainMissingEmail, wallDomainReleasedEmail } from './wall-domain-notice.email.ts'
import { MISSING_NOTICE_AFTER_MS } from './wall-domain-notice.service.ts'
import { releasedFrom } from './wall-domains.domain.ts'
import { findWallDomainOf, type WallDomainRow } from './wall-domains.repository.ts'
import { includesWallDomain } from './wall-domains.service.ts'

/** Tells the owner that the records of a domain are gone, or that it was released because of that. */
export function createWallDomainNoticeKind(
  status: 'missing' | 'released',
  { publicUrl, emailFrom, installation: { productName }, hashKey, clock }: EmailKindDeps,
): EmailKind<EmailTarget> {
  return {
    *isWanted(tx, subject) {
      const { workspaceId, recipient } = subject
      const now = clock.now()
      const row = yield* findLost(tx, workspaceId)
      if (row?.status !== status) return false
      // The records came back and are gone again: the newer email tells it.
      if (status === 'missing' && now.getTime() - row.missingSince.getTime() < MISSING_NOTICE_AFTER_MS) return false
      if (!(yield* includesWallDomain(tx, { workspaceId, now }))) return false
      return (yield* isToOwner(tx, subject)) && !(yield* isBarred(tx, { address: recipient, hashKey }))
    },

    *write(tx, subject) {
      const { workspaceId } = subject
      const row = yield* findLost(tx, workspaceId)
      if (!row) throw new Error('The records of this domain are not gone any more.')
      const frame = yield* readNoticeFrame(tx, subject, publicUrl())
      const timeZone = yield* getTimeZone(tx, workspaceId)
      const about = { productName, frame, name: row.name, link: frame.linkTo(`/widgets/${row.widgetId}`) }
      return {
        ...(status === 'missing'
          ? wallDomainMissingEmail({ ...about, until: formatDayIn(releasedFrom(row.missingSince), timeZone) })
          : wallDomainReleasedEmail(about)),
        replyTo: null,
        from: { name: productName, address: emailFrom },
      }
    },
  }
}

type LostDomain = WallDomainRow & { missingSince: Date }

function* findLost(tx: Tx, workspaceId: string): Transactional<LostDomain | undefined> {
  const row = yield* findWallDomainOf(tx, workspaceId)
  return row?.missingSince ? { ...row, missingSince: row.missingSince } : undefined
}

function* isToOwner(tx: Tx, { workspaceId, memberUserId, recipient }: EmailTarget): Transactional<boolean> {
  const owner = yield* getWorkspaceOwner(tx, workspaceId)
  return owner.id === memberUserId && owner.isEmailVerified && foldAddress(owner.email) === foldAddress(recipient)
}
