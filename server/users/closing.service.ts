import type { CloseAccount } from '#shared/users.ts'
import { deleteEventsOf } from '#server/analytics/analytics.queries.ts'
import { listWorkspacesOfOwner } from '#server/accounts/workspaces.queries.ts'
import { endSubscriptionSoon } from '#server/billing/billing.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { recordDeletion } from '#server/db/erasures.ts'
import { forgetEmailsToMember } from '#server/emails/emails.service.ts'
import { forgetResultsWith } from '#server/idempotency/idempotency.queries.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { compactSearchSoon } from '#server/testimonials/search-index.service.ts'
import { closeForMembers, listOwnTeams } from '#server/members/deletion.service.ts'
import { leaveAllWorkspaces } from '#server/members/members.service.ts'
import { eraseSomeOf } from '#server/workspaces/erasing.service.ts'
import { ownsTeams, wrongConfirmation } from './users.errors.ts'
import { findUser, type UserRow } from '#server/accounts/users.queries.ts'
import {
  deleteUser,
  disownUser,
  findDisownedUser,
  findUserByIdentity,
  insertClosedAccount,
} from './users.repository.ts'

export type ClosingService = ReturnType<typeof createClosingService>

/**
 * Closes an account. One transaction refuses its identity and closes its workspace, so nothing of it is served or emailed
 * from then on. Jobs, which survive a restart, delete its rows, a few at a time, and then remove what is elsewhere: the
 * identity account, image files, the subscription, the sending domain and links to payment accounts. The identity is
 * refused until then, and until its last token has expired.
 */
export function createClosingService(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock } = deps
  return {
    /**
     * `email` is the owner's own, typed again. Throws `users.wrong_confirmation` (422), and `users.owns_teams` (409) when
     * own workspaces have other members, unless `deletesTeams`.
     */
    async closeAccount({ userId, email, deletesTeams }: CloseAccount & { userId: string }): Promise<void> {
      await db.transaction(function* (tx) {
        const user = yield* findUser(tx, userId)
        if (!user) return
        if (user.email !== email.toLowerCase()) throw wrongConfirmation()
        const teams = yield* listOwnTeams(tx, userId)
        if (teams.length > 0 && !deletesTeams) throw ownsTeams(teams)
        const { identityUid } = user
        yield* closeByIdentity(tx, { identityUid, now: clock.now() })
        yield* enqueue(tx, {
          kind: 'users.close',
          dedupeKey: identityUid,
          payload: { identityUid },
          now: clock.now(),
        })
      })
      deps.wakeJobs()
    },
  }
}

/** Closes an identity's account here, if any, and refuses its tokens from now on. */
export function* closeByIdentity(
  tx: Tx,
  { identityUid, now }: { identityUid: string; now: Date },
): Transactional<void> {
  yield* recordDeletion(tx, { kind: 'account', subject: identityUid, at: now })
  const user = yield* findUserByIdentity(tx, identityUid)
  if (user) yield* closeUser(tx, user, now)
  else yield* insertClosedAccount(tx, { identityUid, closedAt: now })
}

function* closeUser(tx: Tx, user: UserRow, now: Date): Transactional<void> {
  const { id, identityUid } = user
  for (const workspaceId of yield* listWorkspacesOfOwner(tx, id)) {
    yield* closeForMembers(tx, { workspaceId, ownerUserId: id, now })
  }
  yield* forgetEmailsToMember(tx, id)
  yield* leaveAllWorkspaces(tx, { userId: id, now })
  yield* compactSearchSoon(tx, now)
  yield* forgetResultsWith(tx, id)
  yield* deleteEventsOf(tx, id)
  yield* endSubscriptionSoon(tx, { userId: id, now })
  yield* disownUser(tx, user)
  yield* insertClosedAccount(tx, { identityUid, closedAt: now })
  yield* eraseSome(tx, { identityUid, now })
}

/** Deletes some rows of a closed account, in the end its user. False when nothing is left. */
export function* eraseSome(tx: Tx, { identityUid, now }: { identityUid: string; now: Date }): Transactional<boolean> {
  const user = yield* findDisownedUser(tx, identityUid)
  if (!user) return false
  for (const workspaceId of yield* listWorkspacesOfOwner(tx, user.id)) {
    if (yield* eraseSomeOf(tx, { workspaceId, now })) return true
  }
  yield* deleteUser(tx, user.id)
  return false
}
