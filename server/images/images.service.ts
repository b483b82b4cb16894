import type { ReadableStream } from 'node:stream/web'
import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId, newLinkId } from '#server/kernel/ids.ts'
import type { Bucket } from './bucket.ts'
import {
  isUploadId,
  mayOwnerView,
  mediaTypeOf,
  parseImageUrl,
  parseVariant,
  publicImagePath,
  variantName,
  WORKSPACE_IMAGES_MAX_BYTES,
  type ImageReference,
} from './images.domain.ts'
import {
  bucketUnavailable,
  imageNotFound,
  invalidUploadId,
  unknownImage,
  uploadExists,
  workspaceFull,
} from './images.errors.ts'
import {
  attachUpload,
  deleteAttached,
  deleteUnattached,
  deleteOfTestimonial,
  deleteUpload,
  findOrganisationImage,
  findOrganisationKey,
  findPublicImage,
  findUpload,
  insertImage,
  isPlaceThere,
  listImages,
  type Place,
  publishIfShown,
  sumBytes,
} from './images.repository.ts'
import type { ImageFiles } from './image-files.ts'
import type { ImageMaker } from './image-maker.ts'
import { sweepImages } from './sweep.ts'

/** As many browser tabs as a client may have open, each with its own image. */
const UPLOADS_OF_REQUEST_MAX = 4

type Upload = { place: Place; uploadId: string }
type Image = { bytes: Buffer<ArrayBuffer>; mediaType: string }

export type ImagesService = ReturnType<typeof createImagesService>

