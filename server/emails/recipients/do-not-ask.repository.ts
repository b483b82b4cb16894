import { and, count, desc, eq, inArray, asc } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { doNotAsk } from '#server/db/schema/emails.ts'

export type DoNotAskRow = typeof doNotAsk.$inferSelect

/** Newest first. */
export function* listPatterns(sql: Sql, workspaceId: string): Work<DoNotAskRow[]> {
  return yield* run(
    sql
      .select()
      .from(doNotAsk)
      .where(eq(doNotAsk.workspaceId, workspaceId))
      .orderBy(desc(doNotAsk.addedAt), asc(doNotAsk.pattern)),
  )
}

export function* hasAnyPattern(
  sql: Sql,
  { workspaceId, patterns }: { workspaceId: string; patterns: readonly string[] },
): Work<boolean> {
  const found = yield* run(
    sql
      .select({ pattern: doNotAsk.pattern })
      .from(doNotAsk)
      .where(and(eq(doNotAsk.workspaceId, workspaceId), inArray(doNotAsk.pattern, [...patterns])))
      .limit(1),
  )
  return found.length > 0
}

export function* countPatterns(sql: Sql, workspaceId: string): Work<number> {
  const [found] = yield* run(
    sql.select({ patterns: count() }).from(doNotAsk).where(eq(doNotAsk.workspaceId, workspaceId)),
  )
  return found?.patterns ?? 0
}

/** One that is there already stays. */
export function* insertPatterns(
  sql: Sql,
  { workspaceId, patterns, addedAt }: { workspaceId: string; patterns: readonly string[]; addedAt: Date },
): Work<void> {
  const rows = patterns.map((pattern) => ({ workspaceId, pattern, addedAt }))
  yield* run(sql.insert(doNotAsk).values(rows).onConflictDoNothing())
}

export function* deletePattern(
  sql: Sql,
  { workspaceId, pattern }: { workspaceId: string; pattern: string },
): Work<void> {
  yield* run(sql.delete(doNotAsk).where(and(eq(doNotAsk.workspaceId, workspaceId), eq(doNotAsk.pattern, pattern))))
}
