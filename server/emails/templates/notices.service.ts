import type { Tx, Transactional } from '#server/db/database.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import { type EmailPreferences, readEmailSettings } from '#server/emails/styles/settings.service.ts'

type Notice = keyof EmailPreferences['notices']

/** Where the owner of a workspace gets a kind of notice; null if turned off or the address is unconfirmed. */
export function* findNoticeAddress(tx: Tx, workspaceId: string, notice: Notice): Transactional<string | null> {
  const recipient = yield* findNoticeRecipient(tx, workspaceId, notice)
  return recipient?.isConfirmed ? recipient.address : null
}

/** The same for a notice that may go to an unconfirmed address. It must say nothing of a client there. */
export function* findNoticeRecipient(
  tx: Tx,
  workspaceId: string,
  notice: Notice,
): Transactional<{ address: string; isConfirmed: boolean } | null> {
  const { email, isEmailVerified } = yield* getWorkspaceOwner(tx, workspaceId)
  const { notices } = yield* readEmailSettings(tx, workspaceId)
  return notices[notice] ? { address: email, isConfirmed: isEmailVerified } : null
}
