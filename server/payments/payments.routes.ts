import { listPayments } from '#shared/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { PaymentLogService } from './log.service.ts'

export function mountPayments({ onOwner }: Mount, { paymentLog }: { paymentLog: PaymentLogService }): void {
  onOwner(listPayments)(({ owner, query }) => paymentLog.listPayments({ workspaceId: owner.workspaceId, ...query }))
}
