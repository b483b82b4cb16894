import type { Tx, Transactional } from '#server/db/database.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import { insertToken } from './sign-off.repository.ts'

/** A new token for a link, in addition to those that it has. It is stored only as a hash. */
export function* issueToken(
  tx: Tx,
  { workspaceId, id, now }: { workspaceId: string; id: string; now: Date },
): Transactional<string> {
  const token = newSecret()
  yield* insertToken(tx, { hash: hashSecret(token), linkId: id, workspaceId, createdAt: now })
  return token
}
