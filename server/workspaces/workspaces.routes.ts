import { createWorkspace, makeWorkspaceActive, useWorkspace } from '#shared/workspaces.ts'
import type { Mount } from '#server/http/mount.ts'
import type { FreezingService } from './freezing.service.ts'
import type { WorkspacesService } from './workspaces.service.ts'

export function mountWorkspaces(
  { onMember }: Mount,
  { workspaces, freezing }: { workspaces: WorkspacesService; freezing: FreezingService },
): void {
  onMember(createWorkspace)(({ member, body, request }) =>
    workspaces.createWorkspace({ userId: member.userId, input: body, idempotencyKey: request.idempotencyKey }),
  )

  onMember(useWorkspace)(({ member }) => workspaces.useWorkspace(member))

  onMember(makeWorkspaceActive)(({ member }) => freezing.makeActive(member))
}
