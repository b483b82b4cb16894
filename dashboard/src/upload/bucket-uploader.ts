import { initializeApp } from 'firebase/app'
import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  StorageError,
  uploadBytesResumable,
} from 'firebase/storage'
import { bucketPath } from '#shared/image-uploads.ts'
import { contentTypeOf } from './image-file.ts'
import { connectionLost, type ImageUploader, type Upload, UploadCancelled, UploadFailed } from './uploader.ts'

/** Up to this size, the SDK sends a file in one piece and can't report progress. */
const ONE_PIECE_BYTES = 256 * 1024
const UPLOAD_RETRY_MS = 10 * 60_000
const OPERATION_RETRY_MS = 2 * 60_000

export type BucketConfig = { apiKey: string; projectId: string; bucket: string }

export function openBucket({ apiKey, projectId, bucket }: BucketConfig): FirebaseStorage {
  const storage = getStorage(initializeApp({ apiKey, projectId, storageBucket: bucket }, `images of ${bucket}`))
  storage.maxUploadRetryTime = UPLOAD_RETRY_MS
  storage.maxOperationRetryTime = OPERATION_RETRY_MS
  return storage
}

const codeOf = (error: unknown) => (error instanceof StorageError ? error.code : '')

/** The SDK's messages are for developers, so only a lost connection is shown. */
const failureOf = (error: unknown) =>
  codeOf(error) === 'storage/retry-limit-exceeded' || navigator.onLine === false
    ? connectionLost()
    : new UploadFailed('')

/** Stores images in a bucket of Firebase Storage. */
export function createBucketUploader(storage: FirebaseStorage): ImageUploader {
  async function remove(id: string) {
    try {
      await deleteObject(ref(storage, bucketPath(id)))
    } catch (error) {
      if (codeOf(error) !== 'storage/object-not-found') throw failureOf(error)
    }
  }

  async function store({ id, file, signal, onProgress }: Upload): Promise<string> {
    if (signal.aborted) throw new UploadCancelled()
    const object = ref(storage, bucketPath(id))
    const task = uploadBytesResumable(object, file, { contentType: contentTypeOf(file) })
    const cancel = () => void task.cancel()
    signal.addEventListener('abort', cancel)
    if (file.size > ONE_PIECE_BYTES) {
      onProgress(0)
      let highest = 0
      // After a retry, the SDK counts again from what the bucket has.
      task.on('state_changed', (at) => onProgress((highest = Math.max(highest, at.bytesTransferred))), ignore)
    }
    try {
      await task
      return await getDownloadURL(object)
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }

  async function upload(request: Upload) {
    const { id, file, signal } = request
    let sent = file.size > ONE_PIECE_BYTES ? 0 : file.size
    const onProgress = (bytes: number) => request.onProgress((sent = bytes))
    let imageUrl: string
    try {
      imageUrl = await store({ ...request, onProgress })
    } catch (error) {
      if (!signal.aborted) throw failureOf(error)
      // Everything was sent, so it may have arrived.
      if (sent >= file.size) await remove(id).catch(ignore)
      throw new UploadCancelled()
    }
    if (!signal.aborted) return imageUrl
    await remove(id).catch(ignore)
    throw new UploadCancelled()
  }

  return { upload, remove }
}

/** The task's own promise reports failures; a lifecycle rule of the bucket removes what can't be deleted here. */
const ignore = () => {}
