import { sweepEvents } from '#server/analytics/analytics.service.ts'
import { sweepLinking } from '#server/connections/connections.service.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { sweepMemory } from '#server/db/sweep-memory.ts'
import { sweepThrottle } from '#server/emails/recipients/throttle.service.ts'
import { sweepEmailEvents } from '#server/emails/webhooks/webhooks.service.ts'
import { sweepResults } from '#server/idempotency/idempotency.service.ts'
import { sweepIdentity, sweepSecurityEvents } from '#server/identity/embedded/identity.service.ts'
import type { ImageFiles } from '#server/images/image-files.ts'
import { sweepImages } from '#server/images/sweep.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { ReleaseFiles } from './release-files.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { sweepMembers } from '#server/members/sweep.service.ts'
import { sweepInbox } from '#server/stripe-events/inbox.service.ts'
import type { Development } from '#server/dev/dev.ts'
import { planRetention } from '#server/retention/retention.service.ts'
import { sweepSignOffLinks } from '#server/sign-off/links.service.ts'
import { sweepUnconfirmed } from '#server/submissions/confirming.service.ts'
import { forgetEndedClients } from '#server/testimonials/ended-requests.service.ts'
import { sweepImports } from '#server/testimonials/existing-import.service.ts'
import { sweepBatches } from '#server/testimonials/request-batches.service.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Once an hour, deletes what is no longer needed: images nobody submitted, files without a row, expired codes and
 * sessions, sign-off links that ended 90 days ago, old idempotency keys, analytics events, unfinished Stripe
 * links, contents of Stripe events after a month and their ids later, emails and delivery events that no limit
 * counts any more, old invitations, imports that were never finished, batches of clients after 180 days, answers that
 * nobody confirmed, what processes remembered together, and what the emulators no longer need. Plans jobs that delete what workspaces no longer keep. Each run
 * schedules the next; a start schedules one within a minute.
 */
export function createHousekeeping(deps: {
  db: Database
  clock: Clock
  log: Log
  files: ImageFiles
  config: Pick<Config, 'retention'>
  development: Development | undefined
  releaseFiles: Pick<ReleaseFiles, 'keep'>
}) {
  const { db, clock, log, files } = deps

  function planAt(runAt: Date): Promise<void> {
    const hour = runAt.toISOString().slice(0, 13)
    return db.transaction((tx) =>
      enqueue(tx, { kind: 'housekeeping', dedupeKey: hour, payload: {}, now: clock.now(), runAt }),
    )
  }

  return {
    plan: () => planAt(new Date(clock.now().getTime() + MINUTE_MS)),

    async run(): Promise<void> {
      const now = clock.now()
      await planAt(new Date(now.getTime() + HOUR_MS))
      // Whoever tries the product may have moved the clock, and stays signed in.
      const earliest = new Date(
        Math.min(...[now, ...(deps.development?.stripe?.clock.otherTimes() ?? [])].map((time) => time.getTime())),
      )
      await db.transaction(function* (tx) {
        yield* sweepIdentity(tx, earliest)
        yield* sweepSecurityEvents(tx, { now, keptMonths: deps.config.retention.securityEventMonths })
        yield* sweepResults(tx, now)
        yield* sweepLinking(tx, now)
        yield* sweepInbox(tx, { now })
        yield* sweepSignOffLinks(tx, now)
        yield* sweepThrottle(tx, now)
        yield* sweepEmailEvents(tx, now)
        yield* sweepMembers(tx, now)
        yield* sweepImports(tx, now)
        yield* sweepBatches(tx, now)
        yield* sweepUnconfirmed(tx, now)
      })
      await sweepEvents({ db, now, keptMonths: deps.config.retention.analyticsMonths })
      await planRetention({ db, now })
      await forgetEndedClients({ db, now })
      await sweepMemory({ db, now: earliest })
      await deps.development?.sweep()
      await deps.releaseFiles.keep()
      db.forgetErased()
      // Last, because a store of images that is away keeps nothing else from being deleted.
      log.info({ images: await sweepImages({ db, files, now }) }, 'swept')
    },
  }
}
