import type { Invitation, InvitationObstacle } from '#shared/invitations.ts'
import { GivenRole } from '#shared/members.ts'
import { fullName } from '#shared/users.ts'
import { findUser } from '#server/accounts/users.queries.ts'
import { isWorkspaceFrozen } from '#server/accounts/memberships.service.ts'
import { findGivenRole, findWorkspace, isWorkspaceOpen } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { hashSecret } from '#server/kernel/tokens.ts'
import { statusOf } from './invitations.domain.ts'
import { endInvitation, findBySecret, findNewestQuote, type SentInvitation } from './invitations.repository.ts'
import { invitationEnded, invitationNotFound, youAreMember } from './members.errors.ts'
import { insertMember } from './members.repository.ts'
import { hasTeam, requireTeam } from './team-rules.service.ts'

export type AnsweringService = ReturnType<typeof createAnsweringService>

/** What somebody with the link of an invitation can do. Throws `invitations.unknown` (404) for any other link. */
export function createAnsweringService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getInvitation: (token: string): Promise<Invitation> =>
      db.read(function* (tx) {
        const found = yield* getByLink(tx, token)
        const status = statusOf(found, clock.now())
        const workspace = yield* findWorkspace(tx, found.workspaceId)
        const known = {
          workspaceName: workspace?.name ?? null,
          workspaceImageUrl: yield* getOrganisationImagePath(tx, found.workspaceId),
          inviterName: fullName(found),
          inviterEmail: found.inviterEmail,
          expiresAt: found.expiresAt.toISOString(),
        }
        if (status !== 'pending') return { ...known, status }
        const { workspaceId, email } = found
        return {
          ...known,
          status,
          email,
          role: GivenRole.parse(found.role),
          obstacle: yield* findPlanObstacle(tx, { workspaceId, now: clock.now() }),
          quote: yield* findNewestQuote(tx, workspaceId),
        }
      }),

    /**
     * Throws `invitations.ended` (409), `members.you_are_member` (409) and `members.no_team` (402). The same account can
     * repeat it.
     */
    accept: ({ token, userId }: { token: string; userId: string }): Promise<{ workspaceId: string }> =>
      db.transaction((tx) => acceptByLink(tx, { token, userId, now: clock.now() })),

    /** Throws `invitations.ended` (409). */
    decline: (token: string): Promise<void> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const { workspaceId, id, email } = yield* getOpen(tx, { token, now })
        yield* endInvitation(tx, { workspaceId, id, status: 'declined' })
        yield* recordActivity(tx, {
          workspaceId,
          actor: { kind: 'system' },
          kind: 'invitation_declined',
          subject: email,
          now,
        })
      }),
  }
}

/** A frozen workspace has no team either. */
function* findPlanObstacle(
  tx: Tx,
  moment: { workspaceId: string; now: Date },
): Transactional<InvitationObstacle | null> {
  if (yield* isWorkspaceFrozen(tx, moment)) return 'frozen'
  return (yield* hasTeam(tx, moment)) ? null : 'no_team'
}

/** Throws what accepting would throw, before somebody has an account. */
export function* requireAcceptable(tx: Tx, { token, now }: { token: string; now: Date }): Transactional<void> {
  const { workspaceId } = yield* getOpen(tx, { token, now })
  yield* requireTeam(tx, { workspaceId, now })
}

/** For a new account. False when the link can't be accepted any more. */
export function* joinByLink(
  tx: Tx,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Transactional<boolean> {
  const found = yield* findByLink(tx, token)
  if (!found || statusOf(found, now) !== 'pending' || !(yield* hasTeam(tx, { workspaceId: found.workspaceId, now })))
    return false
  yield* acceptByLink(tx, { token, userId, now })
  return true
}

/** Makes a user a member. Of two calls at once with one link, the second finds it used. */
function* acceptByLink(
  tx: Tx,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Transactional<{ workspaceId: string }> {
  const found = yield* getByLink(tx, token)
  const { workspaceId, id } = found
  const membership = yield* findGivenRole(tx, { workspaceId, userId })
  if (membership && found.acceptedByUserId === userId) return { workspaceId }
  const status = statusOf(found, now)
  if (status !== 'pending') throw invitationEnded(status)
  if (membership) throw youAreMember()
  yield* requireTeam(tx, { workspaceId, now })
  yield* endInvitation(tx, { workspaceId, id, status: 'accepted', acceptedByUserId: userId })
  yield* insertMember(tx, { workspaceId, userId, role: GivenRole.parse(found.role), lastUsedAt: now })
  const user = yield* findUser(tx, userId)
  yield* recordActivity(tx, {
    workspaceId,
    actor: byMember({ userId }),
    kind: 'member_joined',
    // The address that was invited, when another account accepted.
    subject: user?.email === found.email ? null : found.email,
    changes: [{ setting: 'role', before: null, after: found.role }],
    now,
  })
  return { workspaceId }
}

function* getOpen(tx: Tx, { token, now }: { token: string; now: Date }): Transactional<SentInvitation> {
  const found = yield* getByLink(tx, token)
  const status = statusOf(found, now)
  if (status !== 'pending') throw invitationEnded(status)
  return found
}

function* getByLink(tx: Tx, token: string): Transactional<SentInvitation> {
  const found = yield* findByLink(tx, token)
  if (!found) throw invitationNotFound()
  return found
}

/** None of a workspace that is being deleted. */
function* findByLink(tx: Tx, token: string): Transactional<SentInvitation | undefined> {
  const found = yield* findBySecret(tx, hashSecret(token))
  return found && (yield* isWorkspaceOpen(tx, found.workspaceId)) ? found : undefined
}
