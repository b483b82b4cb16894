import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  placeholder,
  type SQL,
  sql as expression,
  sum,
} from 'drizzle-orm'
import { prepared, run, type Sql, type Work } from '#server/db/database.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'

export type ImageRow = typeof images.$inferSelect
type NewImage = typeof images.$inferInsert

/** Whose picture it is: a request's, or (without one) the organisation's. */
export type Place = { workspaceId: string; testimonialId: string | null }
type Key = { workspaceId: string; id: string }
type Upload = Place & { uploadId: string }

const isIn = ({ workspaceId, testimonialId }: Place) =>
  and(
    eq(images.workspaceId, workspaceId),
    testimonialId === null ? isNull(images.testimonialId) : eq(images.testimonialId, testimonialId),
  )
const isUpload = (upload: Upload) => and(isIn(upload), eq(images.uploadId, upload.uploadId))
const isAttached = isNotNull(images.attachedAt)
const isUnattached = isNull(images.attachedAt)

/** False once the request was deleted or erased, or the workspace deleted. */
export function* isPlaceThere(sql: Sql, { workspaceId, testimonialId }: Place): Work<boolean> {
  const found =
    testimonialId === null
      ? yield* run(sql.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)))
      : yield* run(
          sql
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

/** False when the workspace has an upload of this id. */
export function* insertImage(sql: Sql, image: NewImage): Work<boolean> {
  const inserted = yield* run(
    sql
      .insert(images)
      .values(image)
      .onConflictDoNothing({ target: [images.workspaceId, images.uploadId] })
      .returning({ id: images.id }),
  )
  return inserted.length === 1
}

export function* findUpload(sql: Sql, upload: Upload): Work<ImageRow | undefined> {
  const [found] = yield* run(sql.select().from(images).where(isUpload(upload)))
  return found
}

export function* findImage(sql: Sql, { workspaceId, id }: Key): Work<ImageRow | undefined> {
  const [found] = yield* run(
    sql
      .select()
      .from(images)
      .where(and(eq(images.workspaceId, workspaceId), eq(images.id, id))),
  )
  return found
}

export function* sumBytes(sql: Sql, workspaceId: string): Work<number> {
  const [found] = yield* run(
    sql
      .select({ bytes: sum(images.bytes).mapWith(Number) })
      .from(images)
      .where(eq(images.workspaceId, workspaceId)),
  )
  return found?.bytes ?? 0
}

/** What is deleted answers with its ids, whose files are then to be removed. */
function* deleteWhere(sql: Sql, condition: SQL | undefined): Work<string[]> {
  const deleted = yield* run(sql.delete(images).where(condition).returning({ id: images.id }))
  return deleted.map(({ id }) => id)
}

/** All but the newest few. */
export function deleteUnattached(sql: Sql, place: Place, { keep }: { keep: number }): Work<string[]> {
  const newest = sql
    .select({ id: images.id })
    .from(images)
    .where(and(isIn(place), isUnattached))
    .orderBy(desc(images.createdAt), desc(expression`rowid`))
    .limit(keep)
  return deleteWhere(sql, and(isIn(place), isUnattached, notInArray(images.id, newest)))
}

export function* deleteOfTestimonial(
  sql: Sql,
  place: { workspaceId: string; testimonialId: string },
): Work<Pick<ImageRow, 'id' | 'sourceUrl'>[]> {
  return yield* run(sql.delete(images).where(isIn(place)).returning({ id: images.id, sourceUrl: images.sourceUrl }))
}

export const deleteUpload = (sql: Sql, upload: Upload): Work<string[]> =>
  deleteWhere(sql, and(isUpload(upload), isUnattached))

export const deleteAttached = (sql: Sql, place: Place): Work<string[]> => deleteWhere(sql, and(isIn(place), isAttached))

/** All pictures that nobody attached since an instant. */
export const deleteAbandoned = (sql: Sql, before: Date): Work<string[]> =>
  deleteWhere(sql, and(isUnattached, lt(images.createdAt, before)))

export function* findKnownIds(sql: Sql, ids: readonly string[]): Work<string[]> {
  const found = yield* run(
    sql
      .select({ id: images.id })
      .from(images)
      .where(inArray(images.id, [...ids])),
  )
  return found.map(({ id }) => id)
}

export function* listImages(sql: Sql, workspaceId: string): Work<Pick<ImageRow, 'id' | 'sourceUrl'>[]> {
  return yield* run(
    sql.select({ id: images.id, sourceUrl: images.sourceUrl }).from(images).where(eq(images.workspaceId, workspaceId)),
  )
}

/** False unless the upload is ready and belongs to nothing yet. */
export function* attachUpload(
  sql: Sql,
  upload: Upload,
  attached: { attachedAt: Date; publicKey: string | null },
): Work<boolean> {
  const changed = yield* run(
    sql
      .update(images)
      .set(attached)
      .where(and(isUpload(upload), isUnattached, eq(images.state, 'ready')))
      .returning({ id: images.id }),
  )
  return changed.length === 1
}

/** False unless it was still to come. */
export function* settleFetched(
  sql: Sql,
  { workspaceId, id }: Key,
  settled: Pick<ImageRow, 'state'> & Partial<Pick<ImageRow, 'contentHash' | 'width' | 'height' | 'bytes'>>,
): Work<boolean> {
  const changed = yield* run(
    sql
      .update(images)
      .set(settled)
      .where(and(eq(images.workspaceId, workspaceId), eq(images.id, id), eq(images.state, 'fetching')))
      .returning({ id: images.id }),
  )
  return changed.length === 1
}

/** The bucket has it no longer. */
export function* forgetSource(sql: Sql, { workspaceId, id }: Key): Work<void> {
  yield* run(
    sql
      .update(images)
      .set({ sourceUrl: null })
      .where(and(eq(images.workspaceId, workspaceId), eq(images.id, id))),
  )
}

/** Gives a client's picture its public address once its words are public; nothing otherwise. True when it did. */
export function* publishIfShown(
  sql: Sql,
  { workspaceId, testimonialId, publicKey }: { workspaceId: string; testimonialId: string; publicKey: string },
): Work<boolean> {
  const shown = sql
    .select({ id: testimonials.id })
    .from(testimonials)
    .innerJoin(publicTestimonials, eq(publicTestimonials.publicId, testimonials.publicId))
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        eq(testimonials.id, testimonialId),
        eq(testimonials.isPhotoShown, true),
      ),
    )
  const published = yield* run(
    sql
      .update(images)
      .set({ publicKey })
      .where(
        and(
          isIn({ workspaceId, testimonialId }),
          isAttached,
          eq(images.state, 'ready'),
          isNull(images.publicKey),
          inArray(images.testimonialId, shown),
        ),
      )
      .returning({ id: images.id }),
  )
  return published.length === 1
}

