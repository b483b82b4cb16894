import type { MoneyBack } from '#server/db/schema/payment-facts.ts'
import { type Fields, fieldsOf, instantOf, listOf } from '#server/kernel/unknown-fields.ts'
import { amountOf, currencyOf, idOf, refs } from './event-fields.domain.ts'
import type { PaymentEvent, PaymentRef } from './payment-event.ts'

/**
 * Reads what events say about money that went back to a client, or came back from there. Sources: Stripe's API
 * reference for charges, refunds, disputes and credit notes, and its guide "Refund and cancel payments" for refunds
 * that fail later.
 */

const about = (known: PaymentRef[], moneyBack: MoneyBack): PaymentEvent => ({
  kind: 'money_back',
  refs: known,
  moneyBack,
})

/** After a failed payment or a voided invoice, the money may still come later. */
export const ended = (because: 'voided' | 'payment_failed', known: PaymentRef[], at: number): PaymentEvent =>
  about(known, { ended: { because, at } })

/** The total refunded so far: each refund sends the charge again. */
export function readRefundedCharge(charge: Fields, at: number): PaymentEvent {
  // Money that was only authorised, then released.
  if (charge['captured'] === false) return { kind: 'nothing', reason: 'never_captured' }
  const known = refsOfCharge(charge)
  const id = idOf(charge['id'])
  if (id === null) return { kind: 'nothing', reason: 'unreadable' }
  const amount = amountOf(charge['amount'])
  const captured = amountOf(charge['amount_captured']) ?? amount
  const released = amount !== null && captured !== null ? Math.max(0, amount - captured) : 0
  const refunded = Math.max(0, (amountOf(charge['amount_refunded']) ?? 0) - released)
  const back = charge['refunded'] === true ? captured : refunded
  if (back === 0) return { kind: 'nothing', reason: 'not_refunded' }
  const entry = { amount: captured, back, currency: currencyOf(charge['currency']), at }
  return about(known, { charges: { [id]: entry } })
}

/** A refund that failed or was cancelled: the money is the owner's again. */
export function readRefund(refund: Fields, at: number): PaymentEvent {
  if (refund['status'] !== 'failed' && refund['status'] !== 'canceled')
    return { kind: 'nothing', reason: 'refund_not_failed' }
  const [id, amount] = [idOf(refund['id']), amountOf(refund['amount'])]
  if (id === null || amount === null) return { kind: 'nothing', reason: 'unreadable' }
  const known = refs(['ch', refund['charge']], ['pi', refund['payment_intent']])
  return about(known, { failedRefunds: { [id]: { chargeId: idOf(refund['charge']), amount, at } } })
}

/** Stripe's final statuses in which the owner keeps the money. */
const KEPT: ReadonlySet<unknown> = new Set(['won', 'warning_closed'])

/** The last status that was told counts. By charge: a charge has one dispute, and lists of charges don't name it. */
export function readDispute(dispute: Fields, at: number): PaymentEvent {
  const known = refs(['ch', dispute['charge']], ['pi', dispute['payment_intent']])
  const id = idOf(dispute['charge']) ?? idOf(dispute['payment_intent'])
  if (id === null) return { kind: 'nothing', reason: 'unreadable' }
  const [amount, currency] = [amountOf(dispute['amount']), currencyOf(dispute['currency'])]
  const part = amount !== null && currency !== null ? { amount, currency } : {}
  return about(known, { disputes: { [id]: { isKept: KEPT.has(dispute['status']), at, ...part } } })
}

/**
 * What a credit note takes off a paid invoice other than by a refund, which is told by its charge. A note before the
 * payment only made the invoice smaller.
 */
export function readCreditNote(note: Fields, at: number): PaymentEvent {
  const id = idOf(note['id'])
  const amount = creditedOutsideRefunds(note)
  if (id === null) return { kind: 'nothing', reason: 'unreadable' }
  if (amount === 0) return { kind: 'nothing', reason: 'nothing_credited' }
  const isVoid = note['status'] === 'void'
  return about(refs(['in', note['invoice']]), { creditNotes: { [id]: { amount, isVoid, at } } })
}

function creditedOutsideRefunds(note: Fields): number {
  if (note['type'] === 'pre_payment') return 0
  const total = amountOf(note['post_payment_amount']) ?? amountOf(note['amount']) ?? amountOf(note['total']) ?? 0
  const refunds = Array.isArray(note['refunds']) ? note['refunds'].slice(0, 100).map(fieldsOf) : []
  if (refunds.length > 0) {
    const refunded = refunds.reduce((sum, refund) => sum + (amountOf(refund['amount_refunded']) ?? 0), 0)
    return Math.max(0, total - refunded)
  }
  // Before Basil a note named its refund without the amount: then only what was paid elsewhere is known.
  if (idOf(note['refund']) !== null) return amountOf(note['out_of_band_amount']) ?? 0
  return total
}

/** A refunded or disputed charge that was listed rather than received as an event. */
export function readListedCharge(object: unknown): PaymentEvent {
  const charge = fieldsOf(object)
  const refunds = listOf(charge['refunds']).map(({ created }) => instantOf(created) ?? 0)
  const at = Math.max(...refunds, instantOf(charge['created']) ?? 0)
  const refund = readRefundedCharge(charge, at)
  const id = idOf(charge['id'])
  if (charge['disputed'] !== true || id === null) return refund
  const disputes = { [id]: { isKept: false, at } }
  return about(refsOfCharge(charge), { ...(refund.kind === 'money_back' ? refund.moneyBack : {}), disputes })
}

const refsOfCharge = (charge: Fields) =>
  refs(['ch', charge['id']], ['pi', charge['payment_intent']], ['in', charge['invoice']])
