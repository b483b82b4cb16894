import type { Role } from '#shared/roles.ts'
import { alias, and, asc, desc, eq, exists, ne, placeholder, sql } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
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
