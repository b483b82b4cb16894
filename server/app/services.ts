import { createActivityLogService } from '#server/activity/activity-log.service.ts'
import { createAnalyticsService } from '#server/analytics/analytics.service.ts'
import { createApprovalService } from '#server/approval/approval.service.ts'
import { createSchedulingService } from '#server/scheduling/scheduling.service.ts'
import { createSubscriptionsService } from '#server/billing/subscriptions.service.ts'
import { createConnectionsService } from '#server/connections/connections.service.ts'
import { createLinkingService } from '#server/connections/linking.service.ts'
import { createWebhookConnectionsService } from '#server/connections/webhook-connections.service.ts'
import { createEmailSettingsService } from '#server/emails/styles/email-settings.service.ts'
import { createDoNotAskService } from '#server/emails/recipients/do-not-ask.service.ts'
import { createDomainsService } from '#server/emails/domains/domains.service.ts'
import { createPreviewService } from '#server/emails/styles/preview.service.ts'
import { createStylesService } from '#server/emails/styles/styles.service.ts'
import { createTestEmailsService } from '#server/emails/styles/test-emails.service.ts'
import type { RequestListener } from '#server/emails/request-listener.ts'
import { createUnsubscribingService } from '#server/submissions/unsubscribing.service.ts'
import { createWebhooksService } from '#server/emails/webhooks/webhooks.service.ts'
import { createAttackWatch } from '#server/forms/attack-watch.ts'
import { createFormCodesService } from '#server/forms/codes.service.ts'
import { createCollectionLinksService } from '#server/forms/collection-links.service.ts'
import { createFormsService } from '#server/forms/forms.service.ts'
import { createSeveralFormsService } from '#server/forms/several-forms.service.ts'
import { createPasskeysService } from '#server/identity/passkeys.service.ts'
import { createSecurityService } from '#server/identity/security.service.ts'
import { createTwoFactorService } from '#server/identity/two-factor.service.ts'
import { createImagesService } from '#server/images/images.service.ts'
import { createCorrectionsService } from '#server/scheduling/corrections.service.ts'
import { createDryRunService } from '#server/scheduling/dry-run.service.ts'
import { createExplanationService } from '#server/scheduling/explanation.service.ts'
import { createPaymentLogService } from '#server/payments/log.service.ts'
import { createInboxService } from '#server/stripe-events/inbox.service.ts'
import { createReportEmailService } from '#server/reports/report-email.service.ts'
import { createReportLinksService } from '#server/reports/report-links.service.ts'
import { createRetentionService } from '#server/retention/retention.service.ts'
import { createReportsService } from '#server/reports/reports.service.ts'
import { signOffGate } from '#server/sign-off/gate.service.ts'
import { createSignOffLinksService } from '#server/sign-off/links.service.ts'
import { createSignOffPageService } from '#server/sign-off/page.service.ts'
import { createErasingService } from '#server/submissions/erasing.service.ts'
import { createPortalChangesService } from '#server/submissions/portal-changes.service.ts'
import { createPortalSpellingService } from '#server/submissions/portal-spelling.service.ts'
import { createPortalService } from '#server/submissions/portal.service.ts'
import { createConfirmingService } from '#server/submissions/confirming.service.ts'
import { createCollectionService } from '#server/submissions/collection.service.ts'
import { createSubmissionsService } from '#server/submissions/submissions.service.ts'
import { createServicesService } from '#server/tags/services.service.ts'
import { createTagsService } from '#server/tags/tags.service.ts'
import { createImportedApprovalService } from '#server/testimonials/imported-approval.service.ts'
import { createBulkService } from '#server/testimonials/bulk.service.ts'
import { createDetailsService } from '#server/testimonials/details.service.ts'
import { createExcerptsService } from '#server/testimonials/excerpts.service.ts'
import { createAssigningService } from '#server/testimonials/assigning.service.ts'
import { createNotesService } from '#server/testimonials/notes.service.ts'
import { createSpellingService } from '#server/testimonials/spelling.service.ts'
import { createRepliesService } from '#server/testimonials/replies.service.ts'
import { createTranslationsService } from '#server/testimonials/translations.service.ts'
import { createShareImageService } from '#server/testimonials/share-image.service.ts'
import { createEntryService } from '#server/testimonials/entry.service.ts'
import { createKnownClientsService } from '#server/testimonials/known-clients.service.ts'
import { forgetDoNotAsk } from '#server/testimonials/delivery-status.service.ts'
import { limitReminders } from '#server/testimonials/testimonials.queries.ts'
import { createSketchesService } from '#server/testimonials/sketches.service.ts'
import { createImportedPhotosService } from '#server/testimonials/imported-photos.service.ts'
import { createRequestBatchesService } from '#server/testimonials/request-batches.service.ts'
import { createExistingImportService } from '#server/testimonials/existing-import.service.ts'
import { createRemindersService } from '#server/testimonials/reminders.service.ts'
import { createRemovalService } from '#server/testimonials/removal.service.ts'
import { createTestimonialsService } from '#server/testimonials/testimonials.service.ts'
import { createUsageService } from '#server/testimonials/usage.service.ts'
import { createNoticesService } from '#server/users/notices.service.ts'
import { createChecklistService } from '#server/users/checklist.service.ts'
import { createClosingService } from '#server/users/closing.service.ts'
import { createClientExportService } from '#server/users/client-export.service.ts'
import { createExportService } from '#server/users/export.service.ts'
import { createOverviewService } from '#server/overview/overview.service.ts'
import { createAnsweringService } from '#server/members/answering.service.ts'
import { createDeletionService } from '#server/members/deletion.service.ts'
import { createInvitationsService } from '#server/members/invitations.service.ts'
import { createMembersService } from '#server/members/members.service.ts'
import { createTransfersService } from '#server/members/transfers.service.ts'
import { createFreezingService } from '#server/workspaces/freezing.service.ts'
import { createWorkspacesService } from '#server/workspaces/workspaces.service.ts'
import { createUsersService } from '#server/users/users.service.ts'
import { createCountsService } from '#server/widgets/counts.service.ts'
import { createFeedService } from '#server/widgets/feed.service.ts'
import { createSitemapService } from '#server/widgets/sitemap.service.ts'
import { createWallService } from '#server/widgets/wall.service.ts'
import { createFiguresService } from '#server/widgets/figures.service.ts'
import { createWidgetPreviewService } from '#server/widgets/preview.service.ts'
import { createPlacesService } from '#server/widgets/places.service.ts'
import { createOrderService } from '#server/widgets/order.service.ts'
import { createVersionsService } from '#server/widgets/versions.service.ts'
import { createPinnedScriptsService } from '#server/widgets/pinned-scripts.service.ts'
import { createProofService } from '#server/widgets/proof.service.ts'
import { createWidgetsService } from '#server/widgets/widgets.service.ts'
import { createWallDomainsService } from '#server/widgets/domains/wall-domains.service.ts'
import type { EmailKinds } from '#server/emails/templates/email-kind.ts'
import type { ImageMaker } from '#server/images/image-maker.ts'
import type { WebhookPriority } from '#server/jobs/webhook-priority.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import type { Deps } from './deps.ts'

