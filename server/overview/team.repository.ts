import { alias, and, count, countDistinct, eq, gte, inArray, max, min, placeholder, sql } from '#server/db/sql.ts'
import { prepared } from '#server/db/database.ts'
import { activity } from '#server/db/schema/activity.ts'
import { users, workspaceMembers } from '#server/db/schema/accounts.ts'
import { isWorkSql, testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { COUNTED_ACTIVITY } from './team.domain.ts'

const workspaceId = workspaceMembers.workspaceId
/** As for the activity of a workspace: what each person did is for admins and the owner. */
const isAdmin = and(
  eq(workspaceMembers.userId, placeholder('userId')),
  sql`${workspaceMembers.role} in ('admin', 'owner')`,
)

/** What was done with testimonials since an instant in all workspaces that a user administers. */
export const selectEventWork = prepared((tx) =>
  tx
    .select({
      workspaceId,
      kind: testimonialEvents.kind,
      actor: testimonialEvents.actor,
      actorUserId: testimonialEvents.actorUserId,
      name: testimonialEvents.actorName,
      count: count(),
      lastAt: max(testimonialEvents.at),
    })
    .from(workspaceMembers)
    .innerJoin(testimonialEvents, eq(testimonialEvents.workspaceId, workspaceId))
    .where(and(isAdmin, isWorkSql, gte(testimonialEvents.at, placeholder('since'))))
    .groupBy(
      workspaceId,
      testimonialEvents.kind,
      testimonialEvents.actor,
      testimonialEvents.actorUserId,
      testimonialEvents.actorName,
    ),
)

/** The same of everything else that is counted. */
export const selectActivityWork = prepared((tx) =>
  tx
    .select({
      workspaceId,
      kind: activity.kind,
      actor: activity.actor,
      actorUserId: activity.actorUserId,
      name: activity.actorName,
      count: count(),
      lastAt: max(activity.at),
    })
    .from(workspaceMembers)
    .innerJoin(activity, eq(activity.workspaceId, workspaceId))
    .where(and(isAdmin, inArray(activity.kind, COUNTED_ACTIVITY), gte(activity.at, placeholder('since'))))
    .groupBy(workspaceId, activity.kind, activity.actor, activity.actorUserId, activity.actorName),
)

const theirs = alias(workspaceMembers, 'theirs')

/** All members of the workspaces that a user administers, with one of their roles and how many different ones they have. */
export const selectTeam = prepared((tx) =>
  tx
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: min(theirs.role),
      roles: countDistinct(theirs.role),
    })
    .from(workspaceMembers)
    .innerJoin(theirs, eq(theirs.workspaceId, workspaceId))
    .innerJoin(users, eq(users.id, theirs.userId))
    .where(isAdmin)
    .groupBy(users.id),
)
