import type { Transactional } from '#server/db/database.ts'
import type { InStore } from './actions.store.ts'
import type { Charge } from './kept-objects.ts'
import { closeDispute, creditInvoice, disputeCharge, failRefund, findCharge, refundCharge } from './money-back.ts'
import type { StripeStore } from './store.ts'
import { problem } from './stripe-wire.ts'

/** What was paid: an invoice, checkout page, payment intent or charge. */
type Paid = { accountId: string | null; id: string }

/** Money that goes back to clients, and comes back from there. */
export function createMoneyBackActions(inStore: InStore) {
  const withCharge = <T>({ accountId, id }: Paid, work: (store: StripeStore, charge: Charge) => Transactional<T>) =>
    inStore(
      function* (store) {
        const charge = yield* findCharge(store, id)
        if (!charge) throw problem(`Nothing was paid through Stripe for ${id}.`)
        return yield* work(store, charge)
      },
      { accountId },
    )

  return {
    /** Refunds everything that is left, or an amount. */
    refund: ({ amount, ...paid }: Paid & { amount?: number | undefined }) =>
      withCharge(paid, (store, charge) => refundCharge(store, { charge, amount })),

    /** The client’s bank sends the newest refund back. */
    failRefund: (paid: Paid) => withCharge(paid, failRefund),

    /** The client disputes the payment. */
    dispute: (paid: Paid) => withCharge(paid, disputeCharge),

    /** The client’s bank decides the dispute. */
    closeDispute: ({ as, ...paid }: Paid & { as: 'won' | 'lost' }) =>
      withCharge(paid, (store, charge) => closeDispute(store, { charge, as })),

    /** Credits a paid invoice to the client’s balance: everything that is left, or an amount. */
    creditInvoice: ({ accountId, ...note }: Paid & { amount?: number | undefined }) =>
      inStore((store) => creditInvoice(store, note), { accountId }),
  }
}
