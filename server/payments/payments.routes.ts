import { exportPayments, listPayments } from '#shared/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { PaymentLogService } from './log.service.ts'

export function mountPayments(
  { onOwner, onOwnerInPages }: Mount,
  { paymentLog }: { paymentLog: PaymentLogService },
  slots: WorkspaceSlots,
): void {
  onOwner(listPayments)(({ owner, query }) => paymentLog.listPayments({ workspaceId: owner.workspaceId, ...query }))

  onOwnerInPages(exportPayments)(async ({ owner, query }) => {
    const endSlot = await slots.take(owner.workspaceId)
    try {
      const { content, end } = await paymentLog.exportPayments({ workspaceId: owner.workspaceId, ...query })
      return { content, end: () => [end, endSlot].forEach((each) => each()) }
    } catch (error) {
      endSlot()
      throw error
    }
  })
}
