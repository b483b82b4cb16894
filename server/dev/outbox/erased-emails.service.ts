import type { Database } from '#server/db/database.ts'
import { listKnownMessages, listOpenAccounts } from './known-emails.repository.ts'
import { deleteOutboxEmails, listIdentityUids, listMessageIds } from './outbox.repository.ts'

/**
 * Deletes the outbox's emails of erased messages and closed accounts. The product's transactions can't reach the
 * outbox, so it compares instead.
 */
export async function forgetErasedEmails({ db, product }: { db: Database; product: Database }): Promise<void> {
  const kept = await db.read(function* (tx) {
    return { messageIds: yield* listMessageIds(tx), identityUids: yield* listIdentityUids(tx) }
  })
  const known = await product.read(function* (tx) {
    const messageIds = yield* listKnownMessages(tx, kept.messageIds)
    const identityUids = yield* listOpenAccounts(tx, kept.identityUids)
    return { messageIds: new Set(messageIds), identityUids: new Set(identityUids) }
  })
  const messageIds = kept.messageIds.filter((id) => !known.messageIds.has(id))
  const identityUids = kept.identityUids.filter((uid) => !known.identityUids.has(uid))
  if (messageIds.length + identityUids.length === 0) return
  await db.transaction((tx) => deleteOutboxEmails(tx, { messageIds, identityUids }))
}
