import { sql } from '#server/db/sql.ts'
import { index, instant, int, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** For how many months a workspace keeps what isn't kept for good. A workspace without a row has the defaults. */
export const retentionSettings = table('retention_settings', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  requestMonths: int('request_months').notNull(),
  activityMonths: int('activity_months').notNull(),
  viewMonths: int('view_months').notNull(),
})

/**
 * What is left of requests that had no answer and were deleted after their time: nothing that says who the client was. Their links
 * say that they ended, reports go on counting them, and the client isn't asked again too soon.
 */
export const endedRequests = table(
  'ended_requests',
  {
    /** A hash of the request's id, which is its link. */
    linkHash: string('link_hash').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Hashed like in `suppressions`; null once the client could be asked again, and after the client had it erased. */
    addressHash: string('address_hash'),
    /** When the client was first asked; null if no email was sent. */
    askedAt: instant('asked_at'),
    /** When the newest email was sent; null without one. */
    lastAskedAt: instant('last_asked_at'),
    /** What the client bought, if an answered testimonial has the same service. */
    service: string('service'),
    endedAt: instant('ended_at').notNull(),
  },
  (t) => [
    index('ended_requests_asked').on(t.workspaceId, t.askedAt),
    index('ended_requests_ended').on(t.workspaceId, t.endedAt),
    index('ended_requests_address')
      .on(t.addressHash, t.workspaceId)
      .where(sql`${t.addressHash} is not null`),
    index('ended_requests_recognised')
      .on(t.lastAskedAt)
      .where(sql`${t.addressHash} is not null`),
  ],
)
