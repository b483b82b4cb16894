import type Sqlite from 'better-sqlite3'
import { and, contains, eq } from '#server/db/sql.ts'
import { type Database, run } from '#server/db/database.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

/** What the search index has to be equal to, and what SQLite stores for it. */

/** The ids of testimonials that contain each word, found without the index, in the order of the alphabet. */
export async function findPlainly(
  db: Database,
  { workspaceId, words }: { workspaceId: string; words: readonly string[] },
): Promise<string[]> {
  const allContained = words.map((word) => contains(testimonials.searchText, word))
  const isFound = and(eq(testimonials.workspaceId, workspaceId), ...allContained)
  const rows = await db.read((tx) => run(tx.select({ id: testimonials.id }).from(testimonials).where(isFound)))
  return rows.map(({ id }) => id).toSorted()
}

/** Every `trigram id` of the texts, in the order of the alphabet. */
export async function trigramsOfTexts(db: Database): Promise<string[]> {
  const rows = await db.read((tx) =>
    run(tx.select({ id: testimonials.id, searchText: testimonials.searchText }).from(testimonials)),
  )
  const trigrams = ({ id, searchText }: (typeof rows)[number]) => {
    const characters = [...searchText]
    return characters.slice(2).map((_, at) => `${characters.slice(at, at + 3).join('')} ${id}`)
  }
  return [...new Set(rows.flatMap(trigrams))].toSorted()
}

/** The same, as the index has them. */
export function indexed(raw: Sqlite.Database): string[] {
  raw.exec('create virtual table if not exists temp.vocabulary using fts5vocab(main, testimonial_words, instance)')
  const rows = raw.prepare<[], { term: string; id: string | null }>(
    'select term, testimonial_id as id from temp.vocabulary left join testimonial_search on key = doc',
  )
  return rows
    .all()
    .map(({ term, id }) => `${term} ${id}`)
    .toSorted()
}

/** Everything that is stored for the index, also what searches no longer find. */
export const storedIndex = (raw: Sqlite.Database): string =>
  raw
    .prepare<[], Buffer>('select block from testimonial_words_data')
    .pluck()
    .all()
    .map((block) => block.toString('latin1'))
    .join('')

/** From now on, SQLite merges this many parts of a size or more whenever some text is written; with 0 none. */
export const mergePartsFrom = (raw: Sqlite.Database, parts: number): unknown =>
  raw.exec(`insert into testimonial_words (testimonial_words, rank) values ('automerge', ${parts})`)

/** Counts all testimonials without reading them. */
export function createCounter(raw: Sqlite.Database): () => unknown {
  const count = raw.prepare('select count(*) from testimonials').pluck()
  return () => count.get()
}
