import { deleteEventsOf } from '#server/analytics/analytics.queries.ts'
import { listWorkspacesOfOwner, deleteWorkspace } from '#server/accounts/workspaces.queries.ts'
import { endSubscriptionSoon } from '#server/billing/billing.service.ts'
import { revokeLinksOf } from '#server/connections/connections.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { removeDomainOf } from '#server/emails/domains/domains.service.ts'
import { forgetEmailsOf } from '#server/emails/emails.service.ts'
import { forgetResultsWith } from '#server/idempotency/idempotency.queries.ts'
import { removeImagesOfWorkspace } from '#server/images/attached-images.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { compactSearchSoon } from '#server/testimonials/search-index.service.ts'
import { wrongConfirmation } from './users.errors.ts'
import { findUser, type UserRow } from '#server/accounts/users.queries.ts'
import { deleteUser, findUserByIdentity, insertClosedAccount } from './users.repository.ts'

export type ClosingService = ReturnType<typeof createClosingService>

/**
 * Closes an account. All its rows are deleted in one transaction, so nothing of it is served or emailed from then on.
 * Jobs, which survive a restart, remove what is elsewhere: the identity account, image files, the subscription, the
 * sending domain and links to payment accounts. The identity is refused until then, and until its last token has
 * expired.
 */
export function createClosingService(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock } = deps
  return {
    /** `email` is the owner's own, typed again. Throws `users.wrong_confirmation` (422). */
    async closeAccount({ userId, email }: { userId: string; email: string }): Promise<void> {
      await db.transaction(function* (tx) {
        const user = yield* findUser(tx, userId)
        if (!user) return
        if (user.email !== email.toLowerCase()) throw wrongConfirmation()
        yield* eraseUser(tx, user, clock.now())
        const { identityUid } = user
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

/** Erases an identity's data here, if any, and refuses its tokens from now on. */
export function* eraseByIdentity(
  tx: Tx,
  { identityUid, now }: { identityUid: string; now: Date },
): Transactional<void> {
  const user = yield* findUserByIdentity(tx, identityUid)
  if (user) yield* eraseUser(tx, user, now)
  else yield* insertClosedAccount(tx, { identityUid, closedAt: now })
}

function* eraseUser(tx: Tx, { id, identityUid }: UserRow, now: Date): Transactional<void> {
  for (const workspaceId of yield* listWorkspacesOfOwner(tx, id)) {
    yield* removeImagesOfWorkspace(tx, { workspaceId, now })
    yield* forgetEmailsOf(tx, workspaceId)
    yield* removeDomainOf(tx, { workspaceId, now })
    yield* revokeLinksOf(tx, { workspaceId, now })
    yield* deleteWorkspace(tx, workspaceId)
  }
  yield* compactSearchSoon(tx, now)
  yield* forgetResultsWith(tx, id)
  yield* deleteEventsOf(tx, id)
  yield* endSubscriptionSoon(tx, { userId: id, now })
  yield* deleteUser(tx, id)
  yield* insertClosedAccount(tx, { identityUid, closedAt: now })
}
