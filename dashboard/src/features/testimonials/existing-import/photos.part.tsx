import { useState } from 'react'
import { EXISTING_IMPORT_MAX_PHOTOS } from '#shared/existing-import.ts'
import { FileArea } from '../../../components/file-area.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { faultMessage } from '../import/use-chosen-file.ts'
import { type Reading, rowsOf } from './columns.ts'
import { photoOf, type Photos, readPhotos } from './photos.ts'

type PhotosPartProps = { reading: Reading; photos: Photos; onChange: (photos: Photos) => void }

/** The files that the column of photos names. */
export function PhotosPart({ reading, photos, onChange }: PhotosPartProps) {
  const [fault, setFault] = useState<string>()
  const { photo } = reading.columns
  if (photo === null) return null
  const cells = rowsOf(reading).flatMap(({ cells: all }) => all[photo]?.trim() || [])
  const found = cells.filter((cell) => photoOf(cell, photos)?.file).length
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return
    setFault(undefined)
    try {
      onChange(await readPhotos(files))
    } catch (error) {
      setFault(faultMessage(error))
    }
  }
  return (
    <section className="stack gap-8" aria-label="Photos">
      <p>
        {rowsLabel(cells.length)} a photo. We never fetch photos from addresses: choose the files, and we match them by
        their names.
      </p>
      <FileArea
        line="Drop the photos or a ZIP file of them here, or click to choose them."
        limits={`PNG or JPEG, up to 15 MB each and ${EXISTING_IMPORT_MAX_PHOTOS} photos`}
        accept=".png,.jpg,.jpeg,.zip,image/png,image/jpeg,application/zip"
        hasFault={fault !== undefined}
        isMultiple
        onFiles={(files) => void choose(files)}
      />
      <FormError message={fault} />
      <p className="text-13 muted" role="status">
        {photos.size > 0
          ? `${found} of ${cells.length} found among ${photos.size === 1 ? '1 file' : `${photos.size} files`}.`
          : 'Without them, the testimonials are imported without photos.'}
      </p>
    </section>
  )
}

const rowsLabel = (count: number) => (count === 1 ? '1 row names' : `${count.toLocaleString('en')} rows name`)
