import type Stripe from 'stripe'

/** An object as it is sent, unexpanded: decimals are text, and expandable properties are ids. */
export type Wire<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<Collapsed<T[Key]>> }
        : T
type Collapsed<T> = [Extract<T, string>] extends [never] ? T : Exclude<T, { id: string }>

export type Account = Wire<Stripe.Account>
export type Customer = Wire<Stripe.Customer>
export type Product = Wire<Stripe.Product>
export type Price = Wire<Stripe.Price>
export type Plan = Wire<Stripe.Plan>
export type LineItem = Wire<Stripe.LineItem>
export type CheckoutSession = Wire<Stripe.Checkout.Session>
export type Subscription = Wire<Stripe.Subscription>
export type SubscriptionSchedule = Wire<Stripe.SubscriptionSchedule>
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>
export type Invoice = Wire<Stripe.Invoice>
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>
export type InvoiceItem = Wire<Stripe.InvoiceItem>
export type InvoicePayment = Wire<Stripe.InvoicePayment>
export type PaymentIntent = Wire<Stripe.PaymentIntent>
export type Charge = Wire<Stripe.Charge>
export type Refund = Wire<Stripe.Refund>
export type Dispute = Wire<Stripe.Dispute>
export type CreditNote = Wire<Stripe.CreditNote>
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint>
export type Portal = Wire<Stripe.BillingPortal.Session>
export type PortalConfiguration = Wire<Stripe.BillingPortal.Configuration>

/** Of any type: it only holds objects that we create. */
export type StripeEventObject = {
  id: string
  object: 'event'
  account?: string
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: boolean
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: Stripe.Event['type']
}

/** What an account at Stripe has consented to. */
export type Link = { id: string; object: 'link'; accountId: string; isActive: boolean }
export type OAuthCode = { id: string; object: 'oauth_code'; accountId: string; isUsed: boolean; created: number }
/** Details of a checkout page that the session doesn't contain. */
export type CheckoutTerms = {
  id: string
  object: 'checkout_terms'
  lines: LineItem[]
  subscription: { metadata: Record<string, string>; trialDays: number; isClassic: boolean }
  paymentMetadata: Record<string, string>
  hasInvoice: boolean
}
/** A deleted customer. */
export type GoneCustomer = { id: string; object: 'gone_customer' }
/** The stored answer to a call, for repeating it. */
export type Answered = { id: string; object: 'answered'; fingerprint: string; status: number; body: unknown }
/** A subscription whose next payments fail. */
export type BadCard = { id: string; object: 'bad_card'; subscriptionId: string }
/** How events are delivered. */
export type Switches = {
  id: 'switches'
  object: 'switches'
  sendsTwice: boolean
  reverses: boolean
  isHolding: boolean
}
/** An event being sent to one of our webhooks. `status` is our answer, or 0 when we didn't answer. */
export type Delivery = {
  id: string
  object: 'delivery'
  eventId: string
  endpoint: WebhookName
  status: number | null
  /** It waits until events are no longer held. */
  isWithheld: boolean
  created: number
}
export type WebhookName = 'billing' | 'link'

export type Kept = {
  account: Account
  customer: Customer
  product: Product
  price: Price
  'checkout.session': CheckoutSession
  subscription: Subscription
  subscription_schedule: SubscriptionSchedule
  invoice: Invoice
  invoiceitem: InvoiceItem
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  credit_note: CreditNote
  webhook_endpoint: WebhookEndpoint
  'billing_portal.session': Portal
  'billing_portal.configuration': PortalConfiguration
  event: StripeEventObject
  link: Link
  oauth_code: OAuthCode
  checkout_terms: CheckoutTerms
  answered: Answered
  gone_customer: GoneCustomer
  bad_card: BadCard
  switches: Switches
  delivery: Delivery
}
export type KeptKind = keyof Kept
