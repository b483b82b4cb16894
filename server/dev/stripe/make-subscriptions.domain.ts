import type { Plan, Price, Product, Subscription, SubscriptionItem, SubscriptionSchedule } from './kept-objects.ts'

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

export const planOf = (price: Price): Plan => ({
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

const noInvoiceSettings = {
  account_tax_ids: null,
  custom_fields: null,
  days_until_due: null,
  description: null,
  footer: null,
}

/** Changes the price from the next period on. */
export function makeSchedule(of: {
  id: string
  subscription: Subscription
  item: SubscriptionItem
  nextPrice: Price
  nextPeriodEnd: number
  created: number
}): SubscriptionSchedule {
  const { subscription, item } = of
  const phase = ({ price, start, end }: { price: Price; start: number; end: number }) => ({
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price.id,
        price: price.id,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'none',
    start_date: start,
    transfer_data: null,
    trial_end: null,
  })
  const present = { start: item.current_period_start, end: item.current_period_end }
  return {
    id: of.id,
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: of.created,
    current_phase: { start_date: present.start, end_date: present.end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: { ...noInvoiceSettings, issuer: { type: 'self' } },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phase({ price: item.price, ...present }),
      phase({ price: of.nextPrice, start: present.end, end: of.nextPeriodEnd }),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  }
}
