import { and, count, eq, gt, gte, inArray, lt, placeholder, sql, unindexed } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'

const selectNth = prepared((tx) =>
  tx
    .select({ one: sql<number>`1` })
    .from(payments)
    .where(eq(payments.workspaceId, placeholder('workspaceId')))
    .limit(1)
    .offset(placeholder('offset')),
)

/** Whether the workspace has at least so many payments. */
export function* hasPayments(
  tx: Tx,
  { workspaceId, count: wanted }: { workspaceId: string; count: number },
): Transactional<boolean> {
  return (yield* selectNth(tx, { workspaceId, offset: wanted - 1 })).length === 1
}

const selectPaidAtStripe = prepared((tx) =>
  tx
    .select({ count: count() })
    .from(payments)
    .where(
      and(
        eq(payments.workspaceId, placeholder('workspaceId')),
        gte(payments.paidAt, placeholder('after')),
        lt(payments.paidAt, placeholder('before')),
        eq(unindexed(payments.connectionId), placeholder('connectionId')),
        eq(payments.source, 'invoice'),
        eq(payments.isPaidElsewhere, false),
        gt(payments.amount, 0),
      ),
    ),
)

/** How many invoices of an account were paid through Stripe in this time. */
export function* countInvoicesPaidAtStripe(
  tx: Tx,
  { after, before, ...of }: { workspaceId: string; connectionId: string; after: Date; before: Date },
): Transactional<number> {
  // Placeholders bind values without conversion.
  const [found] = yield* selectPaidAtStripe(tx, { ...of, after: after.getTime(), before: before.getTime() })
  return found?.count ?? 0
}

/** Some payments of a workspace that is being deleted. Returns how many. */
export function* deleteSomePayments(
  tx: Tx,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Transactional<number> {
  const some = tx.select({ id: payments.id }).from(payments).where(eq(payments.workspaceId, workspaceId)).limit(limit)
  const deleted = yield* run(tx.delete(payments).where(inArray(payments.id, some)).returning({ id: payments.id }))
  return deleted.length
}
