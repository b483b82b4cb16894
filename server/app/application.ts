import { createAnalyticsService } from '#server/analytics/analytics.service.ts'
import { createDeciding } from '#server/asks/asks.jobs.ts'
import { createAsksService } from '#server/asks/asks.service.ts'
import { createSubscriptionEnd, createSubscriptionSync } from '#server/billing/billing.jobs.ts'
import { createSubscriptionsService } from '#server/billing/subscriptions.service.ts'
import { createRevocation } from '#server/connections/connections.jobs.ts'
import { createConnectionsService } from '#server/connections/connections.service.ts'
import { createLinkingService } from '#server/connections/linking.service.ts'
import { createWebhookConnectionsService } from '#server/connections/webhook-connections.service.ts'
import { createEmailSettingsService } from '#server/emails/styles/email-settings.service.ts'
import { createDoNotAskService } from '#server/emails/recipients/do-not-ask.service.ts'
import { createDomainCheck, createDomainRemoval } from '#server/emails/domains/domains.jobs.ts'
import { createDomainsService } from '#server/emails/domains/domains.service.ts'
import { createEmailDelivery } from '#server/emails/emails.jobs.ts'
import { createOutboxService } from '#server/emails/outbox/outbox.service.ts'
import { createPreviewService } from '#server/emails/styles/preview.service.ts'
import { createStylesService } from '#server/emails/styles/styles.service.ts'
import { createTestMailsService } from '#server/emails/styles/test-mails.service.ts'
import { createReminding } from '#server/emails/reminders/reminders.jobs.ts'
import { createUnsubscribingService } from '#server/emails/recipients/unsubscribing.service.ts'
import { createWebhooksService } from '#server/emails/webhooks/webhooks.service.ts'
import { createFormsService } from '#server/forms/forms.service.ts'
import { createRateLimiters } from '#server/http/rate-limit.ts'
import { headerProfiles, PUBLIC_WORDS } from '#server/http/security-headers.ts'
import { createRequestTally } from '#server/http/request-tally.ts'
import { createSession } from '#server/http/session.ts'
import { createCodeDelivery } from '#server/identity/embedded/identity.jobs.ts'
import { createImageFetching, createImageRemoval, createSourceRemoval } from '#server/images/images.jobs.ts'
import { createImagesService } from '#server/images/images.service.ts'
import { createPictureMaker } from '#server/images/picture-maker.ts'
import { createJobRunner } from '#server/jobs/jobs.runner.ts'
import { createQueue } from '#server/kernel/queue.ts'
import { createRightOfWay } from '#server/kernel/right-of-way.ts'
import { createDryRunService } from '#server/payments/dry-run.service.ts'
import { createPaymentLogService } from '#server/payments/log.service.ts'
import { createCatchingUp } from '#server/stripe/inbox/catching-up.jobs.ts'
import { createReceiving } from '#server/stripe/inbox/inbox.jobs.ts'
import { createInboxService } from '#server/stripe/inbox/inbox.service.ts'
import { createPassingTime, createSimulatedDelivery } from '#server/stripe/simulator/deliveries.jobs.ts'
import { createErasingService } from '#server/submissions/erasing.service.ts'
import { createOwnChangesService } from '#server/submissions/own-changes.service.ts'
import { createOwnPageService } from '#server/submissions/own-page.service.ts'
import { createSubmissionsService } from '#server/submissions/submissions.service.ts'
import { createBulkService } from '#server/testimonials/bulk.service.ts'
import { createDetailsService } from '#server/testimonials/details.service.ts'
import { createEntryService } from '#server/testimonials/entry.service.ts'
import { createImportService } from '#server/testimonials/import.service.ts'
import { createRemindersService } from '#server/testimonials/reminders.service.ts'
import { createRemovalService } from '#server/testimonials/removal.service.ts'
import { createTestimonialsService } from '#server/testimonials/testimonials.service.ts'
import { createUsageService } from '#server/testimonials/usage.service.ts'
import { createChecklistService } from '#server/users/checklist.service.ts'
import { createAccountClosing, createClosedAccountForgetting } from '#server/users/closing.jobs.ts'
import { createClosingService } from '#server/users/closing.service.ts'
import { createExportService } from '#server/users/export.service.ts'
import { createUsersService } from '#server/users/users.service.ts'
import { createCountsService } from '#server/widgets/counts.service.ts'
import { createFeedService } from '#server/widgets/feed.service.ts'
import { createWallService } from '#server/widgets/wall.service.ts'
import { createFiguresService } from '#server/widgets/figures.service.ts'
import { createWidgetPreviewService } from '#server/widgets/preview.service.ts'
import { createPinnedScriptsService } from '#server/widgets/pinned-scripts.service.ts'
import { createProofService } from '#server/widgets/proof.service.ts'
import { createQuickAnswers } from '#server/widgets/quick-answers.ts'
import { createWidgetsService } from '#server/widgets/widgets.service.ts'
import type { Deps } from './deps.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createHttpApp } from './http.ts'

