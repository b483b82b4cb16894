import type { Sql, Work } from '#server/db/database.ts'
import { unseal } from '#server/kernel/sealing.ts'
import { findByHook } from './connections.repository.ts'

const purposeOf = (connectionId: string) => `secret of ${connectionId}`

/** The link that an owner's own webhook belongs to, and what it is signed with, once that is known. */
export function* findWebhook(
  sql: Sql,
  { hookId, hashKey }: { hookId: string; hashKey: string },
): Work<{ connectionId: string; secret: string | undefined } | undefined> {
  const found = yield* findByHook(sql, hookId)
  if (!found || found.status === 'disconnected') return undefined
  const { id: connectionId, sealedSecret } = found
  const secret =
    sealedSecret === null ? undefined : unseal(sealedSecret, { key: hashKey, purpose: purposeOf(connectionId) })
  return { connectionId, secret }
}
