import type { Clock } from '#server/kernel/clock.ts'
import type { Stripe } from '#server/stripe/gateway.ts'
import { createStripePorts } from '#server/stripe/stripe-ports.ts'
import { CONSENT_PATH } from './emulator.domain.ts'
import type { StripeEmulator } from './stripe-emulator.ts'

/** The ports to Stripe, using Stripe's own library with the emulator in this process. */
export const createEmulatedPorts = (
  { keys, fetch }: Pick<StripeEmulator, 'keys' | 'fetch'>,
  { clock, publicUrl }: { clock: Clock; publicUrl: () => string },
): Stripe =>
  createStripePorts(
    {
      billing: { secretKey: keys.billing, priceSource: 'by_lookup_key' },
      link: { secretKey: keys.link, clientId: keys.clientId, consentUrl: () => publicUrl() + CONSENT_PATH },
      isLive: false,
      reach: { fetch },
    },
    { clock },
  )
