import type { PaymentDecision } from '#shared/payments.ts'
import type { Decision } from './decision.domain.ts'

/** A decision as owners read it. */
export function viewDecision(decision: Decision): PaymentDecision {
  if (decision.kind === 'ask') return { ...decision, at: decision.at.toISOString() }
  if (decision.kind === 'hold') return { ...decision, until: decision.until?.toISOString() ?? null }
  return { kind: 'skip', reason: decision.reason, since: decision.since?.toISOString() ?? null }
}
