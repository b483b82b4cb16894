import { exportPayments, listPayments } from '#shared/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { PaymentLogService } from './log.service.ts'

export function mountPayments(
  { onMember, onMemberInPages }: Mount,
  { paymentLog }: { paymentLog: PaymentLogService },
  slots: WorkspaceSlots,
): void {
  onMember(listPayments)(({ member, query }) => paymentLog.listPayments({ workspaceId: member.workspaceId, ...query }))

  onMemberInPages(exportPayments)(async ({ member, query }) => {
    const endSlot = await slots.take(member.workspaceId)
    try {
      const { content, end } = await paymentLog.exportPayments({
        workspaceId: member.workspaceId,
        by: byMember(member),
        ...query,
      })
      return { content, end: () => [end, endSlot].forEach((each) => each()) }
    } catch (error) {
      endSlot()
      throw error
    }
  })
}
