import { useEffect, useEffectEvent, useState } from 'react'
import { requestImagePath } from '#shared/image-uploads.ts'
import { openUploader, readImageStore } from '../upload/open-uploader.ts'
import { createUploads, type UploadItem } from '../upload/uploads.ts'
import type { Photo } from './draft.ts'
import { type ReportError, useReportError } from '../reporting/report-error.ts'

function openUploads({
  requestId,
  stored,
  onReport,
}: {
  requestId: string
  stored: Photo | null
  onReport: ReportError
}) {
  const uploader = openUploader({
    store: readImageStore(),
    pathOf: (uploadId) => requestImagePath({ requestId, uploadId }),
  })
  return createUploads({ uploader, stored: stored ? [stored] : [], onReport })
}

const photoOf = ({ id, name, totalBytes, downloadUrl }: UploadItem): Photo | null =>
  downloadUrl === null ? null : { id, name, totalBytes, downloadUrl }

export type PhotoState = UploadItem['status'] | 'none'

/** The photo of an answer. `onChange` is called at each step of its upload, with the photo to send, if any. */
export function usePhoto({
  requestId,
  stored,
  onChange,
}: {
  requestId: string
  stored: Photo | null
  onChange: (photo: Photo | null) => void
}) {
  const onReport = useReportError()
  const [uploads] = useState(() => openUploads({ requestId, stored, onReport }))
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
