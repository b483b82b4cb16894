import { HoldReason, type Payment, type PaymentDecision, RequestReason, SkipReason } from '#shared/payments.ts'
import type { LoggedRow } from './log.repository.ts'
import type { PaymentRow } from './payments.repository.ts'

/** A payment as owners read it. */
export function viewPayment({ payment, testimonial }: LoggedRow): Payment {
  const { paidAt } = payment
  if (!paidAt) throw new Error('A payment without a date can’t be shown.')
  return {
    id: payment.id,
    connectionId: payment.connectionId,
    connectionName: payment.connectionName,
    customerName: payment.customerName,
    customerEmail: payment.customerEmail,
    amount: payment.amount,
    currency: payment.currency,
    paidAt: paidAt.toISOString(),
    source: payment.source,
    description: payment.description,
    isPaidElsewhere: payment.isPaidElsewhere,
    decision: viewDecision(payment),
    evidence: payment.evidence,
    ownersPart: payment.ownersPart,
    testimonial,
  }
}

function viewDecision({ decision, decisionReason: reason, decisionAt }: PaymentRow): PaymentDecision {
  const at = decisionAt?.toISOString() ?? null
  if (decision === 'hold') return { kind: 'hold', reason: HoldReason.parse(reason), until: at }
  if (decision === 'skip') return { kind: 'skip', reason: SkipReason.parse(reason), since: at }
  if (decision === null || at === null) throw new Error('A payment without a decision can’t be shown.')
  return { kind: decision, reason: RequestReason.parse(reason), at }
}
