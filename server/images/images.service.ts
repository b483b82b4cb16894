import type { ReadableStream } from 'node:stream/web'
import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
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
import type { PictureFiles } from './picture-files.ts'
import type { PictureMaker } from './picture-maker.ts'
import { sweepImages } from './sweep.ts'

/** As many tabs as one client may have open, each with a picture of its own. */
const UPLOADS_OF_REQUEST_MAX = 4

type Upload = { place: Place; uploadId: string }
type Picture = { bytes: Buffer<ArrayBuffer>; mediaType: string }

export type ImagesService = ReturnType<typeof createImagesService>

export function createImagesService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  files: PictureFiles
  makePicture: PictureMaker
  bucket: Bucket | undefined
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { db, clock, files, bucket } = deps

  async function keepUpload({ place, uploadId }: Upload, stream: ReadableStream): Promise<void> {
    await db.read((sql) => refuseFullWorkspace(sql, place.workspaceId))
    const file = await files.receive(stream, { maxBytes: IMAGE_MAX_BYTES })
    const id = newId('img')
    let isKept = false
    try {
      const isEarlier = await db.read((sql) => isSameUpload(sql, { place, uploadId }, file.contentHash))
      if (isEarlier) return
      const picture = await deps.makePicture(file, id)
      isKept = await db.transaction(function* (sql) {
        const row = { ...place, uploadId, id, state: 'ready', contentHash: file.contentHash, ...picture } as const
        if (!(yield* isPlaceThere(sql, place))) throw imageNotFound()
        const isNew = yield* insertImage(sql, { ...row, createdAt: clock.now() })
        if (!isNew) {
          // The id is taken: by the same upload, which came twice at once, or elsewhere in the workspace.
          if (yield* isSameUpload(sql, { place, uploadId }, file.contentHash)) return false
          throw uploadExists()
        }
        yield* refuseFullWorkspace(sql, place.workspaceId)
        const keep = place.testimonialId === null ? 1 : UPLOADS_OF_REQUEST_MAX
        yield* removeFiles(sql, yield* deleteUnattached(sql, place, { keep }), clock.now())
        return true
      })
      deps.wakeJobs()
    } finally {
      await files.discard(file.path)
      if (!isKept) await files.remove(id)
    }
  }

  async function readVariant(imageId: string | undefined, name: string): Promise<Picture> {
    const variant = parseVariant(name)
    const bytes = imageId && variant ? await files.read(imageId, variantName(variant)) : undefined
    if (!variant || !bytes) throw imageNotFound()
    return { bytes, mediaType: mediaTypeOf(variant) }
  }

  return {
    /**
     * Takes one picture. The same bytes under the same `uploadId` again change nothing. Of those that are not attached the
     * oldest gives way: an organisation keeps one, a request one for each of a few tabs. Throws what `shared/images.ts` names.
     */
    async receiveUpload(upload: Upload, stream: ReadableStream): Promise<void> {
      await keepUpload(checked(upload), stream)
    },

    /** Takes back what is not attached; nothing happens when there is none. */
    async removeUpload(upload: Upload): Promise<void> {
      const { place, uploadId } = checked(upload)
      await db.transaction(function* (sql) {
        yield* removeFiles(sql, yield* deleteUpload(sql, { ...place, uploadId }), clock.now())
      })
      deps.wakeJobs()
    },

    /** A preview of what was uploaded and not attached yet. Throws `images.not_found` (404). */
    async readUpload({ place, uploadId }: Upload): Promise<Picture> {
      const row = isUploadId(uploadId)
        ? await db.read((sql) => findUpload(sql, { ...place, uploadId: uploadId.toLowerCase() }))
        : undefined
      return readVariant(row?.attachedAt === null ? row.id : undefined, '192.webp')
    },

    /** What anybody may see. Throws `images.not_found` (404). */
    async readPublic(publicKey: string, variant: string): Promise<Picture> {
      return readVariant(await db.read((sql) => findPublicImage(sql, publicKey)), variant)
    },

    /** What an owner was given the address of. Throws `images.not_found` (404). */
    async readForOwner(view: { imageId: string; variant: string; until: string; signature: string }): Promise<Picture> {
      const isAllowed = mayOwnerView(view, { hashKey: deps.hashKey, now: clock.now() })
      return readVariant(isAllowed ? view.imageId : undefined, view.variant)
    },

    /** Removes what was uploaded and never used, and what a killed process left behind. */
    sweep: (now: Date) => sweepImages({ db, files, now }),

    /** What a submitted address names; null when it names nothing that could be a picture of ours. */
    parseImageUrl: (url: string): ImageReference | null =>
      parseImageUrl(url, { origin: new URL(deps.publicUrl()).origin, bucket }),

    /**
     * Makes what was uploaded to our bucket an upload of the organisation here, and removes it there. Throws
     * `images.unknown` (422) when the bucket does not have it and `images.bucket_unavailable` (503).
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
      await db.transaction((sql) => removeFromBucket(sql, { url, now: clock.now() }))
      return { kind: 'organisation', uploadId }
    },
  }
}

function checked({ place, uploadId }: Upload): Upload {
  if (!isUploadId(uploadId)) throw invalidUploadId()
  return { place, uploadId: uploadId.toLowerCase() }
}

function* refuseFullWorkspace(sql: Sql, workspaceId: string): Work<void> {
  if ((yield* sumBytes(sql, workspaceId)) > WORKSPACE_IMAGES_MAX_BYTES) throw workspaceFull()
}

/** Throws `images.upload_exists` when other bytes came under this id. */
function* isSameUpload(sql: Sql, { place, uploadId }: Upload, contentHash: string): Work<boolean> {
  const earlier = yield* findUpload(sql, { ...place, uploadId })
  if (earlier && earlier.contentHash !== contentHash) throw uploadExists()
  return earlier !== undefined
}

function* removeFiles(sql: Sql, imageIds: string[], now: Date): Work<void> {
  const [first] = imageIds
  if (first) yield* enqueue(sql, { kind: 'images.remove-files', dedupeKey: first, payload: { imageIds }, now })
}

/** Makes a picture part of a client's answer. False when the reference names none that could be. */
export function* attachToAnswer(
  sql: Sql,
  {
    workspaceId,
    testimonialId,
    reference,
    now,
  }: { workspaceId: string; testimonialId: string; reference: ImageReference; now: Date },
): Work<boolean> {
  const place = { workspaceId, testimonialId }
  if (reference.kind === 'bucket') {
    const id = newId('img')
    const { uploadId, url } = reference
    const row = { ...place, id, uploadId, state: 'fetching', sourceUrl: url, createdAt: now, attachedAt: now } as const
    const isNew = yield* insertImage(sql, row)
    if (isNew) {
      yield* enqueue(sql, { kind: 'images.fetch', dedupeKey: id, payload: { workspaceId, imageId: id }, now })
    }
    return isNew
  }
  if (reference.kind !== 'request' || reference.requestId !== testimonialId) return false
  return yield* attachUpload(sql, { ...place, uploadId: reference.uploadId }, { attachedAt: now, publicKey: null })
}

/** Removes what was uploaded for an answer and is not part of it, once it is saved. */
export function* removeLeftUploads(
  sql: Sql,
  { now, ...place }: { workspaceId: string; testimonialId: string; now: Date },
): Work<void> {
  yield* removeFiles(sql, yield* deleteUnattached(sql, place, { keep: 0 }), now)
}

/** Removes all pictures of a testimonial, here and in the bucket, once the transaction has landed. */
export function* removeImagesOfTestimonial(
  sql: Sql,
  { now, ...place }: { workspaceId: string; testimonialId: string; now: Date },
): Work<void> {
  yield* removePictures(sql, yield* deleteOfTestimonial(sql, place), now)
}

/** Gives the picture of a testimonial that became public its address. */
export function* publishImage(
  sql: Sql,
  { workspaceId, testimonialId }: { workspaceId: string; testimonialId: string },
): Work<void> {
  yield* publishIfShown(sql, { workspaceId, testimonialId, publicKey: newLinkId() })
}

/** Path of the organisation's picture, or null. */
export function* getOrganisationImagePath(sql: Sql, workspaceId: string): Work<string | null> {
  const publicKey = yield* findOrganisationKey(sql, workspaceId)
  return publicKey === null ? null : publicImagePath(publicKey, { size: 512, format: 'webp' })
}

/** The organisation's picture as every mail program can show it, and its own size; or null. */
export function* getOrganisationPicture(
  sql: Sql,
  workspaceId: string,
): Work<{ path: string; width: number; height: number } | null> {
  const { publicKey = null, width = null, height = null } = (yield* findOrganisationImage(sql, workspaceId)) ?? {}
  if (publicKey === null || !width || !height) return null
  return { path: publicImagePath(publicKey, { size: 512, format: 'jpg' }), width, height }
}

/**
 * Puts an uploaded picture, or none, in the place of the organisation's. The address in use changes nothing. Throws
 * `images.unknown` (422).
 */
export function* changeOrganisationImage(
  sql: Sql,
  { workspaceId, reference, now }: { workspaceId: string; reference: ImageReference | null; now: Date },
): Work<void> {
  const place = { workspaceId, testimonialId: null }
  const current = yield* findOrganisationKey(sql, workspaceId)
  if (reference?.kind === 'public') {
    if (reference.publicKey === current) return
    throw unknownImage()
  }
  if (reference === null) {
    yield* removeFiles(sql, yield* deleteAttached(sql, place), now)
    return
  }
  if (reference.kind !== 'organisation') throw unknownImage()
  const upload = { ...place, uploadId: reference.uploadId }
  const found = yield* findUpload(sql, upload)
  if (!found) throw unknownImage()
  if (found.attachedAt) return
  yield* removeFiles(sql, yield* deleteAttached(sql, place), now)
  yield* attachUpload(sql, upload, { attachedAt: now, publicKey: newLinkId() })
}

/** Removes a picture from the bucket, once the transaction has landed, however often that has to be tried. */
export function* removeFromBucket(sql: Sql, { url, now }: { url: string; now: Date }): Work<void> {
  yield* enqueue(sql, { kind: 'images.remove-source', dedupeKey: url, payload: { url }, now })
}

/** Removes all pictures of a workspace that is about to be deleted, here and in the bucket, once the transaction has landed. */
export function* removeImagesOfWorkspace(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }) {
  yield* removePictures(sql, yield* listImages(sql, workspaceId), now)
}

function* removePictures(sql: Sql, rows: readonly { id: string; sourceUrl: string | null }[], now: Date): Work<void> {
  for (const { sourceUrl } of rows) if (sourceUrl) yield* removeFromBucket(sql, { url: sourceUrl, now })
  yield* removeFiles(
    sql,
    rows.map(({ id }) => id),
    now,
  )
}
