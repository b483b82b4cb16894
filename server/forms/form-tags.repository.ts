import type { TagRef } from '#shared/tags.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { formTags, tags } from '#server/db/schema/tags.ts'
import { and, asc, eq, inArray, placeholder } from '#server/db/sql.ts'

type Key = { workspaceId: string; id: string }

const selectFormTags = prepared((tx) =>
  tx
    .select({ id: tags.id, name: tags.name, color: tags.color })
    .from(formTags)
    .innerJoin(tags, eq(tags.id, formTags.tagId))
    .where(and(eq(formTags.workspaceId, placeholder('workspaceId')), eq(formTags.formId, placeholder('id'))))
    .orderBy(asc(tags.foldedName)),
)

/** By name. */
export const listFormTags = (tx: Tx, key: Key): Transactional<TagRef[]> => selectFormTags(tx, key)

/** Whether the form could get them all: false if one of them isn't a tag of the workspace. */
export function* replaceFormTags(
  tx: Tx,
  { workspaceId, id: formId }: Key,
  tagIds: readonly string[],
): Transactional<boolean> {
  const wanted = [...new Set(tagIds)]
  const known = yield* run(
    tx
      .select({ tagId: tags.id })
      .from(tags)
      .where(and(eq(tags.workspaceId, workspaceId), inArray(tags.id, wanted))),
  )
  if (known.length < wanted.length) return false
  yield* run(tx.delete(formTags).where(and(eq(formTags.workspaceId, workspaceId), eq(formTags.formId, formId))))
  if (known.length > 0)
    yield* run(tx.insert(formTags).values(known.map(({ tagId }) => ({ formId, tagId, workspaceId }))))
  return true
}
