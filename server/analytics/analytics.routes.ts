import { Hono } from 'hono'
import { aliasUser, identifyUser, trackEvent } from '#shared/analytics.ts'
import { clientIp } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import type { AnalyticsService } from './analytics.service.ts'

export function mountAnalytics({ onPublic }: Mount, analytics: AnalyticsService): void {
  onPublic(identifyUser)(({ body }) => analytics.identifyUser(body))
  onPublic(aliasUser)(({ body }) => analytics.aliasUser(body))
  onPublic(trackEvent)(({ body }) => analytics.trackEvent(body))
}

/** Answers callers with their own IP address, like public IP lookup services do. */
export function ipRoutes({ trustedProxyHops }: { trustedProxyHops: number }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/ip', (c) => c.json({ ip: clientIp(c, trustedProxyHops) }))
  return app
}
