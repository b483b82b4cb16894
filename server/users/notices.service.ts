import type { Notices } from '#shared/notices.ts'
import { accountClosed } from '#server/accounts/accounts.errors.ts'
import { findNotices, saveNotices } from '#server/accounts/notices.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { MemberKey } from './current-user.service.ts'

export type NoticesService = ReturnType<typeof createNoticesService>

/** Which emails of ours each member gets about each workspace. */
export function createNoticesService({ db }: { db: Database }) {
  return {
    getNotices: (member: MemberKey): Promise<Notices> => db.read((tx) => readNotices(tx, member)),

    /** Changes the given ones. A choice stays when the role changes. */
    updateNotices: (
      { userId, workspaceId }: MemberKey,
      changes: { [Kind in keyof Notices]?: boolean | undefined },
    ): Promise<Notices> =>
      db.transaction(function* (tx) {
        const before = yield* readNotices(tx, { userId, workspaceId })
        const notices = {
          newTestimonial: changes.newTestimonial ?? before.newTestimonial,
          requestScheduled: changes.requestScheduled ?? before.requestScheduled,
          requestsUsedUp: changes.requestsUsedUp ?? before.requestsUsedUp,
          paymentsNeedYou: changes.paymentsNeedYou ?? before.paymentsNeedYou,
        }
        yield* saveNotices(tx, { userId, workspaceId, notices })
        return notices
      }),
  }
}

/** Throws `users.closed` (401) when the member was just removed. */
export function* readNotices(tx: Tx, member: MemberKey): Transactional<Notices> {
  const found = yield* findNotices(tx, member)
  if (!found) throw accountClosed()
  return found
}
