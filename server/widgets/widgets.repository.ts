import { and, asc, count, desc, eq, isNotNull, isNull, notInArray, placeholder, sql as expression } from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { paymentProofs } from '#server/db/schema/payments.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'
import { widgetCounts, widgets } from '#server/db/schema/widgets.ts'
import { OTHER_SITES, UNKNOWN_SITE } from './counts.domain.ts'

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

const isWidget = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(widgets.workspaceId, workspaceId), eq(widgets.id, id))

export function* findWidget(sql: Sql, key: { workspaceId: string; id: string }): Work<WidgetRow | undefined> {
  const [found] = yield* run(sql.select().from(widgets).where(isWidget(key)))
  return found
}

export function* updateWidget(
  sql: Sql,
  key: { workspaceId: string; id: string },
  changes: Partial<typeof widgets.$inferInsert>,
): Work<void> {
  yield* run(sql.update(widgets).set(changes).where(isWidget(key)))
}

/** With everything that was counted of it. */
export function* deleteWidgetRow(sql: Sql, key: { workspaceId: string; id: string }): Work<void> {
  yield* run(sql.delete(widgets).where(isWidget(key)))
}

/** The site that last showed it, where that is known. */
export function* findNewestSighting(
  sql: Sql,
  { workspaceId, id }: { workspaceId: string; id: string },
): Work<{ site: string; lastSeenAt: Date } | undefined> {
  const [newest] = yield* run(
    sql
      .select({ site: widgetCounts.site, lastSeenAt: widgetCounts.lastSeenAt })
      .from(widgetCounts)
      .where(
        and(
          eq(widgetCounts.workspaceId, workspaceId),
          eq(widgetCounts.widgetId, id),
          notInArray(widgetCounts.site, [OTHER_SITES, UNKNOWN_SITE]),
        ),
      )
      .orderBy(desc(widgetCounts.lastSeenAt))
      .limit(1),
  )
  return newest
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

const selectWidgetOfSlug = prepared((sql) =>
  sql
    .select()
    .from(widgets)
    .where(eq(widgets.slug, placeholder('slug'))),
)

/** By the end of its public address, which no two workspaces share. */
export function* findWidgetOfSlug(sql: Sql, slug: string): Work<WidgetRow | undefined> {
  const [found] = yield* selectWidgetOfSlug(sql, { slug })
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

/** One that anybody may see. */
export function* findPublicTestimonial(
  sql: Sql,
  { workspaceId, publicId }: { workspaceId: string; publicId: string },
): Work<PublicTestimonialRow | undefined> {
  const [found] = yield* run(
    sql
      .select()
      .from(publicTestimonials)
      .where(and(eq(publicTestimonials.workspaceId, workspaceId), eq(publicTestimonials.publicId, publicId))),
  )
  return found
}

type ProvenRow = {
  workspaceId: string
  testimonialId: string
  paidAt: Date
  sentAt: Date | null
  submittedAt: Date
  revisedAt: Date | null
}

/** Which testimonial stands behind a public id, while it is public and verified. By the id alone: whose it is follows. */
export function* findProven(sql: Sql, publicId: string): Work<ProvenRow | undefined> {
  const [found] = yield* run(
    sql
      .select({
        workspaceId: publicTestimonials.workspaceId,
        testimonialId: testimonials.id,
        paidAt: paymentProofs.paidAt,
        sentAt: testimonials.sentAt,
        submittedAt: publicTestimonials.submittedAt,
        revisedAt: testimonials.revisedAt,
      })
      .from(publicTestimonials)
      .innerJoin(testimonials, eq(testimonials.publicId, publicTestimonials.publicId))
      .innerJoin(paymentProofs, eq(paymentProofs.testimonialId, testimonials.id))
      .where(and(eq(publicTestimonials.publicId, publicId), eq(publicTestimonials.isVerified, true))),
  )
  return found
}

/** Shared in public by clients, shown or not. */
const isShared = (workspaceId: string) =>
  and(
    eq(testimonials.workspaceId, workspaceId),
    isNotNull(testimonials.submittedAt),
    eq(testimonials.isPrivate, false),
    isNull(testimonials.withdrawnAt),
  )

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
        average: expression<number | null>`avg(${testimonials.rating})`,
      })
      .from(testimonials)
      .where(isShared(workspaceId)),
  )
  const [verified] = yield* run(
    sql
      .select({ count: count() })
      .from(testimonials)
      .innerJoin(paymentProofs, eq(paymentProofs.testimonialId, testimonials.id))
      .where(and(isShared(workspaceId), eq(paymentProofs.verification, 'verified'))),
  )
  return { ...(summary ?? { shared: 0, rejected: 0, average: null }), afterPayment: verified?.count ?? 0 }
}
