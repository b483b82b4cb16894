import { addPaymentAddress, askForPayment, skipPayment } from '#shared/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { AsksService } from './asks.service.ts'

export function mountAsks({ onOwner }: Mount, asks: AsksService): void {
  onOwner(askForPayment)(({ owner, params }) => asks.askNow({ workspaceId: owner.workspaceId, paymentId: params.id }))

  onOwner(skipPayment)(({ owner, params }) => asks.skip({ workspaceId: owner.workspaceId, paymentId: params.id }))

  onOwner(addPaymentAddress)(({ owner, params, body }) =>
    asks.addAddress({ workspaceId: owner.workspaceId, paymentId: params.id, ...body }),
  )
}
