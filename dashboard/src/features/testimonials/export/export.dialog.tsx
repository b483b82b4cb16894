import { useEffect, useRef, useState } from 'react'
import type { Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { messageOf } from '../../../lib/error-message.ts'

type Progress = { done: number; total: number }
type Watch = { onProgress: (progress: Progress) => void; isCancelled: () => boolean }

type ExportDialogProps = {
  /** Null when it was cancelled. */
  collect: (watch: Watch) => Promise<Testimonial[] | null>
  onCollected: (rows: Testimonial[]) => void
  /** Cancelled. */
  onClose: () => void
}

/** Collects while it is mounted. Nothing is shown when a single answer is enough. */
export function ExportDialog(props: ExportDialogProps) {
  const [attempt, setAttempt] = useState(1)
  return <ExportAttempt key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />
}

function ExportAttempt({ onClose, onTryAgain, ...work }: ExportDialogProps & { onTryAgain: () => void }) {
  const { progress, failure } = useCollecting(work)
  const isUnderWay = progress !== undefined && progress.done < progress.total
  if (!isUnderWay && !failure) return null
  return (
    <Dialog title="Exporting testimonials" width={450} onClose={onClose} hasCloseButton={false}>
      <DialogBody>
        {progress && (
          <>
            <progress value={progress.done} max={progress.total} aria-label="Progress" />
            <p className="muted tabular">
              {progress.done.toLocaleString('en')} of {progress.total.toLocaleString('en')}
            </p>
          </>
        )}
        <FormError message={failure && `We couldn’t collect the testimonials. ${failure}`} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        {failure && <Button onClick={onTryAgain}>Try again</Button>}
      </DialogActions>
    </Dialog>
  )
}

function useCollecting(work: Omit<ExportDialogProps, 'onClose'>) {
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()
  const begun = useRef(work)

  useEffect(() => {
    let isCancelled = false
    const { collect, onCollected } = begun.current
    collect({ onProgress: setProgress, isCancelled: () => isCancelled }).then(
      (rows) => !isCancelled && rows && onCollected(rows),
      (error: unknown) => !isCancelled && setFailure(messageOf(error)),
    )
    return () => {
      isCancelled = true
    }
  }, [])

  return { progress, failure }
}
