import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '#server/config/config-error.ts'
import type { Config } from '#server/config/config.ts'
import type { ImageFiles } from '#server/images/image-files.ts'
import { createImageFolder } from '#server/images/image-folder.ts'
import { createImageStore } from '#server/images/store/image-store.ts'
import { claimStore, probeStore } from '#server/images/store/store-checkup.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { keyedHash } from '#server/kernel/tokens.ts'

/** Younger files may belong to an upload of another process. */
const LEFT_BEHIND_AFTER_MS = 60 * 60 * 1000

type Place = Pick<Config, 'dataDir' | 'imageStore'>

const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'images')

/** Where finished images are in a data folder. */
export const finishedIn = (dataDir: string) => join(folderOf({ dataDir }), 'pictures')

/** Where a move puts them until all are there. */
export const arrivingIn = (dataDir: string) => `${finishedIn(dataDir)}.moving`

/** Who has a store, without telling the secret. */
export const storeOwnerOf = (hashKey: string) => keyedHash(hashKey, 'image store')

/**
 * Checks where images are kept, before anything else is opened or changed. Returns what opens them for an installation with a
 * secret. Both throw ConfigError, StoreFailure and StoreUnfit.
 */
export async function prepareImages({ dataDir, imageStore }: Place) {
  const folder = folderOf({ dataDir })
  if (!imageStore) {
    refuseArriving(dataDir)
    return async (): Promise<ImageFiles> => createImageFolder({ folder })
  }
  refuseForgotten({ dataDir, imageStore })
  // Loaded when it is needed: a server without it starts sooner.
  const { createS3Client } = await import('#server/images/store/s3-client.ts')
  const client = createS3Client(imageStore)
  await probeStore(client)
  return async ({ hashKey, clock }: { hashKey: string; clock: Clock }): Promise<ImageFiles> => {
    await claimStore(client, storeOwnerOf(hashKey))
    const files = createImageStore({ incoming: join(folder, 'incoming'), client })
    // Housekeeping runs in one of several processes, and this folder is of one.
    await files.sweepIncoming(new Date(clock.now().getTime() - LEFT_BEHIND_AFTER_MS))
    return files
  }
}

/** Throws ConfigError when there is a store, and images that are not in it. */
export function refuseForgotten({ dataDir, imageStore }: Place): void {
  const folder = finishedIn(dataDir)
  if (!imageStore || isEmpty(folder)) return
  throw new ConfigError(
    `IMAGES_URL is set, and ${folder} still has images that nobody would see. Copy them with npm run move -- --images-to store, unless that is done, and move the folder away.`,
  )
}

export const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

/** Throws ConfigError when images are in the folder, and some of them did not arrive. */
function refuseArriving(dataDir: string): void {
  const folder = arrivingIn(dataDir)
  if (!existsSync(folder)) return
  throw new ConfigError(
    `A move of images into ${dataDir} did not end. Run npm run move -- --images-to folder again, or set IMAGES_URL and remove ${folder}.`,
  )
}
