import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  placeholder,
  sql,
} from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { connections, oauthStates, stripeEvents } from '#server/db/schema/payments.ts'
import type { LinkStatus } from './connections.domain.ts'

export type ConnectionRow = typeof connections.$inferSelect
export type LinkedRow = ConnectionRow & { status: LinkStatus }
export type StateRow = typeof oauthStates.$inferSelect

type Account = Pick<ConnectionRow, 'accountId' | 'isLive'>

const isAccount = ({ accountId, isLive }: Account) =>
  and(eq(connections.accountId, accountId), eq(connections.isLive, isLive))

const selectLinked = prepared((tx) =>
  tx
    .select()
    .from(connections)
    .where(and(eq(connections.workspaceId, placeholder('workspaceId')), ne(connections.status, 'disconnected')))
    .orderBy(asc(connections.connectedAt), asc(connections.id)),
)

/** Oldest first, without disconnected ones. */
export function* listLinked(tx: Tx, workspaceId: string): Transactional<LinkedRow[]> {
  return (yield* selectLinked(tx, { workspaceId })).flatMap(linkedOnly)
}

/** Of all workspaces of an owner, oldest first, without disconnected ones. */
export function* listLinkedOfOwner(tx: Tx, ownerUserId: string): Transactional<LinkedRow[]> {
  const owned = tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerUserId, ownerUserId))
  const found = yield* run(
    tx
      .select()
      .from(connections)
      .where(and(inArray(connections.workspaceId, owned), ne(connections.status, 'disconnected')))
      .orderBy(asc(connections.connectedAt), asc(connections.id)),
  )
  return found.flatMap(linkedOnly)
}

/** With those that were disconnected. Events of them are ignored from then on. */
export function* deleteConnectionsOf(tx: Tx, workspaceId: string): Transactional<void> {
  yield* run(tx.delete(connections).where(eq(connections.workspaceId, workspaceId)))
}

const linkedOnly = ({ status, ...row }: ConnectionRow): LinkedRow[] =>
  status === 'disconnected' ? [] : [{ ...row, status }]

export function* findLinked(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Transactional<LinkedRow | undefined> {
  return (yield* selectConnection(tx, { workspaceId, id })).flatMap(linkedOnly)[0]
}

const selectConnection = prepared((tx) =>
  tx
    .select()
    .from(connections)
    .where(and(eq(connections.workspaceId, placeholder('workspaceId')), eq(connections.id, placeholder('id')))),
)

const selectById = prepared((tx) =>
  tx
    .select()
    .from(connections)
    .where(eq(connections.id, placeholder('id'))),
)

/** In any workspace: events don't name one. */
export function* findLinkedById(tx: Tx, id: string): Transactional<LinkedRow | undefined> {
  const found = yield* selectById(tx, { id })
  return found.flatMap(linkedOnly)[0]
}

const selectLinkedTo = prepared((tx) =>
  tx
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.accountId, placeholder('accountId')),
        eq(connections.isLive, placeholder('isLive')),
        eq(connections.kind, 'account'),
        ne(connections.status, 'disconnected'),
      ),
    )
    .orderBy(asc(connections.connectedAt), asc(connections.id)),
)

/** In any workspace, oldest first. */
export function* listLinkedToAccount(tx: Tx, { accountId, isLive }: Account): Transactional<LinkedRow[]> {
  // Placeholders bind values without conversion.
  return (yield* selectLinkedTo(tx, { accountId, isLive: Number(isLive) })).flatMap(linkedOnly)
}

export function* saveCaughtUp(tx: Tx, { caughtUpTo, ...account }: Account & { caughtUpTo: Date }): Transactional<void> {
  yield* run(
    tx
      .update(connections)
      .set({ caughtUpTo })
      .where(and(isAccount(account), inArray(connections.status, ['active', 'needs_attention']))),
  )
}

/** Unlinked at Stripe, and the owner has not seen it yet. */
const isUnseen = and(eq(connections.status, 'disconnected'), isNotNull(connections.givenUpAt))
const isForgettable = and(eq(connections.status, 'disconnected'), isNull(connections.givenUpAt))

export function* deleteDisconnectedBefore(tx: Tx, before: Date): Transactional<void> {
  yield* run(tx.delete(connections).where(and(isForgettable, lte(connections.disconnectedAt, before))))
}

const selectGivenUp = prepared((tx) =>
  tx
    .select()
    .from(connections)
    .where(and(eq(connections.workspaceId, placeholder('workspaceId')), isUnseen))
    .orderBy(desc(connections.givenUpAt), asc(connections.id)),
)

