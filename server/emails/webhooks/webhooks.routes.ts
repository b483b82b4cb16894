import { Hono } from 'hono'
import { limitBody } from '#server/http/body-limit.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { WebhooksService } from './webhooks.service.ts'

const BODY_MAX_BYTES = 256 * 1024

/** The email service's webhook. The signature covers the exact bytes, so nothing may parse the body before. */
export function webhookRoutes(webhooks: WebhooksService): Hono<AppEnv> {
  const app = new Hono<AppEnv>()

  app.post('/goodword/emails/webhook/resend', limitBody(BODY_MAX_BYTES), async (c) => {
    await webhooks.takeCall({ body: await c.req.text(), header: (name) => c.req.header(name) })
    return c.json({})
  })

  return app
}
