import { Button, ButtonLink } from '../../../components/button.tsx'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { testimonialCount } from './existing-import.messages.ts'
import type { ImportRun } from './use-import-run.ts'
import type { PhotoUploads } from './use-photo-uploads.ts'

type DoneStepProps = { id: string; imported: number; run: Pick<ImportRun, 'photos' | 'retryPhotos'> }

/** All testimonials are in the list. Their photos may still be on their way. */
export function DoneStep({ id, imported, run: { photos, retryPhotos } }: DoneStepProps) {
  return (
    <div className="stack gap-16 justify-start" role="status">
      <h2>{testimonialCount(imported)} imported</h2>
      <p>
        They are submitted, so nobody sees them yet. In the list, you can approve all of them at once, or those with a
        tag or a service. You can undo this import for 30 days, there or on the page “Import testimonials”.
      </p>
      {photos.state !== 'none' && <PhotosOnTheirWay {...photos} onRetry={retryPhotos} />}
      {photos.state !== 'uploading' && (
        <ButtonLink to={hrefOf({ ...WHOLE_LIST, importId: id })}>Review {testimonialCount(imported)}</ButtonLink>
      )}
    </div>
  )
}

function PhotosOnTheirWay({ state, total, uploaded, failed, onRetry }: PhotoUploads & { onRetry: () => void }) {
  const photos = total === 1 ? '1 photo' : `${total} photos`
  if (state === 'uploading')
    return (
      <>
        <p>
          {uploaded} of {photos} uploaded. Keep this page open.
        </p>
        <progress className="full" aria-label="Photos" max={total} value={uploaded + failed.length} />
      </>
    )
  if (failed.length === 0) return <p>{total === 1 ? '1 photo is' : `All ${total} photos are`} uploaded.</p>
  return (
    <>
      <p>
        {uploaded} of {photos} uploaded. These weren’t:
      </p>
      <ul className="text-13">
        {failed.map(({ row, file, message }) => (
          <li key={row}>
            Row {row}, {file.name}: {message}
          </li>
        ))}
      </ul>
      <Button variant="line" onClick={onRetry}>
        Try these photos again
      </Button>
    </>
  )
}
