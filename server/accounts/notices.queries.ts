import { defaultNotices, type Notice, type Notices } from '#shared/notices.ts'
import type { Role } from '#shared/roles.ts'
import { and, asc, eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { users, workspaceMembers } from '#server/db/schema/accounts.ts'

/** A member as the reader of our emails. */
export type NoticeReader = { userId: string; email: string; firstName: string; isEmailVerified: boolean }

type Chosen = { [Kind in Notice]: boolean | null } & { role: Role }

const chosen = {
  role: workspaceMembers.role,
  newTestimonial: workspaceMembers.noticesNewTestimonial,
  requestScheduled: workspaceMembers.noticesRequestScheduled,
  requestsUsedUp: workspaceMembers.noticesRequestsUsedUp,
  paymentsNeedYou: workspaceMembers.noticesPaymentsNeedYou,
}

function noticesOf({ role, ...of }: Chosen): Notices {
  const otherwise = defaultNotices(role)
  return {
    newTestimonial: of.newTestimonial ?? otherwise.newTestimonial,
    requestScheduled: of.requestScheduled ?? otherwise.requestScheduled,
    requestsUsedUp: of.requestsUsedUp ?? otherwise.requestsUsedUp,
    paymentsNeedYou: of.paymentsNeedYou ?? otherwise.paymentsNeedYou,
  }
}

const selectReaders = prepared((tx) =>
  tx
    .select({
      ...chosen,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      isEmailVerified: users.isEmailVerified,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, placeholder('workspaceId')))
    .orderBy(asc(users.createdAt), asc(users.id)),
)

/** The members who want a notice. */
export function* listNoticeReaders(
  tx: Tx,
  { workspaceId, notice }: { workspaceId: string; notice: Notice },
): Transactional<NoticeReader[]> {
  const members = yield* selectReaders(tx, { workspaceId })
  return members
    .filter((member) => noticesOf(member)[notice])
    .map(({ userId, email, firstName, isEmailVerified }) => ({ userId, email, firstName, isEmailVerified }))
}

const isMember = ({ workspaceId, userId }: { workspaceId: string; userId: string }) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))

/** Undefined when the user is no member. */
export function* findNotices(tx: Tx, key: { workspaceId: string; userId: string }): Transactional<Notices | undefined> {
  const [found] = yield* run(tx.select(chosen).from(workspaceMembers).where(isMember(key)))
  return found && noticesOf(found)
}

export function* saveNotices(
  tx: Tx,
  { notices, ...key }: { workspaceId: string; userId: string; notices: Notices },
): Transactional<void> {
  yield* run(
    tx
      .update(workspaceMembers)
      .set({
        noticesNewTestimonial: notices.newTestimonial,
        noticesRequestScheduled: notices.requestScheduled,
        noticesRequestsUsedUp: notices.requestsUsedUp,
        noticesPaymentsNeedYou: notices.paymentsNeedYou,
      })
      .where(isMember(key)),
  )
}
