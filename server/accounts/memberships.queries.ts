import type { Role } from '#shared/roles.ts'
import { alias, and, asc, desc, eq, exists, ne, placeholder, type SQL, sql } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { users, workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import type { SubscriptionRecord } from './subscription.domain.ts'

/** What decides whether a workspace is frozen. */
export type PaidWorkspace = {
  workspaceId: string
  /** Who pays for the workspace. */
  payerId: string
  /** Whether the payer owns others too. */
  isOneOfSeveral: boolean
  subscription: SubscriptionRecord | null
}

export type MembershipRow = PaidWorkspace & { role: Role; lastUsedAt: Date | null }

const others = alias(workspaces, 'others')

/** The columns of `PaidWorkspace`, for statements that join `workspaces` and, if there is one, the payer's subscription. */
export const paidWorkspace = (tx: Tx) => ({
  workspaceId: workspaces.id,
  payerId: workspaces.ownerUserId,
  isOneOfSeveral: exists(
    tx
      .select({ one: sql`1` })
      .from(others)
      .where(and(eq(others.ownerUserId, workspaces.ownerUserId), ne(others.id, workspaces.id))),
  ).mapWith(Boolean),
  subscription: subscriptions,
})

const selectMemberships = (tx: Tx) =>
  tx
    .select({
      ...paidWorkspace(tx),
      role: workspaceMembers.role,
      lastUsedAt: workspaceMembers.lastUsedAt,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.userId, workspaces.ownerUserId))
    .$dynamic()

const isOfUser = eq(workspaceMembers.userId, placeholder('userId'))

const selectLastUsed = prepared((tx) =>
  selectMemberships(tx)
    .where(isOfUser)
    .orderBy(desc(workspaceMembers.lastUsedAt), asc(workspaces.createdAt), asc(workspaces.id))
    .limit(1),
)

/** The workspace that the user used last; before any was used, the oldest. */
export function* findLastUsedRow(tx: Tx, userId: string): Transactional<MembershipRow | undefined> {
  const [found] = yield* selectLastUsed(tx, { userId })
  return found
}

const selectMembership = prepared((tx) =>
  selectMemberships(tx).where(and(eq(workspaceMembers.workspaceId, placeholder('workspaceId')), isOfUser)),
)

/** Undefined when the user is no member of the workspace. */
export function* findMembershipRow(
  tx: Tx,
  key: { workspaceId: string; userId: string },
): Transactional<MembershipRow | undefined> {
  const [found] = yield* selectMembership(tx, key)
  return found
}

/** A user as a call finds them, and their place in the workspace that it is about. */
export type CallerRow = {
  userId: string
  email: string
  isEmailVerified: boolean
  /** Null when the user is no member of that workspace. */
  membership: MembershipRow | null
}

const selectCaller = (tx: Tx, isOfCall?: SQL) =>
  tx
    .select({
      userId: users.id,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
      role: workspaceMembers.role,
      lastUsedAt: workspaceMembers.lastUsedAt,
      ...paidWorkspace(tx),
    })
    .from(users)
    .leftJoin(workspaceMembers, and(eq(workspaceMembers.userId, users.id), isOfCall))
    .leftJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.userId, workspaces.ownerUserId))
    .where(eq(users.identityUid, placeholder('identityUid')))
    .orderBy(desc(workspaceMembers.lastUsedAt), asc(workspaces.createdAt), asc(workspaces.id))
    .limit(1)

const selectCallerInLastUsed = prepared((tx) => selectCaller(tx))
const selectCallerIn = prepared((tx) => selectCaller(tx, eq(workspaceMembers.workspaceId, placeholder('workspaceId'))))

/** Who calls, in this workspace or in the one used last. Undefined when we know no such user. */
export function* findCallerRow(
  tx: Tx,
  { identityUid, workspaceId }: { identityUid: string; workspaceId: string | undefined },
): Transactional<CallerRow | undefined> {
  const [found] =
    workspaceId === undefined
      ? yield* selectCallerInLastUsed(tx, { identityUid })
      : yield* selectCallerIn(tx, { identityUid, workspaceId })
  if (!found) return undefined
  const { userId, email, isEmailVerified, ...place } = found
  return { userId, email, isEmailVerified, membership: isPlace(place) ? place : null }
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

const isPlace = (place: Nullable<MembershipRow>): place is MembershipRow => place.workspaceId !== null

const selectPaidWorkspace = prepared((tx) =>
  tx
    .select(paidWorkspace(tx))
    .from(workspaces)
    .leftJoin(subscriptions, eq(subscriptions.userId, workspaces.ownerUserId))
    .where(eq(workspaces.id, placeholder('workspaceId'))),
)

/** Undefined when there is no such workspace. */
export function* findPaidWorkspace(tx: Tx, workspaceId: string): Transactional<PaidWorkspace | undefined> {
  const [found] = yield* selectPaidWorkspace(tx, { workspaceId })
  return found
}
