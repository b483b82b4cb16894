import type { Tx, Transactional } from '#server/db/database.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import { readVerifiedDomain } from '#server/emails/domains/domains.service.ts'
import { fromName, senderNames } from './sender.domain.ts'

/** The sender of an email to a client. Names are cleaned. */
export type Sender = ReturnType<typeof senderNames> & {
  from: { name: string; address: string }
  /** The owner's address, once confirmed. */
  replyTo: string | null
}

type SenderOf = {
  workspaceId: string
  now: Date
  emailFrom: string
  productName: string
  style: { senderName: string | null }
  rights: { hasOwnSender: boolean }
  /** Use our address even if there is a domain. */
  isSharedSender?: boolean
}

/** `style` is limited to what the plan allows. */
export function* readSender(
  tx: Tx,
  { workspaceId, now, emailFrom, productName, style, rights, isSharedSender = false }: SenderOf,
): Transactional<Sender> {
  const owner = yield* getWorkspaceOwner(tx, workspaceId)
  const names = senderNames(owner)
  const mayUseDomain = rights.hasOwnSender && !isSharedSender
  const domain = mayUseDomain ? yield* readVerifiedDomain(tx, { workspaceId, now }) : null
  return {
    ...names,
    from: {
      name: fromName({ ...names, productName }, style.senderName),
      address: domain ? `${domain.localPart}@${domain.name}` : emailFrom,
    },
    replyTo: owner.isEmailVerified ? owner.email : null,
  }
}
