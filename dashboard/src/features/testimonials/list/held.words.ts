import type { HoldReason, Payment } from '#shared/payments.ts'

type Held = Pick<Payment, 'decision'>

const ownersReasons: readonly HoldReason[] = ['owners_call', 'no_email', 'invalid_email']

const ofPayments = (count: number) => (count === 1 ? '1 payment' : `${count.toLocaleString('en')} payments`)

/** How many payments go no further without the owner; null when none does. */
export function decisionsWords(held: readonly Held[]): string | null {
  const count = held.filter(
    ({ decision }) => decision.kind === 'hold' && ownersReasons.includes(decision.reason),
  ).length
  if (count === 0) return null
  return `${ofPayments(count)} ${count === 1 ? 'needs' : 'need'} your decision.`
}

/** How many clients are asked only once there are requests again; null when none waits for that. */
export function quotaWords(count: number): string | null {
  if (count === 0) return null
  return count === 1
    ? '1 client waits for new requests.'
    : `${count.toLocaleString('en')} clients wait for new requests.`
}
