import { ConfigError } from '#server/config/config-error.ts'
import { readProcessConfigBeforeWebhooks } from '#server/config/config.ts'
import { createStripeClient, explainStripeError } from '#server/stripe/stripe-client.ts'
import { assertEndpoint, type EndpointOutcome, endpointPlans } from '#server/stripe/stripe-endpoints.ts'
import { explainStartFailure } from './start-failure.ts'

export type WebhookOutcome = EndpointOutcome & { variable: string }

/** Creates each missing webhook at Stripe. Yields each result immediately, because Stripe shows a secret only once. */
export async function* assertWebhooks(): AsyncGenerator<WebhookOutcome> {
  const { publicUrl, stripe } = readProcessConfigBeforeWebhooks()
  if (!publicUrl)
    throw new ConfigError(
      'Set PUBLIC_URL to the address at which Stripe can reach Goodword, like https://goodword.example.',
    )
  if (!stripe.billing && !stripe.link)
    throw new ConfigError(
      'Set STRIPE_BILLING_SECRET_KEY and the prices, or STRIPE_LINK_SECRET_KEY and STRIPE_LINK_CLIENT_ID. Without a key no webhook can be created.',
    )
  for (const part of ['billing', 'link'] as const) {
    const secretKey = stripe[part]?.secretKey
    if (!secretKey) continue
    const client = createStripeClient({ secretKey, reach: { url: stripe.url } })
    const outcome = await assertEndpoint(client, { plan: endpointPlans[part], publicUrl })
    yield { ...outcome, variable: `STRIPE_${part.toUpperCase()}_WEBHOOK_SECRET` }
  }
}

/** One sentence for a failure that the operator can fix; undefined for a bug. */
export const explainStripeConsoleFailure = (error: unknown): string | undefined =>
  explainStripeError(error) ?? explainStartFailure(error)
