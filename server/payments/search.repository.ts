import { and, desc, eq, isNotNull, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'

const searched = {
  id: payments.id,
  paidAt: payments.paidAt,
  connectionId: payments.connectionId,
  decision: payments.decision,
  customerName: payments.customerName,
  customerEmail: payments.customerEmail,
  description: payments.description,
}

export type SearchedRow = Pick<typeof payments.$inferSelect, keyof typeof searched>

/** What a search looks at, newest first: the payments of the log that come after this one. */
export function* listSearched(
  tx: Tx,
  { workspaceId, after, limit }: { workspaceId: string; after: SearchedRow | undefined; limit: number },
): Transactional<SearchedRow[]> {
  const isNext = after?.paidAt && sql`(${payments.paidAt}, ${payments.id}) < (${after.paidAt.getTime()}, ${after.id})`
  const isLogged = and(isNotNull(payments.paidAt), isNotNull(payments.decision))
  return yield* run(
    tx
      .select(searched)
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isLogged, isNext || undefined))
      .orderBy(desc(payments.paidAt), desc(payments.id))
      .limit(limit),
  )
}
