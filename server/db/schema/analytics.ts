import { index, instant, json, oneOf, string, table } from '../columns.ts'

/** Events reported by pages. No other table refers to them. */
export const analyticsEvents = table(
  'analytics_events',
  {
    id: string('id').primaryKey(),
    kind: oneOf('kind', ['identify', 'alias', 'track']).notNull(),
    anonymousId: string('anonymous_id').notNull(),
    userId: string('user_id'),
    event: string('event'),
    payload: json<unknown>('payload').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('analytics_events_user').on(t.userId), index('analytics_events_received').on(t.receivedAt)],
)
