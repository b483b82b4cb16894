import type { PaymentNews } from '../payment-news.ts'

/** What a customer's subscription may depend on. */
const BILLING_TYPES = /^(checkout\.session|customer\.subscription|invoice)\.|^customer\.deleted$/

const FOR_PAUSED =
  /^(account\.application\.deauthorized|charge\.\w[\w.]*|invoice\.(voided|marked_uncollectible)|checkout\.session\.async_payment_failed)$/

/**
 * Whether it is heard whatever the plan: that the account gives up the link, and that money went back. What was paid before
 * may still ask after an upgrade.
 */
export const isForPaused = (type: string): boolean => FOR_PAUSED.test(type)

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
