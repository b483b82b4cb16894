import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '#server/config/config-error.ts'
import type { Config } from '#server/config/config.ts'
import type { ImageFiles } from '#server/images/image-files.ts'
import { createImageFolder } from '#server/images/image-folder.ts'
import { createImageStore } from '#server/images/store/image-store.ts'
import { createS3Client } from '#server/images/store/s3-client.ts'
import { claimStore, probeStore } from '#server/images/store/store-checkup.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { keyedHash } from '#server/kernel/tokens.ts'

/** Younger files may belong to an upload of another process. */
const LEFT_BEHIND_AFTER_MS = 60 * 60 * 1000

/** Who has a store, without telling the secret. */
export const storeOwnerOf = (hashKey: string) => keyedHash(hashKey, 'image store')

/**
 * Checks where images are kept, before anything else is opened or changed. Returns what opens them for an installation with a
 * secret. Both throw ConfigError, StoreFailure and StoreUnfit.
 */
export async function prepareImages({ dataDir, imageStore }: Pick<Config, 'dataDir' | 'imageStore'>) {
  const folder = join(dataDir, 'images')
  if (!imageStore) return async (): Promise<ImageFiles> => createImageFolder({ folder })
  refuseForgotten(join(folder, 'pictures'), imageStore)
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

function refuseForgotten(folder: string, { bucket, prefix }: NonNullable<Config['imageStore']>): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new ConfigError(
    `IMAGES_URL is set, and ${folder} still has images that nobody would see. Copy them, such as with aws s3 sync ${folder} s3://${bucket}/${prefix}images, and move the folder away.`,
  )
}
