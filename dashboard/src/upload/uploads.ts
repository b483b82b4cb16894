import { newUuid } from '#shared/uuid.ts'
import { type ImageUploader, UploadCancelled, UploadFailed } from './uploader.ts'

/** A picture that was uploaded before, like before a reload: its file is no longer at hand. */
export type StoredPicture = { id: string; name: string; totalBytes: number; downloadUrl: string }

export type UploadItem = {
  id: string
  status: 'saving' | 'success' | 'error'
  name: string
  /** Null once only what was stored of it is at hand. */
  file: File | null
  totalBytes: number
  /** Null while nobody can tell. */
  bytesTransferred: number | null
  /** The address to submit; null until it is there. */
  downloadUrl: string | null
  /** Why it failed, where there is more to say than that. */
  reason: string
  /** The server's code for it; empty where there is none. */
  code: string
  /** Another try would fail in the same way. */
  isFinal: boolean
  task: AbortController | null
}

type UploadsOptions = {
  uploader: ImageUploader
  stored?: readonly StoredPicture[]
  /** Told of a stored picture that could not be deleted: of no use to whoever looks at the page. */
  onReport?: (error: unknown) => void
  newId?: () => string
}

/** The pictures of one field, as they go through their states. */
export function createUploads({ uploader, stored = [], onReport = () => {}, newId = newUuid }: UploadsOptions) {
  const listeners = new Set<() => void>()
  let items: readonly UploadItem[] = stored.map((picture) => ({
    ...picture,
    status: 'success',
    file: null,
    bytesTransferred: picture.totalBytes,
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
      // Removed while the answer was on its way.
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

    /** The same file once more, as another picture in the place of the one that failed. */
    retry(id: string) {
      const failed = find(id)
      if (failed?.status !== 'error' || !failed.file) return
      const item = start(failed.file)
      become(items.map((other) => (other.id === id ? item : other)))
      launch(item)
    },

    /** Cancels what is running and deletes what is stored. */
    remove,
    removeAll: () => items.forEach(({ id }) => remove(id)),
    /** Leaves what is stored to somebody else. */
    forgetAll: () => become([]),
  }
}

export type Uploads = ReturnType<typeof createUploads>
