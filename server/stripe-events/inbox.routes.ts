import { type Context, Hono } from 'hono'
import { BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH, OWN_WEBHOOK_PATH } from '#shared/connections.ts'
import { limitBody } from '#server/http/body-limit.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { InboxService } from './inbox.service.ts'

const BODY_MAX_BYTES = 1024 * 1024

type Call = Parameters<InboxService['takeOwn']>[1]

/**
 * Stripe's webhooks. A signature covers the exact bytes, so nothing may parse the body before. Callers without a valid
 * signature are rate-limited; signed events are always accepted, except for owners' own webhooks, where the owner holds
 * the secret and could sign anything.
 */
export function inboxRoutes(
  inbox: InboxService,
  limits: { webhookMiss: RateLimiter; ownWebhook: RateLimiter },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const limit = limitBody(BODY_MAX_BYTES)

  async function take(c: Context<AppEnv>, work: (call: Call) => Promise<void>): Promise<Response> {
    const body = new Uint8Array(await c.req.arrayBuffer())
    try {
      await work({ body, signature: c.req.header('stripe-signature') })
    } catch (error) {
      const isMiss = error instanceof AppError && (error.status === 400 || error.status === 404)
      if (isMiss) await limits.webhookMiss.consume(c.get('address'))
      throw error
    }
    return c.json({ received: true })
  }

  app.post(BILLING_WEBHOOK_PATH, limit, (c) => take(c, (call) => inbox.takeFrom('billing', call)))
  app.post(LINK_WEBHOOK_PATH, limit, (c) => take(c, (call) => inbox.takeFrom('link', call)))
  app.post(`${OWN_WEBHOOK_PATH}/:hookId`, limit, async (c) => {
    const hookId = c.req.param('hookId')
    await limits.ownWebhook.check(hookId)
    const answer = await take(c, (call) => inbox.takeOwn(hookId, call))
    await limits.ownWebhook.consume(hookId)
    return answer
  })

  return app
}
