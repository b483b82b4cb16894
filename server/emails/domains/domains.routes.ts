import { addSendingDomain, checkSendingDomain, removeSendingDomain } from '#shared/sending-domains.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { DomainsService } from './domains.service.ts'

/** Each call uses the email service, which has rate limits of its own. */
export function mountDomains({ onOwner }: Mount, domains: DomainsService, limits: { domain: RateLimiter }): void {
  onOwner(addSendingDomain)(async ({ owner, body }) => {
    await limits.domain.consume(owner.userId)
    return domains.addDomain({ workspaceId: owner.workspaceId, ...body })
  })

  onOwner(checkSendingDomain)(async ({ owner }) => {
    await limits.domain.consume(owner.userId)
    return domains.checkDomain(owner.workspaceId)
  })

  onOwner(removeSendingDomain)(({ owner }) => domains.removeDomain(owner.workspaceId))
}
