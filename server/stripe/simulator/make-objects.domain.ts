import type {
  Account,
  CheckoutSession,
  Customer,
  Invoice,
  InvoiceItem,
  InvoiceLine,
  InvoicePayment,
  LineItem,
  Plan,
  Portal,
  PortalConfiguration,
  Price,
  Product,
  Subscription,
  SubscriptionItem,
  WebhookEndpoint,
} from './kept-objects.ts'

const nowhere = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
const ourTaxes = { enabled: false, liability: null, provider: null, status: null }

export function makeAccount(of: { id: string; name: string | null; created: number }): Account {
  return {
    id: of.id,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: of.name,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    business_type: null,
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    controller: { type: 'account' },
    country: 'US',
    created: of.created,
    default_currency: 'usd',
    details_submitted: true,
    email: null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${of.id}/external_accounts`,
    },
    metadata: {},
    payouts_enabled: true,
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: of.name, timezone: 'Etc/UTC' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
    },
    type: 'standard',
  }
}

export function makeCustomer(of: {
  id: string
  created: number
  email: string | null
  name: string | null
  metadata: Record<string, string>
}): Customer {
  return {
    id: of.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: of.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: of.email,
    invoice_prefix: of.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: of.metadata,
    name: of.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export function makeProduct(of: { id: string; name: string; created: number; priceId: string | null }): Product {
  return {
    id: of.id,
    object: 'product',
    active: true,
    created: of.created,
    default_price: of.priceId,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: of.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: of.created,
    url: null,
  }
}

export type Interval = 'month' | 'year'

export function makePrice(of: {
  id: string
  productId: string
  amount: number
  currency: string
  interval: Interval | null
  lookupKey: string | null
  created: number
}): Price {
  return {
    id: of.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: of.created,
    currency: of.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: of.lookupKey,
    metadata: {},
    nickname: null,
    product: of.productId,
    recurring: of.interval && {
      interval: of.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: of.interval ? 'recurring' : 'one_time',
    unit_amount: of.amount,
    unit_amount_decimal: String(of.amount),
  }
}

const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

export function makeLineItem(of: { id: string; price: Price; quantity: number; description: string }): LineItem {
  const amount = (of.price.unit_amount ?? 0) * of.quantity
  return {
    id: of.id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: of.price.currency,
    description: of.description,
    metadata: {},
    price: of.price,
    quantity: of.quantity,
  }
}

export function makeCheckoutSession(of: {
  id: string
  created: number
  expiresAt: number
  mode: 'payment' | 'subscription'
  url: string | null
  amount: number
  currency: string
  customerId: string | null
  customerEmail: string | null
  clientReferenceId: string | null
  successUrl: string | null
  cancelUrl: string | null
  paymentLinkId: string | null
  hasInvoice: boolean
  metadata: Record<string, string>
}): CheckoutSession {
  return {
    id: of.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: of.amount,
    amount_total: of.amount,
    automatic_tax: ourTaxes,
    billing_address_collection: null,
    cancel_url: of.cancelUrl,
    client_reference_id: of.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: of.created,
    currency: of.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: of.customerId,
    customer_account: null,
    customer_creation: of.mode === 'payment' ? 'if_required' : null,
    customer_details: null,
    customer_email: of.customerEmail,
    discounts: [],
    expires_at: of.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      of.mode === 'payment'
        ? {
            enabled: of.hasInvoice,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: null,
              issuer: null,
              metadata: {},
              rendering_options: null,
            },
          }
        : null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: of.metadata,
    mode: of.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: of.paymentLinkId,
    payment_method_collection: of.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: of.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: of.url,
    wallet_options: null,
  }
}

export function makeSubscriptionItem(of: {
  id: string
  subscriptionId: string
  price: Price
  period: { start: number; end: number }
  created: number
}): SubscriptionItem {
  return {
    id: of.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: of.created,
    current_period_end: of.period.end,
    current_period_start: of.period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(of.price),
    price: of.price,
    quantity: 1,
    subscription: of.subscriptionId,
    tax_rates: [],
  }
}

export function makeSubscription(of: {
  id: string
  customerId: string
  item: SubscriptionItem
  created: number
  trialEnd: number | null
  isClassic: boolean
  metadata: Record<string, string>
  description: string | null
}): Subscription {
  return {
    id: of.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: of.trialEnd ?? of.created,
    billing_cycle_anchor_config: null,
    billing_mode: of.isClassic
      ? { flexible: null, type: 'classic' }
      : { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: of.created,
    currency: of.item.price.currency,
    customer: of.customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: of.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [of.item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${of.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: of.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: of.created,
    status: of.trialEnd === null ? 'active' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: of.trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: of.trialEnd === null ? null : of.created,
  }
}

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

export function makePortal(of: {
  id: string
  customerId: string
  configurationId: string
  returnUrl: string | null
  url: string
  flow: Portal['flow']
  created: number
}): Portal {
  return {
    id: of.id,
    object: 'billing_portal.session',
    configuration: of.configurationId,
    created: of.created,
    customer: of.customerId,
    customer_account: null,
    flow: of.flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: of.returnUrl,
    url: of.url,
  }
}

export function makePortalConfiguration(of: { id: string; created: number; isDefault: boolean }): PortalConfiguration {
  return {
    id: of.id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: of.created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: ['email', 'tax_id'], enabled: true },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: ['too_expensive', 'other'] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: true,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: of.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: of.created,
  }
}

export function makeWebhookEndpoint(of: {
  id: string
  url: string
  types: string[]
  apiVersion: string | null
  isOfLinks: boolean
  description: string | null
  metadata: Record<string, string>
  created: number
}): WebhookEndpoint {
  return {
    id: of.id,
    object: 'webhook_endpoint',
    api_version: of.apiVersion,
    application: of.isOfLinks ? 'ca_simulated' : null,
    created: of.created,
    description: of.description,
    enabled_events: of.types,
    livemode: false,
    metadata: of.metadata,
    status: 'enabled',
    url: of.url,
  }
}
