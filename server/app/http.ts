import { Hono } from 'hono'
import { ipRoutes, mountAnalytics } from '#server/analytics/analytics.routes.ts'
import type { ActivityLogService } from '#server/activity/activity-log.service.ts'
import { mountActivity } from '#server/activity/activity.routes.ts'
import type { AnalyticsService } from '#server/analytics/analytics.service.ts'
import { mountScheduling } from '#server/scheduling/scheduling.routes.ts'
import type { SchedulingService } from '#server/scheduling/scheduling.service.ts'
import { mountBilling } from '#server/billing/billing.routes.ts'
import type { SubscriptionsService } from '#server/billing/subscriptions.service.ts'
import { linkingRoutes, mountConnections } from '#server/connections/connections.routes.ts'
import type { ConnectionsService } from '#server/connections/connections.service.ts'
import type { LinkingService } from '#server/connections/linking.service.ts'
import type { WebhookConnectionsService } from '#server/connections/webhook-connections.service.ts'
import type { EmailSettingsService } from '#server/emails/styles/email-settings.service.ts'
import { emailPreviewRoutes, mountEmails } from '#server/emails/styles/emails.routes.ts'
import type { PreviewService } from '#server/emails/styles/preview.service.ts'
import type { StylesService } from '#server/emails/styles/styles.service.ts'
import { mountDoNotAsk } from '#server/emails/recipients/do-not-ask.routes.ts'
import type { DoNotAskService } from '#server/emails/recipients/do-not-ask.service.ts'
import type { TestEmailsService } from '#server/emails/styles/test-emails.service.ts'
import { mountDomains } from '#server/emails/domains/domains.routes.ts'
import type { DomainsService } from '#server/emails/domains/domains.service.ts'
import { mountUnsubscribing, oneClickRoutes } from '#server/submissions/unsubscribing.routes.ts'
import type { UnsubscribingService } from '#server/submissions/unsubscribing.service.ts'
import { webhookRoutes } from '#server/emails/webhooks/webhooks.routes.ts'
import type { WebhooksService } from '#server/emails/webhooks/webhooks.service.ts'
import { mountApproval } from '#server/approval/approval.routes.ts'
import type { ApprovalService } from '#server/approval/approval.service.ts'
import { mountForms } from '#server/forms/forms.routes.ts'
import type { CollectionLinksService } from '#server/forms/collection-links.service.ts'
import type { FormsService } from '#server/forms/forms.service.ts'
import { JSON_BODY_MAX_BYTES, limitBody } from '#server/http/body-limit.ts'
import type { AppEnv } from '#server/http/context.ts'
import { errorHandler } from '#server/http/error-handler.ts'
import { type KnownHosts, refuseOtherHosts } from '#server/http/known-hosts.ts'
import { createMount } from '#server/http/mount.ts'
import { openApiDocument } from '#server/http/openapi.ts'
import { limitByAddress, type RateLimiters } from '#server/http/rate-limit.ts'
import { requestLog } from '#server/http/request-log.ts'
import { routeNotFound } from '#server/http/request.errors.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Session } from '#server/http/session.ts'
import type { WorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import { siteRoutes } from '#server/http/static-files.ts'
import { identityErrorBody } from '#server/identity/embedded/identity.protocol.ts'
import { identityRoutes } from '#server/identity/embedded/identity.routes.ts'
import { mountSecurity } from '#server/identity/security.routes.ts'
import type { SecurityService } from '#server/identity/security.service.ts'
import { mountPasskeys } from '#server/identity/passkeys.routes.ts'
import type { PasskeysService } from '#server/identity/passkeys.service.ts'
import { mountTwoFactor } from '#server/identity/two-factor.routes.ts'
import type { TwoFactorService } from '#server/identity/two-factor.service.ts'
import { mountImages, imageRoutes } from '#server/images/images.routes.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import { mountPayments } from '#server/payments/payments.routes.ts'
import type { DryRunService } from '#server/scheduling/dry-run.service.ts'
import type { ExplanationService } from '#server/scheduling/explanation.service.ts'
import type { PaymentLogService } from '#server/payments/log.service.ts'
import { inboxRoutes } from '#server/stripe-events/inbox.routes.ts'
import type { InboxService } from '#server/stripe-events/inbox.service.ts'
import type { ErasingService } from '#server/submissions/erasing.service.ts'
import type { PortalChangesService } from '#server/submissions/portal-changes.service.ts'
import { mountPortal } from '#server/submissions/portal.routes.ts'
import type { PortalService } from '#server/submissions/portal.service.ts'
import { answerImageRoutes, mountAnswerImages, mountSubmissions } from '#server/submissions/submissions.routes.ts'
import { mountCollection } from '#server/submissions/collection.routes.ts'
import type { CollectionService } from '#server/submissions/collection.service.ts'
import type { SubmissionsService } from '#server/submissions/submissions.service.ts'
import type { SignOffLinksService } from '#server/sign-off/links.service.ts'
import type { SignOffPageService } from '#server/sign-off/page.service.ts'
import { mountSignOff } from '#server/sign-off/sign-off.routes.ts'
import type { BulkService } from '#server/testimonials/bulk.service.ts'
import type { DetailsService } from '#server/testimonials/details.service.ts'
import type { ExcerptsService } from '#server/testimonials/excerpts.service.ts'
import type { ShareImageService } from '#server/testimonials/share-image.service.ts'
import type { EntryService } from '#server/testimonials/entry.service.ts'
import type { ImportService } from '#server/testimonials/import.service.ts'
import type { KnownClientsService } from '#server/testimonials/known-clients.service.ts'
import type { RemindersService } from '#server/testimonials/reminders.service.ts'
import type { RemovalService } from '#server/testimonials/removal.service.ts'
import type { ServicesService } from '#server/tags/services.service.ts'
import { mountTags } from '#server/tags/tags.routes.ts'
import type { TagsService } from '#server/tags/tags.service.ts'
import type { ExistingImportService } from '#server/testimonials/existing-import.service.ts'
import { mountExistingImports } from '#server/testimonials/existing-import.routes.ts'
import { mountTestimonials } from '#server/testimonials/testimonials.routes.ts'
import type { TestimonialsService } from '#server/testimonials/testimonials.service.ts'
import type { UsageService } from '#server/testimonials/usage.service.ts'
import { mountOverview } from '#server/overview/overview.routes.ts'
import type { OverviewService } from '#server/overview/overview.service.ts'
import type { ReportEmailService } from '#server/reports/report-email.service.ts'
import type { ReportLinksService } from '#server/reports/report-links.service.ts'
import { mountReports } from '#server/reports/reports.routes.ts'
import type { ReportsService } from '#server/reports/reports.service.ts'
import { mountWorkspaces } from '#server/workspaces/workspaces.routes.ts'
import type { FreezingService } from '#server/workspaces/freezing.service.ts'
import type { WorkspacesService } from '#server/workspaces/workspaces.service.ts'
import type { AnsweringService } from '#server/members/answering.service.ts'
import type { DeletionService } from '#server/members/deletion.service.ts'
import type { InvitationsService } from '#server/members/invitations.service.ts'
import { mountMembers } from '#server/members/members.routes.ts'
import type { MembersService } from '#server/members/members.service.ts'
import type { TransfersService } from '#server/members/transfers.service.ts'
import { mountUsers } from '#server/users/users.routes.ts'
import type { NoticesService } from '#server/users/notices.service.ts'
import type { ChecklistService } from '#server/users/checklist.service.ts'
import type { ClosingService } from '#server/users/closing.service.ts'
import type { ExportService } from '#server/users/export.service.ts'
import type { UsersService } from '#server/users/users.service.ts'
import type { CountsService } from '#server/widgets/counts.service.ts'
import type { FeedService } from '#server/widgets/feed.service.ts'
import type { WallService } from '#server/widgets/wall.service.ts'
import type { FiguresService } from '#server/widgets/figures.service.ts'
import type { WidgetPreviewService } from '#server/widgets/preview.service.ts'
import type { ProofService } from '#server/widgets/proof.service.ts'
import type { PlacesService } from '#server/widgets/places.service.ts'
import type { OrderService } from '#server/widgets/order.service.ts'
import type { VersionsService } from '#server/widgets/versions.service.ts'
import type { PinnedScriptsService } from '#server/widgets/pinned-scripts.service.ts'
import { mountWidgets, publicWidgetRoutes } from '#server/widgets/widgets.routes.ts'
import type { WidgetsService } from '#server/widgets/widgets.service.ts'
import type { Deps } from './deps.ts'

type HttpDeps = Deps & {
  session: Session
  isKnownHost: KnownHosts
  limiters: RateLimiters
  slots: WorkspaceSlots
  wakeJobs: () => void
  /** The pages of the emulators, if there are any. */
  developmentRoutes: Hono<AppEnv> | undefined
  services: {
    scheduling: SchedulingService
    reports: ReportsService
    reportLinks: ReportLinksService
    reportEmail: ReportEmailService
    workspaces: WorkspacesService
    overview: OverviewService
    members: MembersService
    invitations: InvitationsService
    answering: AnsweringService
    transfers: TransfersService
    deletion: DeletionService
    freezing: FreezingService
    users: UsersService
    closing: ClosingService
    exports: ExportService
    notices: NoticesService
    checklist: ChecklistService
    approval: ApprovalService
    forms: FormsService
    collectionLinks: CollectionLinksService
    collection: CollectionService
    testimonials: TestimonialsService
    bulk: BulkService
    details: DetailsService
    excerpts: ExcerptsService
    shareImages: ShareImageService
    entries: EntryService
    existingImports: ExistingImportService
    imports: ImportService
    knownClients: KnownClientsService
    tags: TagsService
    services: ServicesService
    previews: PreviewService
    emailSettings: EmailSettingsService
    styles: StylesService
    testEmails: TestEmailsService
    domains: DomainsService
    doNotAsk: DoNotAskService
    usage: UsageService
    submissions: SubmissionsService
    reminders: RemindersService
    removals: RemovalService
    portals: PortalService
    portalChanges: PortalChangesService
    erasing: ErasingService
    signOffLinks: SignOffLinksService
    signOffPages: SignOffPageService
    unsubscribing: UnsubscribingService
    webhooks: WebhooksService
    widgets: WidgetsService
    widgetPreviews: WidgetPreviewService
    figures: FiguresService
    pinnedScripts: PinnedScriptsService
    places: PlacesService
    widgetVersions: VersionsService
    widgetOrders: OrderService
    counts: CountsService
    proofs: ProofService
    feeds: FeedService
    walls: WallService
    images: ImagesService
    activityLog: ActivityLogService
    analytics: AnalyticsService
    subscriptions: SubscriptionsService
    connections: ConnectionsService
    webhookConnections: WebhookConnectionsService
    paymentLog: PaymentLogService
    dryRuns: DryRunService
    explanations: ExplanationService
    linking: LinkingService
    inbox: InboxService
    security: SecurityService
    twoFactor: TwoFactorService
    passkeys: PasskeysService
  }
}

/** The order in which everything handles a request. */
export function createHttpApp(deps: HttpDeps) {
  const { config, db, log, clock, services, limiters, slots } = deps
  const app = new Hono<AppEnv>()

  app.use('*', requestLog({ log, clock, trustedProxyHops: config.trustedProxyHops }))
  app.use('*', securityHeaders(config))
  app.onError(errorHandler(log, identityErrorBody))
  app.use('*', refuseOtherHosts(deps.isKnownHost))
  // Before the rate limits: Stripe sends many events from few addresses.
  app.route('/', inboxRoutes(services.inbox, limiters))
  for (const path of ['/goodword/*', '/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.use(path, limitByAddress(limiters.address))
  }
  app.use('/ip', limitByAddress(limiters.address))
  app.use('/analytics/*', limitByAddress(limiters.analytics))

  const mount = createMount(app, deps.session, deps)
  mountImages(mount, services.images, limiters)
  mountAnswerImages(mount, services.submissions, limiters)
  mountReports(mount, services, { limits: limiters, slots })
  mountWorkspaces(mount, services)
  mountOverview(mount, services.overview)
  mountMembers(mount, services, limiters)
  mountUsers(mount, services, { limits: limiters, slots })
  mountSecurity(mount, services.security)
  mountTwoFactor(mount, services.twoFactor, limiters)
  mountPasskeys(mount, services.passkeys, limiters)
  mountTags(mount, services)
  mountExistingImports(mount, services, slots)
  mountTestimonials(mount, services, slots)
  mountSubmissions(mount, services.submissions, limiters)
  mountCollection(mount, services.collection, limiters)
  mountApproval(mount, services)
  mountForms(mount, services)
  mountEmails(mount, services)
  mountPortal(mount, services, limiters)
  mountSignOff(mount, services, limiters)
  mountDomains(mount, services.domains, limiters)
  mountDoNotAsk(mount, services.doNotAsk)
  mountUnsubscribing(mount, services.unsubscribing, limiters)
  mountWidgets(mount, services)
  mountActivity(mount, services.activityLog, slots)
  mountAnalytics(mount, services.analytics)
  mountBilling(mount, services.subscriptions, limiters)
  mountConnections(mount, services, limiters)
  mountPayments(mount, services, slots)
  mountScheduling(mount, services, { limits: limiters, slots })

  // Contract endpoints and the webhook come first because each limits its own body size.
  app.route('/', webhookRoutes(services.webhooks, limiters))
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody(JSON_BODY_MAX_BYTES))
  app.route('/', linkingRoutes(services.linking, deps))
  if (deps.embeddedIdentity) {
    app.route('/', identityRoutes(deps.embeddedIdentity, { ...deps, limits: limiters }))
  }
  app.route('/', ipRoutes(config))
  app.route('/', imageRoutes(services.images))
  app.route('/', answerImageRoutes(services.submissions, limiters))
  app.route('/', emailPreviewRoutes(services.previews))
  app.route('/', oneClickRoutes(services.unsubscribing, { ...deps, limits: limiters }))
  app.route('/', publicWidgetRoutes({ ...services, ...deps, files: deps.widgetFiles, limiters }))
  if (deps.developmentRoutes) app.route('/', deps.developmentRoutes)

  // Built once: it takes longer than anything else that anybody may ask for.
  let openApi: string | undefined
  app.get('/openapi.json', (c) => {
    openApi ??= JSON.stringify(openApiDocument({ endpoints: mount.endpoints, serverUrl: deps.publicUrl() }))
    return c.body(openApi, 200, { 'content-type': 'application/json' })
  })
  app.get('/healthz', (c) => {
    db.ping()
    return c.json({ status: 'ok' })
  })
  app.get('/readyz', (c) => {
    db.ping()
    return c.json({ status: 'ready' })
  })
  app.all('/goodword/*', () => refuseUnknownRoute())
  app.route(
    '/',
    siteRoutes({
      site: deps.site,
      config: deps.clientConfig,
      publicUrl: deps.publicUrl,
      findCollectionSlug: services.collection.findSlug,
    }),
  )
  app.notFound(() => refuseUnknownRoute())

  return { app, endpoints: mount.endpoints }
}

function refuseUnknownRoute(): never {
  throw routeNotFound()
}
