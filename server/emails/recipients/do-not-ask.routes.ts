import { addDoNotAsk, listDoNotAsk, removeDoNotAsk } from '#shared/do-not-ask.ts'
import type { Mount } from '#server/http/mount.ts'
import type { DoNotAskService } from './do-not-ask.service.ts'

export function mountDoNotAsk({ onMember }: Mount, doNotAsk: DoNotAskService): void {
  onMember(listDoNotAsk)(({ member }) => doNotAsk.listDoNotAsk(member.workspaceId))

  onMember(addDoNotAsk)(({ member: { workspaceId }, body }) =>
    doNotAsk.addDoNotAsk({ workspaceId, patterns: body.patterns }),
  )

  onMember(removeDoNotAsk)(({ member: { workspaceId }, params }) =>
    doNotAsk.removeDoNotAsk({ workspaceId, pattern: params.pattern }),
  )
}
