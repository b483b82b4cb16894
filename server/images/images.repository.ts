import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  insertion,
  isNotNull,
  isNull,
  lt,
  notInArray,
  placeholder,
  type SQL,
  sum,
} from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'

export type ImageRow = typeof images.$inferSelect
type NewImage = typeof images.$inferInsert

/** Whose image it is: a request's, a form's before there is an answer, or without both the organisation's. */
export type Place = { workspaceId: string; testimonialId: string | null; formId?: string }
type Key = { workspaceId: string; id: string }
type Upload = Place & { uploadId: string }

const isIn = ({ workspaceId, testimonialId, formId }: Place) =>
  and(
    eq(images.workspaceId, workspaceId),
    testimonialId === null
      ? and(isNull(images.testimonialId), formId === undefined ? isNull(images.formId) : eq(images.formId, formId))
      : eq(images.testimonialId, testimonialId),
  )
const isUpload = (upload: Upload) => and(isIn(upload), eq(images.uploadId, upload.uploadId))
const isAttached = isNotNull(images.attachedAt)
const isUnattached = isNull(images.attachedAt)

/** False once the request or workspace was deleted or erased. */
export function* isPlaceThere(tx: Tx, { workspaceId, testimonialId }: Place): Transactional<boolean> {
  const found =
    testimonialId === null
      ? yield* run(tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)))
      : yield* run(
          tx
            .select({ id: testimonials.id })
            .from(testimonials)
            .where(
              and(
                eq(testimonials.workspaceId, workspaceId),
                eq(testimonials.id, testimonialId),
                isNull(testimonials.erasedAt),
              ),
            ),
        )
  return found.length > 0
}

/** Gives the image of an answer that waited to its testimonial. */
export function* takeWaitingImage(
  tx: Tx,
  {
    workspaceId,
    unconfirmedAnswerId,
    testimonialId,
  }: { workspaceId: string; unconfirmedAnswerId: string; testimonialId: string },
): Transactional<void> {
  yield* run(
    tx
      .update(images)
      .set({ testimonialId, formId: null, unconfirmedAnswerId: null })
      .where(and(eq(images.workspaceId, workspaceId), eq(images.unconfirmedAnswerId, unconfirmedAnswerId))),
  )
}

/** How many images were uploaded for a form and belong to no answer yet. */
export function* countUnattached(tx: Tx, place: Place): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ images: count() })
      .from(images)
      .where(and(isIn(place), isUnattached)),
  )
  return found?.images ?? 0
}

/** False when the workspace already has an upload with this id. */
export function* insertImage(tx: Tx, image: NewImage): Transactional<boolean> {
  const inserted = yield* run(
    tx
      .insert(images)
      .values(image)
      .onConflictDoNothing({ target: [images.workspaceId, images.uploadId] })
      .returning({ id: images.id }),
  )
  return inserted.length === 1
}

export function* findUpload(tx: Tx, upload: Upload): Transactional<ImageRow | undefined> {
  const [found] = yield* run(tx.select().from(images).where(isUpload(upload)))
  return found
}

export function* findImage(tx: Tx, { workspaceId, id }: Key): Transactional<ImageRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(images)
      .where(and(eq(images.workspaceId, workspaceId), eq(images.id, id))),
  )
  return found
}

/** Of a workspace, or of all workspaces of its owner. */
export function* sumBytes(
  tx: Tx,
  { workspaceId, isOfOwner }: { workspaceId: string; isOfOwner: boolean },
): Transactional<number> {
  const owners = tx.select({ id: workspaces.ownerUserId }).from(workspaces).where(eq(workspaces.id, workspaceId))
  const owned = tx.select({ id: workspaces.id }).from(workspaces).where(inArray(workspaces.ownerUserId, owners))
  const counted = isOfOwner ? inArray(images.workspaceId, owned) : eq(images.workspaceId, workspaceId)
  const [found] = yield* run(
    tx
      .select({ bytes: sum(images.bytes).mapWith(Number) })
      .from(images)
      .where(counted),
  )
  return found?.bytes ?? 0
}

/** Returns the ids of deleted rows, whose files are then to be removed. */
function* deleteWhere(tx: Tx, condition: SQL | undefined): Transactional<string[]> {
  const deleted = yield* run(tx.delete(images).where(condition).returning({ id: images.id }))
  return deleted.map(({ id }) => id)
}