export type Services = ReturnType<typeof createServices>

/** What routes call: one for each feature, or part of one. */
export function createServices(
  deps: Deps & {
    kinds: EmailKinds
    makeImage: ImageMaker
    slots: WorkspaceSlots
    webhookPriority: WebhookPriority
    wakeJobs: () => void
  },
) {
  const { files, bucket } = deps.images
  const requestListener: RequestListener = {
    onDoNotAskRemoved: (tx, of) => forgetDoNotAsk(tx, { ...of, hashKey: deps.hashKey }),
    onReminderCountChanged: limitReminders,
  }
  const images = createImagesService({ ...deps, files, bucket })
  const users = createUsersService({ ...deps, images })
  const scheduling = createSchedulingService(deps)
  const subscriptions = createSubscriptionsService(deps)
  const testimonials = createTestimonialsService({ ...deps, signOff: signOffGate })
  const feeds = createFeedService(deps)
  const reports = createReportsService(deps)
  const isManaged = deps.embeddedIdentity !== undefined
  const attacks = createAttackWatch(deps)
  return {
    images,
    scheduling,
    users,
    closing: createClosingService(deps),
    exports: createExportService({ ...deps, isManaged }),
    clientExports: createClientExportService(deps),
    notices: createNoticesService(deps),
    checklist: createChecklistService(deps),
    approval: createApprovalService(deps),
    retention: createRetentionService(deps),
    forms: createFormsService(deps),
    formCodes: createFormCodesService(deps),
    severalForms: createSeveralFormsService(deps),
    collectionLinks: createCollectionLinksService({ ...deps, attacks }),
    testimonials,
    bulk: createBulkService({ ...deps, testimonials }),
    importedApproval: createImportedApprovalService(deps),
    details: createDetailsService(deps),
    excerpts: createExcerptsService(deps),
    notes: createNotesService(deps),
    assigning: createAssigningService(deps),
    replies: createRepliesService({ ...deps, signOff: signOffGate }),
    translations: createTranslationsService({ ...deps, signOff: signOffGate }),
    spelling: createSpellingService({ ...deps, signOff: signOffGate }),
    shareImages: createShareImageService(deps),
    entries: createEntryService({ ...deps, signOff: signOffGate }),
    existingImports: createExistingImportService(deps),
    requestBatches: createRequestBatchesService(deps),
    sketches: createSketchesService(deps),
    importedPhotos: createImportedPhotosService({ ...deps, images }),
    knownClients: createKnownClientsService(deps),
    tags: createTagsService(deps),
    services: createServicesService(deps),
    previews: createPreviewService(deps),
    emailSettings: createEmailSettingsService({ ...deps, requestListener }),
    styles: createStylesService(deps),
    doNotAsk: createDoNotAskService({ ...deps, requestListener }),
    testEmails: createTestEmailsService(deps),
    domains: createDomainsService({ ...deps, ownAddresses: [deps.config.email.from, deps.config.email.accountFrom] }),
    usage: createUsageService(deps),
    reminders: createRemindersService(deps),
    removals: createRemovalService(deps),
    portals: createPortalService(deps),
    portalChanges: createPortalChangesService(deps),
    portalSpelling: createPortalSpellingService(deps),
    erasing: createErasingService(deps),
    signOffLinks: createSignOffLinksService(deps),
    signOffPages: createSignOffPageService(deps),
    submissions: createSubmissionsService({ ...deps, signOff: signOffGate, images }),
    confirming: createConfirmingService(deps),
    collection: createCollectionService({ ...deps, images, attacks }),
    unsubscribing: createUnsubscribingService(deps),
    webhooks: createWebhooksService({ ...deps, emailFrom: deps.config.email.from }),
    widgets: createWidgetsService(deps),
    widgetPreviews: createWidgetPreviewService(deps),
    figures: createFiguresService(deps),
    places: createPlacesService(deps),
    widgetVersions: createVersionsService(deps),
    widgetOrders: createOrderService(deps),
    pinnedScripts: createPinnedScriptsService({ ...deps, files: deps.widgetFiles }),
    feeds,
    walls: createWallService({ ...deps, feeds }),
    sitemaps: createSitemapService(deps),
    wallDomains: createWallDomainsService(deps),
    counts: createCountsService(deps),
    proofs: createProofService({ ...deps, images }),
    analytics: createAnalyticsService(deps),
    subscriptions,
    reports,
    reportLinks: createReportLinksService({ ...deps, reports }),
    reportEmail: createReportEmailService(deps),
    workspaces: createWorkspacesService(deps),
    activityLog: createActivityLogService(deps),
    overview: createOverviewService(deps),
    members: createMembersService(deps),
    invitations: createInvitationsService(deps),
    answering: createAnsweringService(deps),
    transfers: createTransfersService(deps),
    deletion: createDeletionService(deps),
    freezing: createFreezingService(deps),
    paymentLog: createPaymentLogService(deps),
    corrections: createCorrectionsService({ ...deps, decideAboutPayment: scheduling.decideAboutPayment }),
    dryRuns: createDryRunService(deps),
    explanations: createExplanationService({
      ...deps,
      isStripeReal: !deps.clientConfig.isStripeEmulated && deps.config.stripe.url === undefined,
    }),
    connections: createConnectionsService(deps),
    webhookConnections: createWebhookConnectionsService(deps),
    linking: createLinkingService(deps),
    security: createSecurityService({ ...deps, isManaged }),
    passkeys: createPasskeysService({ ...deps, isManaged }),
    twoFactor: createTwoFactorService({ ...deps, isManaged }),
    inbox: createInboxService(deps),
  }
}
