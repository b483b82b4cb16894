import { and, count, eq, isNotNull, sql } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { PaymentRow } from './payments.repository.ts'

/** How many payments with the same kind of decision come before one in the log. */
export function* countLoggedBefore(
  tx: Tx,
  {
    workspaceId,
    id,
    decision,
    paidAt,
  }: Pick<PaymentRow, 'workspaceId' | 'id'> & {
    decision: NonNullable<PaymentRow['decision']>
    paidAt: Date
  },
): Transactional<number> {
  const isNewer = sql`(${payments.paidAt}, ${payments.id}) > (${paidAt.getTime()}, ${id})`
  const [before] = yield* run(
    tx
      .select({ count: count() })
      .from(payments)
      .where(
        and(
          eq(payments.workspaceId, workspaceId),
          isNotNull(payments.paidAt),
          eq(payments.decision, decision),
          isNewer,
        ),
      ),
  )
  return before?.count ?? 0
}
