import { createApplication } from '#server/app/application.ts'
import { composeDeps } from '#server/app/compose.ts'
import { type Config, readProcessConfig } from '#server/config/config.ts'
import { noStripe } from '#server/config/stripe-config.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { type Actor, byMember } from '#server/kernel/actor.ts'
import type { PaidPlan } from '#server/stripe/gateway.ts'
import { clientToken, emailedMark } from '#server/testimonials/client-links.ts'
import { createTestClock } from './test-clock.ts'

export type StagedApplication = Awaited<ReturnType<typeof openStagedApplication>>

/**
 * The application on the configured data folder, at any time the caller sets, for filling it with history. Email and
 * Stripe are emulated, whatever is configured. Emails to a `refused` address are refused.
 */
export async function openStagedApplication({ refused = [] }: { refused?: readonly string[] } = {}) {
  const config = withEmulators(readProcessConfig())
  const clock = createTestClock(systemClock.now())
  const publicUrl = () => config.publicUrl ?? `http://localhost:${config.port}`
  const composed = await composeDeps({ config, publicUrl, machine: clock })
  const { development, hashKey } = composed
  const { stripe, email } = development ?? {}
  if (!development || !stripe || !email) throw new Error('A staged application needs the emulators.')
  const mailer: Mailer = {
    ...email.mailer,
    send: async (message, options) =>
      refused.includes(message.to)
        ? { kind: 'permanent', because: 'recipient', reason: 'The email service doesn’t know this address.' }
        : email.mailer.send(message, options),
  }
  const { services, jobs } = createApplication({ ...composed, mailer })

  async function subscribe(buyer: { userId: string; email: string }, plan: PaidPlan): Promise<void> {
    const { redirectUrl } = await services.subscriptions.createCheckout({
      buyer,
      priceId: plan,
      idempotencyKey: undefined,
    })
    const paid = await stripe?.actions.payCheckout(redirectUrl.split('/').at(-1) ?? '')
    if (paid?.customer) await services.subscriptions.syncCustomer(paid.customer.id)
  }

  async function drain(): Promise<void> {
    while ((await jobs.drain()) + ((await development?.drain()) ?? 0) > 0);
  }

  return {
    clock,
    services,
    /** What the owner's clients do in the Stripe emulator. */
    actions: stripe.actions,
    /** Runs due jobs, and delivers the Stripe emulator's events, until nothing is left. */
    drain,
    /** Buys a plan in the Stripe emulator. */
    subscribe,
    /** Who does something with a service. */
    by: (userId: string): Actor => byMember({ userId }),
    /** The token of a client's portal link. */
    portalToken: (requestId: string) => clientToken('own-page', { requestId, hashKey }),
    /** The mark that only form links in the client's emails have. */
    emailedMark: (requestId: string) => emailedMark({ requestId, hashKey }),
    async close(): Promise<void> {
      await development.close()
      composed.db.close()
    },
  }
}

function withEmulators(config: Config): Config {
  const { from, accountFrom } = config.email
  return { ...config, isProduction: false, stripe: noStripe, email: { from, accountFrom, service: 'outbox' } }
}
