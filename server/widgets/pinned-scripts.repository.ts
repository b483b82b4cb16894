import { eq } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { pinnedScripts } from '#server/db/schema/widgets.ts'

/** Those that are kept already stay as they are. */
export function* keepScripts(sql: Sql, scripts: (typeof pinnedScripts.$inferInsert)[]): Work<void> {
  yield* run(sql.insert(pinnedScripts).values(scripts).onConflictDoNothing())
}

export function* findScript(sql: Sql, path: string): Work<string | undefined> {
  const [found] = yield* run(
    sql.select({ source: pinnedScripts.source }).from(pinnedScripts).where(eq(pinnedScripts.path, path)),
  )
  return found?.source
}
