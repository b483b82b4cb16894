import { fieldsOf } from '#server/kernel/unknown-fields.ts'
import type { PaymentEvent } from './payment-event.ts'

/** Lines that Stripe leaves out of an event: of a checkout session all of them, of a long invoice those after the tenth. */
export type LeftOutLines = { kind: 'invoice' | 'session'; id: string }

/**
 * Null when nothing is left out, or when it would tell nothing: a subscription's payment is no part of a price, and its
 * invoice describes it. `object` is what the event was read from.
 */
export function linesLeftOut(paymentEvent: PaymentEvent, object: unknown): LeftOutLines | null {
  if (paymentEvent.kind !== 'paid') return null
  const { invoice, session } = paymentEvent.factsBySource
  const { id, lines } = fieldsOf(object)
  if (typeof id !== 'string') return null
  if (invoice) return fieldsOf(lines)['has_more'] === true ? { kind: 'invoice', id } : null
  return session?.subscriptionId === null ? { kind: 'session', id } : null
}

/** The same object as if the event had had all lines. */
export const withLines = (object: unknown, { kind, lines }: Pick<LeftOutLines, 'kind'> & { lines: unknown[] }) => ({
  ...fieldsOf(object),
  ...(lines.length > 0 && { [kind === 'invoice' ? 'lines' : 'line_items']: { data: lines } }),
})

/** The same facts while Stripe doesn't answer: nobody is asked because of them before `until`. */
export function awaitingLines(paymentEvent: PaymentEvent, until: Date): PaymentEvent {
  if (paymentEvent.kind !== 'paid') return paymentEvent
  const { invoice, session } = paymentEvent.factsBySource
  const awaited = { linesAwaitedUntil: until.getTime() }
  const factsBySource = {
    ...(invoice && { invoice: { ...invoice, ...awaited } }),
    ...(session && { session: { ...session, ...awaited } }),
  }
  return { ...paymentEvent, factsBySource }
}
