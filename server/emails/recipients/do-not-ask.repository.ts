import { and, asc, count, desc, eq, isInJson, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { doNotAsk } from '#server/db/schema/emails.ts'

export type DoNotAskRow = typeof doNotAsk.$inferSelect

const selectPatterns = prepared((tx) =>
  tx
    .select()
    .from(doNotAsk)
    .where(eq(doNotAsk.workspaceId, placeholder('workspaceId')))
    .orderBy(desc(doNotAsk.addedAt), asc(doNotAsk.pattern)),
)

/** Newest first. */
export const listPatterns = (tx: Tx, workspaceId: string): Transactional<DoNotAskRow[]> =>
  selectPatterns(tx, { workspaceId })

export function* hasAnyPattern(
  tx: Tx,
  { workspaceId, patterns }: { workspaceId: string; patterns: readonly string[] },
): Transactional<boolean> {
  return (yield* selectAnyPattern(tx, { workspaceId, patterns: JSON.stringify(patterns) })).length > 0
}

const selectAnyPattern = prepared((tx) =>
  tx
    .select({ pattern: doNotAsk.pattern })
    .from(doNotAsk)
    .where(
      and(eq(doNotAsk.workspaceId, placeholder('workspaceId')), isInJson(doNotAsk.pattern, placeholder('patterns'))),
    )
    .limit(1),
)

export function* countPatterns(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* run(
    tx.select({ patterns: count() }).from(doNotAsk).where(eq(doNotAsk.workspaceId, workspaceId)),
  )
  return found?.patterns ?? 0
}

/** Existing entries stay. */
export function* insertPatterns(
  tx: Tx,
  { workspaceId, patterns, addedAt }: { workspaceId: string; patterns: readonly string[]; addedAt: Date },
): Transactional<void> {
  const rows = patterns.map((pattern) => ({ workspaceId, pattern, addedAt }))
  yield* run(tx.insert(doNotAsk).values(rows).onConflictDoNothing())
}

/** False when it was not listed. */
export function* deletePattern(
  tx: Tx,
  { workspaceId, pattern }: { workspaceId: string; pattern: string },
): Transactional<boolean> {
  const isIt = and(eq(doNotAsk.workspaceId, workspaceId), eq(doNotAsk.pattern, pattern))
  return (yield* run(tx.delete(doNotAsk).where(isIt).returning({ pattern: doNotAsk.pattern }))).length > 0
}
