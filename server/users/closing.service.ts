import { forgetEventsOf } from '#server/analytics/analytics.service.ts'
import { getWorkspacesOfOwner, removeWorkspace } from '#server/workspaces/workspaces.service.ts'
import { endSubscriptionSoon } from '#server/billing/billing.service.ts'
import { revokeLinksOf } from '#server/connections/connections.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { removeDomainOf } from '#server/emails/domains/domains.service.ts'
import { forgetAccountMails, forgetMailsOf } from '#server/emails/emails.service.ts'
import { forgetResultsWith } from '#server/idempotency/idempotency.service.ts'
import { removeImagesOfWorkspace } from '#server/images/images.service.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { wrongConfirmation } from './users.errors.ts'
import { deleteUser, findUser, findUserByIdentity, insertClosedAccount, type UserRow } from './users.repository.ts'

export type ClosingService = ReturnType<typeof createClosingService>

/**
 * Closing an account. All its rows go in one transaction, so that nothing of it is served or mailed from that moment on;
 * what lies elsewhere, the account at the identity service, the files of pictures, a subscription, a sending domain
 * and links to payment accounts, is taken away by jobs, which survive the process. Until then, and until its last token has run out, the identity is refused.
 */
export function createClosingService(deps: { db: Database; clock: Clock; wakeJobs: () => void }) {
  const { db, clock } = deps
  return {
    /** `email` is the owner's own, typed again. Throws `users.wrong_confirmation` (422). */
    async closeAccount({ userId, email }: { userId: string; email: string }): Promise<void> {
      await db.transaction(function* (sql) {
        const user = yield* findUser(sql, userId)
        if (!user) return
        if (user.email !== email.toLowerCase()) throw wrongConfirmation()
        yield* eraseUser(sql, user, clock.now())
        const { identityUid } = user
        yield* enqueue(sql, {
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

/** Erases what an identity has here, if anything, and refuses its tokens from now on. */
export function* eraseByIdentity(sql: Sql, { identityUid, now }: { identityUid: string; now: Date }): Work<void> {
  const user = yield* findUserByIdentity(sql, identityUid)
  if (user) yield* eraseUser(sql, user, now)
  else yield* insertClosedAccount(sql, { identityUid, closedAt: now })
}

function* eraseUser(sql: Sql, { id, identityUid, email }: UserRow, now: Date): Work<void> {
  for (const workspaceId of yield* getWorkspacesOfOwner(sql, id)) {
    yield* removeImagesOfWorkspace(sql, { workspaceId, now })
    yield* forgetMailsOf(sql, workspaceId)
    yield* removeDomainOf(sql, { workspaceId, now })
    yield* revokeLinksOf(sql, { workspaceId, now })
    yield* removeWorkspace(sql, workspaceId)
  }
  yield* forgetAccountMails(sql, { identityUid, email })
  yield* forgetResultsWith(sql, id)
  yield* forgetEventsOf(sql, id)
  yield* endSubscriptionSoon(sql, { userId: id, now })
  yield* deleteUser(sql, id)
  yield* insertClosedAccount(sql, { identityUid, closedAt: now })
}
