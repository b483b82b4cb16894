/**
 * Uploads images to their storage. An image is stored under an `id`, a UUID from the caller; retrying a failed upload needs
 * a new id.
 */
export type ImageUploader = {
  /**
   * Stores the file and returns the URL to submit as `imageUrl`. `onProgress` gets the number of bytes sent, starting at 0
   * and never decreasing; it isn't called if the transport can't tell.
   *
   * Throws `UploadCancelled` once `signal` is aborted, and removes what it knows to be stored; after a lost response, this
   * server or a lifecycle rule of the bucket removes the rest later. Throws `UploadFailed` when the file is rejected or
   * can't be transferred; nothing is stored then.
   */
  upload: (upload: Upload) => Promise<string>
  /** Deletes a stored image. A missing one is not an error. Throws `UploadFailed`. */
  remove: (id: string) => Promise<void>
}

export type Upload = {
  id: string
  file: File
  signal: AbortSignal
  onProgress: (bytesTransferred: number) => void
}

export class UploadCancelled extends Error {
  constructor() {
    super('The upload was cancelled.')
    this.name = 'UploadCancelled'
  }
}

/**
 * `message` is a sentence to show; empty if there is nothing to add. `code` is the server's error code or that of a lost
 * connection; empty if there is none. With `isFinal`, every retry would fail the same way.
 */
export class UploadFailed extends Error {
  readonly code: string
  readonly isFinal: boolean

  constructor(message: string, { code = '', isFinal = false }: { code?: string; isFinal?: boolean } = {}) {
    super(message)
    this.name = 'UploadFailed'
    this.code = code
    this.isFinal = isFinal
  }
}

export const connectionLost = () =>
  navigator.onLine === false
    ? new UploadFailed('You seem to be offline. Try again as soon as you are connected.', { code: 'upload.offline' })
    : new UploadFailed('The connection was lost on the way.', { code: 'upload.connection_lost' })
