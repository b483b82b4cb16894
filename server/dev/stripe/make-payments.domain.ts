import type { Charge, Dispute, PaymentIntent, Refund } from './kept-objects.ts'

const nowhere = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

type Payer = { email: string | null; name: string | null }

export function makePaymentIntent(of: {
  id: string
  clientSecret: string
  chargeId: string
  amount: number
  currency: string
  customerId: string | null
  description: string | null
  email: string | null
  metadata: Record<string, string>
  created: number
}): PaymentIntent {
  return {
    id: of.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: of.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: of.amount,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: of.clientSecret,
    confirmation_method: 'automatic',
    created: of.created,
    currency: of.currency,
    customer: of.customerId,
    customer_account: null,
    description: of.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: of.chargeId,
    livemode: false,
    managed_payments: null,
    metadata: of.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: of.email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

export function makeCharge(of: { id: string; intent: PaymentIntent; payer: Payer; created: number }): Charge {
  const { intent } = of
  return {
    id: of.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: nowhere, email: of.payer.email, name: of.payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: of.created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: of.payer.email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

export function makeRefund(of: { id: string; charge: Charge; amount: number; created: number }): Refund {
  return {
    id: of.id,
    object: 'refund',
    amount: of.amount,
    balance_transaction: null,
    charge: of.charge.id,
    created: of.created,
    currency: of.charge.currency,
    customer: of.charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: {},
    payment_intent: of.charge.payment_intent,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

const DAY_S = 24 * 60 * 60

export function makeDispute(of: { id: string; charge: Charge; created: number }): Dispute {
  return {
    id: of.id,
    object: 'dispute',
    amount: of.charge.amount,
    balance_transactions: [],
    charge: of.charge.id,
    created: of.created,
    currency: of.charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: of.charge.billing_details.email,
      customer_name: of.charge.billing_details.name,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: of.created + 10 * DAY_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: of.charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'general',
    status: 'needs_response',
  }
}
