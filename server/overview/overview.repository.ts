import * as z from 'zod'
import {
  and,
  count,
  countWhere,
  desc,
  eq,
  gte,
  inArray,
  isFalse,
  isNotNull,
  isTrue,
  jsonArray,
  lt,
  numbersOf,
  or,
  placeholder,
  sql,
  sum,
} from '#server/db/sql.ts'
import { prepared } from '#server/db/database.ts'
import { users, workspaceMembers, workspaces } from '#server/db/schema/accounts.ts'
import { publishedCounts, workspaceDays } from '#server/db/schema/overview.ts'
import { connections, subscriptions } from '#server/db/schema/payments.ts'
import {
  isReminderDueSql,
  needsOwnerSql,
  requestCounts,
  testimonialCounts,
  testimonials,
} from '#server/db/schema/testimonials.ts'

// One statement for each figure, for all workspaces of a user at once. None of them reads all testimonials.

const workspaceId = workspaceMembers.workspaceId
const isOfUser = eq(workspaceMembers.userId, placeholder('userId'))

/** Who owns each workspace. */
export const selectOwners = prepared((tx) =>
  tx
    .select({ workspaceId, ownerUserId: workspaces.ownerUserId, sendingPausedAt: workspaces.sendingPausedAt })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .where(isOfUser),
)

const theirOwners = sql`(select w.owner_user_id from workspace_members m join workspaces w on w.id = m.workspace_id where m.user_id = ${placeholder('userId')})`

const firstTimeZone = sql`(select f.time_zone from workspaces f where f.owner_user_id = "users"."id" order by f.created_at, f.id limit 1)`

/** The owners, each once however many workspaces they have. */
export const selectPayers = prepared((tx) =>
  tx
    .select({
      userId: users.id,
      firstName: users.firstName,
      email: users.email,
      /** In which the month of the owner's requests begins, as in `findPayerTimeZone`. */
      timeZone: firstTimeZone.mapWith(String).as('time_zone'),
    })
    .from(users)
    .where(inArray(users.id, theirOwners)),
)

/** What the owners pay for. Owners who never paid are missing. */
export const selectSubscriptions = prepared((tx) =>
  tx
    .select({
      userId: subscriptions.userId,
      plan: subscriptions.plan,
      isCancelling: subscriptions.isCancelling,
      periodEndsAt: subscriptions.periodEndsAt,
      stripeCustomerId: subscriptions.stripeCustomerId,
      stripeSubscriptionId: subscriptions.stripeSubscriptionId,
      interval: subscriptions.interval,
      pastDueSince: subscriptions.pastDueSince,
      hasSeveral: subscriptions.hasSeveral,
      syncedAt: subscriptions.syncedAt,
    })
    .from(subscriptions)
    .where(inArray(subscriptions.userId, theirOwners)),
)

/** Requests that count against the owners' plans, over all workspaces of each owner. */
export const selectUsed = prepared((tx) =>
  tx
    .select({
      ownerUserId: workspaces.ownerUserId,
      month: requestCounts.month,
      used: sum(requestCounts.used).mapWith(Number),
    })
    .from(workspaces)
    .innerJoin(requestCounts, eq(requestCounts.workspaceId, workspaces.id))
    .where(and(inArray(workspaces.ownerUserId, theirOwners), gte(requestCounts.month, placeholder('firstMonth'))))
    .groupBy(workspaces.ownerUserId, requestCounts.month),
)

export const selectWithheld = prepared((tx) =>
  tx
    .select({ workspaceId, count: testimonialCounts.count })
    .from(workspaceMembers)
    .innerJoin(testimonialCounts, eq(testimonialCounts.workspaceId, workspaceId))
    .where(and(isOfUser, eq(testimonialCounts.status, 'rejected'))),
)

// Written as in the index.
const isUnanswered = sql`("submitted_at" is null)`

const oldestWaiting = sql`(select "submitted_at" from ${testimonials} where "testimonials"."workspace_id" = "workspace_members"."workspace_id"
  and ${needsOwnerSql} and ${isFalse(isUnanswered)} and "status" = 'submitted' order by "submitted_at" limit 1)`

