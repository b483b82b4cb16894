import type { Sql, Work } from '#server/db/database.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { insertSuppression, listSuppressions, type SuppressionRow } from './suppressions.repository.ts'

type Address = { address: string; hashKey: string }

/** However an address is written, it is one. */
export const foldAddress = (address: string) => address.trim().toLowerCase()

const hashOf = ({ address, hashKey }: Address) => keyedHash(hashKey, foldAddress(address))

/** Ends mails to an address: those of one workspace, or (without one) everybody's. Again changes nothing. */
export function* suppressAddress(
  sql: Sql,
  suppression: Address & { workspaceId: string | null; reason: SuppressionRow['reason']; now: Date },
): Work<void> {
  const { workspaceId, reason, now } = suppression
  yield* insertSuppression(sql, { addressHash: hashOf(suppression), workspaceId, reason, createdAt: now })
}

/** Whose mails to an address were ended, of those that a workspace could send. */
export function* readSuppression(
  sql: Sql,
  of: Address & { workspaceId: string },
): Work<{ isSuppressed: boolean; isSuppressedForAll: boolean }> {
  const found = yield* listSuppressions(sql, { workspaceId: of.workspaceId, addressHash: hashOf(of) })
  return {
    isSuppressed: found.length > 0,
    isSuppressedForAll: found.some(({ workspaceId }) => workspaceId === null),
  }
}

/** Whether a workspace may not mail an address any more. */
export function* isSuppressed(sql: Sql, of: Address & { workspaceId: string }): Work<boolean> {
  return (yield* readSuppression(sql, of)).isSuppressed
}
