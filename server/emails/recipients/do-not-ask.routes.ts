import { addDoNotAsk, listDoNotAsk, removeDoNotAsk } from '#shared/do-not-ask.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { DoNotAskService } from './do-not-ask.service.ts'

export function mountDoNotAsk({ onMember }: Mount, doNotAsk: DoNotAskService): void {
  onMember(listDoNotAsk)(({ member }) => doNotAsk.listDoNotAsk(member.workspaceId))

  onMember(addDoNotAsk)(({ member, body }) =>
    doNotAsk.addDoNotAsk({ workspaceId: member.workspaceId, by: byMember(member), patterns: body.patterns }),
  )

  onMember(removeDoNotAsk)(({ member, params }) =>
    doNotAsk.removeDoNotAsk({ workspaceId: member.workspaceId, by: byMember(member), pattern: params.pattern }),
  )
}
