import { IMAGE_MAX_BYTES } from '#shared/image-uploads.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { type JobHandler, type JobPayloads, RetryLater } from '#server/jobs/jobs.registry.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { markContentChanged } from '#server/workspaces/workspaces.service.ts'
import type { Bucket } from './bucket.ts'
import { findImage, forgetSource, settleFetched } from './images.repository.ts'
import { publishImage, removeFromBucket } from './images.service.ts'
import type { PictureFiles } from './picture-files.ts'
import type { PictureMaker } from './picture-maker.ts'

type FetchJob = JobPayloads['images.fetch']

/** Brings a client's picture from the bucket through the same pipeline as an upload, and removes it from the bucket. */
export function createImageFetching(deps: {
  db: Database
  clock: Clock
  files: PictureFiles
  makePicture: PictureMaker
  bucket: Bucket | undefined
}): JobHandler<FetchJob> {
  const { db, files, bucket } = deps

  async function takePicture(url: string, imageId: string) {
    const found = bucket ? await bucket.open(url) : ({ kind: 'missing' } as const)
    if (found.kind === 'unavailable') throw new RetryLater('The bucket does not answer.')
    if (found.kind === 'missing') return undefined
    const file = await files.receive(found.stream, { maxBytes: IMAGE_MAX_BYTES })
    try {
      return { ...(await deps.makePicture(file, imageId)), contentHash: file.contentHash }
    } finally {
      await files.discard(file.path)
    }
  }

  async function fetchPicture({ workspaceId, imageId }: FetchJob, url: string): Promise<void> {
    const key = { workspaceId, id: imageId }
    const picture = await takePicture(url, imageId).catch((error: unknown) => {
      // A file that is no picture of ours is refused for good; a full disk is not its fault.
      if (error instanceof AppError && error.status < 500) return undefined
      throw error
    })
    const isKept = await db.transaction(function* (sql) {
      const settled = picture ? { state: 'ready' as const, ...picture } : { state: 'refused' as const }
      const isFirst = yield* settleFetched(sql, key, settled)
      const row = yield* findImage(sql, key)
      if (!isFirst || !picture || !row?.testimonialId) return row !== undefined
      yield* publishImage(sql, { workspaceId, testimonialId: row.testimonialId })
      yield* markContentChanged(sql, workspaceId)
      return true
    })
    // The client had it erased while it came in.
    if (!isKept) await files.remove(imageId)
  }

  return {
    async run(job) {
      const key = { workspaceId: job.workspaceId, id: job.imageId }
      const row = await db.read((sql) => findImage(sql, key))
      if (!row?.sourceUrl) return
      if (row.state === 'fetching') await fetchPicture(job, row.sourceUrl)
      if (bucket && !(await bucket.remove(row.sourceUrl))) throw new RetryLater('The bucket does not answer.')
      await db.transaction((sql) => forgetSource(sql, key))
    },

    *giveUp(sql: Sql, { workspaceId, imageId }: FetchJob): Work<void> {
      const key = { workspaceId, id: imageId }
      yield* settleFetched(sql, key, { state: 'refused' })
      const row = yield* findImage(sql, key)
      if (row?.sourceUrl) yield* removeFromBucket(sql, { url: row.sourceUrl, now: deps.clock.now() })
    },
  }
}

/** What the bucket keeps no longer belongs to anybody here. */
export const createSourceRemoval = ({
  bucket,
}: {
  bucket: Bucket | undefined
}): JobHandler<JobPayloads['images.remove-source']> => ({
  async run({ url }) {
    if (bucket && !(await bucket.remove(url))) throw new RetryLater('The bucket does not answer.')
  },
})

export const createImageRemoval = ({
  files,
}: {
  files: PictureFiles
}): JobHandler<JobPayloads['images.remove-files']> => ({
  async run({ imageIds }) {
    for (const id of imageIds) await files.remove(id)
  },
})
