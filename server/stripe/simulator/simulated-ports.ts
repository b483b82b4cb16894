import type { Clock } from '#server/kernel/clock.ts'
import type { Stripe } from '../gateway.ts'
import { createStripePorts } from '../stripe-ports.ts'
import { CONSENT_PATH } from './simulator.domain.ts'
import type { SimulatedStripe } from './simulated-stripe.ts'

/** The ports to Stripe by Stripe's own library, which speaks to the stand-in within this process. */
export const createSimulatedPorts = (
  { keys, fetch }: Pick<SimulatedStripe, 'keys' | 'fetch'>,
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
