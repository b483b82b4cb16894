import type { Sql, Work } from '#server/db/database.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { readVerifiedDomain } from '#server/emails/domains/domains.service.ts'
import { fromName, senderNames } from './sender.domain.ts'

/** Who a mail to a client comes from. Names are cleaned. */
export type Sender = ReturnType<typeof senderNames> & {
  from: { name: string; address: string }
  /** The owner's address, once it is known to be theirs. */
  replyTo: string | null
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
  const names = senderNames(owner)
  const mayUseDomain = rights.hasOwnSender && !isSharedSender
  const domain = mayUseDomain ? yield* readVerifiedDomain(sql, { workspaceId, now }) : null
  return {
    ...names,
    from: {
      name: fromName(names, style.senderName),
      address: domain ? `${domain.localPart}@${domain.name}` : mailFrom,
    },
    replyTo: owner.isEmailVerified ? owner.email : null,
  }
}
