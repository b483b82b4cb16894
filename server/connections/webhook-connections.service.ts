import type { Connection } from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { seal, unseal } from '#server/kernel/sealing.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import { hasRoom } from './connections.domain.ts'
import { connectionNotFound, limitReached, notAWebhook } from './connections.errors.ts'
import { findByHook, findLinked, insertConnection, listLinked, updateConnection } from './connections.repository.ts'
import { viewConnection } from './connections.service.ts'

export type WebhookConnectionsService = ReturnType<typeof createWebhookConnectionsService>

const purposeOf = (connectionId: string) => `signing secret of ${connectionId}`

/** Links by a webhook of the owner's own: their Stripe sends us its events, and we can ask it nothing. */
export function createWebhookConnectionsService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock, hashKey } = deps

  function* view(sql: Sql, key: { workspaceId: string; id: string }): Work<Connection> {
    const row = yield* findLinked(sql, key)
    if (!row) throw connectionNotFound()
    return viewConnection(row, deps.publicUrl())
  }

  return {
    /** Throws `connections.limit_reached` (402). */
    add: ({ workspaceId, name }: { workspaceId: string; name: string }): Promise<Connection> =>
      db.transaction(function* (sql) {
        const now = clock.now()
        const { plan } = yield* getSubscription(sql, { workspaceId, now })
        const limit = plans[plan].limits.connectedAccounts
        if (limit !== null && !hasRoom(yield* listLinked(sql, workspaceId), limit)) throw limitReached(limit)
        const id = newId('con')
        yield* insertConnection(sql, {
          id,
          workspaceId,
          accountId: id,
          accountName: name,
          isLive: false,
          kind: 'webhook',
          status: 'awaiting_secret',
          connectedAt: now,
          disconnectedAt: null,
          givenUpAt: null,
          hookId: newId('whk'),
          sealedSecret: null,
          rules: null,
          lastHeardAt: null,
          caughtUpTo: null,
        })
        return yield* view(sql, { workspaceId, id })
      }),

    /** Throws `connections.not_found` (404) and `connections.not_a_webhook` (409). */
    async saveSecret(secret: { workspaceId: string; id: string; signingSecret: string }): Promise<Connection> {
      const { workspaceId, id } = secret
      const saved = await db.transaction(function* (sql) {
        const row = yield* findLinked(sql, { workspaceId, id })
        if (!row) throw connectionNotFound()
        if (row.kind !== 'webhook') throw notAWebhook()
        const sealedSecret = seal(secret.signingSecret, { key: hashKey, purpose: purposeOf(id) })
        const status = row.status === 'awaiting_secret' ? 'active' : row.status
        yield* updateConnection(sql, { workspaceId, id, sealedSecret, status })
        yield* decideAgain(sql, { workspaceId, connectionId: id, now: clock.now() })
        return yield* view(sql, { workspaceId, id })
      })
      deps.wakeJobs()
      return saved
    },
  }
}

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
