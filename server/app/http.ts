import { Hono } from 'hono'
import { ipRoutes, mountAnalytics } from '#server/analytics/analytics.routes.ts'
import { mountActivity } from '#server/activity/activity.routes.ts'
import { mountScheduling } from '#server/scheduling/scheduling.routes.ts'
import { mountBilling } from '#server/billing/billing.routes.ts'
import { linkingRoutes, mountConnections } from '#server/connections/connections.routes.ts'
import { emailPreviewRoutes, mountEmails } from '#server/emails/styles/emails.routes.ts'
import { mountDoNotAsk } from '#server/emails/recipients/do-not-ask.routes.ts'
import { mountDomains } from '#server/emails/domains/domains.routes.ts'
import { mountUnsubscribing, oneClickRoutes } from '#server/submissions/unsubscribing.routes.ts'
import { webhookRoutes } from '#server/emails/webhooks/webhooks.routes.ts'
import { mountApproval } from '#server/approval/approval.routes.ts'
import { mountForms } from '#server/forms/forms.routes.ts'
import { JSON_BODY_MAX_BYTES, limitBody } from '#server/http/body-limit.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Database } from '#server/db/database.ts'
import { errorHandler } from '#server/http/error-handler.ts'
import { handOverOtherHosts, type KnownHosts } from '#server/http/known-hosts.ts'
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
import { mountPasskeys } from '#server/identity/passkeys.routes.ts'
import { mountTwoFactor } from '#server/identity/two-factor.routes.ts'
import { mountImages, imageRoutes } from '#server/images/images.routes.ts'
import { mountPayments } from '#server/payments/payments.routes.ts'
import { inboxRoutes } from '#server/stripe-events/inbox.routes.ts'
import { mountPortal } from '#server/submissions/portal.routes.ts'
import { answerImageRoutes, mountAnswerImages, mountSubmissions } from '#server/submissions/submissions.routes.ts'
import { mountConfirming } from '#server/submissions/confirming.routes.ts'
import { collectedImageRoutes, mountCollectedImages, mountCollection } from '#server/submissions/collection.routes.ts'
import { mountSignOff } from '#server/sign-off/sign-off.routes.ts'
import { mountTags } from '#server/tags/tags.routes.ts'
import { mountRequestBatches } from '#server/testimonials/request-batches.routes.ts'
import { mountExistingImports, mountImportedPhotos } from '#server/testimonials/existing-import.routes.ts'
import { mountTestimonials } from '#server/testimonials/testimonials.routes.ts'
import { mountOverview } from '#server/overview/overview.routes.ts'
import { mountReports } from '#server/reports/reports.routes.ts'
import { mountRetention } from '#server/retention/retention.routes.ts'
import { mountWorkspaces } from '#server/workspaces/workspaces.routes.ts'
import { mountMembers } from '#server/members/members.routes.ts'
import { mountUsers } from '#server/users/users.routes.ts'
import { wallHostRoutes } from '#server/widgets/domains/wall-host.routes.ts'
import { certificateRoutes, mountWallDomains } from '#server/widgets/domains/wall-domains.routes.ts'
import type { WallHosts } from '#server/widgets/domains/wall-hosts.ts'
import { sitemapRoutes } from '#server/widgets/sitemap.routes.ts'
import { mountWidgets, publicWidgetRoutes } from '#server/widgets/widgets.routes.ts'
import type { Deps } from './deps.ts'
import { securityEventOf } from './security-log.ts'
import type { Services } from './services.ts'

type HttpDeps = Deps & {
  session: Session
  isKnownHost: KnownHosts
  wallHosts: WallHosts
  limiters: RateLimiters
  slots: WorkspaceSlots
  wakeJobs: () => void
  /** The pages of the emulators, if there are any. */
  developmentRoutes: Hono<AppEnv> | undefined
  services: Services
}

