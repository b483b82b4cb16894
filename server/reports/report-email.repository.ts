import { alias, and, asc, eq, inArray, isNull, lt, or, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { users, workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { subscriptions } from '#server/db/schema/payments.ts'

type Key = { workspaceId: string; userId: string }

const isRow = ({ workspaceId, userId }: Key) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId))

export function* findReportWish(tx: Tx, key: Key): Transactional<boolean> {
  const [found] = yield* run(
    tx.select({ wantsReports: workspaceMembers.wantsReports }).from(workspaceMembers).where(isRow(key)),
  )
  return found?.wantsReports ?? false
}

export function* saveReportWish(
  tx: Tx,
  { wantsReports, ...key }: Key & { wantsReports: boolean },
): Transactional<void> {
  yield* run(tx.update(workspaceMembers).set({ wantsReports }).where(isRow(key)))
}

const payers = alias(users, 'payers')

/** Members who may get reports and want them. */
const wantsReports = and(eq(workspaceMembers.wantsReports, true), inArray(workspaceMembers.role, ['owner', 'admin']))

const hasNotHad = (month: string) =>
  or(isNull(workspaceMembers.lastReportMonth), lt(workspaceMembers.lastReportMonth, month))

export type Candidate = Key & { timeZone: string }

/**
 * Members of workspaces whose owner may have reports, who want them and were not told of any since `month`. In the order
 * of their keys, those that come after this one.
 */
export function* listCandidates(
  tx: Tx,
  { month, after, limit }: { month: string; after: Key | undefined; limit: number },
): Transactional<Candidate[]> {
  const { workspaceId, userId } = workspaceMembers
  const isNext = after && sql`(${workspaceId}, ${userId}) > (${after.workspaceId}, ${after.userId})`
  return yield* run(
    tx
      .select({ workspaceId, userId, timeZone: workspaces.timeZone })
      .from(subscriptions)
      .innerJoin(payers, eq(payers.id, subscriptions.userId))
      .innerJoin(workspaces, eq(workspaces.ownerUserId, payers.id))
      .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, workspaces.id))
      .where(and(eq(subscriptions.plan, 'studio'), wantsReports, hasNotHad(month), isNext))
      .orderBy(asc(workspaceId), asc(userId))
      .limit(limit),
  )
}

/** False when the member was told of this month, or a later one, or doesn't want to be told any more. */
export function* markReported(tx: Tx, { month, ...key }: Key & { month: string }): Transactional<boolean> {
  const marked = yield* run(
    tx
      .update(workspaceMembers)
      .set({ lastReportMonth: month })
      .where(and(isRow(key), wantsReports, hasNotHad(month)))
      .returning({ userId: workspaceMembers.userId }),
  )
  return marked.length === 1
}

/** The member with this address who wants reports. */
export function* findReader(
  tx: Tx,
  { workspaceId, recipient }: { workspaceId: string; recipient: string },
): Transactional<typeof users.$inferSelect | undefined> {
  const [found] = yield* run(
    tx
      .select({ user: users })
      .from(users)
      .innerJoin(workspaceMembers, eq(workspaceMembers.userId, users.id))
      .where(and(eq(users.email, recipient), eq(workspaceMembers.workspaceId, workspaceId), wantsReports)),
  )
  return found?.user
}
