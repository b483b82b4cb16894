import { eq } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { pinnedScripts } from '#server/db/schema/widgets.ts'

/** Existing scripts stay unchanged. */
export function* keepScripts(tx: Tx, scripts: (typeof pinnedScripts.$inferInsert)[]): Transactional<void> {
  yield* run(tx.insert(pinnedScripts).values(scripts).onConflictDoNothing())
}

export function* findScript(tx: Tx, path: string): Transactional<string | undefined> {
  const [found] = yield* run(
    tx.select({ source: pinnedScripts.source }).from(pinnedScripts).where(eq(pinnedScripts.path, path)),
  )
  return found?.source
}
