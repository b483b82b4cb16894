import { Hono } from 'hono'
import {
  addWebhookConnection,
  confirmEventTypes,
  connectStripe,
  disconnectStripe,
  dismissGivenUpConnection,
  listConnections,
  OAUTH_CALLBACK_PATH,
  saveRequestRules,
  saveWebhookSecret,
} from '#shared/connections.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import { createOwnCookies } from '#server/http/own-cookies.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { STATES_EXPIRE_AFTER_MS } from './connections.domain.ts'
import type { ConnectionsService } from './connections.service.ts'
import type { LinkingService } from './linking.service.ts'
import type { WebhookConnectionsService } from './webhook-connections.service.ts'

const BROWSER_COOKIE = 'goodword_connect'

type Services = {
  connections: ConnectionsService
  webhookConnections: WebhookConnectionsService
  linking: LinkingService
}

export function mountConnections(
  { onMember }: Mount,
  { connections, webhookConnections, linking }: Services,
  limits: { connect: RateLimiter },
): void {
  onMember(listConnections)(({ member }) => connections.listConnections(member.workspaceId))

  onMember(connectStripe)(async ({ member, setCookie }) => {
    await limits.connect.consume(member.userId)
    const { redirectUrl, browserKey } = await linking.begin(member)
    const maxAgeSeconds = STATES_EXPIRE_AFTER_MS / 1000
    setCookie({ name: BROWSER_COOKIE, value: browserKey, path: OAUTH_CALLBACK_PATH, maxAgeSeconds })
    return { redirectUrl }
  })

  onMember(disconnectStripe)(({ member, body }) =>
    connections.disconnect({
      workspaceId: member.workspaceId,
      by: byMember(member),
      connectionId: body?.connectionId,
    }),
  )

  onMember(dismissGivenUpConnection)(({ member, params }) =>
    connections.dismissGivenUp({ workspaceId: member.workspaceId, id: params.id }),
  )

  onMember(addWebhookConnection)(async ({ member, body }) => {
    await limits.connect.consume(member.userId)
    return webhookConnections.add({ workspaceId: member.workspaceId, by: byMember(member), name: body.name })
  })

  onMember(saveWebhookSecret)(({ member, params, body }) =>
    webhookConnections.saveSecret({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      ...body,
    }),
  )

  onMember(confirmEventTypes)(({ member, params }) =>
    webhookConnections.confirmEventTypes({ workspaceId: member.workspaceId, id: params.id }),
  )

  onMember(saveRequestRules)(({ member, params, body }) =>
    connections.saveRules({
      workspaceId: member.workspaceId,
      by: byMember(member),
      id: params.id,
      rules: body,
    }),
  )
}

/** Where the payment provider sends the browser back to. Redirects to a page that shows the result. */
export function linkingRoutes(linking: LinkingService, site: { publicUrl: () => string }): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const cookies = createOwnCookies(site)

  app.get(OAUTH_CALLBACK_PATH, async (c) => {
    const { state, code, error } = c.req.query()
    const result = await linking.complete({ state, code, error, browserKey: cookies.read(c, BROWSER_COOKIE) })
    return c.redirect(`/stripe?${new URLSearchParams({ result })}`, 303)
  })

  return app
}
