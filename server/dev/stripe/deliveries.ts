import { BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { StripeWebhooks } from '#server/stripe/gateway.ts'
import { signStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import { findAnywhere, saveKept } from './kept-objects.repository.ts'

const paths = { billing: BILLING_WEBHOOK_PATH, link: LINK_WEBHOOK_PATH }

/** Sends a webhook to the product. */
export type Post = (
  path: string,
  init: { body: string; headers: Record<string, string> },
) => Promise<{ status: number }>

/**
 * Posts a signed event to our webhook, and stores the answer. Throws when the event was not accepted, so that it is
 * sent again.
 */
export const createEventDelivery =
  ({ db, clock, secrets, post }: { db: Database; clock: Clock; secrets: StripeWebhooks['secrets']; post: Post }) =>
  async (deliveryId: string): Promise<void> => {
    const found = await db.read(function* (tx) {
      const delivery = yield* findAnywhere(tx, { kind: 'delivery', id: deliveryId })
      const event = delivery && (yield* findAnywhere(tx, { kind: 'event', id: delivery.object.eventId }))
      return delivery && event && { delivery: delivery.object, event: event.object }
    })
    const [secret] = found ? secrets[found.delivery.endpoint] : []
    if (!found || secret === undefined) return
    const body = JSON.stringify(found.event)
    const signature = signStripeEvent({ body, secret, at: clock.now() })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const { status } = await post(paths[found.delivery.endpoint], { body, headers })
    await db.transaction((tx) =>
      saveKept<'delivery'>(tx, {
        object: { ...found.delivery, status },
        accountId: null,
        now: clock.now(),
      }),
    )
    if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}.`)
  }
