import type { AskRules, Connection } from '#shared/connections.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import type { AccountKey } from '#server/stripe/gateway.ts'
import { connectionNotFound } from './connections.errors.ts'
import {
  findLinked,
  findLinkedById,
  type LinkedRow,
  listAccounts,
  listLinkedToAccount,
  saveCaughtUp,
  updateConnection,
} from './connections.repository.ts'
import { rulesOf } from './connections.service.ts'
import { fitConnectionsToPlan } from './plan-limit.service.ts'

const HEARD_EVERY_MS = 60_000

/** A link, as the rest of the product knows it. One that was disconnected is none. */
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
  rules: AskRules
}

type Key = { workspaceId: string; connectionId: string }

/** Undefined once it was disconnected. */
export function* findConnection(sql: Sql, { workspaceId, connectionId }: Key): Work<LinkedConnection | undefined> {
  const found = yield* findLinked(sql, { workspaceId, id: connectionId })
  return found && describe(found)
}

/** Throws `connections.not_found` (404). */
export function* getConnection(sql: Sql, key: Key): Work<LinkedConnection> {
  const found = yield* findConnection(sql, key)
  if (!found) throw connectionNotFound()
  return found
}

/** Whoever has an account linked by consent, oldest first, whatever the plan. */
export function* listConnectionsTo(sql: Sql, account: AccountKey): Work<LinkedConnection[]> {
  return (yield* listLinkedToAccount(sql, account)).map(describe)
}

/** The link of an owner's own webhook. */
export function* findWebhookConnection(sql: Sql, connectionId: string): Work<LinkedConnection | undefined> {
  const found = yield* findLinkedById(sql, connectionId)
  return found?.kind === 'webhook' ? describe(found) : undefined
}

/** Notes that Stripe told something of it, and, of an own webhook, of which mode it is. */
export function* noteHeard(
  sql: Sql,
  { connection, isLive, now }: { connection: LinkedConnection; isLive: boolean; now: Date },
): Work<void> {
  const { workspaceId, id, lastHeardAt } = connection
  const isNews = !lastHeardAt || now.getTime() - lastHeardAt.getTime() >= HEARD_EVERY_MS
  if (isNews || connection.isLive !== isLive)
    yield* updateConnection(sql, { workspaceId, id, isLive, lastHeardAt: now })
}

/** The account itself has given up the link: what hangs on it ends as if the owner had done it here, and the owner is told. */
export function* endLink(sql: Sql, { connection, now }: { connection: LinkedConnection; now: Date }): Work<void> {
  const { workspaceId, id } = connection
  yield* updateConnection(sql, { workspaceId, id, status: 'disconnected', disconnectedAt: now, givenUpAt: now })
  yield* refit(sql, { workspaceId, now })
}

/** Every account that is linked by consent and not paused, and up to when its events were looked for. */
export const listAccountsToRead = (sql: Sql): Work<(AccountKey & { caughtUpTo: Date })[]> => listAccounts(sql)

/** Notes that the events of an account are known up to then, and that it can be read. */
export function* noteRead(
  sql: Sql,
  { account, caughtUpTo, now }: { account: AccountKey; caughtUpTo: Date; now: Date },
): Work<void> {
  yield* saveCaughtUp(sql, { ...account, caughtUpTo })
  for (const { workspaceId, id, status } of yield* listLinkedToAccount(sql, account)) {
    if (status !== 'needs_attention') continue
    yield* updateConnection(sql, { workspaceId, id, status: 'active' })
    yield* refit(sql, { workspaceId, now })
  }
}

/** Notes that an account can no longer be read: the owner has to link it again. */
export function* noteAccessLost(sql: Sql, { account, now }: { account: AccountKey; now: Date }): Work<void> {
  for (const { workspaceId, id, status } of yield* listLinkedToAccount(sql, account)) {
    if (status !== 'active') continue
    yield* updateConnection(sql, { workspaceId, id, status: 'needs_attention' })
    yield* refit(sql, { workspaceId, now })
  }
}

/** After a link has begun, ended or changed: the plan has room for others, and what waits is decided anew. */
function* refit(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }): Work<void> {
  const { plan } = yield* getSubscription(sql, { workspaceId, now })
  yield* fitConnectionsToPlan(sql, { workspaceId, plan })
  yield* decideAgain(sql, { workspaceId, now })
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
