import { GIVEN_ROLES, type GivenRole, type Team, type TeamMember } from '#shared/members.ts'
import { isRoleEnough } from '#shared/roles.ts'
import { fullName } from '#shared/users.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Member } from '#server/kernel/member.ts'
import { listPending, revokeSentBy } from './invitations.repository.ts'
import { viewInvitation } from './invitations.service.ts'
import { enqueueMemberNotice } from './member-notices.service.ts'
import { ownerStays, roleAboveOwn, unknownMember } from './members.errors.ts'
import {
  deleteMember,
  findMemberRow,
  listJoinedWorkspaces,
  listMembers,
  type MemberRow,
  updateRole,
} from './members.repository.ts'
import { getChangeable, requireRoleNow } from './team-rules.service.ts'
import { deleteTransfersOf } from './transfers.repository.ts'
import { readTransfer } from './transfers.service.ts'

export type MembersService = ReturnType<typeof createMembersService>

/** Who is in a workspace, and in which role. */
export function createMembersService({ db, clock, wakeJobs }: { db: Database; clock: Clock; wakeJobs: () => void }) {
  return {
    getTeam: (member: Member): Promise<Team> =>
      db.read(function* (tx) {
        const { workspaceId, role } = member
        const pending = isRoleEnough(role, 'admin') ? yield* listPending(tx, workspaceId) : []
        return {
          members: (yield* listMembers(tx, workspaceId)).map(viewMember),
          invitations: pending.map(viewInvitation),
          transfer: yield* readTransfer(tx, { member, now: clock.now() }),
        }
      }),

    /**
     * Also revokes invitations that the member sent and could no longer send. Throws `members.unknown` (404),
     * `members.is_owner` (409) and `members.role_above_own` (403).
     */
    changeRole: (member: Member, { userId, role }: { userId: string; role: GivenRole }): Promise<TeamMember> =>
      db.transaction(function* (tx) {
        const { workspaceId } = member
        const ownRole = yield* requireRoleNow(tx, member, 'admin')
        const found = yield* getChangeable(tx, { workspaceId, userId, ownRole })
        if (!isRoleEnough(ownRole, role)) throw roleAboveOwn()
        if (found.role === role) return viewMember(found)
        yield* updateRole(tx, { workspaceId, userId, role })
        const roles = role === 'admin' ? [] : GIVEN_ROLES
        yield* revokeSentBy(tx, { workspaceId, userId, roles })
        yield* recordActivity(tx, {
          workspaceId,
          actor: byMember(member),
          kind: 'member_role_changed',
          subject: fullName(found),
          changes: [{ setting: 'role', before: found.role, after: role }],
          now: clock.now(),
        })
        return viewMember({ ...found, role })
      }),

    /** Throws what `changeRole` throws. */
    async removeMember(member: Member, userId: string): Promise<void> {
      await db.transaction(function* (tx) {
        const { workspaceId } = member
        const now = clock.now()
        const ownRole = yield* requireRoleNow(tx, member, 'admin')
        const found = yield* getChangeable(tx, { workspaceId, userId, ownRole })
        yield* endMembership(tx, { workspaceId, userId })
        yield* recordActivity(tx, {
          workspaceId,
          actor: byMember(member),
          kind: 'member_removed',
          subject: fullName(found),
          now,
        })
        yield* enqueueMemberNotice(tx, { kind: 'removed', workspaceId, to: found, actorUserId: member.userId, now })
      })
      wakeJobs()
    },

    /** Throws `members.owner_stays` (409). */
    leave: ({ workspaceId, userId }: Member): Promise<void> =>
      db.transaction(function* (tx) {
        const found = yield* findMemberRow(tx, { workspaceId, userId })
        if (!found) throw unknownMember()
        if (found.role === 'owner') throw ownerStays()
        yield* leaveOne(tx, { workspaceId, userId, now: clock.now() })
      }),
  }
}

/** For an account that is being closed: it leaves all workspaces of others. */
export function* leaveAllWorkspaces(tx: Tx, { userId, now }: { userId: string; now: Date }): Transactional<void> {
  for (const workspaceId of yield* listJoinedWorkspaces(tx, userId)) yield* leaveOne(tx, { workspaceId, userId, now })
}

function* leaveOne(tx: Tx, { now, ...key }: { workspaceId: string; userId: string; now: Date }): Transactional<void> {
  yield* recordActivity(tx, { workspaceId: key.workspaceId, actor: byMember(key), kind: 'member_left', now })
  yield* endMembership(tx, key)
}

/** An invitation that somebody sent before being removed must not bring them back. */
function* endMembership(tx: Tx, key: { workspaceId: string; userId: string }): Transactional<void> {
  yield* deleteMember(tx, key)
  yield* revokeSentBy(tx, { ...key, roles: GIVEN_ROLES })
  yield* deleteTransfersOf(tx, key)
}

const viewMember = ({ lastUsedAt, ...row }: MemberRow): TeamMember => ({
  userId: row.userId,
  name: fullName(row),
  email: row.email,
  role: row.role,
  lastActiveAt: lastUsedAt?.toISOString() ?? null,
})
