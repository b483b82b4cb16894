import {
  and,
  asc,
  desc,
  eq,
  greatest,
  gte,
  inArray,
  lt,
  lte,
  max,
  placeholder,
  rowAddress,
  sql,
  sum,
} from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { widgetCounts, widgets } from '#server/db/schema/widgets.ts'

export type CountRow = typeof widgetCounts.$inferSelect

/** Days in UTC, `YYYY-MM-DD`, both inclusive. */
type Period = { workspaceId: string; widgetId: string; from: string; to: string }

const isWithin = ({ workspaceId, widgetId, from, to }: Period) =>
  and(
    eq(widgetCounts.workspaceId, workspaceId),
    eq(widgetCounts.widgetId, widgetId),
    gte(widgetCounts.day, from),
    lte(widgetCounts.day, to),
  )

const views = sum(widgetCounts.views).mapWith(Number)
const clicks = sum(widgetCounts.clicks).mapWith(Number)

/** Oldest first, without empty ones. */
export function* listDays(tx: Tx, period: Period): Transactional<{ day: string; views: number; clicks: number }[]> {
  return yield* run(
    tx
      .select({ day: widgetCounts.day, views, clicks })
      .from(widgetCounts)
      .where(isWithin(period))
      .groupBy(widgetCounts.day)
      .orderBy(asc(widgetCounts.day)),
  )
}

/** Most views first. */
export function* listSites(
  tx: Tx,
  { limit, ...period }: Period & { limit: number },
): Transactional<{ site: string; views: number; clicks: number; lastSeenAt: Date | null }[]> {
  return yield* run(
    tx
      .select({ site: widgetCounts.site, views, clicks, lastSeenAt: max(widgetCounts.lastSeenAt) })
      .from(widgetCounts)
      .where(isWithin(period))
      .groupBy(widgetCounts.site)
      .orderBy(desc(sql`2`), desc(sql`3`), asc(widgetCounts.site))
      .limit(limit),
  )
}

const selectSitesOfDay = prepared((tx) =>
  tx
    .select({ site: widgetCounts.site })
    .from(widgetCounts)
    .where(
      and(
        eq(widgetCounts.workspaceId, placeholder('workspaceId')),
        eq(widgetCounts.widgetId, placeholder('widgetId')),
        eq(widgetCounts.day, placeholder('day')),
      ),
    ),
)

export function* listSitesOfDay(
  tx: Tx,
  of: { workspaceId: string; widgetId: string; day: string },
): Transactional<string[]> {
  return (yield* selectSitesOfDay(tx, of)).map(({ site }) => site)
}

const upsertTally = prepared((tx) =>
  tx
    .insert(widgetCounts)
    .values({
      workspaceId: placeholder('workspaceId'),
      widgetId: placeholder('widgetId'),
      day: placeholder('day'),
      site: placeholder('site'),
      views: placeholder('views'),
      clicks: placeholder('clicks'),
      lastSeenAt: placeholder('lastSeenAt'),
    })
    .onConflictDoUpdate({
      target: [widgetCounts.widgetId, widgetCounts.day, widgetCounts.site],
      set: {
        views: sql`${widgetCounts.views} + excluded.views`,
        clicks: sql`${widgetCounts.clicks} + excluded.clicks`,
        lastSeenAt: greatest(widgetCounts.lastSeenAt, sql`excluded.last_seen_at`),
      },
    }),
)

/** Adds to the existing counts of the day and site. */
export function* addTally(tx: Tx, tally: CountRow): Transactional<void> {
  yield* upsertTally(tx, tally)
}

/** Of a widget, oldest first, those that come after this one. */
export function* listCountsAfter(
  tx: Tx,
  {
    workspaceId,
    widgetId,
    after,
    limit,
  }: { workspaceId: string; widgetId: string; after: CountRow | undefined; limit: number },
): Transactional<CountRow[]> {
  const isNext = after && sql`(${widgetCounts.day}, ${widgetCounts.site}) > (${after.day}, ${after.site})`
  return yield* run(
    tx
      .select()
      .from(widgetCounts)
      .where(and(eq(widgetCounts.workspaceId, workspaceId), eq(widgetCounts.widgetId, widgetId), isNext))
      .orderBy(asc(widgetCounts.day), asc(widgetCounts.site))
      .limit(limit),
  )
}

/** At most `limit` counts of a workspace's days before a day. */
type Overdue = { workspaceId: string; before: string; limit: number }

// Each widget's days are read from the primary key.
const isOverdue = (tx: Tx, { workspaceId, before }: Overdue) =>
  and(
    inArray(
      widgetCounts.widgetId,
      tx.select({ id: widgets.id }).from(widgets).where(eq(widgets.workspaceId, workspaceId)),
    ),
    lt(widgetCounts.day, before),
  )

/** Returns how many. */
export function* deleteSomeCounts(tx: Tx, overdue: Overdue): Transactional<number> {
  const some = tx
    .select({ address: rowAddress() })
    .from(widgetCounts)
    .where(isOverdue(tx, overdue))
    .limit(overdue.limit)
  const deleted = tx.delete(widgetCounts).where(inArray(rowAddress(), some))
  return (yield* run(deleted.returning({ day: widgetCounts.day }))).length
}

export function* countDaysBefore(tx: Tx, overdue: Overdue): Transactional<number> {
  const days = tx
    .select({ day: widgetCounts.day })
    .from(widgetCounts)
    .where(isOverdue(tx, overdue))
    .groupBy(widgetCounts.day)
    .limit(overdue.limit)
  return (yield* run(days)).length
}
