import type { Sql, Work } from '#server/db/database.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import {
  changeSuppression,
  deleteSuppression,
  findSuppression,
  insertSuppression,
  listSuppressions,
  type SuppressionRow,
} from './suppressions.repository.ts'

type Address = { address: string; hashKey: string }

/** However an address is written, it is one. */
export const foldAddress = (address: string) => address.trim().toLowerCase()

// `ana+work@…` lands where `ana@…` does: whoever ended mails to one gets none at the other.
const mailboxOf = (address: string) => foldAddress(address).replace(/^([^+@]+)\+.*@/, '$1@')

/** What is kept of an address whose mails were ended: one hash for all that lead to the same mailbox. */
export const hashAddress = ({ address, hashKey }: Address) => keyedHash(hashKey, `address:${mailboxOf(address)}`)

type Reason = SuppressionRow['reason']
type EndedFor = { workspaceId: string | null; reason: Exclude<Reason, 'declined'>; now: Date }

const STRENGTH: Record<Reason, number> = { declined: 0, unsubscribed: 1, bounced: 2, complained: 3, erased: 4 }

const DECLINE_HOLDS_MS = 365 * 24 * 60 * 60 * 1000

/** Ends mails to an address: those of one workspace, or (without one) everybody's. Again changes nothing. */
export const suppressAddress = (sql: Sql, suppression: Address & EndedFor): Work<void> =>
  suppressHash(sql, { ...suppression, addressHash: hashAddress(suppression) })

/** The same for an address of which nothing else is known any more. */
export const suppressHash = (
  sql: Sql,
  { addressHash, workspaceId, reason, now }: EndedFor & { addressHash: string },
): Work<void> => keep(sql, { addressHash, workspaceId, reason, createdAt: now })

/** Lets a workspace ask an address by mail no more for a year, whatever becomes of the request that was declined. */
export const rememberDecline = (
  sql: Sql,
  { workspaceId, now, ...of }: Address & { workspaceId: string; now: Date },
): Work<void> => keep(sql, { addressHash: hashAddress(of), workspaceId, reason: 'declined', createdAt: now })

/** Who answers after all has not declined. Mails that were ended stay so. */
export const forgetDecline = (sql: Sql, { workspaceId, ...of }: Address & { workspaceId: string }): Work<void> =>
  deleteSuppression(sql, { addressHash: hashAddress(of), workspaceId, reason: 'declined' })

/** The stronger reason stays, whichever was first, and of two declines the later one. */
function* keep(sql: Sql, row: Omit<SuppressionRow, 'id'>): Work<void> {
  const found = yield* findSuppression(sql, row)
  if (!found) return yield* insertSuppression(sql, row)
  const isStronger = STRENGTH[row.reason] > STRENGTH[found.reason]
  const isDeclinedAgain = row.reason === 'declined' && found.reason === 'declined'
  if (isStronger || isDeclinedAgain) yield* changeSuppression(sql, row)
}

/** Whose mails to an address were ended, of those that a workspace could send. A decline ends none: it only is not asked again. */
export function* readSuppression(
  sql: Sql,
  of: { workspaceId: string; addressHash: string },
): Work<{ isSuppressed: boolean; isSuppressedForAll: boolean }> {
  const found = (yield* listSuppressions(sql, of)).filter(({ reason }) => reason !== 'declined')
  return {
    isSuppressed: found.length > 0,
    isSuppressedForAll: found.some(({ workspaceId }) => workspaceId === null),
  }
}

/** Whether a workspace may not mail an address any more, whatever about. */
export function* isSuppressed(sql: Sql, of: Address & { workspaceId: string }): Work<boolean> {
  const { workspaceId } = of
  return (yield* readSuppression(sql, { workspaceId, addressHash: hashAddress(of) })).isSuppressed
}

/** Why a workspace may not ask an address by mail; null when it may. */
export function* findRefusal(
  sql: Sql,
  { workspaceId, now, ...of }: Address & { workspaceId: string; now: Date },
): Work<{ kind: 'unsubscribed' } | { kind: 'declined'; at: Date } | null> {
  const found = yield* listSuppressions(sql, { workspaceId, addressHash: hashAddress(of) })
  if (found.some(({ reason }) => reason !== 'declined')) return { kind: 'unsubscribed' }
  const declined = found.find(({ createdAt }) => now.getTime() - createdAt.getTime() < DECLINE_HOLDS_MS)
  return declined ? { kind: 'declined', at: declined.createdAt } : null
}
