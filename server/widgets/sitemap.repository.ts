import { isOpenWorkspace } from '#server/accounts/workspaces.queries.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { publicTestimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { and, asc, desc, eq, exists, gt, inArray, jsonIsTrue, sql } from '#server/db/sql.ts'

export type ListedWallRow = Pick<
  typeof widgets.$inferSelect,
  'id' | 'workspaceId' | 'slug' | 'options' | 'publishedAt'
> & { newestChangeAt: Date | null }

/** What happens to a testimonial that changes a page which shows it. */
const VISIBLE_CHANGES = [
  'approved',
  'rejected',
  'reopened',
  'revised',
  'withdrawn',
  'erased',
  'made_public',
  'made_private',
  'shared_again',
  'excerpt_chosen',
  'excerpt_removed',
  'excerpt_ended',
  'replied',
  'reply_changed',
  'reply_removed',
  'reply_hidden',
  'translated',
  'translation_removed',
  'translations_hidden',
  'spelling_accepted',
  'shown_parts_changed',
] as const satisfies readonly (typeof testimonialEvents.$inferSelect.kind)[]

/**
 * Hosted pages whose owners want search engines to find them, of all workspaces that have public testimonials; by id. They
 * are looked for only once an hour, so their options need no index.
 */
export function* listListedWallsAfter(
  tx: Tx,
  { afterId, limit }: { afterId: string; limit: number },
): Transactional<ListedWallRow[]> {
  const rows = yield* run(
    tx
      .select({
        id: widgets.id,
        slug: widgets.slug,
        workspaceId: widgets.workspaceId,
        options: widgets.options,
        publishedAt: widgets.publishedAt,
      })
      .from(widgets)
      .where(
        and(
          gt(widgets.id, afterId),
          jsonIsTrue(widgets.options, 'hostedPage', 'isInSitemap'),
          exists(
            tx
              .select({ one: sql`1` })
              .from(publicTestimonials)
              .where(eq(publicTestimonials.workspaceId, widgets.workspaceId)),
          ),
          isOpenWorkspace(tx, widgets.workspaceId),
        ),
      )
      .orderBy(asc(widgets.id))
      .limit(limit),
  )
  const listed: ListedWallRow[] = []
  for (const row of rows) listed.push({ ...row, newestChangeAt: yield* findNewestChange(tx, row.workspaceId) })
  return listed
}

function* findNewestChange(tx: Tx, workspaceId: string): Transactional<Date | null> {
  const [newest] = yield* run(
    tx
      .select({ at: testimonialEvents.at })
      .from(testimonialEvents)
      .where(and(eq(testimonialEvents.workspaceId, workspaceId), inArray(testimonialEvents.kind, VISIBLE_CHANGES)))
      .orderBy(desc(testimonialEvents.at))
      .limit(1),
  )
  return newest?.at ?? null
}
