import { isFields } from '#server/kernel/unknown-fields.ts'
import type { PaymentRef } from './payment-event.ts'

/** Reads fields of Stripe's objects, which come from outside and can be anything. */

/** From an id, or an expanded object. */
export function idOf(value: unknown): string | null {
  const id = isFields(value) ? value['id'] : value
  return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? id : null
}

/** In the currency's smallest unit. */
export const amountOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null

/** ISO 4217, in lower case. */
export const currencyOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z]{3}$/i.test(value) ? value.toLowerCase() : null

export type NamedAs = ['in' | 'pi' | 'ch' | 'cs', unknown]

/** Names of a payment, without those that are missing. */
export function refs(...names: NamedAs[]): PaymentRef[] {
  const known = names.flatMap(([kind, value]): PaymentRef[] => {
    const id = idOf(value)
    return id === null ? [] : [`${kind}:${id}`]
  })
  return [...new Set(known)]
}
