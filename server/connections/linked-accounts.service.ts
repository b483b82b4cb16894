import type { RequestRules, Connection } from '#shared/connections.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { connectionNotFound } from './connections.errors.ts'
import {
  findLinked,
  findLinkedById,
  type LinkedRow,
  listLinkedToAccount,
  saveCaughtUp,
  updateConnection,
} from './connections.repository.ts'
import { rulesOf } from './connections.service.ts'
import { fitConnections } from './plan-limit.service.ts'

const HEARD_EVERY_MS = 60_000

/** A link, as the rest of the product sees it. Disconnected ones don't exist. */
export type LinkedConnection = {
  id: string
  workspaceId: string
  kind: Connection['kind']
  accountId: string
  isLive: boolean
  name: string | null
  status: Connection['status']
  connectedAt: Date
  lastHeardAt: Date | null
  rules: RequestRules
}

type Key = { workspaceId: string; connectionId: string }

/** Undefined once disconnected. */
export function* findConnection(
  tx: Tx,
  { workspaceId, connectionId }: Key,
): Transactional<LinkedConnection | undefined> {
  const found = yield* findLinked(tx, { workspaceId, id: connectionId })
  return found && describe(found)
}

/** Throws `connections.not_found` (404). */
export function* getConnection(tx: Tx, key: Key): Transactional<LinkedConnection> {
  const found = yield* findConnection(tx, key)
  if (!found) throw connectionNotFound()
  return found
}

/** Every workspace's link to an account through Stripe Connect, oldest first, on every plan. */
export function* listConnectionsTo(tx: Tx, account: AccountKey): Transactional<LinkedConnection[]> {
  return (yield* listLinkedToAccount(tx, account)).map(describe)
}

/** The link of an owner's own webhook. */
export function* findWebhookConnection(tx: Tx, connectionId: string): Transactional<LinkedConnection | undefined> {
  const found = yield* findLinkedById(tx, connectionId)
  return found?.kind === 'webhook' ? describe(found) : undefined
}

/** Records that Stripe sent an event for it and, for an owner's webhook, in which mode it is. */
export function* noteHeard(
  tx: Tx,
  { connection, isLive, now }: { connection: LinkedConnection; isLive: boolean; now: Date },
): Transactional<void> {
  const { workspaceId, id, lastHeardAt } = connection
  const isChange = !lastHeardAt || now.getTime() - lastHeardAt.getTime() >= HEARD_EVERY_MS
  if (isChange || connection.isLive !== isLive)
    yield* updateConnection(tx, { workspaceId, id, isLive, lastHeardAt: now })
}

/** The account was unlinked at Stripe: does the same as when the owner disconnects it here, and tells the owner. */
export function* endLink(
  tx: Tx,
  { connection, now }: { connection: LinkedConnection; now: Date },
): Transactional<void> {
  const { workspaceId, id, name: subject } = connection
  yield* updateConnection(tx, { workspaceId, id, status: 'disconnected', disconnectedAt: now, givenUpAt: now })
  yield* recordActivity(tx, { workspaceId, actor: BY_SYSTEM, kind: 'stripe_unlinked', subject, now })
  yield* refit(tx, { workspaceId, now })
}

/** Records the time up to which an account's events are known, and that it can be read. */
export function* noteRead(
  tx: Tx,
  { account, caughtUpTo, now }: { account: AccountKey; caughtUpTo: Date; now: Date },
): Transactional<void> {
  yield* saveCaughtUp(tx, { ...account, caughtUpTo })
  for (const { workspaceId, id, status } of yield* listLinkedToAccount(tx, account)) {
    if (status !== 'needs_attention') continue
    yield* updateConnection(tx, { workspaceId, id, status: 'active' })
    yield* refit(tx, { workspaceId, now })
  }
}

/** Records that an account can't be read any more: the owner has to link it again. */
export function* noteAccessLost(tx: Tx, { account, now }: { account: AccountKey; now: Date }): Transactional<void> {
  for (const { workspaceId, id, status } of yield* listLinkedToAccount(tx, account)) {
    if (status !== 'active') continue
    yield* updateConnection(tx, { workspaceId, id, status: 'needs_attention' })
    yield* refit(tx, { workspaceId, now })
  }
}

/**
 * Call it after a link starts, ends or changes: the plan may have room for others, and payments on hold are decided
 * again.
 */
function* refit(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }): Transactional<void> {
  yield* fitConnections(tx, { workspaceId, now })
  yield* decideAgain(tx, { workspaceId, now })
}

const describe = (row: LinkedRow): LinkedConnection => ({
  id: row.id,
  workspaceId: row.workspaceId,
  kind: row.kind,
  accountId: row.accountId,
  isLive: row.isLive,
  name: row.accountName,
  status: row.status,
  connectedAt: row.connectedAt,
  lastHeardAt: row.lastHeardAt,
  rules: rulesOf(row),
})
