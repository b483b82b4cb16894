import type { AnalyticsAlias, AnalyticsIdentify, AnalyticsTrack } from '#shared/analytics.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { type AnalyticsEventRow, deleteEventsBefore, deleteEventsBeyond, insertEvent } from './analytics.repository.ts'

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Anyone can send events, so the number kept is limited. */
const KEPT_ROWS = 100_000

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

/** Deletes events older than ninety days, and any beyond the row limit. */
export function* sweepEvents(
  tx: Tx,
  { now, keptRows = KEPT_ROWS }: { now: Date; keptRows?: number },
): Transactional<void> {
  yield* deleteEventsBefore(tx, new Date(now.getTime() - KEPT_MS))
  yield* deleteEventsBeyond(tx, keptRows)
}
