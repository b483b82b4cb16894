import type * as z from 'zod'
import {
  type AskRules,
  type Connection,
  defaultAskRules,
  type GivenUpConnection,
  type listConnections,
  OWN_WEBHOOK_PATH,
} from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { connectionNotFound } from './connections.errors.ts'
import {
  type ConnectionRow,
  countUnread,
  deleteConnection,
  deleteDisconnectedBefore,
  deleteStatesExpiredBy,
  findLinked,
  findOldestActive,
  type LinkedRow,
  listGivenUp,
  listLinked,
  saveSeen,
  updateConnection,
} from './connections.repository.ts'
import { fitConnectionsToPlan } from './plan-limit.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ENDED_ARE_KEPT_FOR_MS = 30 * DAY_MS
/** As long as what they say is kept. */
const UNREAD_IS_TOLD_FOR_MS = 30 * DAY_MS

export type ConnectionsService = ReturnType<typeof createConnectionsService>

type OwnConnection = { workspaceId: string; connectionId: string | undefined }

/** The payment accounts that an owner has linked. How one is linked: `linking.service.ts`. */
export function createConnectionsService(deps: {
  db: Database
  clock: Clock
  stripe: Stripe | undefined
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock } = deps
  return {
    listConnections: (workspaceId: string): Promise<z.output<NonNullable<typeof listConnections.response>>> =>
      db.read(function* (sql) {
        const { plan } = yield* getSubscription(sql, { workspaceId, now: clock.now() })
        return {
          items: yield* readConnections(sql, { workspaceId, publicUrl: deps.publicUrl() }),
          limit: plans[plan].limits.connectedAccounts,
          canConnectAccounts: deps.stripe?.links !== undefined,
          givenUp: (yield* listGivenUp(sql, workspaceId)).map(viewGivenUp),
          unread: yield* countUnread(sql, {
            workspaceId,
            since: new Date(clock.now().getTime() - UNREAD_IS_TOLD_FOR_MS),
          }),
        }
      }),

    /** The owner has seen that a link was given up at Stripe. Throws `connections.not_found` (404). */
    async dismissGivenUp(key: { workspaceId: string; id: string }): Promise<void> {
      if (!(await db.transaction((sql) => saveSeen(sql, key)))) throw connectionNotFound()
    },

    /** Ends one link, or the oldest active one when none is named. Throws `connections.not_found` (404). */
    async disconnect({ workspaceId, connectionId }: OwnConnection): Promise<void> {
      const now = clock.now()
      await db.transaction(function* (sql) {
        const id = connectionId ?? (yield* findOldestActive(sql, workspaceId))?.id
        const found = (yield* listLinked(sql, workspaceId)).find((row) => row.id === id)
        if (!found) throw connectionNotFound()
        yield* updateConnection(sql, { workspaceId, id: found.id, status: 'disconnected', disconnectedAt: now })
        yield* found.kind === 'account' ? revokeSoon(sql, found, now) : deleteConnection(sql, found)
        const { plan } = yield* getSubscription(sql, { workspaceId, now })
        yield* fitConnectionsToPlan(sql, { workspaceId, plan })
        // What it planned is taken back, and another link may go on.
        yield* decideAgain(sql, { workspaceId, now })
      })
      deps.wakeJobs()
    },

    /** Throws `connections.not_found` (404). */
    async saveRules({ workspaceId, id, rules }: { workspaceId: string; id: string; rules: AskRules }) {
      const saved = await db.transaction(function* (sql): Work<Connection> {
        yield* updateConnection(sql, { workspaceId, id, rules })
        const row = yield* findLinked(sql, { workspaceId, id })
        if (!row) throw connectionNotFound()
        yield* decideAgain(sql, { workspaceId, connectionId: id, now: clock.now() })
        return viewConnection(row, deps.publicUrl())
      })
      deps.wakeJobs()
      return saved
    },
  }
}

/** Gives up our access to an account at its provider, unless another workspace still has it linked by then. */
export function* revokeSoon(
  sql: Sql,
  { accountId, isLive }: { accountId: string; isLive: boolean },
  now: Date,
): Work<void> {
  const dedupeKey = `${accountId} ${isLive ? 'live' : 'test'}`
  yield* enqueue(sql, { kind: 'connections.revoke', dedupeKey, payload: { accountId, isLive }, now })
}

/** To be called before a workspace is removed with all its rows. */
export function* revokeLinksOf(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }): Work<void> {
  for (const link of yield* listLinked(sql, workspaceId)) {
    if (link.kind === 'account') yield* revokeSoon(sql, link, now)
  }
}

/** The links of a workspace, oldest first. */
export function* readConnections(
  sql: Sql,
  { workspaceId, publicUrl }: { workspaceId: string; publicUrl: string },
): Work<Connection[]> {
  return (yield* listLinked(sql, workspaceId)).map((row) => viewConnection(row, publicUrl))
}

/** The account that a workspace has linked for the longest time, of those that work; undefined without any. */
export function* findConnectedAccountId(sql: Sql, workspaceId: string): Work<string | undefined> {
  return (yield* findOldestActive(sql, workspaceId))?.accountId
}

/** Removes what was begun at Stripe and never came back, and links that ended at Stripe a month ago. */
export function* sweepLinking(sql: Sql, now: Date): Work<void> {
  yield* deleteStatesExpiredBy(sql, now)
  yield* deleteDisconnectedBefore(sql, new Date(now.getTime() - ENDED_ARE_KEPT_FOR_MS))
}

/** As its owner sees it. The secret is never shown again. */
export const viewConnection = (row: LinkedRow, publicUrl: string): Connection => ({
  id: row.id,
  kind: row.kind,
  accountId: row.accountId,
  name: row.accountName,
  status: row.status,
  isLive: row.isLive,
  connectedAt: row.connectedAt.toISOString(),
  lastHeardAt: row.lastHeardAt?.toISOString() ?? null,
  webhookUrl: row.hookId === null ? null : `${publicUrl}${OWN_WEBHOOK_PATH}/${row.hookId}`,
  rules: rulesOf(row),
})

const viewGivenUp = ({
  id,
  accountId,
  accountName: name,
  givenUpAt,
}: ConnectionRow & { givenUpAt: Date }): GivenUpConnection => ({
  id,
  accountId,
  name,
  givenUpAt: givenUpAt.toISOString(),
})

/** The rules of a link: those that everybody begins with, until the owner has changed them. */
export const rulesOf = ({ rules }: Pick<LinkedRow, 'rules'>): AskRules => rules ?? defaultAskRules
