import { useSyncExternalStore } from 'react'
import { newUuid } from '#shared/uuid.ts'
import { type ImageUploader, UploadCancelled, UploadFailed } from './uploader.ts'

/** An image that was uploaded earlier, for example before a reload: its file is no longer available. */
type StoredImage = { id: string; name: string; totalBytes: number; downloadUrl: string }

export type UploadItem = {
  id: string
  status: 'saving' | 'success' | 'error'
  name: string
  /** Null if only the stored image is available. */
  file: File | null
  totalBytes: number
  /** Null while unknown. */
  bytesTransferred: number | null
  /** The URL to submit; null until the upload is done. */
  downloadUrl: string | null
  /** Why it failed, if there is more to say. */
  reason: string
  /** The server's error code; empty if there is none. */
  code: string
  /** A retry would fail the same way. */
  isFinal: boolean
  task: AbortController | null
}

type UploadsOptions = {
  uploader: ImageUploader
  stored?: readonly StoredImage[]
  /** Called when a stored image couldn't be deleted; not shown to the user. */
  onReport?: (error: unknown) => void
  newId?: () => string
}

/** The images of one field and their states. */
export function createUploads({ uploader, stored = [], onReport = () => {}, newId = newUuid }: UploadsOptions) {
  const listeners = new Set<() => void>()
  let items: readonly UploadItem[] = stored.map((photo) => ({
    ...photo,
    status: 'success',
    file: null,
    bytesTransferred: photo.totalBytes,
    reason: '',
    code: '',
    isFinal: false,
    task: null,
  }))

  function become(next: readonly UploadItem[]) {
    items = next
    for (const listener of listeners) listener()
  }

  const find = (id: string) => items.find((item) => item.id === id)
  const drop = (id: string) => become(items.filter((item) => item.id !== id))
  const change = (id: string, changed: Partial<UploadItem>) =>
    become(items.map((item) => (item.id === id ? { ...item, ...changed } : item)))

  const takeAway = (id: string) => void uploader.remove(id).catch(onReport)

  async function run(id: string, file: File, task: AbortController) {
    try {
      const downloadUrl = await uploader.upload({
        id,
        file,
        signal: task.signal,
        onProgress: (bytesTransferred) => change(id, { bytesTransferred }),
      })
      // Removed before the response arrived.
      if (!find(id)) return takeAway(id)
      change(id, { status: 'success', bytesTransferred: file.size, downloadUrl, task: null })
    } catch (error) {
      if (error instanceof UploadCancelled) return drop(id)
      const { message, code, isFinal } = error instanceof UploadFailed ? error : new UploadFailed('')
      change(id, { status: 'error', reason: message, code, isFinal, task: null })
    }
  }

  function start(file: File): UploadItem {
    const task = new AbortController()
    return {
      id: newId(),
      status: 'saving',
      name: file.name,
      file,
      totalBytes: file.size,
      bytesTransferred: null,
      downloadUrl: null,
      reason: '',
      code: '',
      isFinal: false,
      task,
    }
  }

  const launch = ({ id, file, task }: UploadItem) => {
    if (file && task) void run(id, file, task)
  }

  function remove(id: string) {
    const item = find(id)
    if (!item) return
    drop(id)
    item.task?.abort()
    if (item.status === 'success') takeAway(id)
  }

  return {
    getItems: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    add(file: File) {
      const item = start(file)
      become([...items, item])
      launch(item)
    },

    /** Uploads the same file again, as a new image that replaces the failed one. */
    retry(id: string) {
      const failed = find(id)
      if (failed?.status !== 'error' || !failed.file) return
      const item = start(failed.file)
      become(items.map((other) => (other.id === id ? item : other)))
      launch(item)
    },

    /** Cancels running uploads and deletes stored images. */
    remove,
    removeAll: () => items.forEach(({ id }) => remove(id)),
    /** Forgets the images without deleting them. */
    forgetAll: () => become([]),
  }
}

export type Uploads = ReturnType<typeof createUploads>

export const useUploadItems = (uploads: Uploads) => useSyncExternalStore(uploads.subscribe, uploads.getItems)
