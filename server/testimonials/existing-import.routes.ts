import {
  beginExistingImport,
  findExistingDuplicates,
  finishExistingImport,
  getExistingImport,
  listExistingImports,
  sendExistingRows,
  undoExistingImport,
} from '#shared/existing-import.ts'
import type { Mount } from '#server/http/mount.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { ExistingImportService } from './existing-import.service.ts'

/** Literal paths come before those with an id in the same place. */
export function mountExistingImports(
  { onMember }: Mount,
  { existingImports: imports }: { existingImports: ExistingImportService },
  slots: WorkspaceSlots,
): void {
  onMember(beginExistingImport)(({ member, body, request }) =>
    imports.begin({
      workspaceId: member.workspaceId,
      userId: member.userId,
      input: body,
      idempotencyKey: request.idempotencyKey,
    }),
  )
  onMember(listExistingImports)(({ member }) => imports.listImports(member.workspaceId))
  onMember(findExistingDuplicates)(({ member, body }) =>
    slots.run(member.workspaceId, () => imports.findDuplicates({ workspaceId: member.workspaceId, rows: body.rows })),
  )
  onMember(getExistingImport)(({ member, params }) =>
    imports.getImport({ workspaceId: member.workspaceId, id: params.id }),
  )
  onMember(sendExistingRows)(({ member, params, body }) =>
    slots.run(member.workspaceId, () =>
      imports.receiveRows({ workspaceId: member.workspaceId, id: params.id, rows: body.rows }),
    ),
  )
  onMember(finishExistingImport)(({ member, params }) =>
    imports.finish({ workspaceId: member.workspaceId, id: params.id }),
  )
  onMember(undoExistingImport)(({ member, params }) =>
    imports.undo({ workspaceId: member.workspaceId, id: params.id, userId: member.userId }),
  )
}
