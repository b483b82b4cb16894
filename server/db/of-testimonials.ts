import { prepared, run, type Transactional, type Tx } from './database.ts'
import { and, type Column, eq, inArray, placeholder, type QueryPromise, type SQL } from './sql.ts'

/** One testimonial of a workspace, or several. */
export type OfTestimonials = { workspaceId: string; testimonialId: string | readonly string[] }

type Columns = { workspaceId: Column; testimonialId: Column }

/**
 * A query for the rows of one testimonial or several. The statement for one is prepared, because a details page needs
 * many of them.
 */
export function selectOfTestimonials<T>(
  { workspaceId, testimonialId }: Columns,
  build: (tx: Tx, isWanted: SQL | undefined) => QueryPromise<T[]>,
) {
  const selectOfOne = prepared((tx) =>
    build(tx, and(eq(workspaceId, placeholder('workspaceId')), eq(testimonialId, placeholder('testimonialId')))),
  )
  return function* select(tx: Tx, of: OfTestimonials): Transactional<T[]> {
    const [only, ...others] = [of.testimonialId].flat()
    if (only === undefined) return []
    if (others.length === 0) return yield* selectOfOne(tx, { workspaceId: of.workspaceId, testimonialId: only })
    return yield* run(build(tx, and(eq(workspaceId, of.workspaceId), inArray(testimonialId, [only, ...others]))))
  }
}