export function createImagesService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  files: ImageFiles
  makeImage: ImageMaker
  bucket: Bucket | undefined
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock, files, bucket } = deps

  async function keepUpload({ place, uploadId }: Upload, stream: ReadableStream): Promise<void> {
    await db.read((tx) => refuseFullWorkspace(tx, place.workspaceId))
    const file = await files.receive(stream, { maxBytes: IMAGE_MAX_BYTES })
    const id = newId('img')
    let isKept = false
    try {
      const isEarlier = await db.read((tx) => isSameUpload(tx, { place, uploadId }, file.contentHash))
      if (isEarlier) return
      const photo = await deps.makeImage(file, id)
      isKept = await db.transaction(function* (tx) {
        const row = { ...place, uploadId, id, state: 'ready', contentHash: file.contentHash, ...photo } as const
        if (!(yield* isPlaceThere(tx, place))) throw imageNotFound()
        const isNew = yield* insertImage(tx, { ...row, createdAt: clock.now() })
        if (!isNew) {
          // The id is taken: by the same upload sent twice, or by another one in the workspace.
          if (yield* isSameUpload(tx, { place, uploadId }, file.contentHash)) return false
          throw uploadExists()
        }
        yield* refuseFullWorkspace(tx, place.workspaceId)
        const keep = place.testimonialId === null ? 1 : UPLOADS_OF_REQUEST_MAX
        yield* removeFiles(tx, yield* deleteUnattached(tx, place, { keep }), clock.now())
        return true
      })
      deps.wakeJobs()
    } finally {
      await files.discard(file.path)
      if (!isKept) await files.remove(id)
    }
  }

  async function readVariant(imageId: string | undefined, name: string): Promise<Image> {
    const variant = parseVariant(name)
    const bytes = imageId && variant ? await files.read(imageId, variantName(variant)) : undefined
    if (!variant || !bytes) throw imageNotFound()
    return { bytes, mediaType: mediaTypeOf(variant) }
  }

  return {
    /**
     * Saves an image. Repeating the same bytes under the same `uploadId` changes nothing. Only the newest unattached
     * images are kept: one for an organisation, a few for a request with several tabs. Throws the errors named in
     * `shared/images.ts`.
     */
    async receiveUpload(upload: Upload, stream: ReadableStream): Promise<void> {
      await keepUpload(checked(upload), stream)
    },

    /** Deletes an unattached image; does nothing without one. */
    async removeUpload(upload: Upload): Promise<void> {
      const { place, uploadId } = checked(upload)
      await db.transaction(function* (tx) {
        yield* removeFiles(tx, yield* deleteUpload(tx, { ...place, uploadId }), clock.now())
      })
      deps.wakeJobs()
    },

    /** Previews an unattached upload. Throws `images.not_found` (404). */
    async readUpload({ place, uploadId }: Upload): Promise<Image> {
      const row = isUploadId(uploadId)
        ? await db.read((tx) => findUpload(tx, { ...place, uploadId: uploadId.toLowerCase() }))
        : undefined
      return readVariant(row?.attachedAt === null ? row.id : undefined, '192.webp')
    },

    /** Reads a public image. Throws `images.not_found` (404). */
    async readPublic(publicKey: string, variant: string): Promise<Image> {
      return readVariant(await db.read((tx) => findPublicImage(tx, publicKey)), variant)
    },

    /** Reads an image for which the owner has a signed URL. Throws `images.not_found` (404). */
    async readForOwner(view: { imageId: string; variant: string; until: string; signature: string }): Promise<Image> {
      const isAllowed = mayOwnerView(view, { hashKey: deps.hashKey, now: clock.now() })
      return readVariant(isAllowed ? view.imageId : undefined, view.variant)
    },

    /** Deletes unused uploads, and files left behind by a killed process. */
    sweep: (now: Date) => sweepImages({ db, files, now }),

    /** What a submitted URL refers to; null when it can't be one of our images. */
    parseImageUrl: (url: string): ImageReference | null =>
      parseImageUrl(url, { origin: new URL(deps.publicUrl()).origin, bucket }),

    /**
     * Copies an organisation image from our bucket as an upload here, and removes it there. Throws `images.unknown`
     * (422) when the bucket doesn't have it and `images.bucket_unavailable` (503).
     */
    async fetchForOrganisation(
      workspaceId: string,
      reference: Extract<ImageReference, { kind: 'bucket' }>,
    ): Promise<ImageReference> {
      const { uploadId, url } = reference
      const found = bucket && (await bucket.open(url))
      if (!found || found.kind === 'unavailable') throw bucketUnavailable()
      if (found.kind === 'missing') throw unknownImage()
      await keepUpload({ place: { workspaceId, testimonialId: null }, uploadId }, found.stream).catch(
        (error: unknown) => {
          throw error instanceof AppError ? error : bucketUnavailable()
        },
      )
      await db.transaction((tx) => removeFromBucket(tx, { url, now: clock.now() }))
      return { kind: 'organisation', uploadId }
    },
  }
}

function checked({ place, uploadId }: Upload): Upload {
  if (!isUploadId(uploadId)) throw invalidUploadId()
  return { place, uploadId: uploadId.toLowerCase() }
}

function* refuseFullWorkspace(tx: Tx, workspaceId: string): Transactional<void> {
  if ((yield* sumBytes(tx, workspaceId)) > WORKSPACE_IMAGES_MAX_BYTES) throw workspaceFull()
}

/** Throws `images.upload_exists` when different bytes were uploaded under this id. */
function* isSameUpload(tx: Tx, { place, uploadId }: Upload, contentHash: string): Transactional<boolean> {
  const earlier = yield* findUpload(tx, { ...place, uploadId })
  if (earlier && earlier.contentHash !== contentHash) throw uploadExists()
  return earlier !== undefined
}

function* removeFiles(tx: Tx, imageIds: string[], now: Date): Transactional<void> {
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
  return publicKey === null ? null : publicImagePath(publicKey, { size: 512, format: 'webp' })
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
 * Deletes all images of a workspace that is about to be deleted, here and in the bucket, once the transaction is
 * committed.
 */
export function* removeImagesOfWorkspace(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }) {
  yield* removeImages(tx, yield* listImages(tx, workspaceId), now)
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
