import { type CurrentUser, fullName } from '#shared/users.ts'
import { FilePicture } from '../../upload/file-picture.tsx'
import styles from './organisation-image.module.css'

/** The chosen picture as it will be cut: round beside the name, whole on the profile. */
export function OrganisationImagePreview({ user, file }: { user: CurrentUser; file: File }) {
  return (
    <figure className={styles.preview}>
      <figcaption>How it will look</figcaption>
      <div className={styles.looks}>
        <p className={styles.inHeader}>
          <span>
            <b>{fullName(user)}</b>
            <span>{user.organisationName ?? user.email}</span>
          </span>
          <FilePicture file={file} className={styles.round} />
        </p>
        <FilePicture file={file} className={styles.square} />
      </div>
    </figure>
  )
}
