import { jobs } from '#server/db/schema/jobs.ts'
import { paymentRefs } from '#server/db/schema/payments.ts'
import { saveDecision } from '#server/payments/payments.service.ts'
import { recordPaymentEvent } from '#server/payments/recording.service.ts'
import { readPaymentEvent } from '#server/stripe/payment-event.domain.ts'
import type { Harness, TestOwner } from './harness.ts'
import { paidInvoice } from './stripe-objects.ts'

type InvoiceInput = NonNullable<Parameters<typeof paidInvoice>[0]> & { id: string; connectionId?: string }
type Decided = {
  kind: 'ask' | 'hold' | 'skip' | 'asked'
  reason: string
  testimonialId?: string
  /** Now by default, for one that is on hold. */
  onHoldSince?: Date
}

/** Records a client's payment from an event, with a given decision. Nothing decides about it later. */
export async function tellPayment(
  h: Harness,
  owner: TestOwner,
  { id, connectionId = 'con_1', ...invoice }: InvoiceInput,
  { kind, reason, testimonialId, onHoldSince }: Decided = { kind: 'ask', reason: 'invoice' },
): Promise<string> {
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const object = paidInvoice({ id: `in_${id}`, paymentIntent: `pi_${id}`, number: id, ...invoice })
  const now = h.clock.now()
  await h.deps.db.transaction(function* (tx) {
    const account = { kind: 'account', accountId: 'acct_1', isLive: false } as const
    const connection = { id: connectionId, workspaceId, name: 'Studio account', connectedAt: new Date(0), ...account }
    const paymentEvent = readPaymentEvent({ type: 'invoice.paid', object, occurredAt: now })
    yield* recordPaymentEvent(tx, { connection, paymentEvent, now, hashKey: h.deps.hashKey })
  })
  const { paymentId } = await h.rows(paymentRefs, { connectionId, ref: `in:in_${id}` }).one()
  await h.deps.db.transaction((tx) =>
    saveDecision(
      tx,
      { workspaceId, paymentId },
      {
        decision: kind,
        decisionReason: reason,
        decisionAt: now,
        decidedAt: now,
        onHoldSince: kind === 'hold' ? (onHoldSince ?? now) : null,
        testimonialId: testimonialId ?? null,
      },
    ),
  )
  await h.rows(jobs, { kind: 'payments.decide', dedupeKey: paymentId }).delete()
  return paymentId
}
