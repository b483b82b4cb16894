import type { ActivityLogService } from '#server/activity/activity-log.service.ts'
import type { AnalyticsService } from '#server/analytics/analytics.service.ts'
import type { SchedulingService } from '#server/scheduling/scheduling.service.ts'
import type { SubscriptionsService } from '#server/billing/subscriptions.service.ts'
import type { ConnectionsService } from '#server/connections/connections.service.ts'
import type { LinkingService } from '#server/connections/linking.service.ts'
import type { WebhookConnectionsService } from '#server/connections/webhook-connections.service.ts'
import type { EmailSettingsService } from '#server/emails/styles/email-settings.service.ts'
import type { PreviewService } from '#server/emails/styles/preview.service.ts'
import type { StylesService } from '#server/emails/styles/styles.service.ts'
import type { DoNotAskService } from '#server/emails/recipients/do-not-ask.service.ts'
import type { TestEmailsService } from '#server/emails/styles/test-emails.service.ts'
import type { DomainsService } from '#server/emails/domains/domains.service.ts'
import type { UnsubscribingService } from '#server/submissions/unsubscribing.service.ts'
import type { WebhooksService } from '#server/emails/webhooks/webhooks.service.ts'
import type { ApprovalService } from '#server/approval/approval.service.ts'
import type { CollectionLinksService } from '#server/forms/collection-links.service.ts'
import type { FormsService } from '#server/forms/forms.service.ts'
import type { SeveralFormsService } from '#server/forms/several-forms.service.ts'
import type { SecurityService } from '#server/identity/security.service.ts'
import type { PasskeysService } from '#server/identity/passkeys.service.ts'
import type { TwoFactorService } from '#server/identity/two-factor.service.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import type { CorrectionsService } from '#server/scheduling/corrections.service.ts'
import type { DryRunService } from '#server/scheduling/dry-run.service.ts'
import type { ExplanationService } from '#server/scheduling/explanation.service.ts'
import type { PaymentLogService } from '#server/payments/log.service.ts'
import type { InboxService } from '#server/stripe-events/inbox.service.ts'
import type { ErasingService } from '#server/submissions/erasing.service.ts'
import type { PortalChangesService } from '#server/submissions/portal-changes.service.ts'
import type { PortalSpellingService } from '#server/submissions/portal-spelling.service.ts'
import type { PortalService } from '#server/submissions/portal.service.ts'
import type { ConfirmingService } from '#server/submissions/confirming.service.ts'
import type { CollectionService } from '#server/submissions/collection.service.ts'
import type { SubmissionsService } from '#server/submissions/submissions.service.ts'
import type { SignOffLinksService } from '#server/sign-off/links.service.ts'
import type { SignOffPageService } from '#server/sign-off/page.service.ts'
import type { BulkService } from '#server/testimonials/bulk.service.ts'
import type { DetailsService } from '#server/testimonials/details.service.ts'
import type { ExcerptsService } from '#server/testimonials/excerpts.service.ts'
import type { AssigningService } from '#server/testimonials/assigning.service.ts'
import type { NotesService } from '#server/testimonials/notes.service.ts'
import type { SpellingService } from '#server/testimonials/spelling.service.ts'
import type { RepliesService } from '#server/testimonials/replies.service.ts'
import type { TranslationsService } from '#server/testimonials/translations.service.ts'
import type { ShareImageService } from '#server/testimonials/share-image.service.ts'
import type { EntryService } from '#server/testimonials/entry.service.ts'
import type { KnownClientsService } from '#server/testimonials/known-clients.service.ts'
import type { RemindersService } from '#server/testimonials/reminders.service.ts'
import type { RemovalService } from '#server/testimonials/removal.service.ts'
import type { ServicesService } from '#server/tags/services.service.ts'
import type { TagsService } from '#server/tags/tags.service.ts'
import type { SketchesService } from '#server/testimonials/sketches.service.ts'
import type { ImportedPhotosService } from '#server/testimonials/imported-photos.service.ts'
import type { RequestBatchesService } from '#server/testimonials/request-batches.service.ts'
import type { ExistingImportService } from '#server/testimonials/existing-import.service.ts'
import type { TestimonialsService } from '#server/testimonials/testimonials.service.ts'
import type { UsageService } from '#server/testimonials/usage.service.ts'
import type { OverviewService } from '#server/overview/overview.service.ts'
import type { ReportEmailService } from '#server/reports/report-email.service.ts'
import type { ReportLinksService } from '#server/reports/report-links.service.ts'
import type { ReportsService } from '#server/reports/reports.service.ts'
import type { RetentionService } from '#server/retention/retention.service.ts'
import type { FreezingService } from '#server/workspaces/freezing.service.ts'
import type { WorkspacesService } from '#server/workspaces/workspaces.service.ts'
import type { AnsweringService } from '#server/members/answering.service.ts'
import type { DeletionService } from '#server/members/deletion.service.ts'
import type { InvitationsService } from '#server/members/invitations.service.ts'
import type { MembersService } from '#server/members/members.service.ts'
import type { TransfersService } from '#server/members/transfers.service.ts'
import type { NoticesService } from '#server/users/notices.service.ts'
import type { ChecklistService } from '#server/users/checklist.service.ts'
import type { ClosingService } from '#server/users/closing.service.ts'
import type { ClientExportService } from '#server/users/client-export.service.ts'
import type { ExportService } from '#server/users/export.service.ts'
import type { UsersService } from '#server/users/users.service.ts'
import type { CountsService } from '#server/widgets/counts.service.ts'
import type { FeedService } from '#server/widgets/feed.service.ts'
import type { SitemapService } from '#server/widgets/sitemap.service.ts'
import type { WallService } from '#server/widgets/wall.service.ts'
import type { FiguresService } from '#server/widgets/figures.service.ts'
import type { WidgetPreviewService } from '#server/widgets/preview.service.ts'
import type { ProofService } from '#server/widgets/proof.service.ts'
import type { PlacesService } from '#server/widgets/places.service.ts'
import type { OrderService } from '#server/widgets/order.service.ts'
import type { VersionsService } from '#server/widgets/versions.service.ts'
import type { PinnedScriptsService } from '#server/widgets/pinned-scripts.service.ts'
import type { WidgetsService } from '#server/widgets/widgets.service.ts'
import type { WallDomainsService } from '#server/widgets/domains/wall-domains.service.ts'

