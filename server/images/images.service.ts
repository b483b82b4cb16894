import type { ReadableStream } from 'node:stream/web'
import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { removeFiles, removeFromBucket } from './attached-images.service.ts'
import type { Bucket } from './bucket.ts'
import {
  isUploadId,
  mayOwnerView,
  mediaTypeOf,
  parseImageUrl,
  parseVariant,
  variantName,
  WORKSPACE_IMAGES_MAX_BYTES,
  type ImageReference,
} from './images.domain.ts'
import {
  bucketUnavailable,
  formFull,
  imageNotFound,
  invalidUploadId,
  unknownImage,
  uploadExists,
  workspaceFull,
} from './images.errors.ts'
import {
  countUnattached,
  deleteUnattached,
  deleteUpload,
  findUpload,
  insertImage,
  isPlaceThere,
  type Place,
  sumBytes,
} from './images.repository.ts'
import { findPublicImage } from './public-images.repository.ts'
import type { ImageFiles } from './image-files.ts'
import type { ImageMaker } from './image-maker.ts'
import { sweepImages } from './sweep.ts'

/** As many browser tabs as a client may have open, each with its own image. */
const UPLOADS_OF_REQUEST_MAX = 4
/** Of visitors who write at the same time, or never send. Nobody's image makes room for another one's. */
const UPLOADS_OF_FORM_MAX = 100

type Upload = { place: Place; uploadId: string }
type MadeImage = { id: string; contentHash: string; width: number; height: number; bytes: number }
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
    await db.read((tx) => refuseFullWorkspace(tx, place.workspaceId, clock.now()))
    const file = await files.receive(stream, { maxBytes: IMAGE_MAX_BYTES })
    const id = newId('img')
    try {
      const isEarlier = await db.read((tx) => isSameUpload(tx, { place, uploadId }, file.contentHash))
      if (isEarlier) return
      await saveImage({ place, uploadId }, { id, contentHash: file.contentHash, ...(await deps.makeImage(file, id)) })
      deps.wakeJobs()
    } finally {
      await files.discard(file.path)
    }
  }

  /** Writes the row of an image whose files are there, or removes them. */
  async function saveImage({ place, uploadId }: Upload, image: MadeImage): Promise<void> {
    const isKept = await db
      .transaction(function* (tx) {
        const row = { ...place, uploadId, state: 'ready', ...image } as const
        if (!(yield* isPlaceThere(tx, place))) throw imageNotFound()
        const isNew = yield* insertImage(tx, { ...row, createdAt: clock.now() })
        if (!isNew) {
          // The id is taken: by the same upload sent twice, or by another one in the workspace.
          if (yield* isSameUpload(tx, { place, uploadId }, image.contentHash)) return false
          throw uploadExists()
        }
        yield* refuseFullWorkspace(tx, place.workspaceId, clock.now())
        if (place.formId !== undefined) {
          if ((yield* countUnattached(tx, place)) > UPLOADS_OF_FORM_MAX) throw formFull()
          return true
        }
        const keep = place.testimonialId === null ? 1 : UPLOADS_OF_REQUEST_MAX
        yield* removeFiles(tx, yield* deleteUnattached(tx, place, { keep }), clock.now())
        return true
      })
      .catch(async (error: unknown) => {
        // After any other failure the row may be there all the same. If it isn't, the sweep finds the files.
        if (error instanceof AppError) await files.remove(image.id)
        throw error
      })
    if (!isKept) await files.remove(image.id)
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

    /** Finds a public image without reading it: many callers have it already. Throws `images.not_found` (404). */
    async findPublic(publicKey: string, variant: string): Promise<{ read: () => Promise<Image> }> {
      const imageId = await db.read((tx) => findPublicImage(tx, publicKey))
      if (!imageId || !parseVariant(variant)) throw imageNotFound()
      return { read: () => readVariant(imageId, variant) }
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

/** Counted for the payer, unless the plan allows any number of workspaces: then for each. */
function* refuseFullWorkspace(tx: Tx, workspaceId: string, now: Date): Transactional<void> {
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  const isOfOwner = plans[plan].limits.workspaces !== null
  if ((yield* sumBytes(tx, { workspaceId, isOfOwner })) > WORKSPACE_IMAGES_MAX_BYTES) throw workspaceFull()
}

/** Throws `images.upload_exists` when different bytes were uploaded under this id. */
function* isSameUpload(tx: Tx, { place, uploadId }: Upload, contentHash: string): Transactional<boolean> {
  const earlier = yield* findUpload(tx, { ...place, uploadId })
  if (earlier && earlier.contentHash !== contentHash) throw uploadExists()
  return earlier !== undefined
}
