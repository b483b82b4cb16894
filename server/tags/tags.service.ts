import { type TagColor, TAGS_MAX, TAGS_PER_TESTIMONIAL } from '#shared/tag-limits.ts'
import type { Tag, TagRef } from '#shared/tags.ts'
import { markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { recordActivity, recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { foldText } from '#shared/folded-text.ts'
import { newId } from '#server/kernel/ids.ts'
import { nextColor } from './tags.domain.ts'
import {
  tagNameTaken,
  tagNotFound,
  testimonialUnknown,
  tooManyTags,
  tooManyTagsOnOne,
  usedByWidget,
} from './tags.errors.ts'
import { readTagUses } from './tag-uses.repository.ts'
import {
  countTags,
  deleteTagRow,
  deleteTestimonialTags,
  findTestimonials,
  findWidgetWithTag,
  insertTag,
  insertTestimonialTags,
  listTagIds,
  listTagRows,
  listTagsOf,
  saveTag,
  type TagRow,
} from './tags.repository.ts'

type By = { workspaceId: string; by: Actor }
type Key = { workspaceId: string; id: string }
type Change = { ids: readonly string[] } & ({ action: 'add'; name: string } | { action: 'remove'; tagId: string })
type Failure = { id: string; code: string; message: string }

export type TagsService = ReturnType<typeof createTagsService>

/** An owner's tags, and which testimonials have them. */
export function createTagsService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Throws `tags.too_many` (409). */
    createTag: ({ name, color, ...by }: By & { name: string; color?: TagColor | undefined }): Promise<Tag> =>
      db.transaction(function* (tx) {
        const tag = yield* findOrMakeTag(tx, { ...by, name, color, now: clock.now() })
        return withCount(tag, yield* countTags(tx, by.workspaceId))
      }),

    /** Throws `tags.not_found` (404) and `tags.name_taken` (409). */
    updateTag: ({ by: actor, name, color, ...key }: Key & By & { name: string; color: TagColor }): Promise<Tag> =>
      db.transaction(function* (tx) {
        const { workspaceId } = key
        const rows = yield* listTagRows(tx, workspaceId)
        const present = getTag(rows, key.id)
        const foldedName = foldText(name)
        const taken = rows.find((row) => row.foldedName === foldedName && row.id !== key.id)
        if (taken) throw tagNameTaken(taken.name)
        yield* saveTag(tx, key, { name, foldedName, color })
        yield* recordChangedSettings(tx, {
          workspaceId,
          actor,
          kind: 'tag_changed',
          subject: present.name,
          before: { Name: present.name, Colour: present.color },
          after: { Name: name, Colour: color },
          now: clock.now(),
        })
        return withCount({ ...present, name, color }, yield* countTags(tx, workspaceId))
      }),

    /** Throws `tags.not_found` (404) and `tags.in_use` (409). */
    deleteTag: ({ by: actor, ...key }: Key & By): Promise<{ count: number }> =>
      db.transaction(function* (tx) {
        const { workspaceId, id } = key
        const { name } = getTag(yield* listTagRows(tx, workspaceId), id)
        const widget = yield* findWidgetWithTag(tx, key)
        if (widget !== undefined) throw usedByWidget({ kind: 'tags', name, widget })
        const count = (yield* countTags(tx, workspaceId)).get(id) ?? 0
        yield* deleteTagRow(tx, key)
        const about = { workspaceId, actor, kind: 'tag_deleted' as const, subject: name, count }
        yield* recordActivity(tx, { ...about, now: clock.now() })
        return { count }
      }),

    /** Throws `testimonials.not_found` and `tags.not_found` (404). */
    setTags: ({ workspaceId, id, tagIds }: Key & { tagIds: readonly string[] }): Promise<{ tags: TagRef[] }> =>
      db.transaction(function* (tx) {
        if (!(yield* findTestimonials(tx, { workspaceId, ids: [id] })).has(id)) throw testimonialUnknown()
        yield* deleteTestimonialTags(tx, { workspaceId, testimonialIds: [id] })
        yield* giveTags(tx, { workspaceId, testimonialId: id, tagIds })
        yield* markContentChanged(tx, workspaceId)
        return { tags: yield* listTagsOf(tx, { workspaceId, testimonialId: id }) }
      }),

    /** Throws `tags.not_found` (404) and `tags.too_many` (409). */
    changeTags: ({ ids, ...change }: By & Change) =>
      db.transaction(function* (tx) {
        const { workspaceId, by } = change
        const tag =
          change.action === 'add'
            ? yield* findOrMakeTag(tx, { workspaceId, by, name: change.name, now: clock.now() })
            : getTag(yield* listTagRows(tx, workspaceId), change.tagId)
        const { changed, failures } = yield* sortOut(tx, { workspaceId, ids, added: change.action === 'add' && tag.id })
        if (change.action === 'add') {
          const rows = changed.map((testimonialId) => ({ testimonialId, tagId: tag.id, workspaceId }))
          yield* insertTestimonialTags(tx, rows)
        } else yield* deleteTestimonialTags(tx, { workspaceId, testimonialIds: changed, tagId: tag.id })
        yield* markContentChanged(tx, workspaceId)
        return { tag: withCount(tag, yield* countTags(tx, workspaceId)), changed, failures }
      }),
  }
}

