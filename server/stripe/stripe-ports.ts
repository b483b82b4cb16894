import type { Clock } from '#server/kernel/clock.ts'
import type { Stripe } from './gateway.ts'
import { createStripeAccounts } from './stripe-accounts.ts'
import { createStripeClient, type StripeReach } from './stripe-client.ts'
import { createStripeLinks } from './stripe-links.ts'
import { createStripePayments } from './stripe-payments.ts'
import type { PriceSource } from './stripe-prices.ts'

/** What is set up at Stripe, or in its emulator. */
export type StripeSetup = {
  billing: { secretKey: string; priceSource: PriceSource } | undefined
  link: { secretKey: string; clientId: string; consentUrl?: () => string } | undefined
  isLive: boolean
  reach: StripeReach
}

/** The ports to Stripe, as far as they are set up. */
export function createStripePorts({ billing, link, isLive, reach }: StripeSetup, { clock }: { clock: Clock }): Stripe {
  const linking = link && { ...link, stripe: createStripeClient({ secretKey: link.secretKey, reach }) }
  return {
    payments:
      billing &&
      createStripePayments({
        stripe: createStripeClient({ secretKey: billing.secretKey, reach }),
        priceSource: billing.priceSource,
        clock,
      }),
    links: linking && createStripeLinks({ ...linking, isLive }),
    accounts: linking && createStripeAccounts(linking),
  }
}
