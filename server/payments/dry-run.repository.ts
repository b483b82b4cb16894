import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import type { PaymentRef } from '#server/stripe/payment-news.ts'
import type { PaymentRow } from './payments.repository.ts'

const CHUNK = 500

/** Which payments of a connection are known here already, by each of these names. */
export function* listKnown(
  sql: Sql,
  { workspaceId, connectionId, refs }: { workspaceId: string; connectionId: string; refs: readonly PaymentRef[] },
): Work<{ ref: string; payment: PaymentRow }[]> {
  const found: { ref: string; payment: PaymentRow }[] = []
  for (let start = 0; start < refs.length; start += CHUNK) {
    const some = refs.slice(start, start + CHUNK)
    found.push(
      ...(yield* run(
        sql
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

/** Whom a workspace asks, or has asked since then. */
export function* listAsked(sql: Sql, { workspaceId, since }: { workspaceId: string; since: Date }): Work<AskedRow[]> {
  const isRecent = or(
    inArray(testimonials.status, ['pending', 'sent']),
    gte(testimonials.sentAt, since),
    gte(testimonials.submittedAt, since),
  )
  return yield* run(
    sql
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

/** The addresses that are to be asked because of a payment, or were since then: the request may be gone. */
export function* listAskedByPayment(
  sql: Sql,
  { workspaceId, since }: { workspaceId: string; since: Date },
): Work<Pick<PaymentRow, 'customerEmail' | 'decision' | 'decisionAt' | 'decidedAt'>[]> {
  const isAsked = or(eq(payments.decision, 'ask'), and(eq(payments.decision, 'asked'), gte(payments.decisionAt, since)))
  return yield* run(
    sql
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
