import { deletePartLesson, listPartLessons, previewPaymentPart, setPaymentPart } from '#shared/payment-corrections.ts'
import { explainPayment } from '#shared/payment-explanation.ts'
import { dryRun, requestForPastPayments } from '#shared/past-payments.ts'
import {
  addPaymentAddress,
  locatePayment,
  previewPaymentAddress,
  sendPaymentRequest,
  skipPayment,
} from '#shared/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { CorrectionsService } from './corrections.service.ts'
import type { DryRunService } from './dry-run.service.ts'
import type { ExplanationService } from './explanation.service.ts'
import type { SchedulingService } from './scheduling.service.ts'

type Services = {
  scheduling: SchedulingService
  corrections: CorrectionsService
  dryRuns: DryRunService
  explanations: ExplanationService
}

export function mountScheduling(
  { onMember }: Mount,
  { scheduling, corrections, dryRuns, explanations }: Services,
  { limits, slots }: { limits: { dryRun: RateLimiter }; slots: WorkspaceSlots },
): void {
  onMember(sendPaymentRequest)(({ member, params }) =>
    scheduling.sendRequestNow({ workspaceId: member.workspaceId, by: byMember(member), paymentId: params.id }),
  )

  onMember(locatePayment)(({ member, params, query }) =>
    scheduling.locate({ workspaceId: member.workspaceId, paymentId: params.id, ...query }),
  )

  onMember(skipPayment)(({ member, params }) =>
    scheduling.skip({ workspaceId: member.workspaceId, by: byMember(member), paymentId: params.id }),
  )

  onMember(previewPaymentAddress)(({ member, params }) =>
    scheduling.previewAddress({ workspaceId: member.workspaceId, paymentId: params.id }),
  )

  onMember(addPaymentAddress)(({ member, params, body }) =>
    scheduling.addAddress({
      workspaceId: member.workspaceId,
      by: byMember(member),
      paymentId: params.id,
      ...body,
    }),
  )

  onMember(previewPaymentPart)(({ member, params, query }) =>
    corrections.previewPart({ workspaceId: member.workspaceId, paymentId: params.id, part: query.part ?? null }),
  )

  onMember(setPaymentPart)(({ member, params, body }) =>
    corrections.setPart({ workspaceId: member.workspaceId, by: byMember(member), paymentId: params.id, ...body }),
  )

  onMember(listPartLessons)(({ member }) => corrections.listLessons(member.workspaceId))

  onMember(deletePartLesson)(({ member, params }) =>
    corrections.deleteLesson({ workspaceId: member.workspaceId, wording: params.wording, by: byMember(member) }),
  )

  onMember(explainPayment)(({ member, params }) =>
    explanations.explainPayment({ workspaceId: member.workspaceId, paymentId: params.id }),
  )

  onMember(dryRun)(async ({ member, params, body }) => {
    await limits.dryRun.consume(member.userId)
    const { workspaceId } = member
    return slots.run(workspaceId, () => dryRuns.dryRun({ workspaceId, connectionId: params.id, rules: body.rules }))
  })

  onMember(requestForPastPayments)(async ({ member, params, body }) => {
    await limits.dryRun.consume(member.userId)
    const { workspaceId } = member
    return slots.run(workspaceId, () =>
      dryRuns.requestForPastPayments({
        workspaceId,
        by: byMember(member),
        connectionId: params.id,
        refs: body.refs,
      }),
    )
  })
}
