import { useState } from 'react'
import { type CurrentUser, updateCurrentUser } from '#shared/users.ts'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../components/dialog.tsx'
import { FormError } from '../../components/form-error.tsx'
import { ApiError } from '../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../lib/error-message.ts'
import { useApi } from '../../lib/use-api.ts'
import { ImageUpload } from '../../upload/image-upload.tsx'
import { useUploadItems } from '../../upload/use-uploads.ts'
import { OrganisationImagePreview } from './organisation-image.preview.tsx'
import { useOrganisationUploads } from './use-organisation-uploads.ts'
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.message !== UNEXPECTED_ERROR_MESSAGE ? error.message : 'Something went wrong.'
type OrganisationImageDialogProps = { user: CurrentUser; onSaved: (user: CurrentUser) => void; onClose: () => void }
export function OrganisationImageDialog({ user, onSaved, onClose }: OrganisationImageDialogProps) {
  const call = useApi()
  const uploads = useOrganisationUploads()
  const [item] = useUploadItems(uploads)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const imageUrl = item?.downloadUrl ?? null
  const submit = async () => {
    if (imageUrl === null || isSaving) return
    setFailure(undefined)
    setIsSaving(true)
    try {
      const saved = await call(updateCurrentUser, { body: { organisationImageUrl: imageUrl } })
      uploads.forgetAll()
      onSaved(saved)
      onClose()
    } catch (error) {
      setFailure(failureOf(error))
      setIsSaving(false)
    }
  }
  return (
    <Dialog title="Update organisation image" onClose={onClose} canClose={!isSaving}>
      <DialogBody>
        <p className="muted">A logo or a portrait, ideally square. It’s shown next to your name.</p>
        <ImageUpload uploads={uploads} isReadOnly={isSaving} />
        {item?.status === 'success' && item.file && <OrganisationImagePreview user={user} file={item.file} />}
        <FormError message={failure} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" aria-disabled={isSaving} onClick={() => !isSaving && onClose()}>
          Cancel
        </Button>
        <Button isBusy={isSaving} disabled={imageUrl === null} onClick={() => void submit()}>
          Submit
        </Button>
      </DialogActions>
    </Dialog>
  )
}