/** Stripe waits for an answer, and whoever pays for what follows does not: while events come, jobs go on slowly. */
const EVENTS_GO_FIRST = { quietMs: 10, patienceMs: 500 }

/** Wires services, jobs and HTTP together. Starts nothing. */
export function createApplication(deps: Deps) {
  const { files, bucket } = deps.images
  const makePicture = createPictureMaker(deps.images)
  const takeLinkTurn = createQueue(1)
  const takeDomainTurn = createQueue(1)
  const rightOfWay = createRightOfWay(EVENTS_GO_FIRST)
  const jobs = createJobRunner({
    ...deps,
    rightOfWay,
    handlers: {
      'emails.deliver': createEmailDelivery({
        ...deps,
        mailFrom: deps.config.mail.from,
        retryFactor: deps.config.mailRetryFactor,
      }),
      'emails.remind': createReminding({ ...deps, wakeJobs: () => jobs.wake() }),
      'emails.check-domain': createDomainCheck(deps),
      'emails.remove-domain': createDomainRemoval({ ...deps, takeDomainTurn }),
      'identity.send-code': createCodeDelivery({
        ...deps,
        mailFrom: deps.config.mail.accountFrom,
        retryFactor: deps.config.mailRetryFactor,
      }),
      housekeeping: { run: () => housekeeping.run() },
      'users.close': createAccountClosing(deps),
      'users.forget-closed': createClosedAccountForgetting(deps),
      'billing.sync': { run: (payload) => createSubscriptionSync({ subscriptions }).run(payload) },
      'billing.cancel': createSubscriptionEnd(deps),
      'stripe.receive': createReceiving({
        ...deps,
        syncCustomer: (customerId) => subscriptions.syncCustomer(customerId),
        wakeJobs: () => jobs.wake(),
      }),
      'stripe.catch-up': { run: () => catchingUp.run({}) },
      'stripe.deliver-simulated': createSimulatedDelivery({
        ...deps,
        post: async (path, init) => app.request(path, { method: 'POST', ...init }),
      }),
      'stripe.pass-time': createPassingTime(deps),
      'payments.decide': { run: (payload) => createDeciding({ ...deps, asks }).run(payload) },
      'connections.revoke': createRevocation({ ...deps, takeLinkTurn }),
      'images.fetch': createImageFetching({ ...deps, files, bucket, makePicture }),
      'images.remove-source': createSourceRemoval({ bucket }),
      'images.remove-files': createImageRemoval({ files }),
    },
  })
  const housekeeping = createHousekeeping({ ...deps, files })
  const catchingUp = createCatchingUp({ ...deps, wakeJobs: jobs.wake })
  const limiters = createRateLimiters(deps.limits)
  const images = createImagesService({ ...deps, files, bucket, makePicture, wakeJobs: jobs.wake })
  const users = createUsersService({ ...deps, images, wakeJobs: jobs.wake })
  const subscriptions = createSubscriptionsService({ ...deps, wakeJobs: jobs.wake })
  const testimonials = createTestimonialsService({ ...deps, wakeJobs: jobs.wake })
  const asks = createAsksService({ ...deps, wakeJobs: jobs.wake })
  const feeds = createFeedService(deps)
  const services = {
    images,
    asks,
    users,
    closing: createClosingService({ ...deps, wakeJobs: jobs.wake }),
    exports: createExportService(deps),
    checklist: createChecklistService(deps),
    forms: createFormsService(deps),
    testimonials,
    bulk: createBulkService({ ...deps, testimonials }),
    details: createDetailsService(deps),
    entries: createEntryService(deps),
    imports: createImportService(deps),
    previews: createPreviewService(deps),
    emailSettings: createEmailSettingsService(deps),
    styles: createStylesService(deps),
    doNotAsk: createDoNotAskService(deps),
    testMails: createTestMailsService({ ...deps, wakeJobs: jobs.wake }),
    domains: createDomainsService({
      ...deps,
      takeDomainTurn,
      ownAddresses: [deps.config.mail.from, deps.config.mail.accountFrom],
      wakeJobs: jobs.wake,
    }),
    usage: createUsageService(deps),
    reminders: createRemindersService({ ...deps, wakeJobs: jobs.wake }),
    removals: createRemovalService({ ...deps, wakeJobs: jobs.wake }),
    ownPages: createOwnPageService(deps),
    ownChanges: createOwnChangesService({ ...deps, wakeJobs: jobs.wake }),
    erasing: createErasingService({ ...deps, wakeJobs: jobs.wake }),
    submissions: createSubmissionsService({ ...deps, images, wakeJobs: jobs.wake }),
    unsubscribing: createUnsubscribingService(deps),
    webhooks: createWebhooksService({ ...deps, mailFrom: deps.config.mail.from, wakeJobs: jobs.wake }),
    widgets: createWidgetsService(deps),
    widgetPreviews: createWidgetPreviewService(deps),
    figures: createFiguresService(deps),
    pinnedScripts: createPinnedScriptsService({ ...deps, files: deps.widgetFiles }),
    feeds,
    walls: createWallService({ ...deps, feeds }),
    counts: createCountsService(deps),
    proofs: createProofService(deps),
    outbox: createOutboxService(deps),
    analytics: createAnalyticsService(deps),
    subscriptions,
    paymentLog: createPaymentLogService(deps),
    dryRuns: createDryRunService({ ...deps, wakeJobs: jobs.wake }),
    connections: createConnectionsService({ ...deps, wakeJobs: jobs.wake }),
    webhookConnections: createWebhookConnectionsService({ ...deps, wakeJobs: jobs.wake }),
    linking: createLinkingService({ ...deps, wakeJobs: jobs.wake, takeLinkTurn }),
    inbox: createInboxService({ ...deps, rightOfWay, wakeJobs: jobs.wake }),
  }
  const session = createSession({
    verifyToken: (token, check) =>
      check === 'now' ? deps.identity.verifyTokenNow(token) : deps.identity.verifyToken(token),
    findOwner: (who) => users.findOwner(who),
    limiter: limiters.owner,
  })
  const { app, endpoints } = createHttpApp({ ...deps, services, session, limiters, wakeJobs: jobs.wake })
  deps.simulatedStripe?.whenQueued(() => jobs.wake())
  const tally = createRequestTally(deps)
  const answerQuickly = createQuickAnswers({
    ...deps,
    feeds,
    files: deps.widgetFiles,
    headers: headerProfiles(deps.config).widget,
    feedCacheControl: PUBLIC_WORDS,
    tally,
  })
  return { app, answerQuickly, tally, endpoints, jobs, services, housekeeping, catchingUp }
}
