import { optionalLine } from '#shared/fields.ts'
import type { RequestPreview } from '#shared/request-preview.ts'
import type { Database } from '#server/db/database.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { requestFromName, requestLetter, requestSender } from './request.email.ts'

export type PreviewService = ReturnType<typeof createPreviewService>

const ClientName = optionalLine('Client name')

export function createPreviewService({ db }: { db: Database }) {
  return {
    /** What the mail of a request would say, made by what makes the mail. A name that could not be saved is left out. */
    async previewRequest(request: { workspaceId: string; customerName: string | undefined }): Promise<RequestPreview> {
      const owner = await db.read((sql) => getWorkspaceOwner(sql, request.workspaceId))
      const sender = requestSender(owner)
      const clientName = ClientName.safeParse(request.customerName).data ?? null
      return { from: requestFromName(sender), ...requestLetter({ ...sender, clientName }) }
    },
  }
}
