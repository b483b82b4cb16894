import type { Account, Customer, WebhookEndpoint } from './kept-objects.ts'

const nothingRequired = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
}

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
    future_requirements: nothingRequired,
    requirements: nothingRequired,
    tos_acceptance: { date: null, ip: null, user_agent: null },
    settings: {
      bacs_debit_payments: { display_name: null, service_user_number: null },
      card_issuing: { tos_acceptance: { date: null, ip: null } },
      invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'daily' },
        statement_descriptor: null,
      },
      sepa_debit_payments: {},
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        decline_on: { avs_failure: true, cvc_failure: true },
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
