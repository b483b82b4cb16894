import { Hono } from 'hono'
import type { AppEnv } from '#server/http/context.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { createWebhookGuard } from '#server/http/webhook-guard.ts'
import type { WebhooksService } from './webhooks.service.ts'

const BODY_MAX_BYTES = 256 * 1024

/** The email service's webhook. The signature covers the exact bytes, so nothing may parse the body before. */
export function webhookRoutes(webhooks: WebhooksService, limits: { webhookMiss: RateLimiter }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const guard = createWebhookGuard({ failures: limits.webhookMiss, maxBytes: BODY_MAX_BYTES })

  app.post('/goodword/emails/webhook/resend', (c) =>
    guard(c, async (readBody) => {
      const readText = async () => Buffer.from(await readBody()).toString()
      await webhooks.takeCall({ header: (name) => c.req.header(name), readBody: readText })
      return c.json({})
    }),
  )

  return app
}
