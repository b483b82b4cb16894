import { type CurrentUser, fullName } from '#shared/users.ts'
import { FileImage } from '../../upload/file-image.tsx'
import styles from './organisation-image.module.css'

/** The chosen image as it will be cropped: round next to the name, whole on the profile. */
export function OrganisationImagePreview({ user, file }: { user: CurrentUser; file: File }) {
  return (
    <figure className={`round-card sunken ${styles.preview}`}>
      <figcaption className="text-12 muted">How it will look</figcaption>
      <div className="row justify-between gap-16 above-12">
        <p className={`row shrink gap-8 text-12 ${styles.inHeader}`}>
          <span className={`shrink anywhere ${styles.end}`}>
            <b>{fullName(user)}</b>
            <span>{user.organisationName ?? user.email}</span>
          </span>
          <FileImage file={file} className={styles.round} />
        </p>
        <FileImage file={file} className={styles.square} />
      </div>
    </figure>
  )
}
