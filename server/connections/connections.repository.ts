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
  min,
  ne,
  or,
  placeholder,
  sql as expression,
} from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { connections, oauthStates, stripeEvents } from '#server/db/schema/payments.ts'
import type { LinkStatus } from './connections.domain.ts'

export type ConnectionRow = typeof connections.$inferSelect
export type LinkedRow = ConnectionRow & { status: LinkStatus }
export type StateRow = typeof oauthStates.$inferSelect

type Account = Pick<ConnectionRow, 'accountId' | 'isLive'>

const isAccount = ({ accountId, isLive }: Account) =>
  and(eq(connections.accountId, accountId), eq(connections.isLive, isLive))

/** Oldest first, without those that were disconnected. */
export function* listLinked(sql: Sql, workspaceId: string): Work<LinkedRow[]> {
  const found = yield* run(
    sql
      .select()
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), ne(connections.status, 'disconnected')))
      .orderBy(asc(connections.connectedAt), asc(connections.id)),
  )
  return found.flatMap(linkedOnly)
}

const linkedOnly = ({ status, ...row }: ConnectionRow): LinkedRow[] =>
  status === 'disconnected' ? [] : [{ ...row, status }]

export function* findLinked(
  sql: Sql,
  { workspaceId, id }: { workspaceId: string; id: string },
): Work<LinkedRow | undefined> {
  const found = yield* run(
    sql
      .select()
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id))),
  )
  return found.flatMap(linkedOnly)[0]
}

/** Of whatever workspace: for events, which name none. */
export function* findLinkedById(sql: Sql, id: string): Work<LinkedRow | undefined> {
  const found = yield* run(sql.select().from(connections).where(eq(connections.id, id)))
  return found.flatMap(linkedOnly)[0]
}

const selectLinkedTo = prepared((sql) =>
  sql
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

/** In whatever workspace, oldest first. */
export function* listLinkedToAccount(sql: Sql, { accountId, isLive }: Account): Work<LinkedRow[]> {
  // What a placeholder stands for is bound as it is.
  return (yield* selectLinkedTo(sql, { accountId, isLive: Number(isLive) })).flatMap(linkedOnly)
}

/** Each account that somebody has linked and that can be read, or could; with the earliest time it was looked at. */
export function* listAccounts(sql: Sql): Work<(Account & { caughtUpTo: Date })[]> {
  const found = yield* run(
    sql
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

export function* saveCaughtUp(sql: Sql, { caughtUpTo, ...account }: Account & { caughtUpTo: Date }): Work<void> {
  yield* run(
    sql
      .update(connections)
      .set({ caughtUpTo })
      .where(and(isAccount(account), inArray(connections.status, ['active', 'needs_attention']))),
  )
}

/** Of which the owner is yet to see that it was given up at Stripe. */
const isUnseen = and(eq(connections.status, 'disconnected'), isNotNull(connections.givenUpAt))
const isForgettable = and(eq(connections.status, 'disconnected'), isNull(connections.givenUpAt))

export function* deleteDisconnectedBefore(sql: Sql, before: Date): Work<void> {
  yield* run(sql.delete(connections).where(and(isForgettable, lte(connections.disconnectedAt, before))))
}

/** The latest first. */
export function* listGivenUp(sql: Sql, workspaceId: string): Work<(ConnectionRow & { givenUpAt: Date })[]> {
  const found = yield* run(
    sql
      .select()
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), isUnseen))
      .orderBy(desc(connections.givenUpAt), asc(connections.id)),
  )
  return found.flatMap(({ givenUpAt, ...row }) => (givenUpAt === null ? [] : [{ ...row, givenUpAt }]))
}

/** False where there is nothing to be seen. */
export function* saveSeen(sql: Sql, { workspaceId, id }: { workspaceId: string; id: string }): Work<boolean> {
  const found = yield* run(
    sql
      .update(connections)
      .set({ givenUpAt: null })
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id), isUnseen))
      .returning({ id: connections.id }),
  )
  return found.length > 0
}

