import { and, asc, desc, eq, gte, lt, lte, max, placeholder, sql as expression, sum } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { widgetCounts } from '#server/db/schema/widgets.ts'

export type CountRow = typeof widgetCounts.$inferSelect

/** Days of UTC, `YYYY-MM-DD`, both of them included. */
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

/** Oldest first, without the empty ones. */
export function* listDays(sql: Sql, period: Period): Work<{ day: string; views: number; clicks: number }[]> {
  return yield* run(
    sql
      .select({ day: widgetCounts.day, views, clicks })
      .from(widgetCounts)
      .where(isWithin(period))
      .groupBy(widgetCounts.day)
      .orderBy(asc(widgetCounts.day)),
  )
}

/** Most views first. */
export function* listSites(
  sql: Sql,
  { limit, ...period }: Period & { limit: number },
): Work<{ site: string; views: number; clicks: number; lastSeenAt: Date | null }[]> {
  return yield* run(
    sql
      .select({ site: widgetCounts.site, views, clicks, lastSeenAt: max(widgetCounts.lastSeenAt) })
      .from(widgetCounts)
      .where(isWithin(period))
      .groupBy(widgetCounts.site)
      .orderBy(desc(expression`2`), desc(expression`3`), asc(widgetCounts.site))
      .limit(limit),
  )
}

const selectSitesOfDay = prepared((sql) =>
  sql
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

export function* listSitesOfDay(sql: Sql, of: { workspaceId: string; widgetId: string; day: string }): Work<string[]> {
  return (yield* selectSitesOfDay(sql, of)).map(({ site }) => site)
}

const upsertTally = prepared((sql) =>
  sql
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
        views: expression`${widgetCounts.views} + excluded.views`,
        clicks: expression`${widgetCounts.clicks} + excluded.clicks`,
        lastSeenAt: expression`max(${widgetCounts.lastSeenAt}, excluded.last_seen_at)`,
      },
    }),
)

/** Adds to what the day and the site have already. */
export function* addTally(sql: Sql, tally: CountRow): Work<void> {
  yield* upsertTally(sql, tally)
}

/** All of a workspace, oldest first. */
export function* listCounts(sql: Sql, workspaceId: string): Work<CountRow[]> {
  return yield* run(
    sql
      .select()
      .from(widgetCounts)
      .where(eq(widgetCounts.workspaceId, workspaceId))
      .orderBy(asc(widgetCounts.day), asc(widgetCounts.site)),
  )
}

export function* deleteCountsBefore(sql: Sql, day: string): Work<void> {
  yield* run(sql.delete(widgetCounts).where(lt(widgetCounts.day, day)))
}
