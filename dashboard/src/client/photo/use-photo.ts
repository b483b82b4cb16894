import { useEffect, useEffectEvent, useState } from 'react'
import { useReportError } from '../../reporting/report-error.ts'
import type { ImageUploader } from '../../upload/uploader.ts'
import { createUploads, type UploadItem } from '../../upload/uploads.ts'
import type { Photo } from './photo.ts'

const photoOf = ({ id, name, totalBytes, downloadUrl }: UploadItem): Photo | null =>
  downloadUrl === null ? null : { id, name, totalBytes, downloadUrl }

/** `waiting` for the photo's upload: sending continues automatically once it's done. */
export type Sending = 'no' | 'waiting' | 'sending'

export type PhotoState = UploadItem['status'] | 'none'

/** The photo of an answer. `onChange` is called at each step of its upload, with the photo to send, if any. */
export function usePhoto({
  openUploader,
  stored,
  onChange,
}: {
  /** Opens what stores it, once. */
  openUploader: () => ImageUploader
  stored: Photo | null
  onChange: (photo: Photo | null) => void
}) {
  const onReport = useReportError()
  const [uploads] = useState(() =>
    createUploads({ uploader: openUploader(), stored: stored ? [stored] : [], onReport }),
  )
  const tell = useEffectEvent(() => {
    const [item] = uploads.getItems()
    onChange(item ? photoOf(item) : null)
  })
  useEffect(() => uploads.subscribe(() => tell()), [uploads])
  return {
    uploads,
    readState: (): PhotoState => uploads.getItems()[0]?.status ?? 'none',
    /** The server's error code; empty unless the upload failed. */
    readCode: () => uploads.getItems()[0]?.code ?? '',
  }
}
