import { FileImage } from '../../upload/file-image.tsx'
import { ImageUpload } from '../../upload/image-upload.tsx'
import { type Uploads, useUploadItems } from '../../upload/uploads.ts'
import controls from '../controls.module.css'
import { useClientTexts } from '../language.provider.tsx'
import { FieldTitle } from '../steps/step-heading.tsx'
import styles from './photo.module.css'

/** The photo on the card; nothing until there is one. */
export function PublicPhoto({ uploads }: { uploads: Uploads }) {
  const [item] = useUploadItems(uploads)
  if (item?.status !== 'success') return null
  const className = `rigid circle ${styles.photo}`
  if (item.file) return <FileImage className={className} file={item.file} />
  return <img className={className} src={item.downloadUrl ?? undefined} alt="" />
}

/** Why an answer can't be sent with its photo. */
export type PhotoFault = 'failed' | 'unknown'

/** Where the focus goes to mend it. */
export const PHOTO_PLACE = "[data-field='photo'] [data-next-focus]"

type PhotoFieldProps = { uploads: Uploads; fault: PhotoFault | null; isReadOnly: boolean }

export function PhotoField({ uploads, fault, isReadOnly }: PhotoFieldProps) {
  const { fields, photo } = useClientTexts()
  return (
    <div className="stack gap-12 with-aside">
      <div className="shrink narrow" role="group" aria-labelledby="photo-title" data-field="photo">
        <FieldTitle>
          <span className={controls.title} id="photo-title">
            {photo.title} <span className={controls.optional}>{fields.optional}</span>
          </span>
        </FieldTitle>
        <ImageUpload
          uploads={uploads}
          labelledBy="photo-title"
          isReadOnly={isReadOnly}
          error={fault ? photo[fault] : undefined}
        />
      </div>
      <p className={`text-14 muted ${styles.note}`}>{photo.note}</p>
    </div>
  )
}
