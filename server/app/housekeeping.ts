import { sweepEvents } from '#server/analytics/analytics.service.ts'
import { sweepLinking } from '#server/connections/connections.service.ts'
import type { Database } from '#server/db/database.ts'
import { sweepTurns } from '#server/emails/recipients/sending-turns.service.ts'
import { sweepMailEvents } from '#server/emails/webhooks/webhooks.service.ts'
import { sweepResults } from '#server/idempotency/idempotency.service.ts'
import { sweepIdentity } from '#server/identity/embedded/identity.service.ts'
import type { PictureFiles } from '#server/images/picture-files.ts'
import { sweepImages } from '#server/images/sweep.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { sweepInbox } from '#server/stripe/inbox/inbox.service.ts'
import { sweepSimulatedStripe } from '#server/stripe/simulator/simulated-stripe.ts'
import { sweepCounts } from '#server/widgets/counts.service.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Once an hour, removes what has outlived its use: uploads that nobody submitted, files without a row, codes and sessions
 * that have ended, keys of requests that nobody repeats, events of the pages, links that were begun and left, what
 * events of Stripe said a month ago, what the
 * stand-in for Stripe no longer needs, mails and tellings that no limit counts any more, and what was counted of widgets more
 * than a year ago. Each run plans the next one; a start plans one for the next minute.
 */
export function createHousekeeping(deps: { db: Database; clock: Clock; log: Log; files: PictureFiles }) {
  const { db, clock, log, files } = deps

  function planAt(runAt: Date): Promise<void> {
    const hour = runAt.toISOString().slice(0, 13)
    return db.transaction((sql) =>
      enqueue(sql, { kind: 'housekeeping', dedupeKey: hour, payload: {}, now: clock.now(), runAt }),
    )
  }

  return {
    plan: () => planAt(new Date(clock.now().getTime() + MINUTE_MS)),

    async run(): Promise<void> {
      const now = clock.now()
      await planAt(new Date(now.getTime() + HOUR_MS))
      const pictures = await sweepImages({ db, files, now })
      await db.transaction(function* (sql) {
        yield* sweepIdentity(sql, now)
        yield* sweepResults(sql, now)
        yield* sweepEvents(sql, { now })
        yield* sweepLinking(sql, now)
        yield* sweepInbox(sql, now)
        yield* sweepSimulatedStripe(sql, now)
        yield* sweepTurns(sql, now)
        yield* sweepMailEvents(sql, now)
        yield* sweepCounts(sql, now)
      })
      log.info({ pictures }, 'swept')
    },
  }
}