/** How many of the events of each link could not be received since then, and are not yet. */
export function* countUnread(
  sql: Sql,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Work<{ connectionId: string; count: number }[]> {
  const isOfIt = or(
    eq(stripeEvents.source, connections.id),
    and(eq(stripeEvents.source, 'link'), eq(stripeEvents.accountId, connections.accountId)),
  )
  return yield* run(
    sql
      .select({ connectionId: connections.id, count: count() })
      .from(stripeEvents)
      .innerJoin(connections, isOfIt)
      .where(
        and(
          eq(connections.workspaceId, workspaceId),
          ne(connections.status, 'disconnected'),
          // In these very words, so that the index of the dead is used.
          expression`${stripeEvents.status} = 'dead'`,
          eq(stripeEvents.reason, 'failed'),
          gte(stripeEvents.receivedAt, since),
          gte(stripeEvents.occurredAt, connections.connectedAt),
        ),
      )
      .groupBy(connections.id),
  )
}

const selectOldestActive = prepared((sql) =>
  sql
    .select({ id: connections.id, accountId: connections.accountId })
    .from(connections)
    .where(and(eq(connections.workspaceId, placeholder('workspaceId')), eq(connections.status, 'active')))
    .orderBy(asc(connections.connectedAt), asc(connections.id))
    .limit(1),
)

export function* findOldestActive(sql: Sql, workspaceId: string): Work<{ id: string; accountId: string } | undefined> {
  const [found] = yield* selectOldestActive(sql, { workspaceId })
  return found
}

export function* findOfAccount(
  sql: Sql,
  { workspaceId, ...account }: Account & { workspaceId: string },
): Work<ConnectionRow | undefined> {
  const [found] = yield* run(
    sql
      .select()
      .from(connections)
      .where(and(eq(connections.workspaceId, workspaceId), isAccount(account))),
  )
  return found
}

const selectByHook = prepared((sql) =>
  sql
    .select()
    .from(connections)
    .where(eq(connections.hookId, placeholder('hookId'))),
)

export function* findByHook(sql: Sql, hookId: string): Work<ConnectionRow | undefined> {
  const [found] = yield* selectByHook(sql, { hookId })
  return found
}

export function* insertConnection(sql: Sql, row: ConnectionRow): Work<void> {
  yield* run(sql.insert(connections).values(row))
}

export function* updateConnection(
  sql: Sql,
  {
    workspaceId,
    id,
    ...changes
  }: Partial<Omit<ConnectionRow, 'id' | 'workspaceId' | 'accountId' | 'kind'>> & {
    workspaceId: string
    id: string
  },
): Work<void> {
  yield* run(
    sql
      .update(connections)
      .set(changes)
      .where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id))),
  )
}

export function* deleteConnection(sql: Sql, { workspaceId, id }: { workspaceId: string; id: string }): Work<void> {
  yield* run(sql.delete(connections).where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id))))
}

/** Whether any workspace at all has the account linked. */
export function* isLinkedAnywhere(sql: Sql, account: Account): Work<boolean> {
  const found = yield* run(
    sql
      .select({ id: connections.id })
      .from(connections)
      .where(and(isAccount(account), ne(connections.status, 'disconnected')))
      .limit(1),
  )
  return found.length > 0
}

/** Forgets an account wherever it was disconnected, but for what owners are yet to see. */
export function* deleteDisconnected(sql: Sql, account: Account): Work<void> {
  yield* run(sql.delete(connections).where(and(isAccount(account), isForgettable)))
}

export function* insertState(sql: Sql, state: StateRow): Work<void> {
  yield* run(sql.insert(oauthStates).values(state))
}

/** Takes a state, so that nobody else can. */
export function* takeState(sql: Sql, { stateHash, now }: { stateHash: string; now: Date }): Work<StateRow | undefined> {
  const [taken] = yield* run(
    sql
      .delete(oauthStates)
      .where(and(eq(oauthStates.stateHash, stateHash), gt(oauthStates.expiresAt, now)))
      .returning(),
  )
  return taken
}

export function* deleteStatesExpiredBy(sql: Sql, now: Date): Work<void> {
  yield* run(sql.delete(oauthStates).where(lte(oauthStates.expiresAt, now)))
}
