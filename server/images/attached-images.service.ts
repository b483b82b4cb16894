import type { Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import { organisationImagePath, publicImagePath, type ImageReference } from './images.domain.ts'
import { unknownImage } from './images.errors.ts'
import {
  attachUpload,
  deleteAttached,
  deleteOfTestimonial,
  deleteSomeImages,
  deleteUnattached,
  findUpload,
  insertImage,
  takeWaitingImage,
} from './images.repository.ts'
import { findOrganisationImage, findOrganisationKey, publishIfShown } from './public-images.repository.ts'

/** Deletes the files of images once the transaction is committed. */
export function* removeFiles(tx: Tx, imageIds: string[], now: Date): Transactional<void> {
  const [first] = imageIds
  if (first) yield* enqueue(tx, { kind: 'images.remove-files', dedupeKey: first, payload: { imageIds }, now })
}

/** Attaches an image to a client's answer. False when the reference doesn't exist. */
export function* attachToAnswer(
  tx: Tx,
  {
    workspaceId,
    testimonialId,
    reference,
    now,
  }: { workspaceId: string; testimonialId: string; reference: ImageReference; now: Date },
): Transactional<boolean> {
  const place = { workspaceId, testimonialId }
  if (reference.kind === 'bucket') {
    const id = newId('img')
    const { uploadId, url } = reference
    const row = { ...place, id, uploadId, state: 'fetching', sourceUrl: url, createdAt: now, attachedAt: now } as const
    const isNew = yield* insertImage(tx, row)
    if (isNew) {
      yield* enqueue(tx, { kind: 'images.fetch', dedupeKey: id, payload: { workspaceId, imageId: id }, now })
    }
    return isNew
  }
  if (reference.kind !== 'request' || reference.requestId !== testimonialId) return false
  return yield* attachUpload(tx, { ...place, uploadId: reference.uploadId }, { attachedAt: now, publicKey: null })
}

/** Attaches an upload to a testimonial instead of the image that it has. It changes nothing if it has this one. */
export function* replaceImage(
  tx: Tx,
  { uploadId, now, ...place }: { workspaceId: string; testimonialId: string; uploadId: string; now: Date },
): Transactional<void> {
  const upload = { ...place, uploadId: uploadId.toLowerCase() }
  const found = yield* findUpload(tx, upload)
  if (!found || found.attachedAt) return
  yield* removeFiles(tx, yield* deleteAttached(tx, place), now)
  yield* attachUpload(tx, upload, { attachedAt: now, publicKey: null })
  yield* publishImage(tx, place)
}

/** Belongs to no testimonial yet. */
type FormUpload = { workspaceId: string; formId: string; uploadId: string; now: Date }

/** Attaches a visitor's upload to the testimonial of the answer. False when there is no such upload. */
export const attachToCollected = (
  tx: Tx,
  { testimonialId, now, ...upload }: FormUpload & { testimonialId: string },
): Transactional<boolean> =>
  attachUpload(tx, { ...upload, testimonialId: null }, { testimonialId, formId: null, attachedAt: now })

/** Keeps a visitor's upload with an answer that waits. False when there is no such upload. */
export const keepWithUnconfirmed = (
  tx: Tx,
  { unconfirmedAnswerId, now, ...upload }: FormUpload & { unconfirmedAnswerId: string },
): Transactional<boolean> =>
  attachUpload(tx, { ...upload, testimonialId: null }, { unconfirmedAnswerId, attachedAt: now })

/** Attaches the image of an answer that waited, if it has one, to the testimonial with the same id. */
export const attachConfirmed = (
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Transactional<void> => takeWaitingImage(tx, { workspaceId, unconfirmedAnswerId: id, testimonialId: id })

/** Deletes uploads for a request that are not part of its saved answer. */
export function* removeLeftUploads(
  tx: Tx,
  { now, ...place }: { workspaceId: string; testimonialId: string; now: Date },
): Transactional<void> {
  yield* removeFiles(tx, yield* deleteUnattached(tx, place, { keep: 0 }), now)
}

/** Deletes all images of a testimonial, here and in the bucket, once the transaction is committed. */
export function* removeImagesOfTestimonial(
  tx: Tx,
  { now, ...place }: { workspaceId: string; testimonialId: string; now: Date },
): Transactional<void> {
  yield* removeImages(tx, yield* deleteOfTestimonial(tx, place), now)
}

/** Gives the image of a testimonial that became public its key. */
export function* publishImage(
  tx: Tx,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Transactional<void> {
  yield* publishIfShown(tx, { workspaceId, testimonialId, publicKey: newLinkId() })
}

/** Path of the organisation's image, or null. */
export function* getOrganisationImagePath(tx: Tx, workspaceId: string): Transactional<string | null> {
  const publicKey = yield* findOrganisationKey(tx, workspaceId)
  return publicKey === null ? null : organisationImagePath(publicKey)
}

/** The organisation's image in a format that every email app shows, with its size; or null. */
export function* getOrganisationImage(
  tx: Tx,
  workspaceId: string,
): Transactional<{ path: string; width: number; height: number } | null> {
  const { publicKey = null, width = null, height = null } = (yield* findOrganisationImage(tx, workspaceId)) ?? {}
  if (publicKey === null || !width || !height) return null
  return { path: publicImagePath(publicKey, { size: 512, format: 'jpg' }), width, height }
}

/**
 * Sets the organisation's image to an upload, or to none. Its current URL changes nothing. Throws `images.unknown`
 * (422).
 */
export function* changeOrganisationImage(
  tx: Tx,
  { workspaceId, reference, now }: { workspaceId: string; reference: ImageReference | null; now: Date },
): Transactional<void> {
  const place = { workspaceId, testimonialId: null }
  const current = yield* findOrganisationKey(tx, workspaceId)
  if (reference?.kind === 'public') {
    if (reference.publicKey === current) return
    throw unknownImage()
  }
  if (reference === null) {
    yield* removeFiles(tx, yield* deleteAttached(tx, place), now)
    return
  }
  if (reference.kind !== 'organisation') throw unknownImage()
  const upload = { ...place, uploadId: reference.uploadId }
  const found = yield* findUpload(tx, upload)
  if (!found) throw unknownImage()
  if (found.attachedAt) return
  yield* removeFiles(tx, yield* deleteAttached(tx, place), now)
  yield* attachUpload(tx, upload, { attachedAt: now, publicKey: newLinkId() })
}

/** Removes an image from the bucket once the transaction is committed, retrying as often as needed. */
export function* removeFromBucket(tx: Tx, { url, now }: { url: string; now: Date }): Transactional<void> {
  yield* enqueue(tx, { kind: 'images.remove-source', dedupeKey: url, payload: { url }, now })
}

/**
 * Deletes some images of a workspace that is being deleted, here and in the bucket, once the transaction is committed.
 * Returns how many.
 */
export function* removeSomeImages(
  tx: Tx,
  { now, ...some }: { workspaceId: string; limit: number; now: Date },
): Transactional<number> {
  const deleted = yield* deleteSomeImages(tx, some)
  if (deleted.length > 0) yield* removeImages(tx, deleted, now)
  return deleted.length
}

function* removeImages(
  tx: Tx,
  rows: readonly { id: string; sourceUrl: string | null }[],
  now: Date,
): Transactional<void> {
  for (const { sourceUrl } of rows) if (sourceUrl) yield* removeFromBucket(tx, { url: sourceUrl, now })
  yield* removeFiles(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}
