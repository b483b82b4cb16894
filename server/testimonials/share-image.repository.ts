import { and, eq, placeholder } from '#server/db/sql.ts'
import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { publicTestimonials } from '#server/db/schema/testimonials.ts'

const selectShown = prepared((tx) =>
  tx
    .select()
    .from(publicTestimonials)
    .where(
      and(
        eq(publicTestimonials.workspaceId, placeholder('workspaceId')),
        eq(publicTestimonials.publicId, placeholder('publicId')),
      ),
    ),
)

/** Undefined when visitors can't see it. */
export function* findShown(
  tx: Tx,
  key: { workspaceId: string; publicId: string },
): Transactional<typeof publicTestimonials.$inferSelect | undefined> {
  const [found] = yield* selectShown(tx, key)
  return found
}
