import type { ActivityKind } from '#shared/activity.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { users, workspaceMembers } from '#server/db/schema/accounts.ts'
import { activity } from '#server/db/schema/activity.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'

type LogTable = typeof activity | typeof testimonialEvents

/** The last line of the page before. Within an instant, lines are sorted by id. */
export type Cursor = { at: Date; id: string }

export type LogPage = {
  workspaceId: string
  since: Date
  before?: Cursor | undefined
  /** A member's user id, or those who are no members. */
  person?: string | undefined
  limit: number
}

function isActor({ actor, actorUserId }: LogTable, person: string | undefined): SQL | undefined {
  switch (person) {
    case undefined:
      return undefined
    case 'clients':
      return eq(actor, 'client')
    case 'automatic':
      return inArray(actor, ['rule', 'system'])
    case 'sign_off':
      return eq(actor, 'sign_off')
    default:
      return eq(actorUserId, person)
  }
}

const isOnPage = (of: LogTable, { workspaceId, since, before, person }: LogPage) =>
  and(
    eq(of.workspaceId, workspaceId),
    gte(of.at, since),
    before && sql`(${of.at}, ${of.id}) < (${before.at.getTime()}, ${before.id})`,
    isActor(of, person),
  )

const whoColumns = <Of extends LogTable>(of: Of) => ({
  id: of.id,
  at: of.at,
  actor: of.actor,
  memberId: of.actorUserId,
  name: of.actorName,
  role: workspaceMembers.role,
  testimonialId: testimonials.id,
  customerName: testimonials.customerName,
  customerEmail: testimonials.customerEmail,
})

const isPresentMember = (of: LogTable) =>
  and(eq(workspaceMembers.workspaceId, of.workspaceId), eq(workspaceMembers.userId, of.actorUserId))

// The log is the left table of each join, so that its index gives the order, however few rows the others have.
export const activityPage = (tx: Tx, { kinds, ...page }: LogPage & { kinds: readonly ActivityKind[] | undefined }) =>
  tx
    .select({
      ...whoColumns(activity),
      kind: activity.kind,
      subject: activity.subject,
      changes: activity.changes,
      count: activity.count,
    })
    .from(activity)
    .leftJoin(
      testimonials,
      and(eq(testimonials.id, activity.testimonialId), eq(testimonials.workspaceId, activity.workspaceId)),
    )
    .leftJoin(workspaceMembers, isPresentMember(activity))
    .where(and(isOnPage(activity, page), kinds && inArray(activity.kind, [...kinds])))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(page.limit)

/** Without those that the other table has one line for. */
export const eventsPage = (
  tx: Tx,
  { kinds, ...page }: LogPage & { kinds: readonly TestimonialEvent['kind'][] | undefined },
) =>
  tx
    .select({ ...whoColumns(testimonialEvents), kind: testimonialEvents.kind })
    .from(testimonialEvents)
    .leftJoin(
      testimonials,
      and(
        eq(testimonials.id, testimonialEvents.testimonialId),
        eq(testimonials.workspaceId, testimonialEvents.workspaceId),
      ),
    )
    .leftJoin(workspaceMembers, isPresentMember(testimonialEvents))
    .where(
      and(
        isOnPage(testimonialEvents, page),
        eq(testimonialEvents.isOneOfMany, false),
        kinds && inArray(testimonialEvents.kind, [...kinds]),
      ),
    )
    .orderBy(desc(testimonialEvents.at), desc(testimonialEvents.id))
    .limit(page.limit)

export type LoggedActivity = Awaited<ReturnType<typeof activityPage>>[number]
export type LoggedEvent = Awaited<ReturnType<typeof eventsPage>>[number]

export function* listMembersByName(
  tx: Tx,
  workspaceId: string,
): Transactional<{ id: string; firstName: string; lastName: string }[]> {
  return yield* run(
    tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .where(eq(workspaceMembers.workspaceId, workspaceId))
      .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id)),
  )
}

/** At most `limit` rows of a workspace from before an instant. */
export type OverdueActivity = { workspaceId: string; before: Date; limit: number }

const selectOverdue = (tx: Tx, { workspaceId, before, limit }: OverdueActivity) =>
  tx
    .select({ id: activity.id })
    .from(activity)
    .where(and(eq(activity.workspaceId, workspaceId), lt(activity.at, before)))
    .limit(limit)

/** Returns how many. */
export function* deleteSomeActivity(tx: Tx, overdue: OverdueActivity): Transactional<number> {
  const isOverdue = inArray(activity.id, selectOverdue(tx, overdue))
  return (yield* run(tx.delete(activity).where(isOverdue).returning({ id: activity.id }))).length
}

export function* countActivityBefore(tx: Tx, overdue: OverdueActivity): Transactional<number> {
  return (yield* run(selectOverdue(tx, overdue))).length
}
