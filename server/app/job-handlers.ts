import { createAccountClosing, createClosedAccountForgetting } from '#server/users/closing.jobs.ts'
import { createBatchSending } from '#server/testimonials/request-batches.jobs.ts'
import { createCodeDelivery } from '#server/identity/embedded/identity.jobs.ts'
import { createCodeEmailLimit } from '#server/identity/embedded/code-email-limit.ts'
import { createDecisionJob } from '#server/scheduling/scheduling.jobs.ts'
import { createDomainCheck, createDomainRemoval } from '#server/emails/domains/domains.jobs.ts'
import { createEmailDelivery } from '#server/emails/emails.jobs.ts'
import { createExistingImportWork } from '#server/testimonials/existing-import.jobs.ts'
import { createImageFetching, createImageRemoval, createSourceRemoval } from '#server/images/images.jobs.ts'
import { createImportedApprovalWork } from '#server/testimonials/imported-approval.jobs.ts'
import { createMemberNoticeDelivery } from '#server/members/member-notices.jobs.ts'
import { createNoticeDelivery } from '#server/identity/embedded/notices.jobs.ts'
import { createPaymentsNotice } from '#server/scheduling/payments-notice.jobs.ts'
import { createReceiving } from '#server/stripe-events/inbox.jobs.ts'
import { createReminding } from '#server/testimonials/reminders.jobs.ts'
import { createRevocation } from '#server/connections/connections.jobs.ts'
import { createSearchCompaction } from '#server/testimonials/search-index.jobs.ts'
import { signOffGate } from '#server/sign-off/gate.service.ts'
import { createSignOffExpiry, createSignOffNotify } from '#server/sign-off/sign-off.jobs.ts'
import { createSubscriptionEnd, createSubscriptionSync } from '#server/billing/billing.jobs.ts'
import { createWallDomainCheck } from '#server/widgets/domains/wall-domains.jobs.ts'
import { createRetentionWork } from '#server/retention/retention.jobs.ts'
import { createWorkspaceErasing } from '#server/workspaces/erasing.jobs.ts'
import type { JobHandler, JobHandlers } from '#server/jobs/jobs.registry.ts'
import type { SubscriptionsService } from '#server/billing/subscriptions.service.ts'
import type { EmailKinds } from '#server/emails/templates/email-kind.ts'
import type { ImageMaker } from '#server/images/image-maker.ts'
import type { SchedulingService } from '#server/scheduling/scheduling.service.ts'
import type { Deps } from './deps.ts'

type JobDeps = Deps & {
  kinds: EmailKinds
  makeImage: ImageMaker
  housekeeping: JobHandlers['housekeeping']
  reconciliation: JobHandlers['stripe.reconcile']
  reportOffering: JobHandlers['reports.offer']
  subscriptions: SubscriptionsService
  scheduling: SchedulingService
  wakeJobs: () => void
}

/** What runs for each kind of job. */
export function createJobHandlers(deps: JobDeps): JobHandlers {
  const { files, bucket } = deps.images
  const { housekeeping, reconciliation, reportOffering, subscriptions } = deps
  const { email, emailRetryFactor: retryFactor } = deps.config
  const erasing = <P>(job: JobHandler<P>): JobHandler<P> => ({
    async run(payload) {
      await job.run(payload)
      await deps.development?.forgetErased()
      deps.db.forgetErased()
    },
  })
  return {
    'emails.deliver': createEmailDelivery({ ...deps, emailFrom: email.from, retryFactor }),
    'emails.remind': createReminding(deps),
    'emails.check-domain': createDomainCheck(deps),
    'emails.remove-domain': createDomainRemoval(deps),
    'identity.send-code': createCodeDelivery({
      ...deps,
      codeEmailLimit: deps.embeddedIdentity?.codeEmailLimit ?? createCodeEmailLimit(deps),
      emailFrom: email.accountFrom,
      retryFactor,
    }),
    'identity.send-notice': createNoticeDelivery({ ...deps, emailFrom: email.accountFrom, retryFactor }),
    'widgets.check-domain': createWallDomainCheck(deps),
    housekeeping,
    'testimonials.compact-search': createSearchCompaction(deps),
    'testimonials.import': createExistingImportWork(deps),
    'testimonials.approve-import': createImportedApprovalWork({ ...deps, signOff: signOffGate }),
    'testimonials.send-batches': createBatchSending(deps),
    'retention.apply': erasing(createRetentionWork(deps)),
    'workspaces.erase': erasing(createWorkspaceErasing(deps)),
    'members.send-notice': createMemberNoticeDelivery({ ...deps, emailFrom: email.accountFrom, retryFactor }),
    'users.close': erasing(createAccountClosing(deps)),
    'users.forget-closed': createClosedAccountForgetting(deps),
    'billing.sync': createSubscriptionSync(deps),
    'billing.cancel': createSubscriptionEnd(deps),
    'stripe.receive': createReceiving({ ...deps, syncCustomer: subscriptions.syncCustomer }),
    'stripe.reconcile': reconciliation,
    'payments.decide': createDecisionJob(deps),
    'payments.notify-owner': createPaymentsNotice(deps),
    'reports.offer': reportOffering,
    'sign-off.notify': createSignOffNotify(deps),
    'sign-off.expire': createSignOffExpiry(deps),
    'connections.revoke': createRevocation(deps),
    'images.fetch': createImageFetching({ ...deps, files, bucket }),
    'images.remove-source': createSourceRemoval({ bucket }),
    'images.remove-files': createImageRemoval({ files }),
  }
}
