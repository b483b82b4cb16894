import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { organisationImagePath } from '#shared/image-uploads.ts'
import { initials } from '#shared/initials.ts'
import { type CurrentUser, fullName, updateCurrentUser } from '#shared/users.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { ApiError } from '../../../lib/api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../../../lib/error-message.ts'
import { useReportError } from '../../../reporting/report-error.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useSignedInOwner } from '../../../lib/use-signed-in-owner.ts'
import { englishUploadTexts } from '../../../upload/english-upload-texts.ts'
import { FileImage } from '../../../upload/file-image.tsx'
import { ImageUpload } from '../../../upload/image-upload.tsx'
import { openUploader, readImageStore } from '../../../upload/open-uploader.ts'
import { UploadTextsContext } from '../../../upload/upload.texts.ts'
import { createUploads, type Uploads, useUploadItems } from '../../../upload/uploads.ts'
import styles from './organisation-image.module.css'

type OrganisationImageTileProps = { user: CurrentUser; onSaved: (user: CurrentUser) => void }

export function OrganisationImageTile({ user, onSaved }: OrganisationImageTileProps) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const { organisationImageUrl: imageUrl } = user
  const openUpdate = () =>
    modal.open(
      <OrganisationImageDialog
        user={user}
        onSaved={(saved) => {
          onSaved(saved)
          toast.success('Organisation image saved.')
        }}
        onClose={modal.close}
      />,
    )
  const openRemoval = () =>
    modal.open(
      <ConfirmDialog
        title="Remove organisation image?"
        confirmLabel="Remove"
        variant="danger"
        onConfirm={async () => onSaved(await call(updateCurrentUser, { body: { organisationImageUrl: null } }))}
        onClose={modal.close}
      >
        Your initials will be shown instead.
      </ConfirmDialog>,
    )
  return (
    <div className="gap-24 beside align-center" role="group" aria-label="Organisation image">
      <button
        type="button"
        className={`center relative round-card hover-border-ink ${styles.tile}`}
        aria-label="Update organisation image"
        onClick={openUpdate}
      >
        {imageUrl ? <img src={imageUrl} alt="" /> : <span data-initials={initials(fullName(user)) || '--'} />}
        <span className={`center ink circle surface icons-14 ${styles.edit}`} aria-hidden="true">
          <Pencil />
        </span>
      </button>
      <div>
        <p className="text-13 medium">Organisation image</p>
        <p className="text-13 muted">Shown next to your name. Without one, we show your initials.</p>
        {imageUrl && (
          <Button variant="line" size="small" className="above-8" change="change the image" onClick={openRemoval}>
            Remove image
          </Button>
        )}
      </div>
    </div>
  )
}

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.message !== UNEXPECTED_ERROR_MESSAGE ? error.message : 'Something went wrong.'

type OrganisationImageDialogProps = { user: CurrentUser; onSaved: (user: CurrentUser) => void; onClose: () => void }

function OrganisationImageDialog({ user, onSaved, onClose }: OrganisationImageDialogProps) {
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
        <UploadTextsContext value={englishUploadTexts}>
          <ImageUpload uploads={uploads} isReadOnly={isSaving} />
        </UploadTextsContext>
        {item?.status === 'success' && item.file && <OrganisationImagePreview user={user} file={item.file} />}
        <FormError message={failure} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" disabledReason={isSaving ? WAIT : undefined} onClick={onClose}>
          Cancel
        </Button>
        <Button
          isBusy={isSaving}
          disabledReason={imageUrl === null ? 'Upload an image first.' : undefined}
          onClick={() => void submit()}
        >
          Submit
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The chosen image as it will be cropped: round next to the name, whole on the profile. */
function OrganisationImagePreview({ user, file }: { user: CurrentUser; file: File }) {
  return (
    <figure className={`round-card sunken ${styles.preview}`}>
      <figcaption className="text-12 muted">How it will look</figcaption>
      <div className="row justify-between gap-16 above-12">
        <p className={`row shrink gap-8 text-12 ${styles.inHeader}`}>
          <span className="shrink anywhere end-text">
            <b className="medium block">{fullName(user)}</b>
            <span className="muted">{user.organisationName ?? user.email}</span>
          </span>
          <FileImage file={file} className={`rigid circle ${styles.round}`} />
        </p>
        <FileImage file={file} className={`rigid border round-control ${styles.square}`} />
      </div>
    </figure>
  )
}

/** Images that were uploaded and not submitted are removed when the dialog closes, however it closes. */
export function useOrganisationUploads(): Uploads {
  const owner = useSignedInOwner()
  const onReport = useReportError()
  const [uploads] = useState(() =>
    createUploads({
      uploader: openUploader({
        store: readImageStore(),
        pathOf: organisationImagePath,
        owner,
      }),
      onReport,
    }),
  )
  useEffect(() => () => uploads.removeAll(), [uploads])
  return uploads
}
