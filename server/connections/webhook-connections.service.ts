import { type Connection, LINK_EVENT_TYPES } from '#shared/connections.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription, getWorkspace } from '#server/accounts/accounts.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { seal, unseal } from '#server/kernel/sealing.ts'
import { decideAgain } from '#server/payments/payments.service.ts'
import { hasRoom } from './connections.domain.ts'
import { connectionNotFound, limitReached, notAWebhook, tooManyConnections } from './connections.errors.ts'
import { findByHook, findLinked, insertConnection, listLinked, updateConnection } from './connections.repository.ts'
import { viewConnection } from './connections.service.ts'

export type WebhookConnectionsService = ReturnType<typeof createWebhookConnectionsService>

const purposeOf = (connectionId: string) => `signing secret of ${connectionId}`

/** Links by the owner's own webhook: their Stripe sends us its events, but we can't read anything from it. */
export function createWebhookConnectionsService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  workspaceLimits: WorkspaceLimits
  wakeJobs: () => void
}) {
  const { db, clock, hashKey } = deps
  const connectionsMax = deps.workspaceLimits.connections

  function* view(tx: Tx, key: { workspaceId: string; id: string }): Transactional<Connection> {
    const row = yield* findLinked(tx, key)
    if (!row) throw connectionNotFound()
    return viewConnection(row, deps.publicUrl())
  }

  return {
    /** Throws `connections.limit_reached` (402) and `connections.too_many` (409). */
    add: ({ workspaceId, by: actor, name }: { workspaceId: string; by: Actor; name: string }): Promise<Connection> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const { plan } = yield* getSubscription(tx, { workspaceId, now })
        const limit = plans[plan].limits.connectedAccounts
        const linked = yield* listLinked(tx, workspaceId)
        if (limit !== null && !hasRoom(linked, limit)) throw limitReached(limit)
        if (linked.length >= connectionsMax) throw tooManyConnections(connectionsMax)
        const id = newId('con')
        yield* insertConnection(tx, {
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
          eventTypes: null,
          rules: (yield* getWorkspace(tx, workspaceId)).newLinkRules,
          lastHeardAt: null,
          caughtUpTo: null,
        })
        yield* recordActivity(tx, { workspaceId, actor, kind: 'stripe_linked', subject: name, now })
        return yield* view(tx, { workspaceId, id })
      }),

    /** Throws `connections.not_found` (404) and `connections.not_a_webhook` (409). */
    async saveSecret(secret: {
      workspaceId: string
      by: Actor
      id: string
      signingSecret: string
    }): Promise<Connection> {
      const { workspaceId, by: actor, id } = secret
      const saved = await db.transaction(function* (tx) {
        const row = yield* findLinked(tx, { workspaceId, id })
        if (!row) throw connectionNotFound()
        if (row.kind !== 'webhook') throw notAWebhook()
        const sealedSecret = seal(secret.signingSecret, { key: hashKey, purpose: purposeOf(id) })
        const isNew = row.status === 'awaiting_secret'
        const setUp = isNew ? ({ status: 'active', eventTypes: LINK_EVENT_TYPES } as const) : {}
        const now = clock.now()
        yield* updateConnection(tx, { workspaceId, id, sealedSecret, ...setUp })
        yield* recordActivity(tx, { workspaceId, actor, kind: 'stripe_secret_changed', subject: row.accountName, now })
        yield* decideAgain(tx, { workspaceId, connectionId: id, now })
        return yield* view(tx, { workspaceId, id })
      })
      deps.wakeJobs()
      return saved
    },

    /** Throws `connections.not_found` (404) and `connections.not_a_webhook` (409). */
    confirmEventTypes: (key: { workspaceId: string; id: string }): Promise<Connection> =>
      db.transaction(function* (tx) {
        const row = yield* findLinked(tx, key)
        if (!row) throw connectionNotFound()
        if (row.kind !== 'webhook') throw notAWebhook()
        yield* updateConnection(tx, { ...key, eventTypes: LINK_EVENT_TYPES })
        return yield* view(tx, key)
      }),
  }
}

/** The link that an owner's webhook belongs to, and its signing secret, once known. */
export function* findWebhook(
  tx: Tx,
  { hookId, hashKey }: { hookId: string; hashKey: string },
): Transactional<{ connectionId: string; secret: string | undefined } | undefined> {
  const found = yield* findByHook(tx, hookId)
  if (!found || found.status === 'disconnected') return undefined
  const { id: connectionId, sealedSecret } = found
  const secret =
    sealedSecret === null ? undefined : unseal(sealedSecret, { key: hashKey, purpose: purposeOf(connectionId) })
  return { connectionId, secret }
}
