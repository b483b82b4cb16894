import type { Sql, Work } from '#server/db/database.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { insertSuppression, listSuppressions, type SuppressionRow } from './suppressions.repository.ts'

type Address = { address: string; hashKey: string }

/** However an address is written, it is one. */
export const foldAddress = (address: string) => address.trim().toLowerCase()

// `ana+work@…` lands where `ana@…` does: whoever ended mails to one gets none at the other.
const mailboxOf = (address: string) => foldAddress(address).replace(/^([^+@]+)\+.*@/, '$1@')

/** What is kept of an address whose mails were ended: one hash for all that lead to the same mailbox. */
export const hashAddress = ({ address, hashKey }: Address) => keyedHash(hashKey, `address:${mailboxOf(address)}`)

type NewSuppression = { workspaceId: string | null; reason: SuppressionRow['reason']; now: Date }

/** Ends mails to an address: those of one workspace, or (without one) everybody's. Again changes nothing. */
export const suppressAddress = (sql: Sql, suppression: Address & NewSuppression): Work<void> =>
  suppressHash(sql, { ...suppression, addressHash: hashAddress(suppression) })

/** The same for an address of which nothing else is known any more. */
export function* suppressHash(
  sql: Sql,
  { addressHash, workspaceId, reason, now }: NewSuppression & { addressHash: string },
): Work<void> {
  yield* insertSuppression(sql, { addressHash, workspaceId, reason, createdAt: now })
}

/** Whose mails to an address were ended, of those that a workspace could send. */
export function* readSuppression(
  sql: Sql,
  of: { workspaceId: string; addressHash: string },
): Work<{ isSuppressed: boolean; isSuppressedForAll: boolean }> {
  const found = yield* listSuppressions(sql, of)
  return {
    isSuppressed: found.length > 0,
    isSuppressedForAll: found.some(({ workspaceId }) => workspaceId === null),
  }
}

/** Whether a workspace may not mail an address any more. */
export function* isSuppressed(sql: Sql, of: Address & { workspaceId: string }): Work<boolean> {
  const { workspaceId } = of
  return (yield* readSuppression(sql, { workspaceId, addressHash: hashAddress(of) })).isSuppressed
}