/** The order in which everything handles a request. */
export function createHttpApp(deps: HttpDeps) {
  const { config, db, log, services, limiters, slots } = deps
  const app = new Hono<AppEnv>()

  app.use('*', handOverOtherHosts(deps.isKnownHost, createOtherHostsApp(deps)))
  app.use('*', requestLog({ ...deps, trustedProxyHops: config.trustedProxyHops, securityEventOf }))
  app.use('*', securityHeaders(config))
  app.onError(errorHandler(log, identityErrorBody))
  app.route('/', certificateRoutes(deps))
  // Before the rate limits: Stripe sends many events from few addresses.
  app.route('/', inboxRoutes(services.inbox, limiters))
  for (const path of ['/goodword/*', '/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    app.use(path, limitByAddress(limiters.address))
  }
  app.use('/ip', limitByAddress(limiters.address))
  app.use('/analytics/*', limitByAddress(limiters.analytics))

  const mount = createMount(app, deps.session, deps)
  mountImages(mount, services.images, limiters)
  mountImportedPhotos(mount, services.importedPhotos, limiters)
  mountAnswerImages(mount, services.submissions, limiters)
  mountCollectedImages(mount, services.collection, limiters)
  mountReports(mount, services, { limits: limiters, slots })
  mountRetention(mount, services.retention)
  mountWorkspaces(mount, services)
  mountOverview(mount, services.overview)
  mountMembers(mount, services, limiters)
  mountUsers(mount, services, { limits: limiters, slots })
  mountSecurity(mount, services.security)
  mountTwoFactor(mount, services.twoFactor, limiters)
  mountPasskeys(mount, services.passkeys, limiters)
  mountTags(mount, services)
  mountExistingImports(mount, services, slots)
  mountRequestBatches(mount, services, slots)
  mountTestimonials(mount, services)
  mountSubmissions(mount, services.submissions, limiters)
  mountCollection(mount, services.collection, limiters)
  mountConfirming(mount, services.confirming, limiters)
  mountApproval(mount, services)
  mountForms(mount, services)
  mountEmails(mount, services)
  mountPortal(mount, services, limiters)
  mountSignOff(mount, services, limiters)
  mountDomains(mount, services.domains, limiters)
  mountDoNotAsk(mount, services.doNotAsk)
  mountUnsubscribing(mount, services.unsubscribing, limiters)
  mountWidgets(mount, services)
  mountWallDomains(mount, services.wallDomains, limiters)
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
  app.route('/', collectedImageRoutes(services.collection, limiters))
  app.route('/', emailPreviewRoutes(services.previews))
  app.route('/', oneClickRoutes(services.unsubscribing, { ...deps, limits: limiters }))
  app.route('/', sitemapRoutes(services.sitemaps))
  app.route('/', publicWidgetRoutes({ ...services, ...deps, files: deps.widgetFiles, limiters }))
  if (deps.developmentRoutes) app.route('/', deps.developmentRoutes)

  // Built once: it takes longer than anything else that anybody may ask for.
  let openApi: string | undefined
  app.get('/openapi.json', (c) => {
    openApi ??= JSON.stringify(openApiDocument({ endpoints: mount.endpoints, serverUrl: deps.publicUrl() }))
    return c.body(openApi, 200, { 'content-type': 'application/json' })
  })
  app.route('/', healthRoutes(db))
  app.all('/goodword/*', () => refuseUnknownRoute())
  app.route(
    '/',
    siteRoutes({
      site: deps.site,
      config: deps.clientConfig,
      publicUrl: deps.publicUrl,
      findCollectionSlug: services.collection.findSlug,
      findReleaseFile: deps.releaseFiles.find,
    }),
  )
  app.notFound(() => refuseUnknownRoute())

  return { app, endpoints: mount.endpoints }
}

/** What a process that only runs jobs answers: whether it can. */
export function createHealthApp({ db, log, config }: Pick<Deps, 'db' | 'log' | 'config'>) {
  const app = new Hono<AppEnv>()
  app.use('*', securityHeaders(config))
  app.onError(errorHandler(log))
  app.route('/', healthRoutes(db))
  app.notFound(() => refuseUnknownRoute())
  return app
}

/** For whatever starts the process, or sends it requests. */
function healthRoutes(db: Database) {
  const app = new Hono<AppEnv>()
  // Whoever restarts a process that doesn't answer must not do so because the database is away.
  app.get('/livez', (c) => c.json({ status: 'alive' }))
  app.get('/healthz', async (c) => {
    await db.ping()
    return c.json({ status: 'ok' })
  })
  app.get('/readyz', async (c) => {
    await db.ping()
    return c.json({ status: 'ready' })
  })
  return app
}

/** What answers to other names than ours: hosted walls at owners' domains. */
function createOtherHostsApp({ config, log, clock, services, observations, ...deps }: HttpDeps) {
  const app = new Hono<AppEnv>()
  app.use('*', requestLog({ log, clock, trustedProxyHops: config.trustedProxyHops, observations, securityEventOf }))
  app.use('*', securityHeaders(config))
  app.onError(errorHandler(log))
  app.route('/', wallHostRoutes({ ...deps, walls: services.walls }))
  return app
}

function refuseUnknownRoute(): never {
  throw routeNotFound()
}
