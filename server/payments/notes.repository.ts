import { and, eq, inArray, max } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { activity } from '#server/db/schema/activity.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'

/** When clients were asked because of payments with these names. */
export function* listAskedAtStart(
  tx: Tx,
  { workspaceId, refs }: { workspaceId: string; refs: readonly string[] },
): Transactional<{ connectionId: string; ref: string; at: Date | null }[]> {
  return yield* run(
    tx
      .select({ connectionId: payments.connectionId, ref: paymentRefs.ref, at: payments.decisionAt })
      .from(payments)
      .innerJoin(
        paymentRefs,
        and(eq(paymentRefs.paymentId, payments.id), eq(paymentRefs.connectionId, payments.connectionId)),
      )
      .where(
        and(eq(payments.workspaceId, workspaceId), inArray(paymentRefs.ref, [...refs]), eq(payments.decision, 'asked')),
      ),
  )
}

export function* listLastReminders(
  tx: Tx,
  { workspaceId, testimonialIds }: { workspaceId: string; testimonialIds: readonly string[] },
): Transactional<{ testimonialId: string; at: Date | null }[]> {
  return yield* run(
    tx
      .select({ testimonialId: testimonialEvents.testimonialId, at: max(testimonialEvents.at) })
      .from(testimonialEvents)
      .where(
        and(
          inArray(testimonialEvents.testimonialId, [...testimonialIds]),
          eq(testimonialEvents.workspaceId, workspaceId),
          eq(testimonialEvents.kind, 'reminded'),
        ),
      )
      .groupBy(testimonialEvents.testimonialId),
  )
}

/** The names of members who skipped payments at these moments. */
export function* listSkipping(
  tx: Tx,
  { workspaceId, at, paymentIds }: { workspaceId: string; at: readonly Date[]; paymentIds: readonly string[] },
): Transactional<{ paymentId: string | null; name: string | null }[]> {
  return yield* run(
    tx
      .select({ paymentId: activity.subject, name: activity.actorName })
      .from(activity)
      .where(
        and(
          eq(activity.workspaceId, workspaceId),
          inArray(activity.at, [...at]),
          eq(activity.kind, 'payment_skipped'),
          inArray(activity.subject, [...paymentIds]),
        ),
      ),
  )
}
