import { ImageUpload } from '../upload/image-upload.tsx'
import type { Uploads } from '../upload/uploads.ts'
import controls from './controls.module.css'
import styles from './photo.module.css'

export function PhotoField({
  uploads,
  error,
  isReadOnly,
}: {
  uploads: Uploads
  error: string | undefined
  isReadOnly: boolean
}) {
  return (
    <div className={styles.part}>
      <div className={styles.main} role="group" aria-labelledby="photo-title" data-field="photo">
        <p className={controls.title} id="photo-title">
          Your photo <span className={controls.optional}>Optional</span>
        </p>
        <ImageUpload uploads={uploads} labelledBy="photo-title" isReadOnly={isReadOnly} error={error} />
      </div>
      <p className={styles.note}>A face next to the words helps strangers believe them. It is up to you.</p>
    </div>
  )
}
