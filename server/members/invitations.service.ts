import { GivenRole, type GivenRole as Role, type SkippedInvitation, type TeamInvitation } from '#shared/members.ts'
import { isRoleEnough } from '#shared/roles.ts'
import { fullName } from '#shared/users.ts'
import type { ActivityKind } from '#shared/activity.ts'
import { findUserByEmail } from '#server/accounts/users.queries.ts'
import { findGivenRole } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueueWorkspaceEmail } from '#server/emails/emails.service.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Member } from '#server/kernel/member.ts'
import { dayBefore, expiryOf, INVITATION_LIMITS, secretHashOf } from './invitations.domain.ts'
import {
  countInvitationsTo,
  countPending,
  countSentSince,
  endInvitation,
  findPending,
  findPendingTo,
  insertInvitation,
  markSentAgain,
  type SentInvitation,
} from './invitations.repository.ts'
import {
  alreadyInvited,
  alreadyMember,
  roleAboveOwn,
  tooManyInvitations,
  tooManyPending,
  unknownInvitation,
  unreachable,
} from './members.errors.ts'
import { requireRoleNow, requireTeam } from './team-rules.service.ts'

type Deps = { db: Database; clock: Clock; hashKey: string; wakeJobs: () => void }

export type InvitationsService = ReturnType<typeof createInvitationsService>

