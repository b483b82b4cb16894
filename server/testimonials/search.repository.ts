import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { importedTestimonials } from '#server/db/schema/existing-imports.ts'
import { testimonialTags } from '#server/db/schema/tags.ts'
import { testimonials, testimonialSearch } from '#server/db/schema/testimonials.ts'
import { and, contains, crossJoin, eq, inArray, isSame, keysOfWords, sql, type SQL } from '#server/db/sql.ts'
import type { TestimonialRow } from './testimonials.queries.ts'

const TRIGRAMS_MAX = 64

export type FoundRow = Pick<TestimonialRow, 'id' | 'status' | 'rating' | 'createdAt'> & { searchText: string }
export type SearchStep = {
  found: FoundRow[]
  /** Where the next step goes on; null when there is nothing left. */
  next: number | null
}

/**
 * One step of a search in a workspace: testimonials that contain each of the folded `words`, in no order that means
 * anything. All of them without words. Words of three characters or more are looked up in an index of trigrams, in
 * which each workspace has its own range of keys; shorter words alone are looked for in every row. With a tag, a service, a form,
 * an import or a member, only the rows that have it are looked at. `after` is null in
 * the first step, which looks at up to `limit` rows like all others. `searchText` is empty unless `hasText`.
 */
export function* searchStep(
  tx: Tx,
  {
    workspaceId,
    words,
    tag,
    service,
    form,
    importId,
    assignee,
    after,
    hasText,
    limit,
  }: {
    workspaceId: string
    words: readonly string[]
    /** The id of a tag. */
    tag?: string | undefined
    service?: string | undefined
    /** The id of the form whose collection link it came through. */
    form?: string | undefined
    /** The id of the import that it came with. */
    importId?: string | undefined
    /** The user id of a member; null for nobody. */
    assignee?: string | null | undefined
    after: number | null
    hasText: boolean
    limit: number
  },
): Transactional<SearchStep> {
  const candidates = candidatesOf({ workspaceId, after, limit }, { words, tag, service, form, importId, assignee })
  const isFound = and(
    eq(testimonials.workspaceId, workspaceId),
    service === undefined ? undefined : eq(testimonials.service, service),
    form === undefined ? undefined : and(eq(testimonials.formId, form), eq(testimonials.source, 'link')),
    importId === undefined ? undefined : inArray(testimonials.id, idsOfImport(tx, { workspaceId, importId })),
    assignee === undefined ? undefined : isSame(testimonials.assigneeUserId, assignee),
    ...words.map((word) => contains(testimonials.searchText, word)),
  )
  const rows = yield* run(
    tx
      .select({
        id: testimonials.id,
        status: testimonials.status,
        rating: testimonials.rating,
        createdAt: testimonials.createdAt,
        searchText: hasText ? testimonials.searchText : sql<string>`''`,
        key: sql<number>`candidates.key`,
        isFound: sql`${isFound}`.mapWith(Boolean),
      })
      .from(sql`(${candidates}) as candidates`)
      // Unlike other joins, cross joins keep the order of the tables.
      .crossJoin(testimonialSearch)
      .crossJoin(testimonials)
      .where(and(eq(testimonialSearch.key, sql`candidates.key`), eq(testimonials.id, testimonialSearch.testimonialId))),
  )
  return {
    found: rows.filter((row) => row.isFound),
    next: rows.length < limit ? null : (rows.at(-1)?.key ?? null),
  }
}

type Range = { workspaceId: string; after: number | null; limit: number }

type Sought = {
  words: readonly string[]
  tag: string | undefined
  service: string | undefined
  form: string | undefined
  importId: string | undefined
  assignee: string | null | undefined
}

/** Keys of the rows to look at, by the narrowest index there is. The other filters are compared again afterwards. */
function candidatesOf(range: Range, { words, tag, service, form, importId, assignee }: Sought): SQL {
  if (tag !== undefined) return withTag(range, tag)
  if (importId !== undefined) return ofImport(range, importId)
  if (form !== undefined) return ofForm(range, form)
  if (typeof assignee === 'string') return assignedTo(range, assignee)
  if (service !== undefined) return withService(range, service)
  const trigrams = trigramsOf(words)
  return trigrams.length > 0 ? keysOfWords({ ...range, words: { folded: words, trigrams } }) : inTurn(range)
}

const withTag = ({ workspaceId, after, limit }: Range, tag: string): SQL =>
  sql`select key from ${testimonialTags} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonialTags.testimonialId}
    where ${testimonialTags.tagId} = ${tag} and ${testimonialTags.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

const withService = ({ workspaceId, after, limit }: Range, service: string): SQL =>
  sql`select key from ${testimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonials.id}
    where ${testimonials.workspaceId} = ${workspaceId} and ${testimonials.service} = ${service}
    and key > ${after ?? 0} order by key limit ${limit}`

const assignedTo = ({ workspaceId, after, limit }: Range, assignee: string): SQL =>
  sql`select key from ${testimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonials.id}
    where ${testimonials.workspaceId} = ${workspaceId} and ${testimonials.assigneeUserId} = ${assignee}
    and key > ${after ?? 0} order by key limit ${limit}`

const ofForm = ({ workspaceId, after, limit }: Range, form: string): SQL =>
  sql`select key from ${testimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${testimonials.id}
    where ${testimonials.formId} = ${form} and ${testimonials.source} = 'link' and ${testimonials.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

const ofImport = ({ workspaceId, after, limit }: Range, importId: string): SQL =>
  sql`select key from ${importedTestimonials} ${crossJoin} ${testimonialSearch}
    on ${testimonialSearch.testimonialId} = ${importedTestimonials.testimonialId}
    where ${importedTestimonials.importId} = ${importId} and ${importedTestimonials.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

const idsOfImport = (tx: Tx, { workspaceId, importId }: { workspaceId: string; importId: string }) =>
  tx
    .select({ id: importedTestimonials.testimonialId })
    .from(importedTestimonials)
    .where(and(eq(importedTestimonials.workspaceId, workspaceId), eq(importedTestimonials.importId, importId)))

const inTurn = ({ workspaceId, after, limit }: Range): SQL =>
  sql`select key from ${testimonialSearch} where ${testimonialSearch.workspaceId} = ${workspaceId}
    and key > ${after ?? 0} order by key limit ${limit}`

/** Quoted for the index. A row that contains a word also contains its trigrams, but not the other way round. */
function trigramsOf(words: readonly string[]): string[] {
  const trigrams = words.flatMap((word) => {
    const characters = [...word]
    return characters.slice(2).map((_, start) => characters.slice(start, start + 3).join(''))
  })
  // The index knows no text after a zero character.
  const usable = trigrams.filter((trigram) => !trigram.includes('\0'))
  return [...new Set(usable)].slice(0, TRIGRAMS_MAX).map((trigram) => `"${trigram.replaceAll('"', '""')}"`)
}
