type PaymentKind = 'start' | 'renewal' | 'plan_change' | 'unknown_kind'

const kinds: Readonly<Record<string, PaymentKind>> = {
  manual: 'start',
  quote_accept: 'start',
  automatic_pending_invoice_item_invoice: 'start',
  payment: 'start',
  subscription: 'start',
  subscription_create: 'start',
  subscription_cycle: 'renewal',
  subscription_threshold: 'renewal',
  upcoming: 'renewal',
  subscription_update: 'plan_change',
}

/**
 * What a payment is to the client. `because` is Stripe's reason: `billing_reason` of an invoice, or the mode of a plain
 * checkout.
 */
export function kindOf({
  because,
  isFirstOfSubscription,
}: {
  because: string | null
  isFirstOfSubscription: boolean
}): PaymentKind {
  if (because === null) return 'start'
  const kind = Object.hasOwn(kinds, because) ? kinds[because] : undefined
  const isLater = kind === 'renewal' || kind === 'plan_change'
  if (isLater && isFirstOfSubscription) return 'start'
  return kind ?? 'unknown_kind'
}
