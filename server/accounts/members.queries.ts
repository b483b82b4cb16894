import { fullName } from '#shared/users.ts'
import { and, asc, eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { users, workspaceMembers } from '#server/db/schema/accounts.ts'

/** Whether a user is a member of more than one workspace. */
export function* hasSeveralWorkspaces(tx: Tx, userId: string): Transactional<boolean> {
  const isOfUser = eq(workspaceMembers.userId, userId)
  const found = yield* run(
    tx.select({ id: workspaceMembers.workspaceId }).from(workspaceMembers).where(isOfUser).limit(2),
  )
  return found.length > 1
}

const selectMemberAddresses = prepared((tx) =>
  tx
    .select({ email: users.email })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, placeholder('workspaceId'))),
)

/** The addresses of all members: nobody at them is a client. */
export function* listMemberAddresses(tx: Tx, workspaceId: string): Transactional<string[]> {
  return (yield* selectMemberAddresses(tx, { workspaceId })).map(({ email }) => email)
}

/** Undefined for somebody who is no member of the workspace. */
export function* findMemberName(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Transactional<string | undefined> {
  const [found] = yield* run(
    tx
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))),
  )
  return found && fullName(found)
}

const selectConfirmed = prepared((tx) =>
  tx
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, placeholder('workspaceId')), eq(users.isEmailVerified, true)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id)),
)

/** The members who have confirmed their address, by name. */
export function* listConfirmedMembers(
  tx: Tx,
  workspaceId: string,
): Transactional<{ userId: string; name: string; email: string }[]> {
  const found = yield* selectConfirmed(tx, { workspaceId })
  return found.map(({ userId, email, ...names }) => ({ userId, name: fullName(names), email }))
}