const selectPublic = prepared((sql) =>
  sql
    .select({ id: images.id })
    .from(images)
    .leftJoin(testimonials, eq(testimonials.id, images.testimonialId))
    .leftJoin(publicTestimonials, eq(publicTestimonials.publicId, testimonials.publicId))
    .where(
      and(
        eq(images.publicKey, placeholder('publicKey')),
        eq(images.state, 'ready'),
        isAttached,
        expression`(${images.testimonialId} is null or ${publicTestimonials.publicId} is not null)`,
      ),
    ),
)

/** By the key in its address, which is public: an organisation's picture, or that of a testimonial that is shown. */
export function* findPublicImage(sql: Sql, publicKey: string): Work<string | undefined> {
  const [found] = yield* selectPublic(sql, { publicKey })
  return found?.id
}

const selectOrganisationImage = prepared((sql) =>
  sql
    .select({ publicKey: images.publicKey, width: images.width, height: images.height })
    .from(images)
    .where(and(eq(images.workspaceId, placeholder('workspaceId')), isNull(images.testimonialId), isAttached)),
)

export function* findOrganisationKey(sql: Sql, workspaceId: string): Work<string | null> {
  const [found] = yield* selectOrganisationImage(sql, { workspaceId })
  return found?.publicKey ?? null
}

export function* findOrganisationImage(
  sql: Sql,
  workspaceId: string,
): Work<{ publicKey: string | null; width: number | null; height: number | null } | undefined> {
  const [found] = yield* selectOrganisationImage(sql, { workspaceId })
  return found
}
