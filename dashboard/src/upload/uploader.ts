/**
 * Takes pictures to where they are kept. A picture is stored under an `id`, a UUID that the caller makes; a second try of
 * a failed upload is another picture and takes another id.
 */
export type ImageUploader = {
  /**
   * Stores the file and answers the address to submit as `imageUrl`. `onProgress` is told the bytes that have left, from
   * 0 on and never fewer than before; it is not called at all where the transport cannot tell.
   *
   * Throws `UploadCancelled` once `signal` is aborted, and then leaves nothing behind as far as it can be known here:
   * what a lost answer leaves is removed later, by this server or a lifecycle rule of the bucket. Throws `UploadFailed` when the file is refused or cannot be
   * carried over; nothing is stored then.
   */
  upload: (upload: Upload) => Promise<string>
  /** Takes a stored picture away. One that is not there is no failure. Throws `UploadFailed`. */
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
 * `message` is a sentence to show, empty where there is nothing to say but that it failed. `code` is the server's, or
 * that of a lost connection, empty where there is none; what `isFinal` fails in the same way however often it is tried.
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
