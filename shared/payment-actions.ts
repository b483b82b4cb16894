import type { HoldReason, Payment, SkipReason } from './payments.ts'

/**
 * What an owner can do with a payment: `ask` now, `skip` it, add the missing `address`, or say that it is a `deposit`
 * or the `final` payment.
 */
export type PaymentAction = 'ask' | 'skip' | 'address' | 'deposit' | 'final'

/** Reasons that the owner can't overrule. */
const final: readonly SkipReason[] = [
  'nothing_paid',
  'refunded',
  'disputed',
  'voided',
  'payment_failed',
  'unsubscribed',
  'declined',
  'bounced',
  'complained',
  'do_not_ask',
]

const waitsForFinal: readonly HoldReason[] = ['deposit', 'open_invoice', 'owners_call']

export function actionsOfPayment({
  decision,
  customerEmail,
  source,
}: Pick<Payment, 'decision' | 'customerEmail' | 'source'>): PaymentAction[] {
  if (decision.kind === 'asked') return []
  if (decision.kind === 'ask') return source === 'subscription' ? ['ask', 'skip'] : ['ask', 'skip', 'deposit']
  if (decision.kind === 'hold') {
    if (decision.reason === 'no_email' || decision.reason === 'invalid_email') return ['address', 'skip']
    return waitsForFinal.includes(decision.reason) ? ['ask', 'skip', 'final'] : ['ask', 'skip']
  }
  return customerEmail === null || final.includes(decision.reason) ? [] : ['ask']
}
