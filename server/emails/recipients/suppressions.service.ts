import type { Tx, Transactional } from '#server/db/database.ts'
import { recordRefusedAddress } from '#server/db/erasures.ts'
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

/** What is stored about a blocked address: one hash for all addresses of the same mailbox. */
export const hashAddress = ({ address, hashKey }: Address) => keyedHash(hashKey, `address:${mailboxOf(address)}`)

/** Why a workspace can't email an address. */
export type EmailRefusal =
  | { kind: 'unsubscribed' | 'complained' | 'bounced' | 'do_not_ask' }
  | { kind: 'declined'; at: Date }

type EndedFor = { workspaceId: string | null; reason: Exclude<SuppressionReason, 'declined'>; now: Date }

/** What the recipient wants, weakest first: the strongest is kept. */
const WISHES: readonly SuppressionReason[] = ['declined', 'unsubscribed', 'erased']
/** What happened to emails: each outcome is stored in addition to the recipient's wish. */
const OUTCOMES: readonly SuppressionReason[] = ['bounced', 'complained']

const DECLINE_HOLDS_MS = 365 * 24 * 60 * 60 * 1000

/** Blocks emails to an address, from one workspace or, without one, from everybody. Repeating it changes nothing. */
export const suppressAddress = (tx: Tx, suppression: Address & EndedFor): Transactional<void> =>
  suppressHash(tx, { ...suppression, addressHash: hashAddress(suppression) })

/** The same for an address of which only the hash is known. */
export const suppressHash = (
  tx: Tx,
  { addressHash, workspaceId, reason, now }: EndedFor & { addressHash: string },
): Transactional<void> => keep(tx, { addressHash, workspaceId, reason, createdAt: now })

/** Blocks an address as the ledger of erasures says, after a backup was restored. */
export function* suppressAgain(
  tx: Tx,
  { reason, ...row }: Omit<SuppressionRow, 'id' | 'reason'> & { reason: string | null },
): Transactional<void> {
  const known = [...WISHES, ...OUTCOMES].find((one) => one === reason)
  if (known) yield* keep(tx, { ...row, reason: known })
}

/** Stops a workspace from asking an address for a year, even if the declined request is removed. */
export const rememberDecline = (
  tx: Tx,
  { workspaceId, now, ...of }: Address & { workspaceId: string; now: Date },
): Transactional<void> => keep(tx, { addressHash: hashAddress(of), workspaceId, reason: 'declined', createdAt: now })

/** A client who answers after all has not declined. Unsubscribing still applies. */
export const forgetDecline = (tx: Tx, { workspaceId, ...of }: Address & { workspaceId: string }): Transactional<void> =>
  deleteSuppression(tx, { addressHash: hashAddress(of), workspaceId, reasons: ['declined'] })

/**
 * Allows emails again to an address that bounced or complained. The recipient's wishes stay. False when there was
 * nothing to undo.
 */
export function* forgetEmailOutcomes(tx: Tx, of: Address): Transactional<boolean> {
  return (yield* deleteSuppressionsEverywhere(tx, { addressHash: hashAddress(of), reasons: OUTCOMES })) > 0
}

/** An address whose owner read one of our emails there can get emails again. */
export function* forgetBounces(tx: Tx, of: Address): Transactional<void> {
  yield* deleteSuppressionsEverywhere(tx, { addressHash: hashAddress(of), reasons: ['bounced'] })
}

/** The stronger wish replaces the weaker, in whichever order they come; of two declines the later one stays. */
function* keep(tx: Tx, row: Omit<SuppressionRow, 'id'>): Transactional<void> {
  const { addressHash, workspaceId, reason, createdAt: at } = row
  const reasons = WISHES.includes(reason) ? WISHES : [reason]
  if (reason !== 'bounced') yield* recordRefusedAddress(tx, { addressHash, workspaceId, reason, at })
  const key = { addressHash, workspaceId, reasons }
  const found = yield* findSuppression(tx, key)
  if (!found) return yield* insertSuppression(tx, row)
  const isStronger = reasons.indexOf(reason) > reasons.indexOf(found.reason)
  const isDeclinedAgain = reason === 'declined' && found.reason === 'declined'
  if (isStronger || isDeclinedAgain) yield* changeSuppression(tx, key, row)
}

