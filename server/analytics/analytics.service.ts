import type { AnalyticsAlias, AnalyticsIdentify, AnalyticsTrack } from '#shared/analytics.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import {
  type AnalyticsEventRow,
  deleteEventsBefore,
  deleteEventsBeyond,
  deleteEventsOf,
  insertEvent,
} from './analytics.repository.ts'

const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Anybody may send events, so there is an end to how many are kept. */
const KEPT_ROWS = 100_000

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

/**
 * Keeps what pages tell of themselves, as it was told. Who it is about is only what the page says: nothing here may be
 * trusted, and nothing in the product reads it.
 */
export function createAnalyticsService({ db, clock }: { db: Database; clock: Clock }) {
  const keep = (event: Omit<AnalyticsEventRow, 'id' | 'receivedAt'>): Promise<void> =>
    db.transaction((sql) => insertEvent(sql, { ...event, id: newId('evt'), receivedAt: clock.now() }))

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

/** To be called in the transaction that closes an account. */
export const forgetEventsOf = (sql: Sql, userId: string): Work<void> => deleteEventsOf(sql, userId)

/** Ends what is older than ninety days, and what is more than anybody's use of the product explains. */
export function* sweepEvents(sql: Sql, { now, keptRows = KEPT_ROWS }: { now: Date; keptRows?: number }): Work<void> {
  yield* deleteEventsBefore(sql, new Date(now.getTime() - KEPT_MS))
  yield* deleteEventsBeyond(sql, keptRows)
}
