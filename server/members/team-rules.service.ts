import { includesTeam } from '#shared/plans.ts'
import { isRoleEnough, type Role } from '#shared/roles.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import { findGivenRole } from '#server/accounts/workspaces.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { type Member, roleTooLow, unknownWorkspace } from '#server/kernel/member.ts'
import { isOwner, noTeam, roleAboveOwn, unknownMember } from './members.errors.ts'
import { findMemberRow, type MemberRow } from './members.repository.ts'

/**
 * The caller's role now: somebody may have changed it, or removed the caller, since the call began. Throws
 * `request.unknown_workspace` (404) and `request.role_too_low` (403).
 */
export function* requireRoleNow(tx: Tx, { workspaceId, userId }: Member, needed: Role): Transactional<Role> {
  const membership = yield* findGivenRole(tx, { workspaceId, userId })
  if (!membership) throw unknownWorkspace()
  if (!isRoleEnough(membership.role, needed)) throw roleTooLow(needed)
  return membership.role
}

type Moment = { workspaceId: string; now: Date }

/** Whether the workspace's plan allows members besides the owner. */
export function* hasTeam(tx: Tx, moment: Moment): Transactional<boolean> {
  const { plan } = yield* getSubscription(tx, moment)
  return includesTeam(plan)
}

/** Throws `members.no_team` (402). */
export function* requireTeam(tx: Tx, moment: Moment): Transactional<void> {
  if (!(yield* hasTeam(tx, moment))) throw noTeam()
}

/**
 * A member whose membership somebody with `ownRole` may change. Throws `members.unknown` (404), `members.is_owner` (409)
 * and `members.role_above_own` (403).
 */
export function* getChangeable(
  tx: Tx,
  { ownRole, ...key }: { workspaceId: string; userId: string; ownRole: Role },
): Transactional<MemberRow> {
  const found = yield* findMemberRow(tx, key)
  if (!found) throw unknownMember()
  if (found.role === 'owner') throw isOwner()
  if (!isRoleEnough(ownRole, found.role)) throw roleAboveOwn()
  return found
}
