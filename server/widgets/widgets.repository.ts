import { and, asc, desc, eq, notInArray, placeholder } from '#server/db/sql.ts'
import { isOpenWorkspace } from '#server/accounts/workspaces.queries.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { paymentProofs } from '#server/db/schema/payments.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'
import { widgetCounts, widgets } from '#server/db/schema/widgets.ts'
import { OTHER_SITES, UNKNOWN_SITE } from './counts.domain.ts'

export type WidgetRow = typeof widgets.$inferSelect

export function* insertWidget(tx: Tx, widget: typeof widgets.$inferInsert): Transactional<void> {
  yield* run(tx.insert(widgets).values(widget))
}

export function* listWidgetRows(tx: Tx, workspaceId: string): Transactional<WidgetRow[]> {
  return yield* run(
    tx
      .select()
      .from(widgets)
      .where(eq(widgets.workspaceId, workspaceId))
      .orderBy(asc(widgets.createdAt), asc(widgets.id)),
  )
}

const isWidget = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  and(eq(widgets.workspaceId, workspaceId), eq(widgets.id, id))

export function* findWidget(tx: Tx, key: { workspaceId: string; id: string }): Transactional<WidgetRow | undefined> {
  const [found] = yield* run(tx.select().from(widgets).where(isWidget(key)))
  return found
}

export function* updateWidget(
  tx: Tx,
  key: { workspaceId: string; id: string },
  changes: Partial<typeof widgets.$inferInsert>,
): Transactional<void> {
  yield* run(tx.update(widgets).set(changes).where(isWidget(key)))
}

/** With all its counts. */
export function* deleteWidgetRow(tx: Tx, key: { workspaceId: string; id: string }): Transactional<void> {
  yield* run(tx.delete(widgets).where(isWidget(key)))
}

/** The site that showed it last, if known. */
export function* findNewestSighting(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Transactional<{ site: string; lastSeenAt: Date } | undefined> {
  const [newest] = yield* run(
    tx
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

const selectWidget = prepared((tx) =>
  tx
    .select()
    .from(widgets)
    .where(and(eq(widgets.id, placeholder('id')), isOpenWorkspace(tx, widgets.workspaceId))),
)

/** By the id in the embed code, which is public, so it isn't limited to a workspace. */
export function* findPublishedWidget(tx: Tx, id: string): Transactional<WidgetRow | undefined> {
  const [found] = yield* selectWidget(tx, { id })
  return found
}

const selectWidgetOfSlug = prepared((tx) =>
  tx
    .select()
    .from(widgets)
    .where(and(eq(widgets.slug, placeholder('slug')), isOpenWorkspace(tx, widgets.workspaceId))),
)

/** By the last part of its public URL, which is unique across workspaces. */
export function* findWidgetOfSlug(tx: Tx, slug: string): Transactional<WidgetRow | undefined> {
  const [found] = yield* selectWidgetOfSlug(tx, { slug })
  return found
}

/** A public testimonial. */
export function* findPublicTestimonial(
  tx: Tx,
  { workspaceId, publicId }: { workspaceId: string; publicId: string },
): Transactional<typeof publicTestimonials.$inferSelect | undefined> {
  const [found] = yield* run(
    tx
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

/** The testimonial with this public id, if it is public and verified. Not limited to a workspace. */
export function* findProven(tx: Tx, publicId: string): Transactional<ProvenRow | undefined> {
  const [found] = yield* run(
    tx
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
      .where(
        and(
          eq(publicTestimonials.publicId, publicId),
          eq(publicTestimonials.isVerified, true),
          isOpenWorkspace(tx, publicTestimonials.workspaceId),
        ),
      ),
  )
  return found
}
