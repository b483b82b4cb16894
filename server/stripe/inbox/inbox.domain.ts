import type { PaymentNews } from '../payment-news.ts'

/** What a customer's subscription may depend on. */
const BILLING_TYPES = /^(checkout\.session|customer\.subscription|invoice)\.|^customer\.deleted$/

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const idOf = (value: unknown): string | null => {
  const id = isFields(value) ? value['id'] : value
  return typeof id === 'string' && /^\w{1,100}$/.test(id) ? id : null
}

/** The customer whose subscription is to be looked at; null for an event that changes none. */
export function customerIn(type: string, object: unknown): string | null {
  if (!BILLING_TYPES.test(type) || !isFields(object)) return null
  return idOf(type === 'customer.deleted' ? object['id'] : object['customer'])
}

/** Of what is kept of an event that was found by looking. */
export const objectIdIn = (object: unknown): string | null => (isFields(object) ? idOf(object['id']) : null)

/** A refund or a dispute names the money, and not what was paid with it: Stripe knows the invoice. */
export function paymentIntentToLookUp(news: PaymentNews): string | null {
  if (news.kind !== 'undone' || news.refs.some((ref) => ref.startsWith('in:'))) return null
  const ref = news.refs.find((known) => known.startsWith('pi:'))
  return ref?.slice('pi:'.length) ?? null
}
