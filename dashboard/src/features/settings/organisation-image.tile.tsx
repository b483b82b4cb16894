import { Pencil } from 'lucide-react'
import { type CurrentUser, fullName, initials, updateCurrentUser } from '#shared/users.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useModal } from '../../components/modal.tsx'
import { useToast } from '../../components/toast.tsx'
import { useApi } from '../../lib/use-api.ts'
import { OrganisationImageDialog } from './organisation-image.dialog.tsx'
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
        Your initials take its place.
      </ConfirmDialog>,
    )

  return (
    <div className={styles.row} role="group" aria-label="Organisation image">
      <button type="button" className={styles.tile} aria-label="Update organisation image" onClick={openUpdate}>
        {imageUrl ? <img src={imageUrl} alt="" /> : <span data-initials={initials(fullName(user)) || '--'} />}
        <span className={styles.edit} aria-hidden="true">
          <Pencil />
        </span>
      </button>
      <div>
        <p className={styles.title}>Organisation image</p>
        <p className={styles.hint}>Stands beside your name. Without one it is your initials.</p>
        {imageUrl && (
          <Button variant="line" size="small" className={styles.remove} onClick={openRemoval}>
            Remove image
          </Button>
        )}
      </div>
    </div>
  )
}
