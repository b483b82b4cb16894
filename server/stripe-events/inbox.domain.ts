import type { PaymentEvent } from '#server/stripe/payment-event.ts'

/** Events that can affect a customer's subscription. */
const BILLING_TYPES = /^(checkout\.session|customer\.subscription|invoice)\.|^customer\.deleted$/

const FOR_PAUSED =
  /^(account\.application\.deauthorized|(charge|refund|credit_note)\.\w[\w.]*|invoice\.(voided|marked_uncollectible)|checkout\.session\.async_payment_failed)$/

/**
 * Whether it is processed even for paused accounts: unlinking, and money back, because earlier payments may trigger
 * requests after an upgrade.
 */
export const isForPaused = (type: string): boolean => FOR_PAUSED.test(type)

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const idOf = (value: unknown): string | null => {
  const id = isFields(value) ? value['id'] : value
  return typeof id === 'string' && /^\w{1,100}$/.test(id) ? id : null
}

/** The customer whose subscription to sync; null for an event that changes none. */
export function customerIn(type: string, object: unknown): string | null {
  if (!BILLING_TYPES.test(type) || !isFields(object)) return null
  return idOf(type === 'customer.deleted' ? object['id'] : object['customer'])
}

/** For an event found by reconciliation. */
export const objectIdIn = (object: unknown): string | null => (isFields(object) ? idOf(object['id']) : null)

/** A refund or dispute names the payment intent, not the invoice, so Stripe has to be asked. */
export function paymentIntentToLookUp(paymentEvent: PaymentEvent): string | null {
  if (paymentEvent.kind !== 'money_back' || paymentEvent.refs.some((ref) => ref.startsWith('in:'))) return null
  const ref = paymentEvent.refs.find((known) => known.startsWith('pi:'))
  return ref?.slice('pi:'.length) ?? null
}
