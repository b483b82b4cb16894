import { onTestFinished } from 'vitest'
import type { ImageStoreConfig } from '#server/config/images-config.ts'
import { createImageStore } from '#server/images/store/image-store.ts'
import { createS3Client, type Patience } from '#server/images/store/s3-client.ts'
import { newFolder } from './folders.ts'
import { startS3Server } from './s3-server.ts'

export const STORE_KEY = { accessKeyId: 'AKIAFORTESTS', secretAccessKey: 'forTestsOnly/+=' }

/** Tries again soon, for tests that want a failure. */
export const IMPATIENT: Patience = { tries: 3, timeoutMs: 5000, firstWaitMs: 5 }

const storeConfigOf = ({ origin }: { origin: string }): ImageStoreConfig => ({
  bucketUrl: `${origin}/images/`,
  bucket: 'images',
  prefix: 'tests/',
  region: 'us-east-1',
  ...STORE_KEY,
  sessionToken: undefined,
})

/** What a process needs to use that store. */
export const storeSettingsOf = ({ origin }: { origin: string }) => ({
  IMAGES_URL: `s3://images/tests?endpoint=${origin}`,
  AWS_ACCESS_KEY_ID: STORE_KEY.accessKeyId,
  AWS_SECRET_ACCESS_KEY: STORE_KEY.secretAccessKey,
})

/** A store for one test, without images. */
export async function startStoreServer() {
  const server = await startS3Server({ credentials: STORE_KEY })
  onTestFinished(() => server.stop())
  return server
}

/** A store for one test, and images in it. */
export async function startImageStore(patience?: Patience) {
  const server = await startStoreServer()
  const folder = newFolder()
  const config = storeConfigOf(server)
  const client = createS3Client(config, patience)
  return { server, config, client, folder, files: createImageStore({ incoming: folder, client }) }
}
