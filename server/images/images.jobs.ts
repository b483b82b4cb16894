import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, RetryLater } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { markContentChanged } from '#server/accounts/workspaces.queries.ts'
import type { Bucket } from './bucket.ts'
import { findImage, forgetSource, settleFetched } from './images.repository.ts'
import { publishImage, removeFiles, removeFromBucket } from './attached-images.service.ts'
import type { ImageFiles } from './image-files.ts'
import type { ImageMaker } from './image-maker.ts'

type FetchJob = JobPayloads['images.fetch']

/** Downloads a client's image from the bucket, processes it like an upload, and removes it from the bucket. */
export function createImageFetching(deps: {
  db: Database
  clock: Clock
  files: ImageFiles
  makeImage: ImageMaker
  bucket: Bucket | undefined
}): JobHandler<FetchJob> {
  const { db, files, bucket } = deps

  async function takeImage(url: string, imageId: string) {
    const found = bucket ? await bucket.open(url) : ({ kind: 'missing' } as const)
    if (found.kind === 'unavailable') throw new RetryLater('The bucket doesn’t answer.')
    if (found.kind === 'missing') return undefined
    const file = await files.receive(found.stream, { maxBytes: IMAGE_MAX_BYTES })
    try {
      return { ...(await deps.makeImage(file, imageId)), contentHash: file.contentHash }
    } finally {
      await files.discard(file.path)
    }
  }

  async function fetchImage({ workspaceId, imageId }: FetchJob, url: string): Promise<void> {
    const key = { workspaceId, id: imageId }
    const photo = await takeImage(url, imageId).catch((error: unknown) => {
      // An unacceptable file is refused for good; a full disk is not its fault.
      if (error instanceof AppError && error.status < 500) return undefined
      throw error
    })
    const isKept = await db.transaction(function* (tx) {
      const settled = photo ? { state: 'ready' as const, ...photo } : { state: 'refused' as const }
      const isFirst = yield* settleFetched(tx, key, settled)
      const row = yield* findImage(tx, key)
      if (!isFirst || !photo || !row?.testimonialId) return row?.state === 'ready'
      yield* publishImage(tx, { workspaceId, testimonialId: row.testimonialId })
      yield* markContentChanged(tx, workspaceId)
      return true
    })
    // It was refused, or the client had it erased meanwhile.
    if (!isKept) await files.remove(imageId)
  }

  return {
    async run(job) {
      const key = { workspaceId: job.workspaceId, id: job.imageId }
      const row = await db.read((tx) => findImage(tx, key))
      if (!row?.sourceUrl) return
      if (row.state === 'fetching') await fetchImage(job, row.sourceUrl)
      if (bucket && !(await bucket.remove(row.sourceUrl))) throw new RetryLater('The bucket doesn’t answer.')
      await db.transaction((tx) => forgetSource(tx, key))
    },

    *giveUp(tx: Tx, { workspaceId, imageId }: FetchJob): Transactional<void> {
      const key = { workspaceId, id: imageId }
      const now = deps.clock.now()
      if (yield* settleFetched(tx, key, { state: 'refused' })) yield* removeFiles(tx, [imageId], now)
      const row = yield* findImage(tx, key)
      if (row?.sourceUrl) yield* removeFromBucket(tx, { url: row.sourceUrl, now })
    },
  }
}

/** Removes an object from the bucket that belongs to nobody here any more. */
export const createSourceRemoval = ({
  bucket,
}: {
  bucket: Bucket | undefined
}): JobHandler<JobPayloads['images.remove-source']> => ({
  async run({ url }) {
    if (bucket && !(await bucket.remove(url))) throw new RetryLater('The bucket doesn’t answer.')
  },
})

export const createImageRemoval = ({
  files,
}: {
  files: ImageFiles
}): JobHandler<JobPayloads['images.remove-files']> => ({
  async run({ imageIds }) {
    for (const id of imageIds) await files.remove(id)
  },
})
