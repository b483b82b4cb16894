import { useState } from 'react'
import { existingPhotoPath } from '#shared/existing-import.ts'
import { newUuid } from '#shared/uuid.ts'
import { useSignedInOwner } from '../../../lib/use-signed-in-owner.ts'
import { createServerUploader } from '../../../upload/server-uploader.ts'

/** The photo of a row that is imported. */
export type RowPhoto = { row: number; file: File }
type FailedPhoto = RowPhoto & { message: string }

export type PhotoUploads = {
  state: 'none' | 'uploading' | 'done'
  total: number
  uploaded: number
  failed: readonly FailedPhoto[]
}

const NO_UPLOADS: PhotoUploads = { state: 'none', total: 0, uploaded: 0, failed: [] }

/** Uploads photos one after another, once their testimonials exist. One that fails doesn't stop the others. */
export function usePhotoUploads() {
  const owner = useSignedInOwner()
  const [uploads, setUploads] = useState(NO_UPLOADS)

  async function upload(id: string, photos: readonly RowPhoto[], { signal }: { signal: AbortSignal }) {
    if (photos.length === 0) return setUploads(NO_UPLOADS)
    let current: PhotoUploads = { state: 'uploading', total: photos.length, uploaded: 0, failed: [] }
    const become = (changed: Partial<PhotoUploads>) => {
      current = { ...current, ...changed }
      setUploads(current)
    }
    become({})
    for (const { row, file } of photos) {
      if (signal.aborted) return
      const { upload: send } = createServerUploader({
        pathOf: (uploadId) => existingPhotoPath({ id, row, uploadId }),
        owner,
      })
      try {
        await send({ id: newUuid(), file, signal: new AbortController().signal, onProgress: () => {} })
        become({ uploaded: current.uploaded + 1 })
      } catch (error) {
        const message = (error instanceof Error && error.message) || 'The photo couldn’t be uploaded.'
        become({ failed: [...current.failed, { row, file, message }] })
      }
    }
    become({ state: 'done' })
  }

  return { uploads, upload, forget: () => setUploads(NO_UPLOADS) }
}
