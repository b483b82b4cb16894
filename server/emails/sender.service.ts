import type { Sql, Work } from '#server/db/database.ts'
import { fullName } from '#shared/users.ts'
import { mailSafeName } from '#server/kernel/safe-text.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { readVerifiedDomain } from './domains.service.ts'

/** Who a mail to a client comes from. Names are cleaned. */
export type Sender = {
  from: { name: string; address: string }
  /** The owner's address, once it is known to be theirs. */
  replyTo: string | null
  ownerName: string
  /** The organisation, or the owner where there is none. */
  senderName: string
}

type SenderOf = {
  workspaceId: string
  now: Date
  mailFrom: string
  style: { senderName: string | null }
  rights: { hasOwnSender: boolean }
  /** It must come from our own address, whatever else there is. */
  isSharedSender?: boolean
}

/** `style` as far as the plan lets it be used. */
export function* readSender(
  sql: Sql,
  { workspaceId, now, mailFrom, style, rights, isSharedSender = false }: SenderOf,
): Work<Sender> {
  const owner = yield* getWorkspaceOwner(sql, workspaceId)
  const personName = mailSafeName(fullName(owner))
  const senderName = mailSafeName(owner.organisationName ?? '') || personName || 'Somebody'
  const ownerName = personName || senderName
  const mayUseDomain = rights.hasOwnSender && !isSharedSender
  const domain = mayUseDomain ? yield* readVerifiedDomain(sql, { workspaceId, now }) : null
  return {
    from: {
      name: mailSafeName(style.senderName ?? '') || `${ownerName} via Goodword`,
      address: domain ? `${domain.localPart}@${domain.name}` : mailFrom,
    },
    replyTo: owner.isEmailVerified ? owner.email : null,
    ownerName,
    senderName,
  }
}