/** Latest first. */
export function* listGivenUp(tx: Tx, workspaceId: string): Transactional<(ConnectionRow & { givenUpAt: Date })[]> {
  const found = yield* selectGivenUp(tx, { workspaceId })
  return found.flatMap(({ givenUpAt, ...row }) => (givenUpAt === null ? [] : [{ ...row, givenUpAt }]))
}

/** False when there was nothing to dismiss. */
export function* saveSeen(tx: Tx, { workspaceId, id }: { workspaceId: string; id: string }): Transactional<boolean> {
  const found = yield* run(
    tx
      .update(connections)
      .set({ givenUpAt: null })
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id), isUnseen))
      .returning({ id: connections.id }),
  )
  return found.length > 0
}

const isEventOfLink = or(
  eq(stripeEvents.source, connections.id),
  and(eq(stripeEvents.source, 'link'), eq(stripeEvents.accountId, connections.accountId)),
)

const selectUnread = prepared((tx) =>
  tx
    .select({ connectionId: connections.id, count: count() })
    .from(stripeEvents)
    .innerJoin(connections, isEventOfLink)
    .where(
      and(
        eq(connections.workspaceId, placeholder('workspaceId')),
        ne(connections.status, 'disconnected'),
        // Written exactly like this so that SQLite uses the index on dead events.
        sql`${stripeEvents.status} = 'dead'`,
        gte(stripeEvents.receivedAt, placeholder('since')),
        gte(stripeEvents.occurredAt, connections.connectedAt),
      ),
    )
    .groupBy(connections.id),
)

/** How many events of each link since then couldn't be read or processed, and still can't. */
export const countUnread = (
  tx: Tx,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Transactional<{ connectionId: string; count: number }[]> =>
  // Placeholders bind values without conversion.
  selectUnread(tx, { workspaceId, since: since.getTime() })

const selectOldestActive = prepared((tx) =>
  tx
    .select({ id: connections.id, accountId: connections.accountId })
    .from(connections)
    .where(and(eq(connections.workspaceId, placeholder('workspaceId')), eq(connections.status, 'active')))
    .orderBy(asc(connections.connectedAt), asc(connections.id))
    .limit(1),
)

export function* findOldestActive(
  tx: Tx,
  workspaceId: string,
): Transactional<{ id: string; accountId: string } | undefined> {
  const [found] = yield* selectOldestActive(tx, { workspaceId })
  return found
}

export function* findOfAccount(
  tx: Tx,
  { workspaceId, ...account }: Account & { workspaceId: string },
): Transactional<ConnectionRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), isAccount(account))),
  )
  return found
}

const selectByHook = prepared((tx) =>
  tx
    .select()
    .from(connections)
    .where(eq(connections.hookId, placeholder('hookId'))),
)

export function* findByHook(tx: Tx, hookId: string): Transactional<ConnectionRow | undefined> {
  const [found] = yield* selectByHook(tx, { hookId })
  return found
}

export function* insertConnection(tx: Tx, row: ConnectionRow): Transactional<void> {
  yield* run(tx.insert(connections).values(row))
}

export function* updateConnection(
  tx: Tx,
  {
    workspaceId,
    id,
    ...changes
  }: Partial<Omit<ConnectionRow, 'id' | 'workspaceId' | 'accountId' | 'kind'>> & {
    workspaceId: string
    id: string
  },
): Transactional<void> {
  yield* run(
    tx
      .update(connections)
      .set(changes)
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id))),
  )
}

export function* deleteConnection(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Transactional<void> {
  yield* run(tx.delete(connections).where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id))))
}

/** Whether any workspace has the account linked. */
export function* isLinkedAnywhere(tx: Tx, account: Account): Transactional<boolean> {
  const found = yield* run(
    tx
      .select({ id: connections.id })
      .from(connections)
      .where(and(isAccount(account), ne(connections.status, 'disconnected')))
      .limit(1),
  )
  return found.length > 0
}

/** Deletes disconnected links of an account, except those whose unlinking the owner has not seen yet. */
export function* deleteDisconnected(tx: Tx, account: Account): Transactional<void> {
  yield* run(tx.delete(connections).where(and(isAccount(account), isForgettable)))
}

export function* insertState(tx: Tx, state: StateRow): Transactional<void> {
  yield* run(tx.insert(oauthStates).values(state))
}

/** Reads and deletes a state, so that it works only once. */
export function* takeState(
  tx: Tx,
  { stateHash, now }: { stateHash: string; now: Date },
): Transactional<StateRow | undefined> {
  const [taken] = yield* run(
    tx
      .delete(oauthStates)
      .where(and(eq(oauthStates.stateHash, stateHash), gt(oauthStates.expiresAt, now)))
      .returning(),
  )
  return taken
}

export function* deleteStatesExpiredBy(tx: Tx, now: Date): Transactional<void> {
  yield* run(tx.delete(oauthStates).where(lte(oauthStates.expiresAt, now)))
}
