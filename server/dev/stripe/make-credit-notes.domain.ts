import type { CreditNote, Invoice } from './kept-objects.ts'

/** A credit note after the payment, to the balance of the client. `turn`: which of its invoice's notes. */
export function makeCreditNote(of: {
  id: string
  lineId: string
  balanceId: string
  invoice: Invoice
  amount: number
  turn: number
  origin: string
  created: number
}): CreditNote {
  const { amount, invoice } = of
  const [line] = invoice.lines.data
  return {
    id: of.id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: of.created,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: of.balanceId,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: of.created,
    invoice: invoice.id,
    lines: {
      object: 'list',
      data: [
        {
          id: of.lineId,
          object: 'credit_note_line_item',
          amount,
          description: line?.description ?? null,
          discount_amount: 0,
          discount_amounts: [],
          ...(line && { invoice_line_item: line.id }),
          livemode: false,
          metadata: {},
          pretax_credit_amounts: [],
          quantity: 1,
          tax_rates: [],
          taxes: [],
          type: 'invoice_line_item',
          unit_amount: null,
          unit_amount_decimal: null,
        },
      ],
      has_more: false,
      url: `/v1/credit_notes/${of.id}/lines`,
    },
    livemode: false,
    memo: null,
    metadata: {},
    number: `${invoice.number ?? invoice.id}-CN-${String(of.turn).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: `${of.origin}/dev/stripe/invoices/${invoice.id}`,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: 'order_change',
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
    total_taxes: [],
    type: 'post_payment',
    voided_at: null,
  }
}
