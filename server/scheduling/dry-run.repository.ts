import { and, eq, gte, inArray, isNull, or, placeholder, type SQL, sql } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { paymentRefs, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
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

const selectAskedWhere = (isAddress: SQL) =>
  prepared((tx) =>
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
      .where(
        and(
          eq(testimonials.workspaceId, placeholder('workspaceId')),
          isAddress,
          isNull(testimonials.erasedAt),
          or(
            inArray(testimonials.status, ['pending', 'sent']),
            sql`${testimonials.sentAt} >= ${placeholder('since')}`,
            sql`${testimonials.submittedAt} >= ${placeholder('since')}`,
          ),
        ),
      ),
  )

const address = sql`lower(${testimonials.customerEmail})`
const selectAskedAt = selectAskedWhere(sql`${address} = ${placeholder('mailbox')}`)
const selectAskedTagged = selectAskedWhere(
  sql`${address} > ${placeholder('tagged')} and ${address} < ${placeholder('afterTagged')}`,
)

/** Requests to one mailbox, by any tag (`ana+work@…`), that are open or were sent or answered since then. */
export function* listAsked(
  tx: Tx,
  { workspaceId, mailbox, since }: { workspaceId: string; mailbox: string; since: Date },
): Transactional<AskedRow[]> {
  const local = mailbox.slice(0, mailbox.lastIndexOf('@'))
  const of = { workspaceId, since: since.getTime() }
  const untagged = yield* selectAskedAt(tx, { ...of, mailbox })
  // In the order of the index, a comma is what follows a plus.
  const tagged = yield* selectAskedTagged(tx, { ...of, tagged: `${local}+`, afterTagged: `${local},` })
  return [...untagged, ...tagged.filter(({ customerEmail }) => mailboxOf(customerEmail) === mailbox)]
}

/** Payments of these mailboxes that will lead to a request, or did since then, even if the request was removed. */
export function* listAskedByPayment(
  tx: Tx,
  { workspaceId, addressHashes, since }: { workspaceId: string; addressHashes: readonly string[]; since: Date },
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
      .where(and(inArray(payments.addressHash, [...addressHashes]), eq(payments.workspaceId, workspaceId), isAsked)),
  )
}