/** Deletes all but the newest few. */
export function deleteUnattached(tx: Tx, place: Place, { keep }: { keep: number }): Transactional<string[]> {
  const newest = tx
    .select({ id: images.id })
    .from(images)
    .where(and(isIn(place), isUnattached))
    .orderBy(desc(images.createdAt), desc(insertion('images')))
    .limit(keep)
  return deleteWhere(tx, and(isIn(place), isUnattached, notInArray(images.id, newest)))
}

/** Of a request that is deleted, with many others perhaps. */
export const deleteOfTestimonial = prepared((tx) =>
  tx
    .delete(images)
    .where(
      and(eq(images.workspaceId, placeholder('workspaceId')), eq(images.testimonialId, placeholder('testimonialId'))),
    )
    .returning({ id: images.id, sourceUrl: images.sourceUrl }),
)

export const deleteUpload = (tx: Tx, upload: Upload): Transactional<string[]> =>
  deleteWhere(tx, and(isUpload(upload), isUnattached))

export const deleteAttached = (tx: Tx, place: Place): Transactional<string[]> =>
  deleteWhere(tx, and(isIn(place), isAttached))

/** Deletes all images uploaded before an instant and not attached. */
export const deleteAbandoned = (tx: Tx, before: Date): Transactional<string[]> =>
  deleteWhere(tx, and(isUnattached, lt(images.createdAt, before)))

export function* findKnownIds(tx: Tx, ids: readonly string[]): Transactional<string[]> {
  const found = yield* run(
    tx
      .select({ id: images.id })
      .from(images)
      .where(inArray(images.id, [...ids])),
  )
  return found.map(({ id }) => id)
}

/** Every image whose files must be there, with the bytes of all variants together. */
export function* listReadySizes(tx: Tx): Transactional<{ id: string; bytes: number }[]> {
  return yield* run(tx.select({ id: images.id, bytes: images.bytes }).from(images).where(eq(images.state, 'ready')))
}

/** The next of them, in the order of their ids. */
export function* listReadyAfter(
  tx: Tx,
  { after, limit }: { after: string; limit: number },
): Transactional<{ id: string; bytes: number }[]> {
  return yield* run(
    tx
      .select({ id: images.id, bytes: images.bytes })
      .from(images)
      .where(and(eq(images.state, 'ready'), gt(images.id, after)))
      .orderBy(images.id)
      .limit(limit),
  )
}

export function* deleteSomeImages(
  tx: Tx,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Transactional<Pick<ImageRow, 'id' | 'sourceUrl'>[]> {
  const some = tx.select({ id: images.id }).from(images).where(eq(images.workspaceId, workspaceId)).limit(limit)
  return yield* run(
    tx.delete(images).where(inArray(images.id, some)).returning({ id: images.id, sourceUrl: images.sourceUrl }),
  )
}

/** False unless the upload is ready and unattached. */
export function* attachUpload(
  tx: Tx,
  upload: Upload,
  attached: { attachedAt: Date } & Partial<
    Pick<ImageRow, 'publicKey' | 'testimonialId' | 'formId' | 'unconfirmedAnswerId'>
  >,
): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(images)
      .set(attached)
      .where(and(isUpload(upload), isUnattached, eq(images.state, 'ready')))
      .returning({ id: images.id }),
  )
  return changed.length === 1
}

/** False unless it was still being downloaded. */
export function* settleFetched(
  tx: Tx,
  { workspaceId, id }: Key,
  settled: Pick<ImageRow, 'state'> & Partial<Pick<ImageRow, 'contentHash' | 'width' | 'height' | 'bytes'>>,
): Transactional<boolean> {
  const changed = yield* run(
    tx
      .update(images)
      .set(settled)
      .where(and(eq(images.workspaceId, workspaceId), eq(images.id, id), eq(images.state, 'fetching')))
      .returning({ id: images.id }),
  )
  return changed.length === 1
}

/** The bucket no longer has it. */
export function* forgetSource(tx: Tx, { workspaceId, id }: Key): Transactional<void> {
  yield* run(
    tx
      .update(images)
      .set({ sourceUrl: null })
      .where(and(eq(images.workspaceId, workspaceId), eq(images.id, id))),
  )
}
