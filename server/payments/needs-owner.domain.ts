import type { HoldReason } from '#shared/payments.ts'
import type { PaymentRow } from './payments.repository.ts'

/** Only the owner can release such a payment. */
export const OWNERS_REASONS: readonly HoldReason[] = ['no_email', 'invalid_email', 'owners_call']

/** Such a payment waits for the final one, and needs the owner if that doesn't come for this long. */
export const FINAL_PAYMENT_REASONS: readonly HoldReason[] = ['deposit', 'open_invoice']
export const FINAL_PAYMENT_AWAITED_MS = 45 * 24 * 60 * 60 * 1000

type OnHold = Pick<PaymentRow, 'decision' | 'decisionReason' | 'onHoldSince'>

/**
 * From when on a payment needs its owner, if nothing changes; null for never. The same as `needsOwnerFromSql` in
 * `needs-owner.queries.ts`.
 */
export function needsOwnerFrom({ decision, decisionReason, onHoldSince }: OnHold): Date | null {
  if (decision !== 'hold' || onHoldSince === null) return null
  const isFor = (reasons: readonly HoldReason[]) => reasons.some((reason) => reason === decisionReason)
  if (isFor(OWNERS_REASONS)) return onHoldSince
  return isFor(FINAL_PAYMENT_REASONS) ? new Date(onHoldSince.getTime() + FINAL_PAYMENT_AWAITED_MS) : null
}

/** Whether nothing happens with a payment until its owner does something. */
export function needsOwner(payment: OnHold, now: Date): boolean {
  const from = needsOwnerFrom(payment)
  return from !== null && from <= now
}
