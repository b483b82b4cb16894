import { createApplication } from '#server/app/application.ts'
import { composeDeps } from '#server/app/compose.ts'
import { readProcessConfig } from '#server/config/config.ts'
import type { Mailer } from '#server/emails/mailer.ts'
import { createOutboxMailer } from '#server/emails/outbox/outbox-mailer.ts'
import { createSimulatedDomains } from '#server/emails/domains/simulated-domains.ts'
import type { PaidPlan } from '#server/stripe/gateway.ts'
import { clientToken, mailedMark } from '#server/submissions/client-links.ts'
import { createSimulatedPorts } from '#server/stripe/simulator/simulated-ports.ts'
import { createSimulatedStripe } from '#server/stripe/simulator/simulated-stripe.ts'
import { createTestClock } from './test-clock.ts'

export type StagedApplication = ReturnType<typeof openStagedApplication>

/**
 * The application on the configured data folder, at whatever time the caller sets: for filling it with a past. Mail to
 * a `refused` address is turned away.
 */
export function openStagedApplication({ refused = [] }: { refused?: readonly string[] } = {}) {
  const config = readProcessConfig()
  const composed = composeDeps({ config, publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}` })
  const { db } = composed
  const clock = createTestClock(composed.clock.now())
  const outbox = createOutboxMailer({ db, clock })
  const mailer: Mailer = {
    ...outbox,
    send: async (mail, options) =>
      refused.includes(mail.to)
        ? { kind: 'permanent', because: 'recipient', reason: 'The mail service does not know this address.' }
        : outbox.send(mail, options),
  }
  const simulatedStripe = createSimulatedStripe({ ...composed, clock })
  const simulatedDomains = createSimulatedDomains({ db, clock })
  const { services, jobs } = createApplication({
    ...composed,
    clock,
    movableClock: undefined,
    mailer,
    stripe: createSimulatedPorts(simulatedStripe, { ...composed, clock }),
    simulatedStripe,
    simulatedDomains,
    sendingDomains: simulatedDomains.service,
  })

  async function subscribe(buyer: { userId: string; email: string }, plan: PaidPlan): Promise<void> {
    const { redirectUrl } = await services.subscriptions.createCheckout({
      buyer,
      priceId: plan,
      idempotencyKey: undefined,
    })
    const paid = await simulatedStripe.acts.payCheckout(redirectUrl.split('/').at(-1) ?? '')
    if (paid?.customer) await services.subscriptions.syncCustomer(paid.customer.id)
  }

  return {
    clock,
    services,
    /** What clients of the owner do at the stand-in for Stripe. */
    acts: simulatedStripe.acts,
    drain: () => jobs.drain(),
    /** Buys a plan at the stand-in for Stripe. */
    subscribe,
    /** What the link of a client to the own page holds. */
    ownPageToken: (requestId: string) => clientToken('own-page', { requestId, hashKey: composed.hashKey }),
    /** What the link to the form holds in the client's mail alone. */
    mailedMark: (requestId: string) => mailedMark({ requestId, hashKey: composed.hashKey }),
    close: () => db.close(),
  }
}
