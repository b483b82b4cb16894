import type { TagRef } from '#shared/tags.ts'
import { and, asc, count, eq, inArray, jsonHas, or, placeholder, unindexed } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { tags, testimonialTags } from '#server/db/schema/tags.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgets } from '#server/db/schema/widgets.ts'

export type TagRow = typeof tags.$inferSelect
type Key = { workspaceId: string; id: string }
type OfTestimonial = { workspaceId: string; testimonialId: string }

const isTag = ({ workspaceId, id }: Key) => and(eq(tags.workspaceId, workspaceId), eq(tags.id, id))

const selectTags = prepared((tx) =>
  tx
    .select()
    .from(tags)
    .where(eq(tags.workspaceId, placeholder('workspaceId')))
    .orderBy(asc(tags.foldedName)),
)

/** By name. */
export const listTagRows = (tx: Tx, workspaceId: string): Transactional<TagRow[]> => selectTags(tx, { workspaceId })

const selectTagCounts = prepared((tx) =>
  tx
    .select({ id: testimonialTags.tagId, count: count() })
    .from(testimonialTags)
    .where(eq(testimonialTags.workspaceId, placeholder('workspaceId')))
    .groupBy(testimonialTags.tagId),
)

/** How many testimonials have each tag; those that none has are left out. */
export function* countTags(tx: Tx, workspaceId: string): Transactional<Map<string, number>> {
  const counted = yield* selectTagCounts(tx, { workspaceId })
  return new Map(counted.map((row) => [row.id, row.count]))
}

export function* insertTag(tx: Tx, row: TagRow): Transactional<void> {
  yield* run(tx.insert(tags).values(row))
}

export function* saveTag(tx: Tx, key: Key, values: Pick<TagRow, 'name' | 'foldedName' | 'color'>): Transactional<void> {
  yield* run(tx.update(tags).set(values).where(isTag(key)))
}

/** Testimonials lose it. */
export function* deleteTagRow(tx: Tx, key: Key): Transactional<void> {
  yield* run(tx.delete(tags).where(isTag(key)))
}

/** Those of these testimonials that are in the workspace. */
export function* findTestimonials(
  tx: Tx,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Transactional<Set<string>> {
  const isOurs = eq(unindexed(testimonials.workspaceId), workspaceId)
  const found = yield* run(
    tx
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(and(isOurs, inArray(testimonials.id, [...ids]))),
  )
  return new Set(found.map(({ id }) => id))
}

/** The ids of the tags of each of these testimonials. */
export function* listTagIds(
  tx: Tx,
  { workspaceId, testimonialIds }: { workspaceId: string; testimonialIds: readonly string[] },
): Transactional<Map<string, string[]>> {
  const isOurs = eq(unindexed(testimonialTags.workspaceId), workspaceId)
  const found = yield* run(
    tx
      .select({ testimonialId: testimonialTags.testimonialId, tagId: testimonialTags.tagId })
      .from(testimonialTags)
      .where(and(isOurs, inArray(testimonialTags.testimonialId, [...testimonialIds]))),
  )
  const grouped = Map.groupBy(found, ({ testimonialId }) => testimonialId)
  return new Map([...grouped].map(([id, rows]) => [id, rows.map(({ tagId }) => tagId)]))
}

/** Those that it has already are left as they are. */
export function* insertTestimonialTags(
  tx: Tx,
  rows: readonly (typeof testimonialTags.$inferInsert)[],
): Transactional<void> {
  if (rows.length > 0)
    yield* run(
      tx
        .insert(testimonialTags)
        .values([...rows])
        .onConflictDoNothing(),
    )
}

export function* deleteTestimonialTags(
  tx: Tx,
  { workspaceId, testimonialIds, tagId }: { workspaceId: string; testimonialIds: readonly string[]; tagId?: string },
): Transactional<void> {
  const isOurs = eq(unindexed(testimonialTags.workspaceId), workspaceId)
  const isIts = tagId === undefined ? undefined : eq(testimonialTags.tagId, tagId)
  yield* run(
    tx.delete(testimonialTags).where(and(isOurs, inArray(testimonialTags.testimonialId, [...testimonialIds]), isIts)),
  )
}

/** The tags of a testimonial, by name. */
export function* listTagsOf(tx: Tx, { workspaceId, testimonialId }: OfTestimonial): Transactional<TagRef[]> {
  return yield* run(
    tx
      .select({ id: tags.id, name: tags.name, color: tags.color })
      .from(testimonialTags)
      .innerJoin(tags, eq(tags.id, testimonialTags.tagId))
      .where(and(eq(tags.workspaceId, workspaceId), eq(testimonialTags.testimonialId, testimonialId)))
      .orderBy(asc(tags.foldedName)),
  )
}

/** The name of a widget whose choice of testimonials depends on this tag. */
export function* findWidgetWithTag(tx: Tx, { workspaceId, id }: Key): Transactional<string | undefined> {
  const [found] = yield* run(
    tx
      .select({ name: widgets.name })
      .from(widgets)
      .where(
        and(
          eq(widgets.workspaceId, workspaceId),
          or(jsonHas(widgets.options, 'onlyTagIds', id), jsonHas(widgets.options, 'withoutTagIds', id)),
        ),
      )
      .limit(1),
  )
  return found?.name
}
