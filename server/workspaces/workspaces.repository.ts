import { and, asc, eq, isNotNull, isNull, placeholder, sql } from '#server/db/sql.ts'
import { type MembershipRow, paidWorkspace } from '#server/accounts/memberships.queries.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { subscriptions } from '#server/db/schema/payments.ts'
import { testimonialCounts, testimonials, waitsForSignOffSql } from '#server/db/schema/testimonials.ts'

export type WorkspaceOfMemberRow = MembershipRow & {
  name: string | null
  /** Public key of its image. */
  imageKey: string | null
  /** Answers that nobody has approved or rejected yet. */
  waiting: number
  /** Answers that wait for a sign-off, which are not among `waiting`. */
  waitingForSignOff: number
}

const isItsImage = and(
  eq(images.workspaceId, workspaceMembers.workspaceId),
  isNull(images.testimonialId),
  isNotNull(images.attachedAt),
)
const isUndecided = and(
  eq(testimonialCounts.workspaceId, workspaceMembers.workspaceId),
  eq(testimonialCounts.status, 'submitted'),
)

// By an index that holds nothing else.
const forSignOff = sql`(select count(*) from ${testimonials} as waiting where waiting.workspace_id = ${workspaceMembers.workspaceId} and ${waitsForSignOffSql})`

const selectOfMember = prepared((tx) =>
  tx
    .select({
      ...paidWorkspace(tx),
      name: workspaces.name,
      role: workspaceMembers.role,
      lastUsedAt: workspaceMembers.lastUsedAt,
      imageKey: images.publicKey,
      waiting: sql`coalesce(${testimonialCounts.count}, 0) - ${forSignOff}`.mapWith(Number),
      waitingForSignOff: forSignOff.mapWith(Number),
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.userId, workspaces.ownerUserId))
    .leftJoin(images, isItsImage)
    .leftJoin(testimonialCounts, isUndecided)
    .where(eq(workspaceMembers.userId, placeholder('userId')))
    .orderBy(sql`lower(${workspaces.name})`, asc(workspaces.createdAt), asc(workspaces.id)),
)

/** All workspaces of a user, by name. Every page of the dashboard asks for them, so it is one statement. */
export const listWorkspacesOfMember = (tx: Tx, userId: string): Transactional<WorkspaceOfMemberRow[]> =>
  selectOfMember(tx, { userId })