/** When the answer was given that has waited longest, in milliseconds. */
export const selectOldestWaiting = prepared((tx) =>
  tx
    .select({ workspaceId, at: oldestWaiting.mapWith(testimonials.submittedAt).as('at') })
    .from(workspaceMembers)
    .where(isOfUser),
)

/** Requests that didn't arrive, or of which nobody knows. */
export const selectUndelivered = prepared((tx) =>
  tx
    .select({
      workspaceId,
      undelivered: countWhere(sql`coalesce("email_delivery", '') <> 'uncertain'`).as('undelivered'),
      uncertain: countWhere(sql`coalesce("email_delivery", '') = 'uncertain'`).as('uncertain'),
    })
    .from(workspaceMembers)
    .innerJoin(testimonials, eq(testimonials.workspaceId, workspaceId))
    .where(and(isOfUser, needsOwnerSql, isTrue(isUnanswered)))
    .groupBy(workspaceId),
)

const sumSince = (figure: typeof workspaceDays.asked, firstDay: string) =>
  sql`sum(case when ${workspaceDays.day} >= ${placeholder(firstDay)} then ${figure} else 0 end)`.mapWith(Number)

/** Requests sent since two days, and how many of them are answered. */
export const selectRates = prepared((tx) =>
  tx
    .select({
      workspaceId,
      asked30: sumSince(workspaceDays.asked, 'since30').as('asked30'),
      answered30: sumSince(workspaceDays.answered, 'since30').as('answered30'),
      asked90: sum(workspaceDays.asked).mapWith(Number),
      answered90: sum(workspaceDays.answered).mapWith(Number),
    })
    .from(workspaceMembers)
    .innerJoin(workspaceDays, eq(workspaceDays.workspaceId, workspaceId))
    .where(and(isOfUser, gte(workspaceDays.day, placeholder('since90'))))
    .groupBy(workspaceId),
)

const answersInWeek = sql`(select coalesce(sum("answers"), 0) from ${workspaceDays} where "workspace_days"."workspace_id" = "workspace_members"."workspace_id"
  and "day" >= "weeks"."value" and "day" < "weeks"."value" + 7)`

const answersByWeek = sql`(select ${jsonArray(answersInWeek)} from ${numbersOf(placeholder('firstDays'), 'weeks')})`

const Counts = z.array(z.number())

/**
 * Answers in each of the weeks that begin with `firstDays`, a JSON array. Each sum reads a few days that follow each other;
 * grouping all days by week would sort them first.
 */
export const selectAnswersByWeek = prepared((tx) =>
  tx
    .select({
      workspaceId,
      answersByWeek: answersByWeek.mapWith((value: string) => Counts.parse(JSON.parse(value))).as('answers_by_week'),
    })
    .from(workspaceMembers)
    .where(isOfUser),
)

const newestPublished = sql`(select "day" from ${workspaceDays} where "workspace_days"."workspace_id" = "workspace_members"."workspace_id"
  and "published" > 0 order by "day" desc limit 1)`

/** What visitors can see, and the day of the newest. */
export const selectPublished = prepared((tx) =>
  tx
    .select({ workspaceId, count: publishedCounts.count, newestDay: newestPublished.mapWith(Number).as('newest_day') })
    .from(workspaceMembers)
    .innerJoin(publishedCounts, eq(publishedCounts.workspaceId, workspaceId))
    .where(isOfUser),
)

export const selectReminders = prepared((tx) =>
  tx
    .select({ workspaceId, count: count() })
    .from(workspaceMembers)
    .innerJoin(testimonials, eq(testimonials.workspaceId, workspaceId))
    .where(and(isOfUser, isReminderDueSql, lt(testimonials.remindsAt, placeholder('until'))))
    .groupBy(workspaceId),
)

/** Payment accounts that a member should link again, the latest first. */
export const selectLinkTroubles = prepared((tx) =>
  tx
    .select({ workspaceId, status: connections.status, givenUpAt: connections.givenUpAt })
    .from(workspaceMembers)
    .innerJoin(connections, eq(connections.workspaceId, workspaceId))
    .where(and(isOfUser, or(eq(connections.status, 'needs_attention'), isNotNull(connections.givenUpAt))))
    .orderBy(desc(connections.givenUpAt)),
)
