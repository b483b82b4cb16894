import { and, eq, gte, inArray, or } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import type { PaymentRef } from '#server/stripe/payment-event.ts'

type PaymentRow = typeof payments.$inferSelect

const CHUNK = 500

/** Which of a connection's payments already exist here, by each of these names. */
export function* listKnown(
  tx: Tx,
  { workspaceId, connectionId, refs }: { workspaceId: string; connectionId: string; refs: readonly PaymentRef[] },
): Transactional<{ ref: string; payment: PaymentRow }[]> {
  const found: { ref: string; payment: PaymentRow }[] = []
  for (let start = 0; start < refs.length; start += CHUNK) {
    const some = refs.slice(start, start + CHUNK)
    found.push(
      ...(yield* run(
        tx
          .select({ ref: paymentRefs.ref, payment: payments })
          .from(paymentRefs)
          .innerJoin(payments, eq(payments.id, paymentRefs.paymentId))
          .where(
            and(
              eq(paymentRefs.connectionId, connectionId),
              inArray(paymentRefs.ref, some),
              eq(payments.workspaceId, workspaceId),
            ),
          ),
      )),
    )
  }
  return found
}

/** Payments of these mailboxes that will lead to a request, or did since then, even if the request was removed. */
export function* listAskedByPayment(
  tx: Tx,
  { workspaceId, addressHashes, since }: { workspaceId: string; addressHashes: readonly string[]; since: Date },
): Transactional<Pick<PaymentRow, 'id' | 'customerEmail' | 'decision' | 'decisionAt' | 'decidedAt'>[]> {
  const isAsked = or(eq(payments.decision, 'ask'), and(eq(payments.decision, 'asked'), gte(payments.decisionAt, since)))
  return yield* run(
    tx
      .select({
        id: payments.id,
        customerEmail: payments.customerEmail,
        decision: payments.decision,
        decisionAt: payments.decisionAt,
        decidedAt: payments.decidedAt,
      })
      .from(payments)
      .where(and(inArray(payments.addressHash, [...addressHashes]), eq(payments.workspaceId, workspaceId), isAsked)),
  )
}
