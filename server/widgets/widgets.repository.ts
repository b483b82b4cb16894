import { and, asc, count, desc, eq, isNotNull, isNull, placeholder, sql as expression } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'
import { widgets } from '#server/db/schema/widgets.ts'

export type WidgetRow = typeof widgets.$inferSelect
export type PublicTestimonialRow = typeof publicTestimonials.$inferSelect

export function* insertWidget(sql: Sql, widget: typeof widgets.$inferInsert): Work<void> {
  yield* run(sql.insert(widgets).values(widget))
}

export function* listWidgetRows(sql: Sql, workspaceId: string): Work<WidgetRow[]> {
  return yield* run(
    sql
      .select()
      .from(widgets)
      .where(eq(widgets.workspaceId, workspaceId))
      .orderBy(asc(widgets.createdAt), asc(widgets.id)),
  )
}

const selectWidget = prepared((sql) =>
  sql
    .select()
    .from(widgets)
    .where(eq(widgets.id, placeholder('id'))),
)

/** By the id in the embed code, which is public: no workspace narrows it. */
export function* findPublishedWidget(sql: Sql, id: string): Work<WidgetRow | undefined> {
  const [found] = yield* selectWidget(sql, { id })
  return found
}

/** Newest first. */
export function* listPublicTestimonials(sql: Sql, workspaceId: string): Work<PublicTestimonialRow[]> {
  return yield* run(
    sql
      .select()
      .from(publicTestimonials)
      .where(eq(publicTestimonials.workspaceId, workspaceId))
      .orderBy(desc(publicTestimonials.submittedAt), desc(publicTestimonials.publicId)),
  )
}

/** Counts over everything that clients shared in public, shown or not; no word of it. */
export function* summarizeShared(
  sql: Sql,
  workspaceId: string,
): Work<{ shared: number; rejected: number; afterPayment: number; average: number | null }> {
  const [summary] = yield* run(
    sql
      .select({
        shared: count(),
        rejected: expression<number>`count(case when ${testimonials.status} = 'rejected' then 1 end)`,
        afterPayment: expression<number>`count(case when ${testimonials.source} = 'payment' and ${testimonials.isAnsweredByMail} then 1 end)`,
        average: expression<number | null>`avg(${testimonials.rating})`,
      })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          isNotNull(testimonials.submittedAt),
          eq(testimonials.isPrivate, false),
          isNull(testimonials.withdrawnAt),
        ),
      ),
  )
  return summary ?? { shared: 0, rejected: 0, afterPayment: 0, average: null }
}
