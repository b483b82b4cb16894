import { isPostgres } from './dialect.ts'
import { max, placeholder, sql } from '../sql.ts'
import { int, string, table } from '../columns.ts'
import { prepared, run, type Tx, type Transactional } from '../database.ts'

/*
 * SQLite's index of trigrams, which has to be kept in few parts. PostgreSQL has none: its searches read the texts of the
 * workspace.
 */

/** The index of trigrams takes commands as rows. Its columns are in the migration. */
const commands = table('testimonial_words', { command: string('testimonial_words'), rank: int('rank') })
/** Pages of the parts in which SQLite keeps the index. The number is doubled. */
const pages = table('testimonial_words_idx', { part: int('segid'), number: int('pgno') })

/** The number of pages in each part. A new part may say what is deleted from older ones; a single one has nothing deleted. */
export function* readPartSizes(tx: Tx): Transactional<number[]> {
  if (isPostgres) return []
  const parts = yield* run(
    tx
      .select({ last: max(pages.number) })
      .from(pages)
      .groupBy(pages.part),
  )
  return parts.map(({ last }) => Math.ceil((last ?? 0) / 2))
}

const merge = prepared((tx) => tx.insert(commands).values({ command: 'merge', rank: placeholder('rank') }))

/** Goes on merging all parts into one, and writes about so many pages. */
export function* mergeParts(tx: Tx, { pagesMax }: { pagesMax: number }): Transactional<void> {
  if (isPostgres) return
  // A negative number means all parts, instead of those of about the same size.
  yield* merge(tx, { rank: -pagesMax })
}

/**
 * Goes on merging parts of about the same size, where there are four or more, and writes about so many pages. Returns
 * whether it had anything to do.
 */
export function* mergeAlike(tx: Tx, { pagesMax }: { pagesMax: number }): Transactional<boolean> {
  if (isPostgres) return false
  const before = yield* countChanges(tx)
  yield* merge(tx, { rank: pagesMax })
  // The command is a change itself.
  return (yield* countChanges(tx)) - before > 1
}

const selectChanges = prepared((tx) => tx.select({ count: sql<number>`total_changes()` }).from(sql`(select 1)`))

function* countChanges(tx: Tx): Transactional<number> {
  const [found] = yield* selectChanges(tx, {})
  return found?.count ?? 0
}