/** Which of these testimonials can be changed. `added` is the id of a tag that they get, or false. */
function* sortOut(
  tx: Tx,
  { workspaceId, ids, added }: { workspaceId: string; ids: readonly string[]; added: string | false },
): Transactional<{ changed: string[]; failures: Failure[] }> {
  const found = yield* findTestimonials(tx, { workspaceId, ids })
  const tagged = yield* listTagIds(tx, { workspaceId, testimonialIds: [...found] })
  const changed: string[] = []
  const failures: Failure[] = []
  for (const id of new Set(ids)) {
    const tagIds = tagged.get(id) ?? []
    const isFull = added !== false && tagIds.length >= TAGS_PER_TESTIMONIAL && !tagIds.includes(added)
    const refused = found.has(id) ? isFull && tooManyTagsOnOne(TAGS_PER_TESTIMONIAL) : testimonialUnknown()
    if (refused) failures.push(failureOf(id, refused))
    else changed.push(id)
  }
  return { changed, failures }
}

const failureOf = (id: string, { code, message }: AppError): Failure => ({ id, code, message })

/** The tag with this name, whatever its case. Throws `tags.too_many` (409). */
function* findOrMakeTag(
  tx: Tx,
  { name, color, ...of }: By & { name: string; color?: TagColor | undefined; now: Date },
): Transactional<TagRow> {
  const rows = yield* listTagRows(tx, of.workspaceId)
  const foldedName = foldText(name)
  return rows.find((row) => row.foldedName === foldedName) ?? (yield* makeTag(tx, { ...of, name, color, rows }))
}

function* makeTag(
  tx: Tx,
  of: By & { name: string; color?: TagColor | undefined; rows: readonly TagRow[]; now: Date },
): Transactional<TagRow> {
  const { workspaceId, by: actor, name, rows, now } = of
  if (rows.length >= TAGS_MAX) throw tooManyTags(TAGS_MAX)
  const color = of.color ?? nextColor(rows)
  const made = { id: newId('tag'), workspaceId, name, foldedName: foldText(name), color, createdAt: now }
  yield* insertTag(tx, made)
  yield* recordActivity(tx, { workspaceId, actor, kind: 'tag_created', subject: name, now })
  return made
}

/**
 * Makes tags that don't exist, before testimonials get them. Answers with the ids of named tags, and of those it made.
 * Throws `tags.too_many` (409).
 */
export function* makeTags(
  tx: Tx,
  { names, ...of }: By & { names: readonly string[]; now: Date },
): Transactional<{ idsOf: (names: readonly string[]) => string[]; madeIds: string[] }> {
  const rows = names.length === 0 ? [] : [...(yield* listTagRows(tx, of.workspaceId))]
  const ids = new Map(rows.map(({ foldedName, id }) => [foldedName, id]))
  const madeIds: string[] = []
  for (const name of names) {
    if (ids.has(foldText(name))) continue
    const made = yield* makeTag(tx, { ...of, name, rows })
    rows.push(made)
    ids.set(made.foldedName, made.id)
    madeIds.push(made.id)
  }
  const idsOf = (wanted: readonly string[]) => [...new Set(wanted.flatMap((name) => ids.get(foldText(name)) ?? []))]
  return { idsOf, madeIds }
}

