import * as z from 'zod'
import { GivenRole, type GivenRole as Role, SkippedInvitation, type TeamInvitation } from '#shared/members.ts'
import { isRoleEnough } from '#shared/roles.ts'
import { fullName } from '#shared/users.ts'
import type { ActivityKind } from '#shared/activity.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { findEarlierAnswer, rememberAnswer } from '#server/idempotency/idempotency.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Member } from '#server/kernel/member.ts'
import { INVITATION_LIMITS } from './invitations.domain.ts'
import {
  countPending,
  endInvitation,
  findInvitation,
  findPending,
  type SentInvitation,
} from './invitations.repository.ts'
import {
  alreadyInvited,
  alreadyMember,
  roleAboveOwn,
  sentTooOften,
  tooManyPending,
  unknownInvitation,
  unreachable,
} from './members.errors.ts'
import { findObstacle, sendAgain, sendFirst } from './sending.service.ts'
import { requireRoleNow, requireTeam } from './team-rules.service.ts'

type Deps = { db: Database; clock: Clock; hashKey: string; wakeJobs: () => void }

export type InvitationsService = ReturnType<typeof createInvitationsService>

/** Invites people by email, and what can be done until they answer. */
export function createInvitationsService({ db, clock, hashKey, wakeJobs }: Deps) {
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
    invite: (
      member: Member,
      { emails: entered, role, idempotencyKey }: { emails: string[]; role: Role; idempotencyKey: string | undefined },
    ): Promise<Invited> => {
      const { workspaceId, userId } = member
      const emails = [...new Set(entered.map((each) => each.toLowerCase()))]
      const repeatable = { scope: `invite:${workspaceId}:${userId}`, key: idempotencyKey, request: { emails, role } }
      return write(function* (tx) {
        const now = clock.now()
        if (!isRoleEnough(yield* requireRoleNow(tx, member, 'admin'), role)) throw roleAboveOwn()
        const earlier = yield* findEarlierAnswer(tx, repeatable, Outcomes)
        if (earlier) return yield* viewOutcomes(tx, { workspaceId, emails, outcomes: earlier })
        yield* requireTeam(tx, { workspaceId, now })
        const outcomes: Outcome[] = []
        for (const email of emails) {
          const reason = yield* findObstacle(tx, { workspaceId, email, hashKey })
          if (reason) {
            outcomes.push({ reason })
            continue
          }
          const { pendingOfWorkspace } = INVITATION_LIMITS
          if ((yield* countPending(tx, workspaceId)) >= pendingOfWorkspace) throw tooManyPending(pendingOfWorkspace)
          outcomes.push({ id: yield* sendFirst(tx, { member, email, role, hashKey, now }) })
          yield* record(tx, { member, kind: 'member_invited', email, now })
        }
        yield* rememberAnswer(tx, repeatable, { answer: outcomes, now })
        return yield* viewOutcomes(tx, { workspaceId, emails, outcomes })
      })
    },

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
        if (found.sentCount >= INVITATION_LIMITS.sendings) throw sentTooOften(INVITATION_LIMITS.sendings)
        if (yield* isBarred(tx, { address: found.email, hashKey })) throw unreachable()
        yield* sendAgain(tx, { member, invitation: found, hashKey, now })
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
        const obstacle = yield* findObstacle(tx, { workspaceId, email, hashKey })
        if (obstacle) throw OBSTACLES[obstacle]()
        yield* endInvitation(tx, { workspaceId, id, status: 'revoked' })
        yield* record(tx, { member, kind: 'invitation_revoked', email: wrong, now })
        const corrected = yield* sendFirst(tx, { member, email, role, hashKey, now })
        yield* record(tx, { member, kind: 'member_invited', email, now })
        return viewInvitation(yield* getPending(tx, { workspaceId, id: corrected }))
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

type Invited = { invited: TeamInvitation[]; skipped: SkippedInvitation[] }

/** What became of each address of a call, in its order: kept for repeated calls, without the addresses. */
const Outcomes = z.array(z.union([z.strictObject({ id: z.string() }), SkippedInvitation.pick({ reason: true })]))
type Outcome = z.infer<typeof Outcomes>[number]

/** An invitation that was answered since the call was first made is still among those that it sent. */
function* viewOutcomes(
  tx: Tx,
  { workspaceId, emails, outcomes }: { workspaceId: string; emails: readonly string[]; outcomes: readonly Outcome[] },
): Transactional<Invited> {
  const invited: TeamInvitation[] = []
  const skipped: SkippedInvitation[] = []
  for (const [index, outcome] of outcomes.entries()) {
    if ('reason' in outcome) {
      skipped.push({ email: emails[index] ?? '', reason: outcome.reason })
      continue
    }
    const found = yield* findInvitation(tx, { workspaceId, id: outcome.id })
    if (found) invited.push(viewInvitation(found))
  }
  return { invited, skipped }
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
