import type { CheckoutSession, LineItem, Portal, PortalConfiguration, Price } from './kept-objects.ts'

const ourTaxes = { enabled: false, liability: null, provider: null, status: null }

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
