import { createKnownHosts } from '#server/http/known-hosts.ts'
import { workspaceBusy } from '#server/http/request.errors.ts'
import { createRateLimiters } from '#server/http/rate-limit.ts'
import { headerProfiles, PUBLIC_CACHING } from '#server/http/security-headers.ts'
import { createRequestTally } from '#server/http/request-tally.ts'
import { createWorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import { createSession } from '#server/http/session.ts'
import { createImageMaker } from '#server/images/image-maker.ts'
import { createJobRunner } from '#server/jobs/jobs.runner.ts'
import { createWebhookPriority } from '#server/jobs/webhook-priority.ts'
import { createReconciliation } from '#server/stripe-events/reconciliation.jobs.ts'
import { createReportOffering } from '#server/reports/report-notice.jobs.ts'
import { type CachedAnswer, createFeedCache } from '#server/widgets/feed-cache.ts'
import { createWallHosts } from '#server/widgets/domains/wall-hosts.ts'
import type { Deps } from './deps.ts'
import { createEmailKinds } from './email-kinds.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createHttpApp } from './http.ts'
import { createJobHandlers } from './job-handlers.ts'
import { createServices } from './services.ts'

/** Stripe waits for an answer and jobs can wait, so jobs run slowly while webhooks arrive. */
const WEBHOOKS_FIRST = { quietMs: 10, patienceMs: 500 }

/** Wires services, jobs and HTTP together. Starts nothing. */
export function createApplication(deps: Deps) {
  const makeImage = createImageMaker(deps.images)
  const kinds = createEmailKinds({ ...deps, emailFrom: deps.config.email.from })
  const webhookPriority = createWebhookPriority(WEBHOOKS_FIRST)
  const wakeJobs = (): void => jobs.wake()
  const housekeeping = createHousekeeping({ ...deps, files: deps.images.files })
  const reconciliation = createReconciliation({ ...deps, wakeJobs })
  const reportOffering = createReportOffering({ ...deps, wakeJobs })
  const limiters = createRateLimiters(deps.limits, deps.memory.rateLimits)
  const slots = createWorkspaceSlots({ refuse: workspaceBusy })
  const services = createServices({ ...deps, kinds, makeImage, slots, webhookPriority, wakeJobs })
  const jobs = createJobRunner({
    ...deps,
    webhookPriority,
    handlers: createJobHandlers({
      ...deps,
      kinds,
      makeImage,
      housekeeping,
      reconciliation,
      reportOffering,
      subscriptions: services.subscriptions,
      scheduling: services.scheduling,
      wakeJobs,
    }),
  })
  const session = createSession({
    verifyToken: (token, check) =>
      check === 'now' ? deps.identity.verifyTokenNow(token) : deps.identity.verifyToken(token),
    findMember: (who, workspaceId) => services.users.findMember(who, workspaceId),
    limiter: limiters.owner,
    accountChangeCount: deps.db.accountChangeCount,
    clock: deps.clock,
  })
  const developmentRoutes = deps.development?.connect({
    post: async (path, init) => app.request(path, { method: 'POST', ...init }),
    wakeJobs,
    findNextRequest: services.paymentLog.findNextRequest,
    noteDomainChanged: services.domains.noteDomainChanged,
  })
  const isKnownHost = createKnownHosts({ publicUrl: deps.publicUrl, allowedHosts: deps.config.allowedHosts })
  const { app, endpoints } = createHttpApp({
    isKnownHost,
    wallHosts: createWallHosts(deps),
    ...deps,
    services,
    session,
    limiters,
    slots,
    wakeJobs,
    developmentRoutes,
  })
  const tally = createRequestTally(deps)
  const feedCache = createFeedCache({
    ...deps,
    feeds: services.feeds,
    files: deps.widgetFiles,
    headers: headerProfiles(deps.config).widget,
    feedCacheControl: PUBLIC_CACHING,
    tally,
  })
  const answerFromCache: CachedAnswer = (request, response) =>
    isKnownHost(request.headers.host) && feedCache(request, response)
  return {
    app,
    answerFromCache,
    tally,
    endpoints,
    jobs,
    services,
    housekeeping,
    reconciliation,
    reportOffering,
    kinds,
    wakeJobs,
  }
}
