import { getRetention, updateRetention } from '#shared/retention.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { RetentionService } from './retention.service.ts'

export function mountRetention({ onMember }: Mount, retention: RetentionService): void {
  onMember(getRetention)(({ member }) => retention.getRetention(member.workspaceId))

  onMember(updateRetention)(({ member, body: { deletesNow: mayDelete = false, ...input } }) =>
    retention.updateRetention({ workspaceId: member.workspaceId, by: byMember(member), input, mayDelete }),
  )
}
