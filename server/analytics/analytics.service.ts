import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnalyticsAlias, AnalyticsIdentify, AnalyticsTrack } from '#shared/analytics.ts'
import type { Database } from '#server/db/database.ts'
import { type Clock, monthsBefore } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { type AnalyticsEventRow, deleteSomeEvents, findNewestBeyond, insertEvent } from './analytics.repository.ts'

/** Anyone can send events, so the number kept is limited. */
const KEPT_ROWS = 100_000
/** In one transaction. */
const SWEPT_AT_ONCE = 500

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

/**
 * Stores what pages report about their use, unchanged. User ids are whatever the page claims: never trust them. Nothing
 * in the product reads them.
 */
export function createAnalyticsService({ db, clock }: { db: Database; clock: Clock }) {
  const keep = (event: Omit<AnalyticsEventRow, 'id' | 'receivedAt'>): Promise<void> =>
    db.transaction((tx) => insertEvent(tx, { ...event, id: newId('evt'), receivedAt: clock.now() }))

  return {
    identifyUser: (payload: AnalyticsIdentify) =>
      keep({ kind: 'identify', anonymousId: payload.anonymousId, userId: payload.userId, event: null, payload }),

    aliasUser: (payload: AnalyticsAlias) =>
      keep({ kind: 'alias', anonymousId: payload.previousId, userId: payload.userId, event: null, payload }),

    trackEvent: (payload: AnalyticsTrack) =>
      keep({
        kind: 'track',
        anonymousId: payload.anonymousId,
        userId: payload.userId,
        event: payload.event,
        payload,
      }),
  }
}

/** Deletes events that are older than they are kept, and any beyond the row limit. */
export async function sweepEvents({
  db,
  now,
  keptMonths,
  keptRows = KEPT_ROWS,
}: {
  db: Database
  now: Date
  keptMonths: number
  keptRows?: number
}): Promise<void> {
  const overdue = monthsBefore(now, keptMonths)
  const tooMany = await db.read((tx) => findNewestBeyond(tx, keptRows))
  const until = tooMany && tooMany > overdue ? tooMany : overdue
  const sweepSome = () => db.transaction((tx) => deleteSomeEvents(tx, { until, limit: SWEPT_AT_ONCE }))
  while ((await sweepSome()) === SWEPT_AT_ONCE) await nextTurn()
}