/** What routes call: one for each feature, or part of one. */
export type Services = {
  scheduling: SchedulingService
  reports: ReportsService
  reportLinks: ReportLinksService
  reportEmail: ReportEmailService
  retention: RetentionService
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
  clientExports: ClientExportService
  notices: NoticesService
  checklist: ChecklistService
  approval: ApprovalService
  forms: FormsService
  severalForms: SeveralFormsService
  collectionLinks: CollectionLinksService
  collection: CollectionService
  confirming: ConfirmingService
  testimonials: TestimonialsService
  bulk: BulkService
  details: DetailsService
  excerpts: ExcerptsService
  replies: RepliesService
  translations: TranslationsService
  spelling: SpellingService
  notes: NotesService
  assigning: AssigningService
  shareImages: ShareImageService
  entries: EntryService
  existingImports: ExistingImportService
  requestBatches: RequestBatchesService
  sketches: SketchesService
  importedPhotos: ImportedPhotosService
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
  portalSpelling: PortalSpellingService
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
  sitemaps: SitemapService
  wallDomains: WallDomainsService
  images: ImagesService
  activityLog: ActivityLogService
  analytics: AnalyticsService
  subscriptions: SubscriptionsService
  connections: ConnectionsService
  webhookConnections: WebhookConnectionsService
  paymentLog: PaymentLogService
  corrections: CorrectionsService
  dryRuns: DryRunService
  explanations: ExplanationService
  linking: LinkingService
  inbox: InboxService
  security: SecurityService
  twoFactor: TwoFactorService
  passkeys: PasskeysService
}
