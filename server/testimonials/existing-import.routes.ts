import {
  beginExistingImport,
  findExistingDuplicates,
  finishExistingImport,
  getExistingImport,
  listExistingImports,
  listExistingSketches,
  sendExistingRows,
  undoExistingImport,
  existingPhotoPath,
  uploadExistingPhoto,
} from '#shared/existing-import.ts'
import { approveImported, cancelImportedApproval, getImportedToApprove } from '#shared/imported-approval.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Mount } from '#server/http/mount.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { ImportedPhotosService } from './imported-photos.service.ts'
import type { SketchesService } from './sketches.service.ts'
import type { ExistingImportService } from './existing-import.service.ts'
import type { ImportedApprovalService } from './imported-approval.service.ts'

/** Literal paths come before those with an id in the same place. */
export function mountExistingImports(
  { onMember }: Mount,
  {
    existingImports: imports,
    sketches,
    importedApproval,
  }: { existingImports: ExistingImportService; sketches: SketchesService; importedApproval: ImportedApprovalService },
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
  onMember(listExistingSketches)(({ member, query }) =>
    slots.run(member.workspaceId, () =>
      sketches.listSketches({ workspaceId: member.workspaceId, after: query.after ?? null }),
    ),
  )
  onMember(getExistingImport)(({ member, params }) =>
    imports.getImport({ workspaceId: member.workspaceId, id: params.id }),
  )
  onMember(sendExistingRows)(({ member, params, body }) =>
    slots.run(member.workspaceId, () =>
      imports.receiveRows({
        workspaceId: member.workspaceId,
        userId: member.userId,
        id: params.id,
        rows: body.rows,
      }),
    ),
  )
  onMember(finishExistingImport)(({ member, params }) =>
    imports.finish({ workspaceId: member.workspaceId, id: params.id }),
  )
  onMember(getImportedToApprove)(({ member, params, query }) =>
    importedApproval.getToApprove({ workspaceId: member.workspaceId, id: params.id, filter: query }),
  )
  onMember(approveImported)(({ member, params, body: { readAt, ...filter } }) =>
    importedApproval.start({
      workspaceId: member.workspaceId,
      userId: member.userId,
      id: params.id,
      filter,
      readAt: new Date(readAt),
    }),
  )
  onMember(cancelImportedApproval)(({ member, params }) =>
    importedApproval.cancel({ workspaceId: member.workspaceId, id: params.id }),
  )
  onMember(undoExistingImport)(({ member, params }) =>
    imports.undo({ workspaceId: member.workspaceId, id: params.id, userId: member.userId }),
  )
}

/** Uploads count their own bytes, so mount this before the body limit. */
export function mountImportedPhotos(
  { onMember }: Mount,
  photos: ImportedPhotosService,
  limits: { importPhoto: RateLimiter },
): void {
  onMember(uploadExistingPhoto)(async ({ member, params: { id, uploadId, row }, openFile }) => {
    await limits.importPhoto.consume(member.userId)
    const key = { workspaceId: member.workspaceId, id, row: Number(row) }
    await photos.receivePhoto({ key, uploadId }, openFile())
    return { imageUrl: existingPhotoPath({ ...key, uploadId }) }
  })
}
