import type { Tx, Transactional } from '#server/db/database.ts'
import { getWorkspaceOwner } from '#server/accounts/accounts.service.ts'
import { type EmailPreferences, readEmailSettings } from '#server/emails/styles/settings.service.ts'

/** Where the owner of a workspace gets a kind of notice; null if turned off or the address is unconfirmed. */
export function* findNoticeAddress(
  tx: Tx,
  workspaceId: string,
  notice: keyof EmailPreferences['notices'],
): Transactional<string | null> {
  const { email, isEmailVerified } = yield* getWorkspaceOwner(tx, workspaceId)
  const { notices } = yield* readEmailSettings(tx, workspaceId)
  return isEmailVerified && notices[notice] ? email : null
}
