import type { Tx, Transactional } from '#server/db/database.ts'
import { findReplyAddressOf, getWorkspace, readSenderOf } from '#server/accounts/accounts.service.ts'
import { readVerifiedDomain } from '#server/emails/domains/domains.service.ts'
import { fromName, senderNames } from './sender.domain.ts'

/** The sender of an email to a client. Names are cleaned. */
export type Sender = ReturnType<typeof senderNames> & {
  from: { name: string; address: string }
  /** Of the member who gets replies, once confirmed. */
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
  const workspace = yield* getWorkspace(tx, workspaceId)
  const names = senderNames(yield* readSenderOf(tx, workspace))
  const mayUseDomain = rights.hasOwnSender && !isSharedSender
  const domain = mayUseDomain ? yield* readVerifiedDomain(tx, { workspaceId, now }) : null
  return {
    ...names,
    from: {
      name: fromName({ ...names, productName }, style.senderName),
      address: domain ? `${domain.localPart}@${domain.name}` : emailFrom,
    },
    replyTo: yield* findReplyAddressOf(tx, workspace),
  }
}
