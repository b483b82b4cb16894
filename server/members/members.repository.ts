import type { Role } from '#shared/roles.ts'
import { and, asc, count, eq, ne, placeholder, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { users, workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'

type Key = { workspaceId: string; userId: string }

export type MemberRow = {
  userId: string
  firstName: string
  lastName: string
  email: string
  role: Role
  lastUsedAt: Date | null
}

const columns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: workspaceMembers.role,
  lastUsedAt: workspaceMembers.lastUsedAt,
}

const selectMembers = prepared((tx) =>
  tx
    .select(columns)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, placeholder('workspaceId')))
    .orderBy(
      sql`${workspaceMembers.role} <> 'owner'`,
      sql`lower(${users.firstName})`,
      sql`lower(${users.lastName})`,
      asc(users.id),
    ),
)

/** The owner first, then by name. */
export function* listMembers(tx: Tx, workspaceId: string): Transactional<MemberRow[]> {
  return yield* selectMembers(tx, { workspaceId })
}

const isMember = ({ workspaceId, userId }: Key) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))

export function* findMemberRow(tx: Tx, key: Key): Transactional<MemberRow | undefined> {
  const [found] = yield* run(
    tx
      .select(columns)
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .where(isMember(key)),
  )
  return found
}

/** Changes nothing for somebody who is a member already. */
export function* insertMember(
  tx: Tx,
  member: Key & { role: Exclude<Role, 'owner'>; lastUsedAt: Date },
): Transactional<void> {
  yield* run(tx.insert(workspaceMembers).values(member).onConflictDoNothing())
}

export function* updateRole(tx: Tx, { role, ...key }: Key & { role: Role }): Transactional<void> {
  yield* run(tx.update(workspaceMembers).set({ role }).where(isMember(key)))
}

export function* deleteMember(tx: Tx, key: Key): Transactional<void> {
  yield* run(tx.delete(workspaceMembers).where(isMember(key)))
}

/** The workspaces of others in which a user is a member. */
export function* listJoinedWorkspaces(tx: Tx, userId: string): Transactional<string[]> {
  const found = yield* run(
    tx
      .select({ workspaceId: workspaceMembers.workspaceId })
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.userId, userId), ne(workspaceMembers.role, 'owner'))),
  )
  return found.map(({ workspaceId }) => workspaceId)
}

/** The owner's subscription is the one that counts for the workspace from now on. */
export function* changeOwner(
  tx: Tx,
  { workspaceId, from, to }: { workspaceId: string; from: string; to: string },
): Transactional<void> {
  yield* updateRole(tx, { workspaceId, userId: from, role: 'admin' })
  yield* updateRole(tx, { workspaceId, userId: to, role: 'owner' })
  yield* run(tx.update(workspaces).set({ ownerUserId: to }).where(eq(workspaces.id, workspaceId)))
}

/** In how many workspaces a user is a member, of any role. */
export function* countMemberships(tx: Tx, userId: string): Transactional<number> {
  const isTheirs = eq(workspaceMembers.userId, userId)
  const [found] = yield* run(tx.select({ workspaces: count() }).from(workspaceMembers).where(isTheirs))
  return found?.workspaces ?? 0
}
