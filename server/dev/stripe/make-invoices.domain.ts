import type {
  Customer,
  Invoice,
  InvoiceItem,
  InvoiceLine,
  InvoicePayment,
  Subscription,
  SubscriptionItem,
} from './kept-objects.ts'

const nowhere = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

export function makeInvoiceItem(of: {
  id: string
  customerId: string
  invoiceId: string | null
  subscriptionId: string | null
  amount: number
  currency: string
  description: string | null
  isProration: boolean
  created: number
  metadata: Record<string, string>
}): InvoiceItem {
  return {
    id: of.id,
    object: 'invoiceitem',
    amount: of.amount,
    currency: of.currency,
    customer: of.customerId,
    customer_account: null,
    date: of.created,
    description: of.description,
    discountable: !of.isProration,
    discounts: [],
    invoice: of.invoiceId,
    livemode: false,
    metadata: of.metadata,
    net_amount: of.amount,
    parent:
      of.subscriptionId === null
        ? null
        : { subscription_details: { subscription: of.subscriptionId }, type: 'subscription_details' },
    period: { start: of.created, end: of.created },
    pricing: { type: 'price_details', unit_amount_decimal: String(of.amount) },
    proration: of.isProration,
    quantity: 1,
    quantity_decimal: '1',
    tax_rates: [],
    test_clock: null,
  }
}

const makeLine = (of: {
  id: string
  invoiceId: string
  amount: number
  currency: string
  description: string | null
  period: { start: number; end: number }
  metadata: Record<string, string>
}): Omit<InvoiceLine, 'parent' | 'pricing' | 'subscription'> => ({
  id: of.id,
  object: 'line_item',
  amount: of.amount,
  currency: of.currency,
  description: of.description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: of.invoiceId,
  livemode: false,
  metadata: of.metadata,
  period: of.period,
  pretax_credit_amounts: [],
  quantity: 1,
  quantity_decimal: '1',
  subtotal: of.amount,
  taxes: [],
})

export const makeLineOfItem = (of: { id: string; invoiceId: string; item: InvoiceItem }): InvoiceLine => {
  const subscriptionId = of.item.parent?.subscription_details?.subscription ?? null
  return {
    ...makeLine({
      id: of.id,
      invoiceId: of.invoiceId,
      amount: of.item.amount,
      currency: of.item.currency,
      description: of.item.description,
      period: of.item.period,
      metadata: of.item.metadata ?? {},
    }),
    parent: {
      invoice_item_details: {
        invoice_item: of.item.id,
        proration: of.item.proration,
        proration_details: null,
        subscription: subscriptionId,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    },
    pricing: { type: 'price_details', unit_amount_decimal: String(of.item.amount) },
    subscription: subscriptionId,
  }
}

export const makeLineOfSubscription = (of: {
  id: string
  invoiceId: string
  subscription: Subscription
  item: SubscriptionItem
  amount: number
  description: string
  period: { start: number; end: number }
  isProration: boolean
}): InvoiceLine => ({
  ...makeLine({
    id: of.id,
    invoiceId: of.invoiceId,
    amount: of.amount,
    currency: of.item.price.currency,
    description: of.description,
    period: of.period,
    metadata: of.subscription.metadata,
  }),
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: of.isProration,
      proration_details: null,
      subscription: of.subscription.id,
      subscription_item: of.item.id,
    },
    type: 'subscription_item_details',
  },
  pricing: {
    price_details: { price: of.item.price.id, product: of.item.price.product },
    type: 'price_details',
    unit_amount_decimal: of.item.price.unit_amount_decimal,
  },
  subscription: of.subscription.id,
})

/** A draft. */
export function makeInvoice(of: {
  id: string
  account: { name: string | null } | null
  customer: Customer
  subscription: { id: string; metadata: Record<string, string> } | null
  because: string
  lines: InvoiceLine[]
  currency: string
  created: number
  dueAt: number | null
  period: { start: number; end: number }
  description: string | null
  metadata: Record<string, string>
}): Invoice {
  const total = of.lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: of.id,
    object: 'invoice',
    account_country: 'US',
    account_name: of.account?.name ?? null,
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: of.because,
    collection_method: of.subscription ? 'charge_automatically' : 'send_invoice',
    created: of.created,
    currency: of.currency,
    custom_fields: null,
    customer: of.customer.id,
    customer_account: null,
    customer_address: nowhere,
    customer_email: of.customer.email,
    customer_name: of.customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: of.description,
    discounts: [],
    due_date: of.dueAt,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: of.lines, has_more: false, url: `/v1/invoices/${of.id}/lines` },
    livemode: false,
    metadata: of.metadata,
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: of.subscription && {
      quote_details: null,
      subscription_details: { metadata: of.subscription.metadata, subscription: of.subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: of.period.end,
    period_start: of.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  }
}

export function makeInvoicePayment(of: {
  id: string
  invoiceId: string
  amount: number
  currency: string
  payment: InvoicePayment['payment']
  created: number
}): InvoicePayment {
  return {
    id: of.id,
    object: 'invoice_payment',
    amount_paid: of.amount,
    amount_requested: of.amount,
    created: of.created,
    currency: of.currency,
    invoice: of.invoiceId,
    is_default: true,
    livemode: false,
    payment: of.payment,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: of.created },
  }
}
