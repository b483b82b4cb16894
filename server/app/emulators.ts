type Stripes = { billing: unknown; link: unknown }
/** `isShared`: an emulator is of one process, and others would know nothing of what it did. */
type Services = { isProduction: boolean; isShared: boolean; stripe: Stripes; email: { service: string } }

/** Whether payments go through the Stripe emulator: when Stripe is not configured at all, and never in production. */
export const hasStripeEmulator = ({ isProduction, isShared, stripe }: Omit<Services, 'email'>): boolean =>
  !isProduction && !isShared && !stripe.billing && !stripe.link

/** Whether emails can be read at `/dev/outbox`: when they are kept instead of sent, and not in production. */
export const hasOutboxReader = ({ isProduction, isShared, email }: Omit<Services, 'stripe'>): boolean =>
  !isProduction && !isShared && email.service === 'outbox'

/** Which services are emulated; undefined when none is, as always in production: then `server/dev` is not loaded. */
export function emulatedServices(services: Services): { stripe: boolean; email: boolean } | undefined {
  const emulated = { stripe: hasStripeEmulator(services), email: hasOutboxReader(services) }
  return emulated.stripe || emulated.email ? emulated : undefined
}
