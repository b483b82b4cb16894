import type { CLIENT_CONFIG_ELEMENT_ID, ClientConfig } from '#shared/client-config.ts'
import { createServerUploader } from './server-uploader.ts'
import { connectionLost, type ImageUploader, UploadCancelled } from './uploader.ts'

/** Where images are stored: on this server, or in a bucket. */
export type ImageStore = ClientConfig['images']

// The shared module would pull in zod, which the public form avoids.
const configElementId: typeof CLIENT_CONFIG_ELEMENT_ID = 'goodword-config'

/** Reads the configuration that the server wrote into the page. */
export function readImageStore(page: Document = document): ImageStore {
  const { mode, apiKey, projectId, bucket } =
    JSON.parse(page.getElementById(configElementId)?.textContent ?? 'null')?.images ?? {}
  if (mode !== 'firebase') return { mode: 'embedded' }
  return { mode, apiKey: `${apiKey ?? ''}`, projectId: `${projectId ?? ''}`, bucket: `${bucket ?? ''}` }
}

type UploaderOptions = { store: ImageStore } & Parameters<typeof createServerUploader>[0]

export const openUploader = ({ store, ...server }: UploaderOptions): ImageUploader =>
  store.mode === 'firebase' ? createLazyBucketUploader(store) : createServerUploader(server)

/** The SDK is loaded when the first image is chosen, and again at the next one if that fails. */
function createLazyBucketUploader(config: Extract<ImageStore, { mode: 'firebase' }>): ImageUploader {
  let opened: Promise<ImageUploader> | undefined
  const open = () => {
    opened ??= import('./bucket-uploader.ts').then(
      ({ createBucketUploader, openBucket }) => createBucketUploader(openBucket(config)),
      () => {
        opened = undefined
        throw connectionLost()
      },
    )
    return opened
  }
  return {
    upload: async (upload) => {
      const uploader = await open()
      if (upload.signal.aborted) throw new UploadCancelled()
      return uploader.upload(upload)
    },
    remove: async (id) => (await open()).remove(id),
  }
}
