import {
  cancelBatch,
  cancelBatchRow,
  createBatch,
  getBatch,
  listBatches,
  planBatch,
  sendBatchRow,
} from '#shared/request-batches.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Member } from '#server/kernel/member.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import { batchRowNotFound } from './request-batches.errors.ts'
import type { RequestBatchesService } from './request-batches.service.ts'

/** Literal paths come before those with an id in the same place. */
export function mountRequestBatches(
  { onMember }: Mount,
  { requestBatches: batches }: { requestBatches: RequestBatchesService },
  slots: WorkspaceSlots,
): void {
  onMember(createBatch)(({ member, body, request }) =>
    slots.run(member.workspaceId, () =>
      batches.createBatch({ ...of(member), input: body, idempotencyKey: request.idempotencyKey }),
    ),
  )
  onMember(listBatches)(({ member }) => batches.listBatches(member.workspaceId))
  onMember(getBatch)(({ member, params }) => batches.getBatch({ workspaceId: member.workspaceId, id: params.id }))
  onMember(planBatch)(({ member, params, body: { timing, includesPlanned = false } }) =>
    slots.run(member.workspaceId, () => batches.planBatch({ ...of(member), id: params.id, timing, includesPlanned })),
  )
  onMember(sendBatchRow)(({ member, params }) =>
    batches.sendRow({ ...of(member), id: params.id, row: rowIn(params.row) }),
  )
  onMember(cancelBatch)(({ member, params }) => batches.cancelBatch({ ...of(member), id: params.id }))
  onMember(cancelBatchRow)(({ member, params }) =>
    batches.cancelRow({ ...of(member), id: params.id, row: rowIn(params.row) }),
  )
}

const of = ({ workspaceId, userId }: Member) => ({ workspaceId, userId })

function rowIn(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw batchRowNotFound()
  return Number(text)
}
