import { askForPast, dryRun, listPayments } from '#shared/payments.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { DryRunService } from './dry-run.service.ts'
import type { PaymentLogService } from './log.service.ts'

type Services = { paymentLog: PaymentLogService; dryRuns: DryRunService }

export function mountPayments(
  { onOwner }: Mount,
  { paymentLog, dryRuns }: Services,
  limits: { dryRun: RateLimiter },
): void {
  onOwner(listPayments)(({ owner, query }) => paymentLog.listPayments({ workspaceId: owner.workspaceId, ...query }))

  onOwner(dryRun)(async ({ owner, params, body }) => {
    await limits.dryRun.consume(owner.userId)
    return dryRuns.dryRun({ workspaceId: owner.workspaceId, connectionId: params.id, rules: body.rules })
  })

  onOwner(askForPast)(async ({ owner, params, body }) => {
    await limits.dryRun.consume(owner.userId)
    return dryRuns.askForPast({ workspaceId: owner.workspaceId, connectionId: params.id, refs: body.refs })
  })
}
