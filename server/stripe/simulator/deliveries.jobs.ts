import { BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import type { Database } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, RetryLater } from '#server/jobs/jobs.registry.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { StripeWebhooks } from '../gateway.ts'
import { signStripeEvent } from '../stripe-webhooks.ts'
import { findAnywhere, saveKept } from './kept-objects.repository.ts'
import type { SimulatedStripe } from './simulated-stripe.ts'

const paths = { billing: BILLING_WEBHOOK_PATH, link: LINK_WEBHOOK_PATH }

/** Posts an event of the stand-in to our webhook, signed, as Stripe would: again and later until it is taken. */
export const createSimulatedDelivery = ({
  db,
  clock,
  stripeWebhooks,
  post,
}: {
  db: Database
  clock: Clock
  stripeWebhooks: StripeWebhooks
  /** To this application. */
  post: (path: string, init: { body: string; headers: Record<string, string> }) => Promise<{ status: number }>
}): JobHandler<JobPayloads['stripe.deliver-simulated']> => ({
  async run({ deliveryId }) {
    const found = await db.read(function* (sql) {
      const delivery = yield* findAnywhere(sql, { kind: 'delivery', id: deliveryId })
      const event = delivery && (yield* findAnywhere(sql, { kind: 'event', id: delivery.object.eventId }))
      return delivery && event && { delivery: delivery.object, event: event.object }
    })
    const [secret] = found ? stripeWebhooks.secrets[found.delivery.endpoint] : []
    if (!found || secret === undefined) return
    const body = JSON.stringify(found.event)
    const signature = signStripeEvent({ body, secret, at: clock.now() })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const { status } = await post(paths[found.delivery.endpoint], { body, headers })
    await db.transaction((sql) =>
      saveKept<'delivery'>(sql, {
        object: { ...found.delivery, status, attempts: found.delivery.attempts + 1 },
        accountId: null,
        now: clock.now(),
      }),
    )
    if (status < 200 || status > 299) throw new RetryLater(`The webhook answered ${status}.`)
  },
})

/** Lets a period of a subscription at the stand-in end. */
export const createPassingTime = ({
  simulatedStripe,
}: {
  simulatedStripe: SimulatedStripe | undefined
}): JobHandler<JobPayloads['stripe.pass-time']> => ({
  run: async ({ subscriptionId }) => simulatedStripe?.acts.passTime(subscriptionId),
})
