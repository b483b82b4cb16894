import { useClientTexts } from '../client/language.provider.tsx'
import { ImageUpload } from '../upload/image-upload.tsx'
import type { Uploads } from '../upload/uploads.ts'
import { useSubmitTexts } from './submit-texts.ts'
import controls from '../client/controls.module.css'
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
  const { fields } = useClientTexts()
  const { form } = useSubmitTexts()
  return (
    <div className={`stack ${styles.part}`}>
      <div className={`shrink ${styles.main}`} role="group" aria-labelledby="photo-title" data-field="photo">
        <p className={controls.title} id="photo-title">
          {form.photo} <span className={controls.optional}>{fields.optional}</span>
        </p>
        <ImageUpload uploads={uploads} labelledBy="photo-title" isReadOnly={isReadOnly} error={error} />
      </div>
      <p className={`text-14 muted ${styles.note}`}>{form.photoNote}</p>
    </div>
  )
}
