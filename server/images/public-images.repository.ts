import { prepared, type Tx, type Transactional } from '#server/db/database.ts'
import { images } from '#server/db/schema/images.ts'
import { publicTestimonials, testimonials } from '#server/db/schema/testimonials.ts'
import { and, eq, inArray, isNotNull, isNull, placeholder, sql } from '#server/db/sql.ts'

const updatePublicKey = prepared((tx) => {
  const isTestimonial = and(
    eq(testimonials.workspaceId, placeholder('workspaceId')),
    eq(testimonials.id, placeholder('testimonialId')),
  )
  const shown = tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .innerJoin(publicTestimonials, eq(publicTestimonials.publicId, testimonials.publicId))
    .where(and(isTestimonial, eq(testimonials.isPhotoShown, true)))
  return tx
    .update(images)
    .set({ publicKey: sql`${placeholder('publicKey')}` })
    .where(
      and(
        eq(images.workspaceId, placeholder('workspaceId')),
        isNotNull(images.attachedAt),
        eq(images.state, 'ready'),
        isNull(images.publicKey),
        inArray(images.testimonialId, shown),
      ),
    )
    .returning({ id: images.id })
})

/** Gives a client's image its public key if the testimonial is public. True when it did. */
export function* publishIfShown(
  tx: Tx,
  image: { workspaceId: string; testimonialId: string; publicKey: string },
): Transactional<boolean> {
  return (yield* updatePublicKey(tx, image)).length === 1
}

const selectPublic = prepared((tx) =>
  tx
    .select({ id: images.id })
    .from(images)
    .leftJoin(testimonials, eq(testimonials.id, images.testimonialId))
    .leftJoin(publicTestimonials, eq(publicTestimonials.publicId, testimonials.publicId))
    .where(
      and(
        eq(images.publicKey, placeholder('publicKey')),
        eq(images.state, 'ready'),
        isNotNull(images.attachedAt),
        sql`(${images.testimonialId} is null or ${publicTestimonials.publicId} is not null)`,
      ),
    ),
)

/** Finds it by its public key: an organisation's image, or that of a testimonial that is shown. */
export function* findPublicImage(tx: Tx, publicKey: string): Transactional<string | undefined> {
  const [found] = yield* selectPublic(tx, { publicKey })
  return found?.id
}

const selectOrganisationImage = prepared((tx) =>
  tx
    .select({ publicKey: images.publicKey, width: images.width, height: images.height })
    .from(images)
    .where(
      and(
        eq(images.workspaceId, placeholder('workspaceId')),
        isNull(images.testimonialId),
        isNull(images.formId),
        isNotNull(images.attachedAt),
      ),
    ),
)

export function* findOrganisationKey(tx: Tx, workspaceId: string): Transactional<string | null> {
  const [found] = yield* selectOrganisationImage(tx, { workspaceId })
  return found?.publicKey ?? null
}

export function* findOrganisationImage(
  tx: Tx,
  workspaceId: string,
): Transactional<{ publicKey: string | null; width: number | null; height: number | null } | undefined> {
  const [found] = yield* selectOrganisationImage(tx, { workspaceId })
  return found
}
