import type { Sql, Work } from '#server/db/database.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { patternsThatHold } from './do-not-ask.domain.ts'
import { hasAnyPattern, listPatterns } from './do-not-ask.repository.ts'
import { foldAddress, mailboxOf } from '#server/kernel/mailbox.ts'
import {
  changeSuppression,
  deleteSuppression,
  deleteSuppressionsEverywhere,
  findSuppression,
  insertSuppression,
  listSuppressions,
  listSuppressionsOfMany,
  listSuppressionsOf,
  type SuppressionReason,
  type SuppressionRow,
} from './suppressions.repository.ts'

export { foldAddress }

type Address = { address: string; hashKey: string }

/** What is kept of an address whose mails were ended: one hash for all that lead to the same mailbox. */
export const hashAddress = ({ address, hashKey }: Address) => keyedHash(hashKey, `address:${mailboxOf(address)}`)

/** Why a workspace may not ask an address by mail. */
export type MailRefusal =
  | { kind: 'unsubscribed' | 'complained' | 'bounced' | 'do_not_ask' }
  | { kind: 'declined'; at: Date }

type EndedFor = { workspaceId: string | null; reason: Exclude<SuppressionReason, 'declined'>; now: Date }

/** What whoever reads there wants, the weakest first: the strongest is kept. */
const WISHES: readonly SuppressionReason[] = ['declined', 'unsubscribed', 'erased']
/** What became of mails: each is kept beside the wish, and whatever else became of them. */
const OUTCOMES: readonly SuppressionReason[] = ['bounced', 'complained']

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
  deleteSuppression(sql, { addressHash: hashAddress(of), workspaceId, reasons: ['declined'] })

/** Lets an address be mailed again whose mails came back or were reported. Wishes of whoever reads there stay. False when there was nothing to undo. */
export function* forgetMailOutcomes(sql: Sql, of: Address): Work<boolean> {
  return (yield* deleteSuppressionsEverywhere(sql, { addressHash: hashAddress(of), reasons: OUTCOMES })) > 0
}

/** Of wishes the stronger stays, whichever was first, and of two declines the later one. */
function* keep(sql: Sql, row: Omit<SuppressionRow, 'id'>): Work<void> {
  const { addressHash, workspaceId, reason } = row
  const reasons = WISHES.includes(reason) ? WISHES : [reason]
  const key = { addressHash, workspaceId, reasons }
  const found = yield* findSuppression(sql, key)
  if (!found) return yield* insertSuppression(sql, row)
  const isStronger = reasons.indexOf(reason) > reasons.indexOf(found.reason)
  const isDeclinedAgain = reason === 'declined' && found.reason === 'declined'
  if (isStronger || isDeclinedAgain) yield* changeSuppression(sql, key, row)
}

const endsMails = ({ reason }: SuppressionRow) => reason !== 'declined' && reason !== 'bounced'

/**
 * Whose mails to an address were ended by whoever reads there, of those that a workspace could send: by a link, or by
 * reporting one as spam. A decline ends none: it only is not asked again.
 */
export function* readSuppression(
  sql: Sql,
  of: { workspaceId: string; addressHash: string },
): Work<{ isSuppressed: boolean; isSuppressedForAll: boolean }> {
  const found = (yield* listSuppressions(sql, of)).filter(endsMails)
  return {
    isSuppressed: found.length > 0,
    isSuppressedForAll: found.some(({ workspaceId }) => workspaceId === null),
  }
}

/** Whether whoever reads at an address wants no more mails of a workspace. */
export function* isSuppressed(sql: Sql, of: Address & { workspaceId: string }): Work<boolean> {
  const { workspaceId } = of
  return (yield* readSuppression(sql, { workspaceId, addressHash: hashAddress(of) })).isSuppressed
}

/** Whether an address gets no mail at all, of whatever kind and from whomever: one came back, or was reported as spam. */
export function* isBarred(sql: Sql, of: Address): Work<boolean> {
  const key = { workspaceId: null, addressHash: hashAddress(of), reasons: OUTCOMES }
  return (yield* findSuppression(sql, key)) !== undefined
}

/** Why a workspace may not ask an address by mail; null when it may. */
export function* findRefusal(
  sql: Sql,
  { workspaceId, now, ...of }: Address & { workspaceId: string; now: Date },
): Work<MailRefusal | null> {
  const found = yield* listSuppressions(sql, { workspaceId, addressHash: hashAddress(of) })
  const refusal = refusalIn(found, now)
  if (refusal) return refusal
  const isListed = yield* hasAnyPattern(sql, { workspaceId, patterns: patternsThatHold(of.address) })
  return isListed ? { kind: 'do_not_ask' } : null
}

/** The same for many addresses at once. */
export function* readRefusals(
  sql: Sql,
  {
    workspaceId,
    addresses,
    now,
    hashKey,
  }: { workspaceId: string; addresses: Iterable<string>; now: Date; hashKey: string },
): Work<(address: string) => MailRefusal | null> {
  const hashes = new Map([...addresses].map((address) => [address, hashAddress({ address, hashKey })]))
  const rows = yield* listSuppressionsOfMany(sql, { workspaceId, addressHashes: [...new Set(hashes.values())] })
  const found = Map.groupBy(rows, ({ addressHash }) => addressHash)
  const listed = new Set((yield* listPatterns(sql, workspaceId)).map(({ pattern }) => pattern))
  return (address) => {
    const refusal = refusalIn(found.get(hashes.get(address) ?? '') ?? [], now)
    if (refusal) return refusal
    return patternsThatHold(address).some((pattern) => listed.has(pattern)) ? { kind: 'do_not_ask' } : null
  }
}

function refusalIn(found: readonly SuppressionRow[], now: Date): MailRefusal | null {
  const has = (...reasons: SuppressionReason[]) => found.some(({ reason }) => reasons.includes(reason))
  if (has('unsubscribed', 'erased')) return { kind: 'unsubscribed' }
  if (has('complained')) return { kind: 'complained' }
  const declined = found.find(
    ({ reason, createdAt }) => reason === 'declined' && now.getTime() - createdAt.getTime() < DECLINE_HOLDS_MS,
  )
  if (declined) return { kind: 'declined', at: declined.createdAt }
  return has('bounced') ? { kind: 'bounced' } : null
}

/** How many people reported mails of a workspace as spam since then. */
export function* countComplaints(sql: Sql, { workspaceId, since }: { workspaceId: string; since: Date }): Work<number> {
  const complaints = yield* listSuppressionsOf(sql, { workspaceId, reason: 'complained' })
  return complaints.filter(({ createdAt }) => createdAt > since).length
}
