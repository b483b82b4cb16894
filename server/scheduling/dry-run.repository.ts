import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
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

export type AskedRow = Pick<
  typeof testimonials.$inferSelect,
  'customerEmail' | 'status' | 'source' | 'sentAt' | 'submittedAt' | 'declinedAt' | 'unsubscribedAt' | 'createdAt'
>

/** Clients a workspace is asking, or has asked since then. */
export function* listAsked(
  tx: Tx,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Transactional<AskedRow[]> {
  const isRecent = or(
    inArray(testimonials.status, ['pending', 'sent']),
    gte(testimonials.sentAt, since),
    gte(testimonials.submittedAt, since),
  )
  return yield* run(
    tx
      .select({
        customerEmail: testimonials.customerEmail,
        status: testimonials.status,
        source: testimonials.source,
        sentAt: testimonials.sentAt,
        submittedAt: testimonials.submittedAt,
        declinedAt: testimonials.declinedAt,
        unsubscribedAt: testimonials.unsubscribedAt,
        createdAt: testimonials.createdAt,
      })
      .from(testimonials)
      .where(and(eq(testimonials.workspaceId, workspaceId), isNull(testimonials.erasedAt), isRecent)),
  )
}

/** Addresses that will be asked because of a payment, or were since then, even if the request was removed. */
export function* listAskedByPayment(
  tx: Tx,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Transactional<Pick<PaymentRow, 'customerEmail' | 'decision' | 'decisionAt' | 'decidedAt'>[]> {
  const isAsked = or(eq(payments.decision, 'ask'), and(eq(payments.decision, 'asked'), gte(payments.decisionAt, since)))
  return yield* run(
    tx
      .select({
        customerEmail: payments.customerEmail,
        decision: payments.decision,
        decisionAt: payments.decisionAt,
        decidedAt: payments.decidedAt,
      })
      .from(payments)
      .where(and(eq(payments.workspaceId, workspaceId), isAsked)),
  )
}
