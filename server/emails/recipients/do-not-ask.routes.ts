import { addDoNotAsk, listDoNotAsk, removeDoNotAsk } from '#shared/do-not-ask.ts'
import type { Mount } from '#server/http/mount.ts'
import type { DoNotAskService } from './do-not-ask.service.ts'

export function mountDoNotAsk({ onOwner }: Mount, doNotAsk: DoNotAskService): void {
  onOwner(listDoNotAsk)(({ owner }) => doNotAsk.listDoNotAsk(owner.workspaceId))

  onOwner(addDoNotAsk)(({ owner: { workspaceId }, body }) =>
    doNotAsk.addDoNotAsk({ workspaceId, patterns: body.patterns }),
  )

  onOwner(removeDoNotAsk)(({ owner: { workspaceId }, params }) =>
    doNotAsk.removeDoNotAsk({ workspaceId, pattern: params.pattern }),
  )
}
