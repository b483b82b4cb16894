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
        Your initials will be shown instead.
      </ConfirmDialog>,
    )
  return (
    <div className="gap-24 beside align-center" role="group" aria-label="Organisation image">
      <button
        type="button"
        className={`center relative round-card ${styles.tile}`}
        aria-label="Update organisation image"
        onClick={openUpdate}
      >
        {imageUrl ? <img src={imageUrl} alt="" /> : <span data-initials={initials(fullName(user)) || '--'} />}
        <span className={`center ink surface icons-14 ${styles.edit}`} aria-hidden="true">
          <Pencil />
        </span>
      </button>
      <div>
        <p className="text-13 medium">Organisation image</p>
        <p className="text-13 muted">Shown next to your name. Without one, we show your initials.</p>
        {imageUrl && (
          <Button variant="line" size="small" className={styles.remove} onClick={openRemoval}>
            Remove image
          </Button>
        )}
      </div>
    </div>
  )
}
