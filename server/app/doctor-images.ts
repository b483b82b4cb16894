import type { Config } from '#server/config/config.ts'
import { NoDataYet } from '#server/db/data-folder.ts'
import { PostgresNotReady } from '#server/db/postgres/migrating.ts'
import { readProductDatabase } from '#server/db/product-database.ts'
import { countIncomplete } from '#server/images/store/incomplete-images.ts'
import { createS3Client, type S3Client } from '#server/images/store/s3-client.ts'
import { probeStore } from '#server/images/store/store-checkup.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { refuseForgotten } from './image-storage.ts'
import { explainStartFailure } from './start-failure.ts'

/** Whether images can be kept in the store, if there is one, and whether all are there. The server may be running. */
export async function* checkImageStore(config: Config): AsyncGenerator<Finding> {
  const { ok, open, problem } = findingsOf('Images')
  if (!config.imageStore) return
  try {
    refuseForgotten(config)
    const client = createS3Client(config.imageStore)
    await probeStore(client)
    yield ok('The store at IMAGES_URL can be written, read, listed and deleted from.')
    yield await checkVersions(client)
    yield* checkWhole(config, client)
    yield open('npm run backup doesn’t copy the images in the store. Check that something else does.')
  } catch (error) {
    yield problem(explainStartFailure(error) ?? `They can’t be read: ${String(error)}`)
  }
}

async function checkVersions(client: S3Client): Promise<Finding> {
  const { ok, open } = findingsOf('Images')
  const keepsVersions = await client.keepsVersions()
  if (keepsVersions === undefined)
    return open(
      'The key may not see whether the bucket keeps old versions. If it does, erased images stay there: turn versions off, or let old ones expire.',
    )
  return keepsVersions
    ? open(
        'The bucket keeps old versions, so erased images stay there. Turn versions off, or let old ones expire after a few days.',
      )
    : ok('The bucket keeps no old versions, so what is erased is gone there.')
}

/** A database that can't be read is another finding. */
async function* checkWhole(config: Config, client: S3Client): AsyncGenerator<Finding> {
  const { ok, problem } = findingsOf('Images')
  const db = await readProductDatabase(config).catch(nothingBeforeTheFirstStart)
  if (!db) return
  try {
    const incomplete = await countIncomplete({ db, client })
    yield incomplete === 0 ? ok('Every image is there.') : problem(sentenceAbout(incomplete))
  } finally {
    await db.close()
  }
}

function nothingBeforeTheFirstStart(error: unknown): undefined {
  if (error instanceof NoDataYet || error instanceof PostgresNotReady) return undefined
  throw error
}

const sentenceAbout = (incomplete: number) =>
  `${incomplete === 1 ? '1 image is' : `${incomplete} images are`} incomplete in the store. Restore a copy of the bucket, or ask for a new upload.`
