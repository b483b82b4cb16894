import { and, count, eq, inArray, isNull, lt, ne, placeholder, sql } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

/** Requests of a workspace whose client was last emailed before an instant, or that were made before it and never sent. */
export type Overdue = { workspaceId: string; before: Date }

// The first two conditions are the index. The last email can only be later than the request.
const isOverdue = and(
  eq(testimonials.workspaceId, placeholder('workspaceId')),
  inArray(testimonials.status, ['pending', 'sent']),
  lt(testimonials.createdAt, placeholder('before')),
  sql`coalesce(${testimonials.sentAt}, 0) < ${placeholder('before')}`,
  // Something is still going to be sent.
  isNull(testimonials.scheduledFor),
  ne(testimonials.emailState, 'queued'),
)

const valuesOf = ({ workspaceId, before }: Overdue) => ({ workspaceId, before: before.getTime() })

const selectOverdue = prepared((tx) =>
  tx
    .select({
      id: testimonials.id,
      workspaceId: testimonials.workspaceId,
      customerEmail: testimonials.customerEmail,
      askedAt: testimonials.askedAt,
      sentAt: testimonials.sentAt,
      // A name that no answered testimonial has could say who the client was.
      service: sql<string | null>`(
        select "answered"."service" from "testimonials" "answered"
        where "answered"."workspace_id" = "testimonials"."workspace_id" and "answered"."service" = "testimonials"."service"
          and "answered"."submitted_at" is not null
        limit 1
      )`,
    })
    .from(testimonials)
    .where(isOverdue)
    .limit(placeholder('limit')),
)

export type OverdueRow = {
  id: string
  workspaceId: string
  customerEmail: string
  askedAt: Date | null
  sentAt: Date | null
  service: string | null
}

export const listOverdue = (tx: Tx, of: Overdue & { limit: number }): Transactional<OverdueRow[]> =>
  selectOverdue(tx, { ...valuesOf(of), limit: of.limit })

const countUpTo = prepared((tx) => {
  const some = tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(isOverdue)
    .limit(placeholder('limit'))
    .as('some')
  return tx.select({ count: count() }).from(some)
})

/** At most `limit`. */
export function* countOverdue(tx: Tx, of: Overdue & { limit: number }): Transactional<number> {
  const [found] = yield* countUpTo(tx, { ...valuesOf(of), limit: of.limit })
  return found?.count ?? 0
}