/** Invites people by email, and what can be done until they answer. */
export function createInvitationsService({ db, clock, hashKey, wakeJobs }: Deps) {
  /** Undefined when the address can be invited. */
  function* findObstacle(
    tx: Tx,
    { workspaceId, email }: { workspaceId: string; email: string },
  ): Transactional<SkippedInvitation['reason'] | undefined> {
    const user = yield* findUserByEmail(tx, email)
    if (user && (yield* findGivenRole(tx, { workspaceId, userId: user.id }))) return 'member'
    if (yield* findPendingTo(tx, { workspaceId, email })) return 'invited'
    if (yield* isBarred(tx, { address: email, hashKey })) return 'unreachable'
    return undefined
  }

  /** Throws `members.too_many_invitations` (409). */
  function* requireAllowance(tx: Tx, { workspaceId, userId }: Member, now: Date): Transactional<void> {
    const sent = yield* countSentSince(tx, { workspaceId, userId, since: dayBefore(now) })
    const { ofWorkspaceADay, ofInviterADay } = INVITATION_LIMITS
    if (sent.ofWorkspace >= ofWorkspaceADay || sent.ofInviter >= ofInviterADay) throw tooManyInvitations()
  }

  function* sendOne(
    tx: Tx,
    { member, email, role, now }: { member: Member; email: string; role: Role; now: Date },
  ): Transactional<TeamInvitation> {
    const { workspaceId, userId } = member
    yield* requireAllowance(tx, member, now)
    const to = { email, since: dayBefore(now) }
    if ((yield* countInvitationsTo(tx, to)) >= INVITATION_LIMITS.toAddressADay) throw tooManyInvitations()
    const id = newId('inv')
    yield* insertInvitation(tx, {
      id,
      secretHash: secretHashOf(id, hashKey),
      workspaceId,
      email,
      role,
      status: 'pending',
      invitedByUserId: userId,
      sentAt: now,
      sentCount: 1,
      expiresAt: expiryOf(now),
      createdAt: now,
    })
    yield* enqueueWorkspaceEmail(tx, { kind: 'invitation', workspaceId, recipient: email, now })
    return viewInvitation(yield* getPending(tx, { workspaceId, id }))
  }

  const record = (
    tx: Tx,
    { member, kind, email, now }: { member: Member; kind: ActivityKind; email: string; now: Date },
  ): Transactional<void> =>
    recordActivity(tx, { workspaceId: member.workspaceId, actor: byMember(member), kind, subject: email, now })

  async function write<T>(work: (tx: Tx) => Transactional<T>): Promise<T> {
    const result = await db.transaction(work)
    wakeJobs()
    return result
  }

  return {
    /**
     * Sends one email to each address that is neither a member's nor invited. Throws `members.no_team` (402),
     * `members.role_above_own` (403) and `members.too_many_invitations` (409).
     */
    invite: (member: Member, { emails, role }: { emails: string[]; role: Role }) =>
      write(function* (tx) {
        const { workspaceId } = member
        const now = clock.now()
        if (!isRoleEnough(yield* requireRoleNow(tx, member, 'admin'), role)) throw roleAboveOwn()
        yield* requireTeam(tx, { workspaceId, now })
        const invited: TeamInvitation[] = []
        const skipped: SkippedInvitation[] = []
        for (const email of new Set(emails.map((each) => each.toLowerCase()))) {
          const reason = yield* findObstacle(tx, { workspaceId, email })
          if (reason) {
            skipped.push({ email, reason })
            continue
          }
          const { pendingOfWorkspace } = INVITATION_LIMITS
          if ((yield* countPending(tx, workspaceId)) >= pendingOfWorkspace) throw tooManyPending(pendingOfWorkspace)
          invited.push(yield* sendOne(tx, { member, email, role, now }))
          yield* record(tx, { member, kind: 'member_invited', email, now })
        }
        return { invited, skipped }
      }),

    /**
     * The same link works for seven more days. Throws `members.unknown_invitation` (404), `members.role_above_own` (403)
     * and what `invite` throws.
     */
    resend: (member: Member, id: string): Promise<TeamInvitation> =>
      write(function* (tx) {
        const { workspaceId } = member
        const now = clock.now()
        const found = yield* getOwnToChange(tx, { member, id })
        yield* requireTeam(tx, { workspaceId, now })
        if (found.sentCount >= INVITATION_LIMITS.sendings) throw tooManyInvitations()
        yield* requireAllowance(tx, member, now)
        if (yield* isBarred(tx, { address: found.email, hashKey })) throw unreachable()
        yield* markSentAgain(tx, { workspaceId, id, sentAt: now, expiresAt: expiryOf(now) })
        yield* enqueueWorkspaceEmail(tx, { kind: 'invitation', workspaceId, recipient: found.email, now })
        yield* record(tx, { member, kind: 'invitation_resent', email: found.email, now })
        return viewInvitation(yield* getPending(tx, { workspaceId, id }))
      }),

    /**
     * Revokes it and invites another address instead. Throws what `resend` throws, `members.already_member`,
     * `members.already_invited` and `members.unreachable` (409).
     */
    correct: (member: Member, { id, email: typed }: { id: string; email: string }): Promise<TeamInvitation> =>
      write(function* (tx) {
        const { workspaceId } = member
        const now = clock.now()
        const email = typed.toLowerCase()
        const { email: wrong, role } = viewInvitation(yield* getOwnToChange(tx, { member, id }))
        yield* requireTeam(tx, { workspaceId, now })
        const obstacle = yield* findObstacle(tx, { workspaceId, email })
        if (obstacle) throw OBSTACLES[obstacle]()
        yield* endInvitation(tx, { workspaceId, id, status: 'revoked' })
        yield* record(tx, { member, kind: 'invitation_revoked', email: wrong, now })
        const corrected = yield* sendOne(tx, { member, email, role, now })
        yield* record(tx, { member, kind: 'member_invited', email, now })
        return corrected
      }),

    /** Throws `members.unknown_invitation` (404) and `members.role_above_own` (403). */
    revoke: (member: Member, id: string): Promise<void> =>
      write(function* (tx) {
        const { workspaceId } = member
        const { email } = yield* getOwnToChange(tx, { member, id })
        yield* endInvitation(tx, { workspaceId, id, status: 'revoked' })
        yield* record(tx, { member, kind: 'invitation_revoked', email, now: clock.now() })
      }),
  }
}

const OBSTACLES = { member: alreadyMember, invited: alreadyInvited, unreachable }

/** An invitation that the member's role is enough for. */
function* getOwnToChange(tx: Tx, { member, id }: { member: Member; id: string }): Transactional<SentInvitation> {
  const ownRole = yield* requireRoleNow(tx, member, 'admin')
  const found = yield* getPending(tx, { workspaceId: member.workspaceId, id })
  if (!isRoleEnough(ownRole, found.role)) throw roleAboveOwn()
  return found
}

function* getPending(tx: Tx, key: { workspaceId: string; id: string }): Transactional<SentInvitation> {
  const found = yield* findPending(tx, key)
  if (!found) throw unknownInvitation()
  return found
}

export const viewInvitation = ({ id, email, role, ...row }: SentInvitation): TeamInvitation => ({
  id,
  email,
  role: GivenRole.parse(role),
  invitedBy: { userId: row.invitedByUserId, name: fullName(row) },
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  failure: row.failure,
})