const endsEmails = ({ reason }: SuppressionRow) => reason !== 'declined' && reason !== 'bounced'

/**
 * How the recipient unsubscribed from a workspace's emails: by a link, or by reporting spam. Declining doesn't count:
 * it only prevents asking again.
 */
export function* readSuppression(
  tx: Tx,
  of: { workspaceId: string; addressHash: string },
): Transactional<{ isSuppressed: boolean; isSuppressedForAll: boolean }> {
  const found = (yield* listSuppressions(tx, of)).filter(endsEmails)
  return {
    isSuppressed: found.length > 0,
    isSuppressedForAll: found.some(({ workspaceId }) => workspaceId === null),
  }
}

/** Whether the recipient unsubscribed from a workspace's emails. */
export function* isSuppressed(tx: Tx, of: Address & { workspaceId: string }): Transactional<boolean> {
  const { workspaceId } = of
  return (yield* readSuppression(tx, { workspaceId, addressHash: hashAddress(of) })).isSuppressed
}

/** Whether an address gets no email of any kind from anyone, because one bounced or was reported as spam. */
export function* isBarred(tx: Tx, of: Address): Transactional<boolean> {
  const key = { workspaceId: null, addressHash: hashAddress(of), reasons: OUTCOMES }
  return (yield* findSuppression(tx, key)) !== undefined
}

/** Why a workspace can't email an address; null when it can. */
export function* findRefusal(
  tx: Tx,
  { workspaceId, now, ...of }: Address & { workspaceId: string; now: Date },
): Transactional<EmailRefusal | null> {
  const found = yield* listSuppressions(tx, { workspaceId, addressHash: hashAddress(of) })
  const refusal = refusalIn(found, now)
  if (refusal) return refusal
  const isListed = yield* hasAnyPattern(tx, { workspaceId, patterns: patternsThatHold(of.address) })
  return isListed ? { kind: 'do_not_ask' } : null
}

/** The same for many addresses at once. */
export function* readRefusals(
  tx: Tx,
  {
    workspaceId,
    addresses,
    now,
    hashKey,
  }: { workspaceId: string; addresses: Iterable<string>; now: Date; hashKey: string },
): Transactional<(address: string) => EmailRefusal | null> {
  const hashes = new Map([...addresses].map((address) => [address, hashAddress({ address, hashKey })]))
  const rows = yield* listSuppressionsOfMany(tx, { workspaceId, addressHashes: [...new Set(hashes.values())] })
  const found = Map.groupBy(rows, ({ addressHash }) => addressHash)
  const listed = new Set((yield* listPatterns(tx, workspaceId)).map(({ pattern }) => pattern))
  return (address) => {
    const refusal = refusalIn(found.get(hashes.get(address) ?? '') ?? [], now)
    if (refusal) return refusal
    return patternsThatHold(address).some((pattern) => listed.has(pattern)) ? { kind: 'do_not_ask' } : null
  }
}

function refusalIn(found: readonly SuppressionRow[], now: Date): EmailRefusal | null {
  const has = (...reasons: SuppressionReason[]) => found.some(({ reason }) => reasons.includes(reason))
  if (has('unsubscribed', 'erased')) return { kind: 'unsubscribed' }
  if (has('complained')) return { kind: 'complained' }
  const declined = found.find(
    ({ reason, createdAt }) => reason === 'declined' && now.getTime() - createdAt.getTime() < DECLINE_HOLDS_MS,
  )
  if (declined) return { kind: 'declined', at: declined.createdAt }
  return has('bounced') ? { kind: 'bounced' } : null
}

/** How many people reported a workspace's emails as spam since then. */
export function* countComplaints(
  tx: Tx,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Transactional<number> {
  const complaints = yield* listSuppressionsOf(tx, { workspaceId, reason: 'complained' })
  return complaints.filter(({ createdAt }) => createdAt > since).length
}
