import { Hono } from 'hono'
import { addWallDomain, checkWallDomain, getWallDomain, removeWallDomain } from '#shared/wall-domains.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Mount } from '#server/http/mount.ts'
import { isFromThisNetwork } from '#server/http/client-address.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { routeNotFound } from '#server/http/request.errors.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { WallDomainsService } from './wall-domains.service.ts'
import type { WallHosts } from './wall-hosts.ts'

/** Adding and checking use the DNS. */
export function mountWallDomains(
  { onMember }: Mount,
  domains: WallDomainsService,
  limits: { domain: RateLimiter },
): void {
  onMember(getWallDomain)(({ member }) => domains.getSettings(member.workspaceId))

  onMember(addWallDomain)(async ({ member, body }) => {
    await limits.domain.consume(member.userId)
    return domains.addDomain({ workspaceId: member.workspaceId, by: byMember(member), ...body })
  })

  onMember(checkWallDomain)(async ({ member }) => {
    await limits.domain.consume(member.userId)
    return domains.checkDomain(member.workspaceId)
  })

  onMember(removeWallDomain)(({ member }) =>
    domains.removeDomain({ workspaceId: member.workspaceId, by: byMember(member) }),
  )
}

const CERTIFICATE_ROUTE = '/certificate-for'

/**
 * Says to the proxy whether it may get a certificate for a domain: 200 for one that is served, 404 for any other, and
 * for whoever isn't the proxy.
 */
export function certificateRoutes(deps: {
  wallHosts: WallHosts
  limiters: { certificate: RateLimiter }
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get(CERTIFICATE_ROUTE, async (c) => {
    if (!isFromThisNetwork(c)) throw routeNotFound()
    await deps.limiters.certificate.consume('proxy')
    if (!(await deps.wallHosts.find(c.req.query('domain') ?? ''))) throw routeNotFound()
    return c.body(null, 200)
  })
  return app
}
