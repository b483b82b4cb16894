import { and, asc, count, countWhere, eq, inArray, isNotNull, min, ne } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { connections } from '#server/db/schema/payments.ts'
import { missingTypesOf } from './connections.domain.ts'

/** Every linked account that can be read, or could be before, with the earliest time up to which it was reconciled. */
export function* listAccountsToRead(tx: Tx): Transactional<{ accountId: string; isLive: boolean; caughtUpTo: Date }[]> {
  const found = yield* run(
    tx
      .select({
        accountId: connections.accountId,
        isLive: connections.isLive,
        caughtUpTo: min(connections.caughtUpTo).mapWith(connections.caughtUpTo),
      })
      .from(connections)
      .where(
        and(
          eq(connections.kind, 'account'),
          inArray(connections.status, ['active', 'needs_attention']),
          isNotNull(connections.caughtUpTo),
        ),
      )
      .groupBy(connections.accountId, connections.isLive)
      .orderBy(asc(connections.accountId)),
  )
  return found.flatMap(({ caughtUpTo, ...account }) => (caughtUpTo === null ? [] : [{ ...account, caughtUpTo }]))
}

/** Ids of all owners' own webhooks, which are the sources of their events. */
export function* listWebhookIds(tx: Tx): Transactional<string[]> {
  const found = yield* run(tx.select({ id: connections.id }).from(connections).where(eq(connections.kind, 'webhook')))
  return found.map(({ id }) => id)
}

/** An owner's webhook that lacks event types. */
export type IncompleteWebhook = { id: string; missing: string[] }

export function* listIncompleteWebhooks(tx: Tx): Transactional<IncompleteWebhook[]> {
  const found = yield* run(
    tx
      .select({ id: connections.id, eventTypes: connections.eventTypes })
      .from(connections)
      .where(and(isNotNull(connections.eventTypes), ne(connections.status, 'disconnected'))),
  )
  return found
    .map(({ id, eventTypes }) => ({ id, missing: missingTypesOf(eventTypes) }))
    .filter(({ missing }) => missing.length > 0)
}

export type TroubledConnection = { id: string; workspaceId: string; lastHeardAt: Date | null }

/** Links to Stripe that can't be read any more, and how many links there are. */
export function* listTroubledConnections(
  tx: Tx,
  { limit }: { limit: number },
): Transactional<{ all: number; troubled: number; first: TroubledConnection[] }> {
  const { id, workspaceId, lastHeardAt, status } = connections
  const isTroubled = eq(status, 'needs_attention')
  const [counts] = yield* run(
    tx
      .select({ all: count(), troubled: countWhere(isTroubled) })
      .from(connections)
      .where(ne(status, 'disconnected')),
  )
  const first = yield* run(
    tx.select({ id, workspaceId, lastHeardAt }).from(connections).where(isTroubled).orderBy(asc(id)).limit(limit),
  )
  return { all: counts?.all ?? 0, troubled: counts?.troubled ?? 0, first }
}
