import { includesTeam, plans } from '#shared/plans.ts'
import type { Role } from '#shared/roles.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { accountClosed } from './accounts.errors.ts'
import { findActiveWorkspace } from './freezing.queries.ts'
import {
  findCallerRow,
  findLastUsedRow,
  findMembershipRow,
  findPaidWorkspace,
  type MembershipRow,
  type PaidWorkspace,
} from './memberships.queries.ts'
import { type CurrentSubscription, subscriptionAt } from './subscription.domain.ts'

/**
 * A user's place in a workspace, as the plan of its payer allows. Everything here follows from the plan and the payer's
 * choice at this instant, so no job has to run when a plan ends.
 */
export type Membership = {
  workspaceId: string
  /** What the member may do now: without a team in the plan, everybody but the owner may only look. */
  role: Role
  /** What the member may do with a plan that has a team. */
  givenRole: Role
  lastUsedAt: Date | null
  payerId: string
  subscription: CurrentSubscription
  isFrozen: boolean
}

type Key = { workspaceId: string; userId: string }

/** Undefined when the user is no member of the workspace. */
export function* findMembership(tx: Tx, { now, ...key }: Key & { now: Date }): Transactional<Membership | undefined> {
  const row = yield* findMembershipRow(tx, key)
  return row && (yield* createPlanApplication(tx, now)(row))
}

/** A user as a call finds them. */
export type Caller = {
  userId: string
  email: string
  isEmailVerified: boolean
  /** Undefined when the user is no member of the workspace that the call is about. */
  membership: Membership | undefined
}

/** Who calls, in this workspace or in the one used last. Undefined when we know no such user. */
export function* findCaller(
  tx: Tx,
  { now, ...call }: { identityUid: string; workspaceId: string | undefined; now: Date },
): Transactional<Caller | undefined> {
  const row = yield* findCallerRow(tx, call)
  if (!row) return undefined
  const membership = row.membership ? yield* createPlanApplication(tx, now)(row.membership) : undefined
  return { ...row, membership }
}

/** Throws `users.closed` (401) when the user was just removed. */
export function* getMembership(tx: Tx, key: Key & { now: Date }): Transactional<Membership> {
  const found = yield* findMembership(tx, key)
  if (!found) throw accountClosed()
  return found
}

type Of = { userId: string; now: Date }

/** Of the workspace that the user used last. */
export function* findLastUsedMembership(tx: Tx, { userId, now }: Of): Transactional<Membership | undefined> {
  const row = yield* findLastUsedRow(tx, userId)
  return row && (yield* createPlanApplication(tx, now)(row))
}

export function* getLastUsedMembership(tx: Tx, of: Of): Transactional<Membership> {
  const found = yield* findLastUsedMembership(tx, of)
  if (!found) throw new Error('The user has no workspace.')
  return found
}

/** Who pays for a workspace, and their subscription. */
export function* getPayer(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<{ payerId: string; subscription: CurrentSubscription }> {
  const paid = yield* findPaidWorkspace(tx, workspaceId)
  if (!paid) throw new Error('The workspace of this row does not exist.')
  return { payerId: paid.payerId, subscription: subscriptionAt(paid.subscription ?? undefined, now) }
}

/** Whether the payer's plan has no room for this workspace. A workspace that doesn't exist isn't frozen. */
export function* isWorkspaceFrozen(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<boolean> {
  const paid = yield* findPaidWorkspace(tx, workspaceId)
  return paid !== undefined && (yield* isBeyondPlan(tx, paid, { now, active: new Map() }))
}

/**
 * What the payers' plans leave of a user's memberships. Asks once for each payer who owns more workspaces than the plan
 * allows.
 */
export function createPlanApplication(tx: Tx, now: Date) {
  const active = new Map<string, string | undefined>()
  return (row: MembershipRow) => applyPlan(tx, row, { now, active })
}

type Applying = { now: Date; active: Map<string, string | undefined> }

function* applyPlan(tx: Tx, row: MembershipRow, of: Applying): Transactional<Membership> {
  const { workspaceId, role: givenRole, lastUsedAt, payerId } = row
  const subscription = subscriptionAt(row.subscription ?? undefined, of.now)
  return {
    workspaceId,
    role: includesTeam(subscription.plan) || givenRole === 'owner' ? givenRole : 'viewer',
    givenRole,
    lastUsedAt,
    payerId,
    subscription,
    isFrozen: yield* isBeyondPlan(tx, row, of),
  }
}

function* isBeyondPlan(
  tx: Tx,
  { workspaceId, payerId, isOneOfSeveral, subscription }: PaidWorkspace,
  { now, active }: Applying,
): Transactional<boolean> {
  const { plan } = subscriptionAt(subscription ?? undefined, now)
  if (plans[plan].limits.workspaces === null || !isOneOfSeveral) return false
  if (!active.has(payerId)) active.set(payerId, yield* findActiveWorkspace(tx, payerId))
  return active.get(payerId) !== workspaceId
}