/** Gives a testimonial all of these tags. Throws `tags.not_found` (404). */
export function* giveTags(
  tx: Tx,
  { workspaceId, testimonialId, tagIds }: { workspaceId: string; testimonialId: string; tagIds: readonly string[] },
): Transactional<void> {
  if (tagIds.length === 0) return
  const known = new Set((yield* listTagRows(tx, workspaceId)).map((row) => row.id))
  if (!tagIds.every((tagId) => known.has(tagId))) throw tagNotFound()
  yield* insertTestimonialTags(
    tx,
    [...new Set(tagIds)].map((tagId) => ({ testimonialId, tagId, workspaceId })),
  )
}

/** Gives a testimonial those of these tags that still exist, as far as it can have more. */
export const addKnownTags = (
  tx: Tx,
  { workspaceId, ...tagged }: { workspaceId: string; testimonialId: string; tagIds: readonly string[] },
): Transactional<void> => addKnownTagsToAll(tx, { workspaceId, tagged: [tagged] })

/** The same for several. */
export function* addKnownTagsToAll(
  tx: Tx,
  {
    workspaceId,
    tagged,
  }: { workspaceId: string; tagged: readonly { testimonialId: string; tagIds: readonly string[] }[] },
): Transactional<void> {
  const wanted = tagged.filter(({ tagIds }) => tagIds.length > 0)
  if (wanted.length === 0) return
  const testimonialIds = wanted.map(({ testimonialId }) => testimonialId)
  const present = yield* listTagIds(tx, { workspaceId, testimonialIds })
  const known = yield* listTagRows(tx, workspaceId)
  const rows = wanted.flatMap(({ testimonialId, tagIds }) => {
    const has = present.get(testimonialId) ?? []
    return known
      .filter(({ id }) => tagIds.includes(id) && !has.includes(id))
      .slice(0, TAGS_PER_TESTIMONIAL - has.length)
      .map(({ id: tagId }) => ({ testimonialId, tagId, workspaceId }))
  })
  yield* insertTestimonialTags(tx, rows)
}

/** Deletes those of these tags that nothing has or refers to. */
export function* deleteUnusedTags(
  tx: Tx,
  { workspaceId, by: actor, ids, now }: By & { ids: readonly string[]; now: Date },
): Transactional<void> {
  if (ids.length === 0) return
  const isUsed = yield* readTagUses(tx, workspaceId)
  const unused = (yield* listTagRows(tx, workspaceId)).filter(({ id }) => ids.includes(id) && !isUsed(id))
  for (const { id, name } of unused) {
    yield* deleteTagRow(tx, { workspaceId, id })
    yield* recordActivity(tx, { workspaceId, actor, kind: 'tag_deleted', subject: name, count: 0, now })
  }
}

/** The client had everything erased, and a tag may say something about the client. */
export const forgetTags = (tx: Tx, { workspaceId, id }: Key): Transactional<void> =>
  deleteTestimonialTags(tx, { workspaceId, testimonialIds: [id] })

/** All tags of a workspace, by name, with how many testimonials have each. */
export function* readTags(tx: Tx, workspaceId: string): Transactional<Tag[]> {
  const rows = yield* listTagRows(tx, workspaceId)
  if (rows.length === 0) return []
  const counts = yield* countTags(tx, workspaceId)
  return rows.map((row) => withCount(row, counts))
}

function getTag(rows: readonly TagRow[], id: string): TagRow {
  const found = rows.find((row) => row.id === id)
  if (!found) throw tagNotFound()
  return found
}

const withCount = ({ id, name, color }: TagRef, counts: ReadonlyMap<string, number>): Tag => ({
  id,
  name,
  color,
  count: counts.get(id) ?? 0,
})
