import type { HoldReason, Payment } from '#shared/payments.ts'

type Held = Pick<Payment, 'decision'>

const ownersReasons: readonly HoldReason[] = ['owners_call', 'no_email', 'invalid_email']

const ofPayments = (count: number) => (count === 1 ? '1 payment' : `${count.toLocaleString('en')} payments`)

/** How many payments need the owner's decision; null when none does. */
export function decisionsMessage(held: readonly Held[]): string | null {
  const count = held.filter(
    ({ decision }) => decision.kind === 'hold' && ownersReasons.includes(decision.reason),
  ).length
  if (count === 0) return null
  return `${ofPayments(count)} ${count === 1 ? 'needs' : 'need'} your decision.`
}

/** How many clients can be asked only when there are new requests; null when none. */
export function quotaMessage(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? '1 client is waiting for new requests.'
    : `${count.toLocaleString('en')} clients are waiting for new requests.`
}
