import { and, asc, desc, eq, gte, lte, max, sql as expression, sum } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { widgetCounts } from '#server/db/schema/widgets.ts'

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
