import { addSendingDomain, checkSendingDomain, removeSendingDomain } from '#shared/sending-domains.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { DomainsService } from './domains.service.ts'

/** Each call uses the email service, which has rate limits of its own. */
export function mountDomains({ onMember }: Mount, domains: DomainsService, limits: { domain: RateLimiter }): void {
  onMember(addSendingDomain)(async ({ member, body }) => {
    await limits.domain.consume(member.userId)
    return domains.addDomain({ workspaceId: member.workspaceId, by: byMember(member), ...body })
  })

  onMember(checkSendingDomain)(async ({ member }) => {
    await limits.domain.consume(member.userId)
    return domains.checkDomain(member.workspaceId)
  })

  onMember(removeSendingDomain)(({ member }) =>
    domains.removeDomain({ workspaceId: member.workspaceId, by: byMember(member) }),
  )
}
