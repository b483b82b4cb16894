import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { JobHandler, JobPayloads } from '#server/jobs/jobs.registry.ts'
import { mergeAlike, mergeParts, readPartSizes } from '#server/db/dialect/trigram-index.ts'

/** Written before other work gets its turn: a few milliseconds. */
const STEP_PAGES = 16

/** Rewrites the search index in small steps, which removes what was deleted from it. */
export const createSearchCompaction = ({
  db,
}: {
  db: Database
}): JobHandler<JobPayloads['testimonials.compact-search']> => ({
  async run() {
    const sizes = await db.read(readPartSizes)
    // Text that arrives meanwhile adds parts, so without a limit this might never end.
    const pagesMax = 4 * sizes.reduce((all, size) => all + size, STEP_PAGES)
    for (let written = 0; written < pagesMax; written += STEP_PAGES) {
      const isDone = await db.transaction(function* (tx) {
        if ((yield* readPartSizes(tx)).length <= 1) return true
        yield* mergeParts(tx, { pagesMax: STEP_PAGES })
        return false
      })
      if (isDone) return
      await setImmediate()
    }
  },
})

/**
 * Keeps the parts of the index few while much is written. SQLite merges sixteen of them in one go otherwise, which takes
 * longer than anybody else should wait.
 */
export async function keepPartsFew(db: Database): Promise<void> {
  while (await db.transaction((tx) => mergeAlike(tx, { pagesMax: STEP_PAGES }))) await setImmediate()
}
