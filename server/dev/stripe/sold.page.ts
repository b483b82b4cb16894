import { html } from 'hono/html'
import { formatMoney } from '#shared/money.ts'
import { creditableOf, isOpen } from './money-back.ts'
import type { SoldInvoice } from './sold-invoices.ts'

/** Stripe's state names are readable once the underscores are removed. */
export const textsOf = (state: string) => state.replaceAll('_', ' ')

export function section<Item>(title: string, items: readonly Item[], row: (item: Item) => unknown) {
  if (items.length === 0) return ''
  return html`<h2>${title}</h2><ul class="rows">${items.map(row)}</ul>`
}

type Act = readonly [act: string, label: string]

const whenUnpaid: Partial<Record<string, readonly Act[]>> = {
  draft: [['send', 'Send']],
  open: [
    ['pay', 'Pay'],
    ['elsewhere', 'Paid elsewhere'],
    ['void', 'Void'],
  ],
}

/** What can happen to the money of a paid invoice. */
function whenPaid({ invoice, charge, dispute, canRefundFail }: SoldInvoice): Act[] {
  const acts: Act[] = []
  if (charge && !charge.refunded) acts.push(['refund', 'Refund'], ['part', 'Refund a part'])
  if (canRefundFail) acts.push(['fail', 'Make the refund fail'])
  if (charge && !dispute && !charge.refunded) acts.push(['dispute', 'Open a dispute'])
  if (dispute && isOpen(dispute)) acts.push(['win', 'Win the dispute'], ['lose', 'Lose the dispute'])
  if (creditableOf(invoice, charge) > 0) acts.push(['credit', 'Issue a credit note'])
  return acts
}

/** "$240 refunded, dispute won". */
function moneyBackOf({ invoice, charge, dispute }: SoldInvoice): string {
  const { currency, post_payment_credit_notes_amount: credited } = invoice
  const refunded = charge?.amount_refunded ?? 0
  return [
    refunded > 0 ? `, ${formatMoney({ amount: refunded, currency })} refunded` : '',
    credited > 0 ? `, ${formatMoney({ amount: credited, currency })} credited` : '',
    dispute ? `, ${isOpen(dispute) ? 'disputed' : `dispute ${dispute.status}`}` : '',
  ].join('')
}

export function invoiceRow(sold: SoldInvoice, action: string) {
  const { invoice, charge } = sold
  const money = formatMoney({ amount: invoice.total, currency: invoice.currency })
  const left = charge ? charge.amount - charge.amount_refunded : 0
  return html`<li><div><b>${invoice.customer_name ?? invoice.customer_email ?? 'A client'}</b>, ${money}<br><span class="quiet">${
    invoice.number ?? 'Draft'
  }, ${invoice.lines.data[0]?.description ?? ''}, ${invoice.status}${moneyBackOf(sold)}</span></div>
${buttons({
  action,
  id: invoice.id,
  of: `${invoice.customer_name ?? invoice.customer_email ?? 'a client'}, ${money}`,
  doing: invoice.status === 'paid' ? whenPaid(sold) : (whenUnpaid[invoice.status ?? ''] ?? []),
  half: Math.ceil(left / 2),
})}</li>`
}

type Buttons = { action: string; id: string; of: string; doing: readonly Act[]; half?: number }

export const buttons = ({ action, id, of, doing, half = 0 }: Buttons) =>
  html`<form method="post" action="${action}"><input type="hidden" name="id" value="${id}"><input type="hidden" name="half" value="${half}">${doing.map(
    ([act, label]) =>
      html`<button class="small" name="act" value="${act}" aria-label="${label}: ${of}">${label}</button>`,
  )}</form>`
