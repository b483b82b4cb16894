import type { Sql, Work } from '#server/db/database.ts'

/** The domain that a workspace's mails come from at this moment; null is ours. */
export function* readVerifiedDomain(
  _sql: Sql,
  _of: { workspaceId: string; now: Date },
): Work<{ name: string; localPart: string } | null> {
  yield* []
  return null
}
