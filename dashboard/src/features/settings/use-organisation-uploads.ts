import { useEffect, useState } from 'react'
import { organisationImagePath } from '#shared/image-uploads.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { useReportError } from '../../reporting/report-error.ts'
import { openUploader, readImageStore } from '../../upload/open-uploader.ts'
import { createUploads, type Uploads } from '../../upload/uploads.ts'

/** Images that were uploaded and not submitted are removed when the dialog closes, however it closes. */
export function useOrganisationUploads(): Uploads {
  const { getToken, getVisit } = useAuth()
  const { mutate } = useCurrentUser()
  const onReport = useReportError()
  const [uploads] = useState(() =>
    createUploads({
      uploader: openUploader({
        store: readImageStore(),
        pathOf: organisationImagePath,
        owner: {
          getToken,
          getVisit,
          // The next call then leads to the sign-in, as any refused call does.
          onUnauthorized: () => void mutate(),
        },
      }),
      onReport,
    }),
  )
  useEffect(() => () => uploads.removeAll(), [uploads])
  return uploads
}
