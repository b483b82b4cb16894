import type { Transactional } from '#server/db/database.ts'
import type { Charge, Dispute, Invoice } from './kept-objects.ts'
import { list, type StripeStore } from './store.ts'

/** An invoice, the charge that paid it through Stripe, and what happened to its money since. */
export type SoldInvoice = {
  invoice: Invoice
  charge: Charge | undefined
  dispute: Dispute | undefined
  /** Whether a refund of it can still fail. */
  canRefundFail: boolean
}

/** Newest first. */
export function* listSoldInvoices(store: StripeStore): Transactional<SoldInvoice[]> {
  const charges = new Map((yield* list(store, 'charge')).map((charge) => [charge.payment_intent, charge]))
  const disputes = new Map((yield* list(store, 'dispute')).map((dispute) => [dispute.charge, dispute]))
  const refunds = (yield* list(store, 'refund')).filter(({ status }) => status === 'succeeded')
  const refunded = new Set(refunds.map(({ charge }) => charge))
  const paidBy = new Map<string, Charge>()
  for (const { invoice, payment } of yield* list(store, 'invoice_payment')) {
    const charge = charges.get(payment.payment_intent ?? null)
    if (charge) paidBy.set(invoice, charge)
  }
  return (yield* list(store, 'invoice')).map((invoice) => {
    const charge = paidBy.get(invoice.id)
    return {
      invoice,
      charge,
      dispute: charge && disputes.get(charge.id),
      canRefundFail: charge !== undefined && refunded.has(charge.id),
    }
  })
}
