import { type Context, Hono } from 'hono'
import { BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH, OWN_WEBHOOK_PATH } from '#shared/connections.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { createWebhookGuard } from '#server/http/webhook-guard.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { canBeSigned } from '#server/stripe/stripe-webhooks.ts'
import { eventRefused } from './inbox.errors.ts'
import type { InboxEndpoint, InboxService } from './inbox.service.ts'

const BODY_MAX_BYTES = 1024 * 1024

/** Failures of events that have a valid signature. */
const FAILURES_OF_SIGNED = ['stripe.thin_event', 'stripe.event_too_deep']

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
  const guard = createWebhookGuard({
    failures: limits.webhookMiss,
    maxBytes: BODY_MAX_BYTES,
    // A full disk is not the caller's fault.
    ownFailures: ['stripe.inbox_unavailable'],
  })

  async function take(
    c: Context<AppEnv>,
    { endpoint, readBody }: { endpoint: InboxEndpoint; readBody: () => Promise<Uint8Array> },
  ): Promise<Response> {
    const signature = c.req.header('stripe-signature')
    if (!canBeSigned(signature)) throw eventRefused()
    await inbox.takeEvent(endpoint, { body: await readBody(), signature })
    return c.json({ received: true })
  }

  const postTo = (path: string, source: 'billing' | 'link') =>
    app.post(path, (c) => guard(c, async (readBody) => take(c, { endpoint: inbox.findEndpoint(source), readBody })))
  postTo(BILLING_WEBHOOK_PATH, 'billing')
  postTo(LINK_WEBHOOK_PATH, 'link')

  app.post(`${OWN_WEBHOOK_PATH}/:hookId`, (c) =>
    guard(c, async (readBody) => {
      const hookId = c.req.param('hookId')
      await limits.ownWebhook.check(hookId)
      try {
        const endpoint = await inbox.findOwnEndpoint(hookId)
        const answer = await take(c, { endpoint, readBody })
        await limits.ownWebhook.consume(hookId)
        return answer
      } catch (error) {
        // Strangers who know the address must not use up the owner's limit.
        const isSigned = error instanceof AppError && FAILURES_OF_SIGNED.includes(error.code)
        if (isSigned) await limits.ownWebhook.consume(hookId)
        throw error
      }
    }),
  )

  return app
}
