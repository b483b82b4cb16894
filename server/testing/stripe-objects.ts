/**
 * Objects as Stripe sends them in events, before and since 2025-03-31 ("Basil"), with only the fields that payments are
 * read from.
 */

const at = (iso: string) => Math.trunc(Date.parse(iso) / 1000)

type Purchase = {
  id?: string
  amount?: number
  currency?: string
  email?: string | null
  name?: string | null
  customer?: string | null
  paidAt?: string
  because?: string
  subscription?: string | null
  number?: string | null
  description?: string | null
  line?: string | null
  metadata?: Record<string, string>
  paymentIntent?: string | null
}

const purchase = (of: Purchase) => ({
  id: 'in_1',
  amount: 48_000,
  currency: 'usd',
  email: 'ana@client.example',
  name: 'Ana Ribeiro',
  customer: 'cus_1',
  paidAt: '2026-11-20T09:00:00Z',
  because: 'manual',
  subscription: null,
  number: 'A-0001',
  description: null,
  line: 'Website',
  metadata: {},
  paymentIntent: 'pi_1',
  ...of,
})

/** The format since Basil. */
export function paidInvoice(of: Purchase = {}) {
  const { id, amount, currency, paymentIntent, subscription, ...rest } = purchase(of)
  return {
    id,
    object: 'invoice',
    status: 'paid',
    amount_paid: amount,
    amount_due: amount,
    currency,
    billing_reason: rest.because,
    customer: rest.customer,
    customer_email: rest.email,
    customer_name: rest.name,
    number: rest.number,
    description: rest.description,
    metadata: rest.metadata,
    status_transitions: { paid_at: at(rest.paidAt), finalized_at: at(rest.paidAt) },
    lines: { object: 'list', data: [{ id: 'il_1', amount, description: rest.line, metadata: {} }], has_more: false },
    parent:
      subscription === null
        ? null
        : { type: 'subscription_details', quote_details: null, subscription_details: { subscription, metadata: {} } },
    payments: {
      object: 'list',
      data:
        paymentIntent === null
          ? []
          : [
              {
                id: 'inpay_1',
                object: 'invoice_payment',
                payment: { type: 'payment_intent', payment_intent: paymentIntent },
              },
            ],
    },
  }
}

/** The format before Basil. */
export function oldPaidInvoice(of: Purchase = {}) {
  const { parent: _parent, payments: _payments, ...same } = paidInvoice(of)
  const { paymentIntent, subscription } = purchase(of)
  return {
    ...same,
    paid: true,
    paid_out_of_band: false,
    payment_intent: paymentIntent,
    charge: null,
    subscription,
    subscription_details: subscription === null ? null : { metadata: {} },
  }
}

export function paidSession(of: Purchase & { invoice?: string | null; mode?: string; status?: string } = {}) {
  const { amount, currency, paymentIntent, subscription, ...rest } = purchase({ id: 'cs_1', ...of })
  return {
    id: rest.id,
    object: 'checkout.session',
    mode: of.mode ?? (subscription === null ? 'payment' : 'subscription'),
    payment_status: of.status ?? 'paid',
    amount_total: amount,
    currency,
    created: at(rest.paidAt),
    customer: rest.customer,
    customer_details: { email: rest.email, name: rest.name },
    customer_email: null,
    invoice: of.invoice ?? null,
    payment_intent: paymentIntent,
    subscription,
    metadata: rest.metadata,
  }
}

export const invoicePayment = ({ invoice = 'in_1', paymentIntent = 'pi_1' } = {}) => ({
  id: 'inpay_1',
  object: 'invoice_payment',
  invoice,
  status: 'paid',
  payment: { type: 'payment_intent', payment_intent: paymentIntent },
})

type ChargeParts = { id?: string; paymentIntent?: string; refunded?: boolean; amount?: number; back?: number }

/** Refunded in full, unless `back` says how much of `amount` went back so far. */
export const refundedCharge = ({ id = 'ch_1', paymentIntent = 'pi_1', refunded, amount, back }: ChargeParts = {}) => ({
  id,
  object: 'charge',
  captured: true,
  refunded: refunded ?? (back === undefined || back === amount),
  payment_intent: paymentIntent,
  ...(amount !== undefined && {
    amount,
    amount_captured: amount,
    amount_refunded: back ?? amount,
    currency: 'usd',
  }),
})

/** A refund that a bank sent back. */
export const failedRefund = ({ id = 're_1', charge = 'ch_1', paymentIntent = 'pi_1', amount = 48_000 } = {}) => ({
  id,
  object: 'refund',
  amount,
  currency: 'usd',
  charge,
  payment_intent: paymentIntent,
  status: 'failed',
})

/** A credit note after the payment. `refunded` is the part of it that was paid back by a refund. */
export const creditNote = ({
  id = 'cn_1',
  invoice = 'in_1',
  amount = 48_000,
  refunded = 0,
  status = 'issued',
} = {}) => ({
  id,
  object: 'credit_note',
  invoice,
  type: 'post_payment',
  status,
  amount,
  currency: 'usd',
  pre_payment_amount: 0,
  post_payment_amount: amount,
  refunds: refunded === 0 ? [] : [{ amount_refunded: refunded, refund: 're_1', type: 'refund' }],
})

export const dispute = ({ charge = 'ch_1', paymentIntent = 'pi_1', status = 'needs_response' } = {}) => ({
  id: 'dp_1',
  object: 'dispute',
  charge,
  payment_intent: paymentIntent,
  status,
})
