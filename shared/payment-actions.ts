import type { HoldReason, Payment, SkipReason } from './payments.ts'

/**
 * What an owner can do with a payment: `ask` now, `skip` it, or add the missing `address`; and say that it is a
 * `deposit` or the `final` payment, or take that back (`neither`).
 */
export type PaymentAction = 'ask' | 'skip' | 'address' | PartCorrection
export type PartCorrection = 'deposit' | 'final' | 'neither'

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

type Corrected = Pick<Payment, 'decision' | 'customerEmail' | 'source' | 'evidence' | 'ownersPart'>

export const isCorrection = (action: PaymentAction): action is PartCorrection =>
  action === 'deposit' || action === 'final' || action === 'neither'

/** Nothing is sent or cancelled any more because of what the owner says about such a payment: only words are learned. */
const isOnlyLearnedFrom = ({ decision }: Pick<Payment, 'decision'>) =>
  decision.kind === 'asked' || (decision.kind === 'skip' && decision.reason === 'covered')

export const actionsOfPayment = (payment: Corrected): PaymentAction[] => [
  ...decisionsOn(payment),
  ...correctionsOf(payment),
]

function decisionsOn({ decision, customerEmail }: Corrected): PaymentAction[] {
  if (decision.kind === 'asked') return []
  if (decision.kind === 'ask') return ['ask', 'skip']
  if (decision.kind === 'hold')
    return decision.reason === 'no_email' || decision.reason === 'invalid_email' ? ['address', 'skip'] : ['ask', 'skip']
  return customerEmail === null || final.includes(decision.reason) ? [] : ['ask']
}

/** What the owner can say of the part that makes a difference: not what is said already. */
function correctionsOf(payment: Corrected): PartCorrection[] {
  const { decision, source, evidence, ownersPart } = payment
  const isWaiting = decision.kind === 'hold' && waitsForFinal.includes(decision.reason)
  const isOnlyLearned = isOnlyLearnedFrom(payment)
  const part = ownersPart ?? evidence?.part
  const canBeDeposit =
    source !== 'subscription' && part !== 'first' && (decision.kind === 'ask' || isWaiting || isOnlyLearned)
  const canBeFinal = part !== 'last' && (isWaiting || (isOnlyLearned && source !== 'subscription'))
  return [
    ...(canBeDeposit ? (['deposit'] as const) : []),
    ...(canBeFinal ? (['final'] as const) : []),
    ...(ownersPart === null ? [] : (['neither'] as const)),
  ]
}
