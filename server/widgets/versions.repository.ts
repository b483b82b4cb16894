import { and, desc, eq, lt } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { widgetVersions } from '#server/db/schema/widgets.ts'

export type VersionRow = typeof widgetVersions.$inferSelect

/** Known ones stay as they are. */
export function* insertVersion(tx: Tx, version: VersionRow): Transactional<void> {
  yield* run(tx.insert(widgetVersions).values(version).onConflictDoNothing())
}

type Of = { workspaceId: string; widgetId: string }
const isOf = ({ workspaceId, widgetId }: Of) =>
  and(eq(widgetVersions.workspaceId, workspaceId), eq(widgetVersions.widgetId, widgetId))

/** Newest first. */
export function* listVersions(tx: Tx, of: Of): Transactional<VersionRow[]> {
  return yield* run(tx.select().from(widgetVersions).where(isOf(of)).orderBy(desc(widgetVersions.revision)))
}

export function* deleteVersionsBefore(tx: Tx, { revision, ...of }: Of & { revision: number }): Transactional<void> {
  yield* run(tx.delete(widgetVersions).where(and(isOf(of), lt(widgetVersions.revision, revision))))
}
