import { explainPayment } from '#shared/payment-explanation.ts'
import {
  addPaymentAddress,
  dryRun,
  locatePayment,
  previewPaymentPart,
  requestForPastPayments,
  sendPaymentRequest,
  setPaymentPart,
  skipPayment,
} from '#shared/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { DryRunService } from './dry-run.service.ts'
import type { ExplanationService } from './explanation.service.ts'
import type { SchedulingService } from './scheduling.service.ts'

type Services = { scheduling: SchedulingService; dryRuns: DryRunService; explanations: ExplanationService }

export function mountScheduling(
  { onOwner }: Mount,
  { scheduling, dryRuns, explanations }: Services,
  { limits, slots }: { limits: { dryRun: RateLimiter }; slots: WorkspaceSlots },
): void {
  onOwner(sendPaymentRequest)(({ owner, params }) =>
    scheduling.sendRequestNow({ workspaceId: owner.workspaceId, paymentId: params.id }),
  )

  onOwner(locatePayment)(({ owner, params, query }) =>
    scheduling.locate({ workspaceId: owner.workspaceId, paymentId: params.id, ...query }),
  )

  onOwner(skipPayment)(({ owner, params }) => scheduling.skip({ workspaceId: owner.workspaceId, paymentId: params.id }))

  onOwner(addPaymentAddress)(({ owner, params, body }) =>
    scheduling.addAddress({ workspaceId: owner.workspaceId, paymentId: params.id, ...body }),
  )

  onOwner(previewPaymentPart)(({ owner, params, query }) =>
    scheduling.previewPart({ workspaceId: owner.workspaceId, paymentId: params.id, ...query }),
  )

  onOwner(setPaymentPart)(({ owner, params, body }) =>
    scheduling.setPart({ workspaceId: owner.workspaceId, paymentId: params.id, ...body }),
  )

  onOwner(explainPayment)(({ owner, params }) =>
    explanations.explainPayment({ workspaceId: owner.workspaceId, paymentId: params.id }),
  )

  onOwner(dryRun)(async ({ owner, params, body }) => {
    await limits.dryRun.consume(owner.userId)
    const { workspaceId } = owner
    return slots.run(workspaceId, () => dryRuns.dryRun({ workspaceId, connectionId: params.id, rules: body.rules }))
  })

  onOwner(requestForPastPayments)(async ({ owner, params, body }) => {
    await limits.dryRun.consume(owner.userId)
    const { workspaceId } = owner
    return slots.run(workspaceId, () =>
      dryRuns.requestForPastPayments({ workspaceId, connectionId: params.id, refs: body.refs }),
    )
  })
}
